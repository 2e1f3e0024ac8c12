# La Princesa en español. Los nombres de cartas y secretos se citan entre comillas, así que nunca concuerdan con nada; los
# de los héroes llevan su artículo: se escribe «como { $hero }» o «es { $hero }», nunca «a { $hero }» ni «de { $hero }».

game = La Princesa

## Las cartas

card-sworn-sword = Espada Juramentada
card-heraldic-shield = Escudo Blasonado
card-code-of-honour = Código de Honor
card-longbow = Arco Largo
card-leaf-cloak = Manto de Hojas
card-follow-the-trail = Seguir el Rastro
card-fireball = Bola de Fuego
card-arcane-barrier = Barrera Arcana
card-clairvoyance = Clarividencia
card-hidden-dagger = Daga Oculta
card-smoke-bomb = Bomba de Humo
card-light-fingers = Manos Ligeras
card-great-axe = Hacha a Dos Manos
card-stone-fist = Puño de Piedra
card-tough-hide = Piel Curtida
card-holy-mace = Maza Sagrada
card-prayer = Plegaria
card-confession = Confesión
card-satire = Sátira
card-ballad = Balada
card-rumour = Rumor
card-poison-nails = Uñas Venenosas
card-cauldron = Caldero
card-evil-eye = Mal de Ojo
card-light-crossbow = Ballesta Ligera
card-spring-trap = Trampa de Resorte
card-master-key = Llave Maestra
card-sword-cane = Bastón Estoque
card-bodyguard = Guardaespaldas
card-bribe = Soborno
card-short-sword = Espada Corta
card-lance = Lanza
card-war-hammer = Martillo de Guerra
card-poisoned-blade = Hoja Envenenada
card-heavy-crossbow = Ballesta Pesada
card-plunder = Saqueo
card-executioner = Verdugo
card-wooden-shield = Escudo de Madera
card-plate-armour = Armadura de Placas
card-riposte = Contraataque
card-healers-kit = Botiquín
card-withdrawal = Retirada
card-telltale-mirror = Espejo Delator
card-interrogation = Interrogatorio
card-robbery = Robo
card-map = Mapa
card-unmask = Desenmascarar
card-ambush = Emboscada
card-toll = Peaje
card-face-changer = Cambiacaras
card-barter = Trueque
card-slow-poison = Veneno Lento
card-clumsy-hands = Manos Torpes
card-frog-curse = Maldición de la Rana
card-torn-pocket = Bolsillo Roto
card-loose-tongue = Lengua Suelta
card-blessing = Bendición
card-protective-aura = Aura Protectora
card-giant-strength = Fuerza de Gigante
card-metamorphosis = Metamorfosis
card-travelling-market = Mercado Ambulante
card-thick-fog = Niebla Espesa
card-blood-moon = Luna de Sangre
card-sanctuary = Santuario
card-storm = Tormenta
card-fair-of-truth = Feria de la Verdad
card-princess = La Princesa
card-none = nada

type-attack = Ataque
type-defence = Defensa
type-strategy = Estrategia
type-magic = Magia
type-environment = Entorno
type-princess = Princesa

## Los héroes

hero-knight = El Caballero
hero-huntress = La Cazadora
hero-wizard = El Mago
hero-thief = La Ladrona
hero-barbarian = El Bárbaro
hero-priestess = La Sacerdotisa
hero-bard = El Bardo
hero-witch = La Bruja
hero-inventor = La Inventora
hero-merchant = El Mercader

symbol-lion = León
symbol-wolf = Lobo
symbol-moon = Luna
symbol-cat = Gato
symbol-bull = Toro
symbol-dove = Paloma
symbol-harp = Arpa
symbol-raven = Cuervo
symbol-cog = Engranaje
symbol-coin = Moneda

## Los secretos

secret-kidnapper = Secuestrador
secret-accomplice = Cómplice
secret-betrothed = Prometido
secret-bounty-hunter = Cazarrecompensas
secret-undying = Inmortal
secret-hidden-heir = Heredero Oculto
secret-royal-spy = Espía Real
secret-covert-warlock = Brujo Encubierto
secret-necromancer = Nigromante
secret-witness = Testigo
secret-none = ninguno

