# La Princesa en español. Los nombres de cartas y secretos se citan entre comillas, así que nunca concuerdan con nada; los
# de los héroes llevan su artículo: se escribe «como { $hero }» o «es { $hero }», nunca «a { $hero }» ni «de { $hero }».

game = La Princesa
short = Princesa
blurb = Alguien la tiene secuestrada, y va en el mismo camino que tú.
pitch = Alguien de la mesa tiene secuestrada a la Princesa y nadie sabe quién. Duelos con cartas boca abajo, hechizos, oro y secretos: hay que dar con ella antes de que se la lleven.
like-easy = Se precipita, como un principiante. De cuatro, gana el 22 % donde la casa gana el 28 %.
like-house = Lee quién gasta qué y engaña en los desafíos. Gana el 96 % contra tres que eligen al azar.

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

## Lo que dice cada carta
## El texto se dirige a quien ha ganado el desafío; «tu rival» es quien lo ha perdido. Los hechizos hablan del héroe que los
## lleva. Lo que acaba en -again se lee cuando una frase anterior ya ha nombrado al rival o al héroe. `form` es la voz.

mastery-instead = maestría: { $do }
mastery-also = maestría: además, { $do }
mastery-first = maestría: antes, { $do }

do-unstoppable = imparable
do-keep = no la descartes
do-spared = si con eso eliminas a tu rival, no pierdes nada
do-either = { $do }; si { $if }, { $do2 } en vez de eso
do-for-a-price = si { $if }, { $do }
do-at-price =
    { $n ->
        [0] gratis
        [one] por { $n } moneda
       *[other] por { $n } monedas
    }

cond-secret-is-shown = tu rival tiene el secreto boca arriba
cond-secret-is-shown-again = tiene el secreto boca arriba
cond-you-discard = descartas otra carta
cond-rival-has-no-gold = a tu rival no le queda oro
cond-rival-has-no-gold-again = no le queda oro
cond-rival-has-more-hearts = tu rival tiene más ♥ que tú
cond-rival-has-more-hearts-again = tiene más ♥ que tú
cond-you-have-at-most =
    { $n ->
        [one] te queda { $n } ♥ o menos
       *[other] te quedan { $n } ♥ o menos
    }
cond-rival-has-princess = tu rival tiene a la Princesa
cond-rivals-secret-is = su secreto es «{ $secret }»
cond-freed-when-revealed = así lo ha querido la mesa

coins =
    { $n ->
        [one] { $n } moneda
       *[other] { $n } monedas
    }
cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
loss-hearts = ♥

## Verbos

v-take =
    { $form ->
        [you-to] quitar
        [they-to] quitar
       *[other] quita
    }
v-pay =
    { $form ->
        [you-to] pagar
        [they-to] pagar
        [you-when] pagas
       *[other] paga
    }
v-gain =
    { $form ->
        [you-to] ganar
        [they-to] ganar
        [you-and] ganas
       *[other] gana
    }
v-regain =
    { $form ->
        [you-then] recuperas
        [you-to] recuperar
        [they-to] recuperar
       *[other] recupera
    }
v-look =
    { $form ->
        [you-to] mirar
        [they-to] mirar
       *[other] mira
    }


do-damage = { v-take } { $n } ♥ a tu rival
do-damage-again = quítale { $n } ♥
do-damage-or = { v-take } { $n } ♥ a tu rival, o { $n2 } si { $if }
do-damage-rather = quítale { $n } ♥ en vez de { $n2 } si { $if }
do-lose-hearts =
    { $form ->
        [you-do] luego pierdes { $n } ♥
       *[other] pierde { $n } ♥
    }
