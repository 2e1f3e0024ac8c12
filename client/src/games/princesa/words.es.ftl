# Palabras del tablero de La Princesa que el juego no dice de otro modo.

# Los héroes sin artículo, para donde no cabe.
crest-knight = Caballero
crest-huntress = Cazadora
crest-wizard = Mago
crest-thief = Ladrona
crest-barbarian = Bárbaro
crest-priestess = Sacerdotisa
crest-bard = Bardo
crest-witch = Bruja
crest-inventor = Inventora
crest-merchant = Mercader

no-hero = Eligiendo…
heroes-label = Héroes, por orden de turno
hearts = { $n } de { $most } corazones
ghost-hearts = Fantasma, sin corazones
ghost-word = fantasma
gold-word = de oro
cards-word = cartas en la mano
marks-word = { $n ->
    [one] marca
   *[other] marcas
}
you-called = { $name }, tú
secret-open = a la vista
secret-only-you = Solo lo sabes tú.
secret-hidden = secreto
secret-covered = tapado
secret-innocent = no es el Secuestrador
can-choose = Se puede elegir.
chosen = Elegido.

tag-challenges-you = te desafía
tag-challenges = desafía
tag-challenged = responde
tag-decides = decide
tag-turn = turno
tag-won = gana
tag-princess = Princesa
tag-overload = sobrecarga
tag-unveil = desvelar
tag-partner = tu pareja

gear-of = Equipo inicial: { $hero }

centre-label = El centro de la mesa
princess-name = La Princesa
princess-captive = La Princesa, secuestrada, tras unas rejas
princess-free = La Princesa, libre, en el centro de la mesa
princess-held = La Princesa no está en el centro: la tiene { $who }
princess-mine = La Princesa no está en el centro: la tienes tú
princess-state-captive = Secuestrada
princess-state-free = Libre
princess-state-held = La tiene { $who }
princess-state-mine = La tienes tú
princess-hint-captive = Será libre cuando caiga el héroe del Secuestrador.
princess-hint-free = Quien gane un desafío puede llevársela.
princess-hint-held = Quien la tenga cuando se agote el mazo gana.
princess-hint-mine = Si la tienes cuando se agote el mazo, ganas.
wheel-label = El Ataque gana a la Estrategia, la Estrategia a la Defensa y la Defensa al Ataque

laid-mine = Boca abajo; solo tú sabes que es «{ $card }»
laid-hidden = Carta boca abajo de { $who }
side-attack = { $who } ataca
side-attack-you = Tu ataque
side-answer = { $who } responde
side-answer-you = Tu respuesta
side-chooses = { $who } elige carta
side-chooses-you = Eliges carta
side-no-attack = { $who }, sin cartas
side-no-attack-you = Sin cartas
side-no-answer = { $who } no responde
side-no-answer-you = No respondes
side-won = { $who } gana
side-won-you = Ganas tú
against-nobody = Nadie enfrente
earlier-rounds = Rondas anteriores de { $who }
duel-won = Gana { $who }
duel-you-won = Ganas tú
duel-tied = { $type } contra { $type }: empate, y se sigue.
duel-environment = { $who } trae «{ $card }»: el desafío acaba.
duel-spell = «{ $card }» cae sobre { $who }.
duel-nobody = Acaba sin que gane nadie.

shop-label = Tienda
shop-price = { $n ->
    [0] gratis
   *[other] a { $n } de oro
}
shop-short = te { $n ->
    [one] falta { $n }
   *[other] faltan { $n }
}
shop-empty = vacío
rest-label = Entorno, mazo y descartes
no-environment = Sin Entorno
deck-word = Mazo
deck-explore = Explorar
deck-wander = Vagar
second-deck-word = luego, los descartes
discard-word = Descartes
discard-short = Desc.
discard-open = Abrir y leer los descartes
pile-title = Descartes · { $n }
pile-empty = Aún no hay ninguna carta.
hero-line = { $who }: { $n } de { $most } ♥, { $gold } de oro, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
spells-title = Hechizos encima
no-spells = Sin hechizos encima

hand-label = Tus cartas
used-card = Ya usada en este desafío.
laid-card = Puesta boca abajo.
no-cards = No te quedan cartas.
cannot-now = Ahora no se puede; elígela y se dice por qué.
ways-label = Qué haces con «{ $card }»
aim-hint = Elige sobre qué héroe.
aim-or = Elige sobre qué héroe, o bien:
hint-sell = Para atacar con ella, desafía antes a un héroe.
hint-revive = Descartas para resucitar: un ♥ por carta.

turn-act = Te toca actuar
turn-attack = Te toca atacar
turn-answer = Te toca responder
turn-ghost = Te toca, fantasma
turn-choose = Te toca elegir

context-act = Una sola acción: explora (el mazo), comercia (la tienda y tu mano) o desafía (un héroe).
context-trade = Vende de tu mano o compra en la tienda, cuanto quieras.
context-haunt = Vaga (el mazo), encanta a un héroe (una Magia) o resucita (descarta cartas).
context-revive = Un ♥ por cada carta. Lo que no descartes sigue en tu mano.
context-attack = Va boca abajo: nadie la ve hasta que haya respuesta.
context-answer = Nadie ve tu carta hasta que confirmes.
context-answer-openly = Respondes sabiendo con qué te atacan.
context-finish = Lo que pongas tiene éxito.
context-loot = Lo que no toques te lo quedas; lo que descartes va a la pila.
context-claim = Quien la tenga cuando se agote el mazo gana.
context-peek = Solo lo verás tú, pero todos sabrán a quién has mirado.
context-hero = Cada cual elige a la vez; nadie ve los tuyos.

commit-aim-peek = Mirar el secreto de { $who }
commit-aim-cast = Ponerla sobre { $who }
commit-discard-loot = Dejar «{ $card }»
short-explore = Explorar
short-sell = Venderla
short-buy = Comprarla
short-challenge = Desafiar: { $who }
short-wander = Vagar
short-enchant = Encantar: { $who }
short-revive = Descartarla
short-revive-haunt = Resucitar
short-place = Ponerla
short-aim = { $who }
short-take = Quedármela
short-discard = Descartarla
short-discard-loot = Dejarla
short-show = Enseñarla
short-give = Dársela
short-put = Dejarla encima
short-claim = Llevármela
short-leave = Dejarla
short-keep = { $hero }

headline-draw = Empate

kept-secret = guardaba: { $secret }

notebook = Lo que sabes
aid-tab = Notas
only-you = solo tú
unknown = sin saber
note-innocent = No es el Secuestrador
note-peeked = (lo miraste, turno { $turn })
note-witnessed = (lo viste antes de empezar)
note-revealed = (desvelado, turno { $turn })
note-fell = (cayó, turno { $turn })
note-used = (se desveló, turno { $turn })
note-road-ended = (al acabar el camino)
note-not = No es: { $secrets }.
note-looked = { $n ->
    [one] Lo ha mirado { $people }.
   *[other] Lo han mirado { $people }.
}
note-seen-by = { $n ->
    [one] Lo ha mirado { $people }
   *[other] Lo han mirado { $people }
}
note-cards = Tiene: { $cards }.
note-maybe = Tiene al menos { $n } de: { $cards }.
note-foreseen = Lo primero del mazo: { $cards }.

bet-question = ¿Quién gana?
reaction-1 = No soy yo, lo juro
reaction-2 = Yo vi tu secreto
reaction-3 = ¿Por qué a mí?
reaction-4 = ¡A por ella!
reaction-5 = Bien jugado
reaction-6 = 👻