family-goal = Meta
family-own = Turno propio
family-trigger = Automático
family-passive = Pasivo

## Lo que dice cada carta
## El texto se dirige a quien ha ganado el desafío; «tu rival» es quien lo ha perdido. Lo que lleva -again se lee cuando
## una frase anterior ya ha nombrado al rival.

says = { SENTENCE($do) }.
says-goal = Meta: { $do }.
says-own = En tu turno, antes de actuar, puedes desvelarlo: { $do }.
says-trigger = Se desvela y actúa solo: { $do }.
says-passive = { SENTENCE($do) }.
says-unstoppable = Imparable.
says-mastery = Maestría: { $do }.
says-mastery-also = Maestría: además, { $do }.
says-mastery-first = Maestría: antes, { $do }.
says-mastery-keep = Maestría: no la descartes.
says-mastery-spared = Maestría: si con eso eliminas a tu rival, no pierdes nada.

do-if = { $if }, { $do }
do-instead = en vez de eso, { $do }
do-either = { $do }; { $if }, { $do2 } en vez de eso
do-at-price =
    { $n ->
        [0] gratis
        [one] por { $n } moneda
       *[other] por { $n } monedas
    }

if-secret-is-shown = si su secreto está boca arriba
if-you-discard = si descartas otra carta
if-you-pay =
    { $n ->
        [one] si pagas { $n } moneda
       *[other] si pagas { $n } monedas
    }
if-loser-has-no-gold = si no le queda oro
if-loser-has-more-hearts = si tiene más ♥ que tú
if-winner-has-at-most =
    { $n ->
        [one] si te queda { $n } ♥ o menos
       *[other] si te quedan { $n } ♥ o menos
    }

do-damage = quita { $n } ♥ a tu rival
do-damage-again = quítale { $n } ♥
do-damage-or = quita { $n } ♥ a tu rival, o { $n2 } { $if }
do-damage-rather = quítale { $n } ♥ en vez de { $n2 } { $if }
do-backlash = luego pierdes { $n } ♥
do-heal = recupera { $n } ♥
do-heal-or = recupera { $n } ♥, o { $n2 } { $if }
do-heal-rather = recupera { $n } ♥ en vez de { $n2 } { $if }
do-gold =
    { $n ->
        [one] gana { $n } moneda
       *[other] gana { $n } monedas
    }
do-take-gold =
    { $n ->
        [one] quita { $n } moneda a tu rival
       *[other] quita { $n } monedas a tu rival
    }
do-take-gold-again =
    { $n ->
        [one] quítale { $n } moneda
       *[other] quítale { $n } monedas
    }
do-draw =
    { $n ->
        [one] roba { $n } carta
       *[other] roba { $n } cartas
    }
do-discard-own = luego descarta una carta
do-discard-other = luego descarta otra carta
do-foresee = mira las { $n } primeras cartas del mazo, quédate con una y devuelve las demás en el orden que quieras
do-take-magic-or-draw =
    { $n ->
        [one] quédate con una Magia de los descartes; si no hay ninguna, roba { $n } carta
       *[other] quédate con una Magia de los descartes; si no hay ninguna, roba { $n } cartas
    }
do-take-from-shop =
    { $n ->
        [0] puedes llevarte gratis una carta de la tienda
        [one] puedes llevarte una carta de la tienda por { $n } moneda
       *[other] puedes llevarte una carta de la tienda por { $n } monedas
    }
do-spend = descarta esta carta
do-steal = quédate con una carta al azar de la mano de tu rival
do-pick = mira la mano de tu rival y quédate con una de sus cartas
do-pick-again = mira su mano y quédate con la carta que quieras
do-drop = tu rival descarta una carta
do-drop-random = tu rival descarta una carta al azar
do-drop-played = descarta la carta que acaba de jugar tu rival
do-drop-played-again = descarta la carta que acaba de jugar
do-show-one = tu rival te enseña una carta de su mano, a su elección
do-show-one-again = te enseña además una carta de su mano, a su elección
do-give-back = luego dale a tu rival una carta tuya, que no sea la Princesa
do-give-back-again = luego dale una carta tuya, que no sea la Princesa
do-peek-loser = mira el secreto de tu rival
do-peek-others =
    { $n ->
        [one] mira el secreto de otra persona
       *[other] mira los secretos de otras { $n } personas
    }