do-heal = { v-regain } { $n } ♥
do-heal-or = { v-regain } { $n } ♥, o { $n2 } si { $if }
do-heal-rather = recupera { $n } ♥ en vez de { $n2 } si { $if }
do-stay-alive = sigues con vida y con { $n } ♥
do-prevent-all = no pierde ninguno
do-pay-gold = { v-pay } { coins }
do-gain-gold = { v-gain } { coins }
do-take-gold = { v-take } { coins } a tu rival
do-take-gold-again = quítale { coins }
do-draw = roba { cards }
do-discard-own = luego descarta una carta de tu mano
do-discard-other = luego descarta otra carta de tu mano
do-foresee =
    { $n ->
        [one] quédate con la primera carta del mazo
       *[other] mira las { $n } primeras cartas del mazo, quédate con una y devuelve las demás en el orden que quieras
    }
do-take-magic-or-draw = quédate con una Magia de los descartes; si no hay ninguna, roba { cards }
do-take-from-shop =
    { $n ->
        [0] puedes llevarte gratis una carta de la tienda
       *[other] puedes llevarte una carta de la tienda por { coins }
    }
do-spend = descarta esta carta
do-steal = quédate con una carta al azar de la mano de tu rival
do-take-chosen = mira la mano de tu rival y quédate con una de esas cartas
do-take-chosen-again = mira esa mano y quédate con la carta que quieras
do-drop = tu rival descarta una carta
do-drop-random = tu rival descarta una carta al azar
do-drop-played = tu rival descarta la carta que acaba de jugar
do-show-one = tu rival te enseña además una carta de su mano, a su elección
do-give-back = luego dale a tu rival una carta tuya, que no sea la Princesa
do-give-back-again = luego dale una carta tuya, que no sea la Princesa
do-peek-at-rival =
    { $form ->
        [they-do] mira además el secreto de quien lo pierde
       *[other] mira el secreto de tu rival
    }
do-peek-others =
    { $n ->
        [one] { v-look } el secreto de otra persona
       *[other] { v-look } los secretos de otras { $n } personas
    }
do-reveal-rival = desvela el secreto de tu rival
do-confess-or-bleed = tu rival elige: o te enseña su secreto o le quitas { $n } ♥. Si ya lo tiene boca arriba, le quitas { $n } ♥
do-swap-heroes = cambia tu carta de héroe por la de tu rival; cada cual conserva sus ♥, sin pasar de su nuevo máximo
do-lift-one = descarta un hechizo que tengas encima
do-lift-any = descarta los hechizos que quieras de los que tengas encima
do-lift-or-heal = descarta un hechizo que tengas encima o recupera { $n } ♥
do-conjure =
    { $form ->
        [you-to] poner sobre cualquier héroe una Magia de los descartes
       *[other] pon sobre cualquier héroe una Magia de los descartes
    }
do-turn-up =
    { $form ->
        [you-to] desvelar este secreto
       *[other] se desvela este secreto
    }
do-be-revealed = se desvela su secreto
do-free-princess = la Princesa queda libre
do-take-princess = te la llevas
do-learn-of-an-innocent = sabes de otra persona, elegida al azar, que no es el Secuestrador

do-end-this =
    { $form ->
        [they-to] descartar esta carta
       *[other] se descarta esta carta
    }
do-come-with-marks =
    { $n ->
        [one] llega con { $n } marca
       *[other] llega con { $n } marcas
    }
do-wear-off = retira una marca de esta carta (sin marcas se descarta)
do-disguise = el héroe encantado se convierte en otro, al azar entre los que nadie usa, y no conserva más ♥ que su nuevo máximo
do-undisguise = vuelve a ser quien era

## Cuándo actúa lo que está sobre la mesa

on = { $when } { $do }
when-turn-starts-bearer = al empezar su turno, el héroe encantado
when-before-action-bearer-again = en su turno, antes de actuar,
when-would-lose-hearts-bearer = la próxima vez que el héroe encantado vaya a perder ♥,
when-lost-hearts-bearer-again = en cuanto pierde alguno,
when-won-duel-bearer-again = cuando gana un desafío,
when-lost-duel-bearer = cuando el héroe encantado pierde un desafío,
when-lost-duel-bearer-again = cuando pierde un desafío,
when-would-swap-heroes-bearer-again = si va a cambiar de carta de héroe con alguien,
when-leaves = cuando esta carta se va, { $do }
when-won-duel-everybody = quien gana un desafío
when-dealt = tras el reparto
when-before-action = en tu turno, antes de actuar,
when-won-duel = en cuanto ganas un desafío,
when-eliminated = en cuanto eliminas a alguien en un desafío,
when-would-fall = cuando te quedas sin ♥ y vas a ser un fantasma,
when-fell = cuando eliminan a tu héroe,
when-shown = cuando se desvela este secreto,

stat-less-damage-bearer = las cartas con que el héroe encantado quita ♥ quitan { $n } menos
stat-more-damage-bearer = las cartas con que el héroe encantado quita ♥ quitan { $n } más
stat-overloaded-above-bearer = el héroe encantado tiene sobrecarga con más de { cards }
stat-overloaded-above-everybody = todo el mundo tiene sobrecarga con más de { cards }
stat-dearer-bearer = las cartas de la tienda le cuestan { coins } más al héroe encantado
stat-cheaper-everybody = las cartas de la tienda cuestan { coins } menos
rule-no-gold-for-cards-everybody = las cartas que se venden no dan oro
stat-all-damage-everybody = toda carta que le quita ♥ al rival le quita { $n } más
stat-most-damage-everybody = ninguna carta le quita al rival más de { $n } ♥
stat-more-hearts-back = cuando resucitas, recuperas { $n } ♥ más
rule-no-overload-everybody = la sobrecarga no tiene efecto
rule-no-challenge-bearer = el héroe encantado no puede desafiar
rule-no-healing-bearer-again = mientras tanto no recupera ♥
rule-wins-in-captivity = meta: ganas si el mazo se agota y la Princesa sigue secuestrada
rule-wins-with-kidnapper = meta: ganas con el Secuestrador si el mazo se agota y la Princesa sigue secuestrada, aunque seas un fantasma; pero no sabes quién es

says-only-hidden = Solo sirve boca abajo: si se desvela de otro modo, se pierde.
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
board-card-with-symbol = • { $card } ({ $type }, { $symbol })
board-wheel = En los desafíos: { $rows }
board-beats = { $type } gana a { $type2 }
board-discard = En los descartes: { $card }
board-seat = { $who }
board-hero = { $hero } ({ $symbol })
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
       *[other] Puedes mirar aún { $n } secretos. ¿De quién miras uno?
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
option-use = { SENTENCE($do) } y descarta «{ $card }»
option-explore = Explorar: robar una carta
option-sell = Vender «{ $card }»
option-buy =
    { $n ->
        [0] Llevarte «{ $card }» de la tienda
        [one] Comprar «{ $card }» por { $n } moneda
       *[other] Comprar «{ $card }» por { $n } monedas
    }
option-buy-one =
    { $n ->
        [0] Llevarte «{ $card }», en el puesto { $place } de la tienda
        [one] Comprar por { $n } moneda «{ $card }», en el puesto { $place }
       *[other] Comprar por { $n } monedas «{ $card }», en el puesto { $place }
    }
option-challenge = Desafiar a { $who }
option-alone = Jugar una carta a solas
option-wander = Vagar: robar { $n ->
    [one] una carta
   *[other] { $n } cartas
}
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
option-lift-one = Descartar el hechizo «{ $card }», en el puesto { $place }
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
    .who = Ya has elegido héroe.
log-equipped = { $who } sale al camino como { $hero }.
    .who = Sales al camino como { $hero }.
log-dealt-secret = { $who } recibe un secreto.
    .who = Recibes un secreto.
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
    .who =
        { $count ->
            [one] Empieza el viaje. Hay { $count } carta en el mazo y el primer turno es tuyo.
           *[other] Empieza el viaje. Hay { $count } cartas en el mazo y el primer turno es tuyo.
        }