do-reveal = desvela el secreto de tu rival
do-confess-or-bleed = tu rival elige: o te enseña su secreto o le quitas { $n } ♥. Si su secreto ya está boca arriba, le quitas { $n } ♥
do-swap-heroes = cambia tu carta de héroe por la de tu rival; cada cual conserva sus ♥, sin pasar de su nuevo máximo
do-lift-one = descarta un hechizo que tengas encima
do-lift-any = descarta los hechizos que quieras de los que tengas encima
do-lift-or-heal = descarta un hechizo que tengas encima o recupera { $n } ♥
do-conjure = pon sobre cualquier héroe una Magia de los descartes

do-poison =
    { $marks ->
        [one] llega con { $marks } marca. Al empezar su turno, el héroe encantado pierde { $n } ♥ y se quita una marca; sin marcas, se descarta
       *[other] llega con { $marks } marcas. Al empezar su turno, el héroe encantado pierde { $n } ♥ y se quita una marca; sin marcas, se descarta
    }
do-overload =
    { $n ->
        [one] el héroe encantado tiene sobrecarga con más de { $n } carta
       *[other] el héroe encantado tiene sobrecarga con más de { $n } cartas
    }
do-overload-all =
    { $n ->
        [one] todo el mundo tiene sobrecarga con más de { $n } carta
       *[other] todo el mundo tiene sobrecarga con más de { $n } cartas
    }
do-no-overload = la sobrecarga no tiene efecto
do-no-challenge =
    { $n ->
        [one] el héroe encantado no puede desafiar. En su turno, antes de actuar, puede pagar { $n } moneda para descartar esta carta
       *[other] el héroe encantado no puede desafiar. En su turno, antes de actuar, puede pagar { $n } monedas para descartar esta carta
    }
do-dearer =
    { $n ->
        [one] las cartas de la tienda le cuestan { $n } moneda más al héroe encantado
       *[other] las cartas de la tienda le cuestan { $n } monedas más al héroe encantado
    }
do-cheaper =
    { $n ->
        [one] las cartas de la tienda cuestan { $n } moneda menos, pero nunca menos de { $least }
       *[other] las cartas de la tienda cuestan { $n } monedas menos, pero nunca menos de { $least }
    }
do-tells-on-losing = cuando el héroe encantado pierde un desafío, se desvela su secreto y esta carta se descarta
do-heals = al empezar su turno, el héroe encantado recupera { $n } ♥. Se descarta en cuanto pierde alguno
do-shields = la próxima vez que el héroe encantado vaya a perder ♥, no pierde ninguno y esta carta se descarta
do-strengthens = las cartas con que el héroe encantado quita ♥ quitan { $n } más. Se descarta cuando pierde un desafío
do-weakens = las cartas con que el héroe encantado quita ♥ quitan { $n } menos. Se descarta cuando gana un desafío
do-disguises = el héroe encantado se convierte en otro, al azar entre los que nadie usa, no conserva más ♥ que su nuevo máximo y no recupera ninguno. Cuando esta carta se va, vuelve a ser quien era
do-damage-rises = toda carta que le quita ♥ al rival le quita { $n } más
do-damage-is-capped = ninguna carta le quita al rival más de { $n } ♥
do-winners-peek = quien gana un desafío mira además el secreto de quien lo pierde

do-win-by-time = ganas si el mazo se agota y la Princesa sigue secuestrada
do-win-with-kidnapper = ganas con el Secuestrador si el mazo se agota y la Princesa sigue secuestrada, aunque seas un fantasma; pero no sabes quién es
do-take-her = en cuanto ganas un desafío a quien tiene a la Princesa, te la llevas además de cumplir el texto
do-bounty =
    { $n ->
        [one] en cuanto eliminas en un desafío al héroe del Secuestrador, ganas { $n } moneda
       *[other] en cuanto eliminas en un desafío al héroe del Secuestrador, ganas { $n } monedas
    }