log-turn = Es el turno de { $who }.
    .who = Es tu turno.
log-refilled = La tienda se repone: { $card }.
log-cleared-shop = La tienda se vacía: { $card }.
log-discarded-top = Nadie ha tocado el mazo en toda una ronda: se descarta «{ $card }».
log-second-deck =
    { $count ->
        [one] El mazo se ha agotado: el único descarte forma uno nuevo.
       *[other] El mazo se ha agotado: los { $count } descartes se barajan y forman uno nuevo.
    }
log-passed = { $who } no puede hacer nada y pasa.
    .who = No puedes hacer nada y pasas.

log-drew =
    { $count ->
        [one] { $who } roba una carta.
       *[other] { $who } roba { $count } cartas.
    }
    .who =
        { $count ->
            [one] Robas una carta.
           *[other] Robas { $count } cartas.
        }
log-drew-own =
    { $count ->
        [one] Robas «{ $card }».
       *[other] Robas { $count } cartas: { $card }.
    }
log-sold =
    { $price ->
        [0] { $who } vende «{ $card }» sin recibir oro: con este entorno las cartas no dan nada.
       *[other] { $n ->
            [0] { $who } vende «{ $card }», pero en la banca ya no hay oro.
            [one] { $who } vende «{ $card }» por { $n } moneda.
           *[other] { $who } vende «{ $card }» por { $n } monedas.
        }
    }
    .who =
        { $price ->
            [0] Vendes «{ $card }» sin recibir oro: con este entorno las cartas no dan nada.
           *[other] { $n ->
                [0] Vendes «{ $card }», pero en la banca ya no hay oro.
               *[other] Vendes «{ $card }» por { coins }.
            }
        }
log-bought =
    { $n ->
        [0] { $who } se lleva «{ $card }» de la tienda sin pagar.
        [one] { $who } compra «{ $card }» por { $n } moneda.
       *[other] { $who } compra «{ $card }» por { $n } monedas.
    }
    .who =
        { $n ->
            [0] Te llevas «{ $card }» de la tienda sin pagar.
           *[other] Compras «{ $card }» por { coins }.
        }
log-paid =
    { $n ->
        [one] { $who } paga { $n } moneda.
       *[other] { $who } paga { $n } monedas.
    }
    .who = Pagas { coins }.
log-gained-gold =
    { $n ->
        [one] { $who } recibe { $n } moneda.
       *[other] { $who } recibe { $n } monedas.
    }
    .who = Recibes { coins }.
log-took-gold =
    { $n ->
        [one] { $who } le quita { $n } moneda a { $who2 }.
       *[other] { $who } le quita { $n } monedas a { $who2 }.
    }
    .who = Le quitas { coins } a { $who2 }.
    .who2 = { $who } te quita { coins }.

log-challenged = { $who } desafía a { $who2 }.
    .who = Desafías a { $who2 }.
    .who2 = { $who } te desafía.
log-acts-alone = { $who } no tiene a quién desafiar: juega a solas.
    .who = No tienes a quién desafiar: juegas a solas.
log-attacked = { $who } pone una carta boca abajo.
    .who = Pones una carta boca abajo.
log-attacked-own = Pones «{ $card }» boca abajo.
log-attacked-openly =
    { $why ->
        [2] { $who } juega a la vista «{ $card }», que es imparable.
        [3] { $who } juega a la vista «{ $card }», y { $who2 } no tiene con qué responder.
        [4] { $who } juega a la vista «{ $card }», y { $who2 }, con tantas cartas, no puede responder.
        [5] { $who } tiene demasiadas cartas y juega a la vista «{ $card }».
       *[other] { $who } juega «{ $card }».
    }
    .who =
        { $why ->
            [2] Juegas a la vista «{ $card }», que es imparable.
            [3] Juegas a la vista «{ $card }», y { $who2 } no tiene con qué responder.
            [4] Juegas a la vista «{ $card }», y { $who2 }, con tantas cartas, no puede responder.
            [5] Tienes demasiadas cartas y juegas a la vista «{ $card }».
           *[other] Juegas «{ $card }».
        }
    .who2 =
        { $why ->
            [2] { $who } juega a la vista «{ $card }», que es imparable.
            [3] { $who } juega a la vista «{ $card }», y no tienes con qué responder.
            [4] { $who } juega a la vista «{ $card }» y, con tantas cartas, no puedes responder.
            [5] { $who } tiene demasiadas cartas y juega a la vista «{ $card }».
           *[other] { $who } juega «{ $card }».
        }
log-turned-over =
    { $open ->
        [0] Se descubren las cartas: { $who } había puesto «{ $card }», y { $who2 }, «{ $card2 }».
       *[other] { $who2 } responde a «{ $card }», de { $who }, con «{ $card2 }».
    }
    .who =
        { $open ->
            [0] Se descubren las cartas: habías puesto «{ $card }», y { $who2 }, «{ $card2 }».
           *[other] { $who2 } responde a tu «{ $card }» con «{ $card2 }».
        }
    .who2 =
        { $open ->
            [0] Se descubren las cartas: { $who } había puesto «{ $card }», y tú, «{ $card2 }».
           *[other] Respondes a «{ $card }», de { $who }, con «{ $card2 }».
        }
log-tied = Empatan.
log-won-duel = { $who } gana a { $who2 } con «{ $card }».
    .who = Ganas a { $who2 } con «{ $card }».
    .who2 = { $who } te gana con «{ $card }».
log-won-alone = Nadie se interpone: «{ $card }» tiene éxito.
log-finished-off = { $who } remata con «{ $card }».
    .who = Rematas con «{ $card }».
log-cannot-finish = A { $who } no le queda nada con que rematar.
    .who = No te queda nada con que rematar.
log-no-winner = El desafío acaba sin que gane nadie.
log-duel-over = Las cartas vuelven a las manos.
log-environment = { $who } trae un Entorno, «{ $card }», y el desafío acaba ahí.
    .who = Traes un Entorno, «{ $card }», y el desafío acaba ahí.

log-hurt = { $who } pierde { $n } ♥.
    .who = Pierdes { $n } ♥.
log-healed = { $who } recupera { $n } ♥.
    .who = Recuperas { $n } ♥.
log-unhurt = { $who } no pierde ningún ♥.
    .who = No pierdes ningún ♥.
log-shielded = «{ $card }» ampara a { $who }, que no pierde ningún ♥.
    .who = «{ $card }» te ampara, y no pierdes ningún ♥.
log-hearts-cut = { $who } pierde { $n } ♥: su nuevo héroe no da para más.
    .who = Pierdes { $n } ♥: tu nuevo héroe no da para más.
log-survived = { $who } tendría que caer, pero sigue en pie con { $n } ♥.
    .who = Tendrías que caer, pero sigues en pie con { $n } ♥.
log-eliminated = { $who } se queda sin ♥ y ya es un fantasma.
    .who = Te quedas sin ♥ y ya eres un fantasma.
log-revived = { $who } vuelve a la vida como { $hero }.
    .who = Vuelves a la vida como { $hero }.
log-wandered = { $who } vaga por el camino.
    .who = Vagas por el camino.
log-became = { $who } es ahora { $hero }.
    .who = Ahora eres { $hero }.
log-enchanted = { $who } pone «{ $card }» sobre { $who2 }.
    .who = Pones «{ $card }» sobre { $who2 }.
    .who2 = { $who } te pone encima «{ $card }».
log-enchanted-self = { $who } se pone «{ $card }».
    .who = Te pones «{ $card }».
log-spell-acted = «{ $card }» actúa sobre { $who }.
    .who = «{ $card }» actúa sobre ti.
log-spell-ended = «{ $card }» deja de actuar sobre { $who }.
    .who = «{ $card }» deja de actuar sobre ti.