do-survive = la primera vez que te quedas sin ♥, sigues con vida y con { $n } ♥
do-come-back-stronger = cuando resucitas, recuperas { $n } ♥ más
do-know-an-innocent = tras el reparto sabes de otra persona, sacada al azar, que no es el Secuestrador

says-princess = Quien la tenga en la mano cuando se agote el mazo gana la partida. No se puede jugar; si se descarta, va al centro de la mesa.

## La caja

princess-card = La Princesa
heart-counter = Contador de ♥
gold-counter = Moneda de oro
piece-board = Tablero central
piece-turn-marker = Indicador de turno
piece-reference-card = Tarjeta de referencia
says-hearts = Símbolo: { $symbol }. ♥ como máximo: { $n }.
says-gear = Empieza con { $card }.
says-type = { $type }.
says-type-and-symbol = { $type }. Símbolo: { $symbol }.

## La mesa

board-turn = Turno { $turn }: { $who }
board-deck =
    { $count ->
        [one] Mazo: { $count } carta; descartes: { $discarded }
       *[other] Mazo: { $count } cartas; descartes: { $discarded }
    }
board-princess-captive = La Princesa sigue secuestrada
board-princess-centre = La Princesa está en el centro de la mesa
board-princess-held = La Princesa está con { $who }
board-environment = Entorno: { $card }
board-played = Ha jugado { $who }: { $card }
board-shop = Tienda
board-shop-empty = No queda nada
board-card = • { $card } ({ $type })
board-seat = { $who }
board-hero = { $hero }
board-ghost = Es un fantasma
board-hearts = ♥ { $n } de { $n2 }
board-gold =
    { $n ->
        [one] { $n } moneda
       *[other] { $n } monedas
    }
board-my-hand = Tu secreto y tu mano
board-my-secret = Tu secreto: { $secret }
board-my-hand-empty = No tienes cartas
board-hand =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
board-overloaded = Con sobrecarga
board-spell =
    { $marks ->
        [0] Hechizo: { $card }
        [one] Hechizo: { $card } ({ $marks } marca)
       *[other] Hechizo: { $card } ({ $marks } marcas)
    }
board-secret-shown = Secreto a la vista: { $secret }
board-secret-known = Secreto, que solo tú sabes: { $secret }
board-innocent = No es el Secuestrador, y solo tú lo sabes
board-known = Se sabe que tiene: { $card }


## Preguntas

ask-hero = ¿Con qué héroe te quedas?
ask-act = Es tu turno. ¿Qué haces?
ask-haunt = Eres un fantasma y te toca. ¿Qué haces?
ask-trade = ¿Qué más vendes o compras?
ask-revive =
    { $n ->
        [one] Has descartado { $n } carta. ¿Descartas otra o vuelves ya a la vida?
       *[other] Has descartado { $n } cartas. ¿Descartas otra o vuelves ya a la vida?
    }
ask-attack =
    { $round ->
        [1] ¿Con qué carta desafías a { $who }?
       *[other] Ronda { $round } contra { $who }. ¿Qué carta pones?
    }
ask-answer =
    { $round ->
        [1] { $who } te desafía. ¿Con qué respondes?
       *[other] Ronda { $round } contra { $who }. ¿Con qué respondes?
    }
ask-answer-openly =
    { $round ->
        [1] { $who } te desafía, a la vista, con «{ $card }». ¿Con qué respondes?
       *[other] Ronda { $round }: { $who } ataca, a la vista, con «{ $card }». ¿Con qué respondes?
    }