log-discarded = { $who } descarta «{ $card }».
    .who = Descartas «{ $card }».
log-discarded-hand = La mano de { $who } va a los descartes: { $card }.
    .who = Tu mano va a los descartes: { $card }.
log-stole = { $who } le quita una carta a { $who2 }.
    .who = Le quitas una carta a { $who2 }.
    .who2 = { $who } te quita una carta.
log-stole-own = { $who } le quita «{ $card }» a { $who2 }.
    .who = Le quitas «{ $card }» a { $who2 }.
    .who2 = { $who } te quita «{ $card }».
log-gave = { $who } le da una carta a { $who2 }.
    .who = Le das una carta a { $who2 }.
    .who2 = { $who } te da una carta.
log-gave-own = { $who } le da «{ $card }» a { $who2 }.
    .who = Le das «{ $card }» a { $who2 }.
    .who2 = { $who } te da «{ $card }».
log-showed = { $who } le enseña una carta a { $who2 }.
    .who = Le enseñas una carta a { $who2 }.
    .who2 = { $who } te enseña una carta.
log-showed-own = { $who } le enseña «{ $card }» a { $who2 }, y a nadie más.
    .who = Le enseñas «{ $card }» a { $who2 }, y a nadie más.
    .who2 = { $who } te enseña «{ $card }», y a nadie más.
log-saw-hand = { $who } mira la mano de { $who2 }.
    .who = Miras la mano de { $who2 }.
    .who2 = { $who } mira tu mano.
log-saw-hand-own = Miras la mano de { $who2 }: { $card }.
log-left-behind = «{ $card }», de la mano de { $who }, va a los descartes.
    .who = «{ $card }», de tu mano, va a los descartes.
looted =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
log-looted = { $who } se queda con { looted } de { $who2 }.
    .who = Te quedas con { looted } de { $who2 }.
    .who2 = { $who } se queda con { looted } de tu mano.
log-looted-own = { $who } se queda con { looted } de { $who2 }: { $card }.
    .who = Te quedas con { looted } de { $who2 }: { $card }.
    .who2 = { $who } se queda con { looted } de tu mano: { $card }.
log-conjured = { $who } saca «{ $card }» de los descartes.
    .who = Sacas «{ $card }» de los descartes.
log-took-from-pile = { $who } recoge «{ $card }» de los descartes.
    .who = Recoges «{ $card }» de los descartes.
log-foresaw =
    { $n ->
        [one] { $who } mira la primera carta del mazo.
       *[other] { $who } mira las { $n } primeras cartas del mazo.
    }
    .who =
        { $n ->
            [one] Miras la primera carta del mazo.
           *[other] Miras las { $n } primeras cartas del mazo.
        }
log-foresaw-own =
    { $n ->
        [one] Miras la primera carta del mazo: { $card }.
       *[other] Miras las { $n } primeras cartas del mazo: { $card }.
    }
log-took-foreseen = { $who } se queda con una de ellas.
    .who = Te quedas con una de ellas.
log-took-foreseen-own = Te quedas con «{ $card }».
log-put-back =
    { $n ->
        [one] { $who } devuelve { $n } carta al mazo.
       *[other] { $who } devuelve { $n } cartas al mazo en el orden que quiere.
    }
    .who =
        { $n ->
            [one] Devuelves { $n } carta al mazo.
           *[other] Devuelves { $n } cartas al mazo en el orden que quieres.
        }
log-put-back-own =
    { $n ->
        [one] Devuelves al mazo «{ $card }».
       *[other] Devuelves { $n } cartas al mazo, de arriba abajo: { $card }.
    }

log-peeked = { $who } mira el secreto de { $who2 }.
    .who = Miras el secreto de { $who2 }.
    .who2 = { $who } mira tu secreto.