ask-alone = No queda nadie a quien desafiar. ¿Qué carta juegas?
ask-finish = A { $who } no le quedan cartas. ¿Con cuál rematas el desafío?
ask-cast = ¿Sobre quién pones «{ $card }»?
ask-loot = El botín de { $who }: descarta lo que no quieras y quédate con el resto.
ask-claim = La Princesa está en el centro de la mesa. ¿Te la llevas?
ask-discard-own = «{ $card }»: ¿qué carta descartas?
ask-foresee = ¿Con cuál de estas cartas te quedas?
ask-put-back = ¿Qué carta dejas encima del mazo?
ask-brew = ¿Qué Magia recoges de los descartes?
ask-shop =
    { $n ->
        [0] ¿Qué carta de la tienda te llevas gratis?
        [one] ¿Qué carta de la tienda te llevas por { $n } moneda?
       *[other] ¿Qué carta de la tienda te llevas por { $n } monedas?
    }
ask-pick = ¿Qué carta de { $who } te llevas?
ask-drop = Has perdido contra { $who }. ¿Qué carta descartas?
ask-show = ¿Qué carta le enseñas a { $who }?
ask-give = ¿Qué carta le das a { $who }?
ask-peek =
    { $n ->
        [one] ¿De quién miras el secreto?
       *[other] Puedes mirar { $n } secretos. ¿De quién miras el primero?
    }
ask-confess = ¿Le enseñas tu secreto a { $who } o dejas que te quite { $n } ♥?
ask-lift = ¿Qué hechizo descartas?
ask-lift-any = ¿Qué hechizos descartas?
ask-lift-or-heal = ¿Descartas un hechizo o recuperas { $n } ♥?
ask-conjure = ¿Qué Magia sacas de los descartes?
ask-pay =
    { $n ->
        [one] «{ $card }»: ¿pagas { $n } moneda?
       *[other] «{ $card }»: ¿pagas { $n } monedas?
    }
ask-may-discard = «{ $card }»: ¿descartas otra carta para que haga más?

option-use-secret = Desvelar tu secreto: «{ $secret }»
option-pay-frog =
    { $n ->
        [one] Pagar { $n } moneda y librarte de «{ card-frog-curse }»
       *[other] Pagar { $n } monedas y librarte de «{ card-frog-curse }»
    }
option-explore = Explorar: robar una carta
option-sell = Vender «{ $card }»
option-buy =
    { $n ->
        [0] Llevarte «{ $card }» de la tienda
        [one] Comprar «{ $card }» por { $n } moneda
       *[other] Comprar «{ $card }» por { $n } monedas
    }
option-challenge = Desafiar a { $who }
option-alone = Jugar una carta a solas
option-wander = Vagar: robar tres cartas
option-enchant = Encantar a { $who } con «{ $card }»
option-revive = Resucitar, descartando «{ $card }»
option-place = Poner «{ $card }»
option-aim = { $who }
option-take = Quedarte con «{ $card }»
option-discard = Descartar «{ $card }»
option-show = Enseñar «{ $card }»
option-give = Dar «{ $card }»
option-put = Dejar encima «{ $card }»
option-lift = Descartar el hechizo «{ $card }»
option-heal = Recuperar ♥
option-pay = Pagar
option-confess = Enseñar tu secreto
option-bleed = Dejar que te quite ♥
option-claim = Llevarte a la Princesa
option-leave = Dejarla donde está
option-keep = Quedarte con { $hero }
option-decline = { $choice }
option-done = { $choice }
option-pass = { $choice }
choice-stop = Dejarlo así
choice-no = No
choice-trade = Dejar de comerciar
choice-revive = Volver ya a la vida
choice-lift = No descartar más
choice-loot = Quedarte con el resto
choice-pay = No pagar
choice-shop = No llevarte nada
choice-keep-cards = No descartar nada
choice-turn = Pasar
choice-duel = No tienes con qué: acabar el desafío

## La historia

log-chose-hero = { $who } ya ha elegido héroe.
log-equipped = { $who } sale al camino como { $hero }.
log-dealt-secret = { $who } recibe un secreto.
log-dealt-secret-own =
    { $witness ->
        [0] Tu secreto: «{ $secret }».
       *[other] Tu secreto: «{ $secret }». Viste algo, y sabes que { $who2 } no es el Secuestrador.
    }
log-began =
    { $count ->
        [one] Empieza el viaje. Hay { $count } carta en el mazo y el primer turno es de { $who }.
       *[other] Empieza el viaje. Hay { $count } cartas en el mazo y el primer turno es de { $who }.
    }