log-peeked-own = Miras el secreto de { $who2 }: «{ $secret }».
log-secret-shown = El secreto de { $who } queda a la vista: «{ $secret }».
    .who = Tu secreto queda a la vista: «{ $secret }».
log-princess-freed = ¡La Princesa es libre!
log-princess-to-centre = La Princesa queda en el centro de la mesa.
log-princess-dropped = { $who } suelta a la Princesa, que queda en el centro de la mesa.
    .who = Sueltas a la Princesa, que queda en el centro de la mesa.

log-bank-is-empty = En la banca no queda oro.
log-deck-is-empty = En el mazo no queda ninguna carta.
log-shop-is-empty = En la tienda no queda ninguna carta.
log-cannot-pay = { $who } no tiene oro para eso.
    .who = No tienes oro para eso.
log-has-no-gold = { $who } no tiene oro.
    .who = No tienes oro.
log-has-no-cards = { $who } no tiene ninguna carta.
    .who = No tienes ninguna carta.
log-has-no-other-card = { $who } no tiene otra carta que descartar.
    .who = No tienes otra carta que descartar.
log-has-no-spells = { $who } no tiene encima ningún hechizo.
    .who = No tienes encima ningún hechizo.
log-has-all-hearts = { $who } ya tiene todos sus ♥.
    .who = Ya tienes todos tus ♥.
log-cannot-heal = { $who } no puede recuperar ♥.
    .who = No puedes recuperar ♥.
log-secret-was-shown = El secreto de { $who } ya estaba a la vista.
    .who = Tu secreto ya estaba a la vista.
log-no-secrets-left = Ya no queda ningún secreto ajeno boca abajo.
log-princess-taken = { $who } se lleva a la Princesa.
    .who = Te llevas a la Princesa.
log-over = La partida ha terminado. { $ending }.
log-won =
    { $count ->
        [one] Gana { $who }.
       *[other] Ganan { $who }.
    }
    .who =
        { $count ->
            [one] Ganas.
           *[other] Ganáis { $who }.
        }

## El final

ending-escaped = El camino se acaba, y quien tiene a la Princesa escapa con ella
ending-captivity = El camino se acaba y la Princesa sigue secuestrada: gana el Secuestrador
ending-draw = La Princesa es libre y nadie se la lleva: empatan quienes siguen con vida
ending-nobody = En el camino ya solo hay fantasmas: no gana nadie

## Ajustes de la mesa

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

## Por qué se ganó un duelo

duel-beats = { $type } gana a { $type2 }.
duel-unanswered = Sin respuesta: tiene éxito.
duel-magic-answer = La Magia no sirve de respuesta: se descarta.
duel-alone = Sin nadie enfrente: tiene éxito.

## La lección

lesson-goal = Alguien de esta mesa ha raptado a la Princesa, y solo esa persona sabe quién es.
lesson-win = Gana quien tenga a la Princesa en la mano cuando se acabe este mazo.
lesson-secret = Éste es tu secreto: solo lo ves tú, y conviene que siga así.
lesson-explore = En tu turno haces una sola cosa; esta vez, explora y llévate la primera carta del mazo.
lesson-challenged = { $who3 } te desafía y ha puesto una carta boca abajo: seguro que no son flores.
lesson-answer = Lo más normal es que ataque, y la Defensa gana al Ataque: responde con «{ card-leaf-cloak }».
lesson-won = Has ganado: tu carta hace lo que dice, robas otra, y las dos que se pusieron vuelven a las manos.
lesson-sell = Ahora comercia: vende «{ card-wooden-shield }» y gana una moneda.
lesson-buy = Con tres monedas te llega para un «{ card-riposte }» de la tienda: cómpralo.
lesson-done = Podrías seguir comprando y vendiendo, pero ya está bien: termina.
lesson-challenge = Te toca buscar al culpable: desafía a { $who1 }, que canta demasiado bien para ser inocente.
lesson-trail = La Estrategia gana a la Defensa, y quien es prudente se defiende: pon «{ card-follow-the-trail }».
lesson-look = Has acertado, y tu carta te deja mirar un secreto: el de { $who1 }, claro.
lesson-kidnapper = Fue { $who1 }: si le quitas todos los corazones, la Princesa quedará libre.
lesson-load = Con más de cinco cartas vas con sobrecarga: tu ataque se ve y al ajeno no puedes responder.
lesson-end = Sabes explorar, comerciar y batirte. Lo que hagas con lo que has visto es asunto tuyo.

## Por qué elegir algo, para quien pide consejo

reason-sure-win = Con eso el trayecto acaba en este mismo turno, y ganas.
reason-mix = Quien mezcla bien pone aquí «{ $card }» un { $n } % de las veces: nadie puede contar con ella, y rinde.
reason-mix-answer = Contra lo que pueden haber puesto, quien mezcla bien responde con «{ $card }» un { $n } % de las veces.
reason-explore = Es una carta más en tu mano; quedan { $n } en el camino.
reason-explore-for-time = El tiempo juega a tu favor mientras la Princesa siga secuestrada, y quedan { $n } cartas en el camino.
reason-explore-to-escape = La Princesa está con tu bando: cada carta que acerca el fin del trayecto, a { $n } de aquí, es tuya.
reason-wander = Vuelves con más cartas, y quedan { $n } en el camino.
reason-wander-for-time = Vagar quita tres cartas de un camino de { $n }, y el tiempo juega a tu favor.
reason-wander-to-escape = La Princesa está con tu bando, y vagar acorta el camino de { $n } cartas.
reason-challenge = A { $who } le quedan { $n } ♥; quien derriba a un héroe se lleva lo que quiera de su mano.
reason-challenge-suspect = Por lo que sabes, { $who } es el Secuestrador con un { $n } %, y solo derribándolo queda libre la Princesa.
reason-challenge-overloaded = { $who } va con sobrecarga: tu ataque no se puede responder.
reason-challenge-escort = La Princesa está con { $who }: ganar un desafío es un camino hacia ella.
reason-sell = «{ $card }» te vale menos que el oro con que comprar algo mejor.
reason-buy = «{ $card }» te vale más que { $n } de oro.
reason-use-secret = Tu secreto solo cuenta una vez, y ahora da algo.
reason-enchant = «{ $card }» sobre { $who } cambia las cosas a tu favor.
reason-revive = Puedes prescindir de «{ $card }» por un ♥, y solo un héroe gana desafíos.
reason-claim = Quien tiene a la Princesa cuando acaba el trayecto, gana.
reason-leave = Con ella serías a quien todos desafían.
reason-place = Lo que pone «{ $card }» te sirve aquí.
reason-take = «{ $card }» le va bien a tu mano.
reason-discard-least = Puedes pasar sin «{ $card }».
reason-give-least = Puedes prescindir de «{ $card }», y poco les sirve.
reason-show-least = «{ $card }» dice poco de lo que puedes hacer.
reason-put-least = «{ $card }» encima del mazo es para quien robe después.
reason-peek = { $who } puede ser el Secuestrador ({ $n } %): mirarlo saca de dudas.
reason-spell-own = Es una ayuda para { $who }, que va contigo.
reason-spell-on = Le pesa a { $who }, y eso te conviene.
reason-heal = Un ♥ te vale más que librarte de un hechizo.
reason-lift = Ese hechizo te cuesta más de lo que vale.
reason-confess = Tu secreto te cuesta menos que los ♥; te quedan { $n }.
reason-bleed = Tu secreto vale más que los ♥; te quedan { $n }.
reason-pay = Lo que da vale más que lo que cuesta.
reason-hero = Los dos valen; su equipo es con lo que empiezas.
reason-buy-off = Sin «{ $card }» puedes volver a desafiar.
reason-alone = Sin nadie a quien desafiar, tu carta tiene éxito al momento.
reason-enough = Lo que aún se podría tener no vale lo que cuesta.