log-turn = Es el turno de { $who }.
log-refilled = La tienda se repone: { $card }.
log-cleared-shop = La tienda se vacía: { $card }.
log-discarded-top = Nadie ha tocado el mazo en toda una ronda: se descarta «{ $card }».
log-second-deck =
    { $count ->
        [one] El mazo se ha agotado: el único descarte forma uno nuevo.
       *[other] El mazo se ha agotado: los { $count } descartes se barajan y forman uno nuevo.
    }
log-passed = { $who } no puede hacer nada y pasa.

log-drew =
    { $count ->
        [one] { $who } roba una carta.
       *[other] { $who } roba { $count } cartas.
    }
log-drew-own =
    { $count ->
        [one] Robas «{ $card }».
       *[other] Robas { $count } cartas: { $card }.
    }
log-sold =
    { $n ->
        [0] { $who } vende «{ $card }», pero en la banca ya no hay oro.
        [one] { $who } vende «{ $card }» por { $n } moneda.
       *[other] { $who } vende «{ $card }» por { $n } monedas.
    }
log-bought =
    { $n ->
        [0] { $who } se lleva «{ $card }» de la tienda sin pagar.
        [one] { $who } compra «{ $card }» por { $n } moneda.
       *[other] { $who } compra «{ $card }» por { $n } monedas.
    }
log-paid =
    { $n ->
        [one] { $who } paga { $n } moneda.
       *[other] { $who } paga { $n } monedas.
    }
log-gained-gold =
    { $n ->
        [one] { $who } recibe { $n } moneda.
       *[other] { $who } recibe { $n } monedas.
    }
log-took-gold =
    { $n ->
        [one] { $who } le quita { $n } moneda a { $who2 }.
       *[other] { $who } le quita { $n } monedas a { $who2 }.
    }

log-challenged = { $who } desafía a { $who2 }.
log-acts-alone = { $who } no tiene a quién desafiar: juega a solas.
log-attacked = { $who } pone una carta boca abajo.
log-attacked-own = Pones «{ $card }» boca abajo.
log-attacked-openly =
    { $why ->
        [2] { $who } juega a la vista «{ $card }», que es imparable.
        [3] { $who } juega a la vista «{ $card }», y { $who2 } no tiene con qué responder.
        [4] { $who } juega a la vista «{ $card }», y { $who2 }, con tantas cartas, no puede responder.
        [5] { $who } tiene demasiadas cartas y juega a la vista «{ $card }».
       *[other] { $who } juega «{ $card }».
    }
log-turned-over =
    { $open ->
        [0] Se descubren las cartas: { $who } había puesto «{ $card }», y { $who2 }, «{ $card2 }».
       *[other] { $who2 } responde a «{ $card }», de { $who }, con «{ $card2 }».
    }
log-tied = Empatan.
log-won-duel = { $who } gana a { $who2 } con «{ $card }».
log-finished-off = { $who } remata con «{ $card }».
log-cannot-finish = A { $who } no le queda nada con que rematar.
log-no-winner = El desafío acaba sin que gane nadie.
log-duel-over = Las cartas vuelven a las manos.
log-environment = { $who } trae un Entorno, «{ $card }», y el desafío acaba ahí.

log-hurt = { $who } pierde { $n } ♥.
log-healed = { $who } recupera { $n } ♥.
log-unhurt = { $who } no pierde ningún ♥.
log-shielded = «{ card-protective-aura }» ampara a { $who }, que no pierde ningún ♥.
log-hearts-cut = { $who } pierde { $n } ♥: su nuevo héroe no da para más.
log-survived = { $who } tendría que caer, pero sigue en pie con { $n } ♥.
log-eliminated = { $who } se queda sin ♥ y ya es un fantasma.
log-revived = { $who } vuelve a la vida como { $hero }.
log-wandered = { $who } vaga por el camino.
log-became = { $who } es ahora { $hero }.
log-enchanted = { $who } pone «{ $card }» sobre { $who2 }.
log-enchanted-self = { $who } se pone «{ $card }».
log-spell-acted = «{ $card }» actúa sobre { $who }.
log-spell-ended = «{ $card }» deja de actuar sobre { $who }.

log-discarded = { $who } descarta «{ $card }».
log-discarded-hand = La mano de { $who } va a los descartes: { $card }.
log-stole = { $who } le quita una carta a { $who2 }.
log-stole-own = { $who } le quita «{ $card }» a { $who2 }.
log-gave = { $who } le da una carta a { $who2 }.
log-gave-own = { $who } le da «{ $card }» a { $who2 }.
log-showed = { $who } le enseña una carta a { $who2 }.
log-showed-own = { $who } le enseña «{ $card }» a { $who2 }, y a nadie más.
log-saw-hand = { $who } mira la mano de { $who2 }.
log-saw-hand-own = Miras la mano de { $who2 }: { $card }.
log-left-behind = «{ $card }», de la mano de { $who }, va a los descartes.
log-looted =
    { $count ->
        [one] { $who } se queda con { $count } carta de { $who2 }.
       *[other] { $who } se queda con { $count } cartas de { $who2 }.
    }
log-looted-own =
    { $count ->
        [one] { $who } se queda con { $count } carta de { $who2 }: { $card }.
       *[other] { $who } se queda con { $count } cartas de { $who2 }: { $card }.
    }
log-conjured = { $who } saca «{ $card }» de los descartes.
log-took-from-pile = { $who } recoge «{ $card }» de los descartes.
log-foresaw =
    { $n ->
        [one] { $who } mira la primera carta del mazo.
       *[other] { $who } mira las { $n } primeras cartas del mazo.
    }
log-foresaw-own =
    { $n ->
        [one] Miras la primera carta del mazo: { $card }.
       *[other] Miras las { $n } primeras cartas del mazo: { $card }.
    }
log-took-foreseen = { $who } se queda con una de ellas.
log-took-foreseen-own = Te quedas con «{ $card }».
log-put-back =
    { $n ->
        [one] { $who } devuelve { $n } carta al mazo.
       *[other] { $who } devuelve { $n } cartas al mazo en el orden que quiere.
    }
log-put-back-own =
    { $n ->
        [one] Devuelves al mazo «{ $card }».
       *[other] Devuelves { $n } cartas al mazo, de arriba abajo: { $card }.
    }

log-peeked = { $who } mira el secreto de { $who2 }.
log-peeked-own = Miras el secreto de { $who2 }: «{ $secret }».
log-secret-shown = El secreto de { $who } queda a la vista: «{ $secret }».
log-princess-freed = ¡La Princesa es libre!
log-princess-to-centre = La Princesa queda en el centro de la mesa.
log-princess-taken = { $who } se lleva a la Princesa.
log-over = La partida ha terminado. { $ending }.
log-won = Victoria de { $who }.

## El final

ending-escaped = El camino se acaba, y quien tiene a la Princesa escapa con ella
ending-captivity = El camino se acaba y la Princesa sigue secuestrada: gana el Secuestrador
ending-draw = La Princesa es libre y nadie se la lleva: empatan quienes siguen con vida
ending-nobody = En el camino ya solo hay fantasmas: no gana nadie

## Opciones de la mesa

setting-two_heroes = Dos héroes a elegir para cada cual (hasta cinco jugadores)
setting-teams = Dos contra dos (con cuatro jugadores)
setting-revealed_frees = La Princesa queda libre en cuanto se desvela al Secuestrador
setting-bar_accomplice = Sin el secreto «Cómplice»
setting-bar_betrothed = Sin el secreto «Prometido»
setting-bar_bounty_hunter = Sin el secreto «Cazarrecompensas»
setting-bar_undying = Sin el secreto «Inmortal»
setting-bar_hidden_heir = Sin el secreto «Heredero Oculto»
setting-bar_royal_spy = Sin el secreto «Espía Real»
setting-bar_covert_warlock = Sin el secreto «Brujo Encubierto»
setting-bar_necromancer = Sin el secreto «Nigromante»
setting-bar_witness = Sin el secreto «Testigo»
