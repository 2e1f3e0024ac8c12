# ¡La Cosa! en español. Los nombres de las cartas se citan entre comillas, así que nunca concuerdan con nada.

game = ¡La Cosa!
short = La Cosa
blurb = Alguien en la base ya no es humano.
pitch = Una base aislada en el hielo, y alguien de la mesa ya no es quien dice ser. Se intercambian cartas a escondidas, se infecta y se sospecha, hasta dar con La Cosa o caer todos.
like-easy = Se le escapan cosas, como a un principiante. De cuatro, gana el 45 % donde la casa gana el 55 %.
like-house = Juega todos los papeles sin delatarse. De cuatro así, los Humanos ganan el 36 %.

## Las cartas

card-thing = La Cosa
card-infected = ¡Infectado!
card-flamethrower = Lanzallamas
card-analysis = Análisis
card-axe = Hacha
card-suspicion = Sospecha
card-whisky = Whisky
card-resolute = Determinación
card-watch-your-back = Vigila tus espaldas
card-change-places = ¡Cambio de lugar!
card-better-run = ¡Más vale que corras!
card-seduction = Seducción
card-scary = Aterrador
card-comfortable = Aquí estoy bien
card-no-thanks = ¡No, gracias!
card-missed = ¡Fallaste!
card-no-barbecue = ¡Nada de barbacoas!
card-quarantine = Cuarentena
card-barred-door = Puerta atrancada
card-ropes = Cuerdas podridas
card-one-two = Uno, dos…
card-three-four = Tres, cuatro…
card-party = ¿Es aquí la fiesta?
card-get-out = ¡Sal de aquí!
card-forgetful = Olvidadizo
card-round = Vuelta y vuelta
card-friends = ¿No podemos ser amigos?
card-blind-date = Cita a ciegas
card-oops = ¡Ups!
card-between-us = Que quede entre nosotros…
card-revelations = Revelaciones
piece-turn-card = Carta de turno

## Lo que dicen las cartas: cada una se lee del árbol que la hace funcionar

number = { $n ->
    [1] una
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
   *[other] { $n }
}
quoted = «{ $card }»
a-card = un «{ $card }»

# A quién alcanzan
near = alguien adyacente
near-free = alguien adyacente que no esté en cuarentena
self-or-near = alguien adyacente o a ti
self-or-near-free = alguien adyacente que no esté en cuarentena o a ti
anyone = quien quieras que no esté en cuarentena
anyone-past-doors = quien quieras que no esté en cuarentena, haya o no puertas
beside-past-doors = alguien adyacente que no esté en cuarentena, haya o no puerta por medio
places-away = { $n ->
    [1] la primera
    [2] la segunda
    [3] la tercera
    [4] la cuarta
   *[other] la { $n }.ª
} persona a tu izquierda o a tu derecha, haya o no puertas; no ocurre nada si tú o esa persona estáis en cuarentena

# Según la mesa
table-strict = con cuarentena estricta
table-neighbours = si las cartas para «cualquiera» solo alcanzan a quien está al lado
table-duty = si La Cosa no puede quedarse con un Lanzallamas
by-table = { $do2 } ({ $table }: { $do })
if-table = se juega { $table }
if-table-not = no se juega { $table }

# Lo que hacen
do-eliminate = { $whom } queda fuera de la partida
do-unless-answered = { $do }, salvo que responda con { $either }
do-see-hand = mira tú, y nadie más, la mano entera de { $whom }
do-see-card = mira tú, y nadie más, una carta al azar de la mano de { $whom }
do-show-hand = enseña tu mano a toda la mesa
do-show-rest = enseña el resto de tu mano a toda la mesa
do-show-hand-to = enseña tu mano a { $whom } y a nadie más
do-reveal-in-turn = por orden desde ti, cada cual enseña su mano o no; se acaba en cuanto se ve un { $either }
do-swap-seats = cambia de sitio con { $whom }
do-swap-pairs = desde ti y en el sentido de las agujas del reloj, la gente cambia de sitio de dos en dos
do-turn-round = cambia el sentido de los turnos y de los intercambios, empezando por el intercambio de este turno
do-exchange = intercambia una carta con { $whom }
do-pass-on = todo el mundo pasa a la vez una carta a quien va después, y nada lo impide
do-end-turn = tu turno acaba ahí, sin tercer paso
do-keep-one-of = roba { number } cartas ¡Aléjate!, quédate con una y descarta { $rest ->
    [1] la otra
    [2] las otras dos
    [3] las otras tres
   *[other] las otras { $rest }
}
do-play-again = después juega o descarta una carta, que puede ser otra «{ $card }»
do-discard = descarta { $n ->
    [1] una carta
   *[other] { number } cartas
}
do-draw = roba { $n ->
    [1] una carta ¡Aléjate!
   *[other] { number } cartas ¡Aléjate!
}
do-swap-with-deck = cambia una carta de tu mano por la primera ¡Aléjate! del mazo
do-refuse = rechaza un intercambio
do-look-at-offer = mira la carta que te ofrecían
do-next-instead = quien va después de ti intercambia en tu lugar
do-next-instead-immune = quien va después de ti intercambia en tu lugar sin que le infecte lo que reciba
do-cancel = anula { $either } dirigido a ti

# Obstáculos
one-quarantine = una «{ card-quarantine }»
one-barred-door = una «{ card-barred-door }»
all-quarantine = todas las cuarentenas
all-barred-door = todas las puertas
lot-turn = { $n ->
    [1] durante un turno suyo
    [2] durante dos de sus turnos
    [3] durante tres de sus turnos
   *[other] durante { $n } de sus turnos
}
do-lock-up = pon en cuarentena { $turns } a { $whom }
do-bar-way = pon esta carta entre tu sitio y el de { $whom }: nada puede dirigirse de uno a otro, ni siquiera un intercambio
do-take-away = quita { $either } que te afecte a ti o a alguien adyacente
do-take-all-away = se descartan { $all }
in-quarantine = quien está en cuarentena { $items }
rule-openly = roba, descarta y da sus cartas a la vista de la mesa
rule-no-fire = no elimina a nadie
rule-no-move = no cambia de sitio
rule-no-play = no juega ninguna carta
rule-no-exchange = no intercambia con nadie
rule-no-aim = no es objetivo de nada que no sea retirar su cuarentena

# Lo que es tenerlas
one-human = un Humano
one-infected = un Infectado
one-contagious = La Cosa o un Infectado
one-thing = La Cosa
trait-makes = quien la tiene es { $role }
trait-stays = no se descarta, no se intercambia y ningún efecto la quita
trait-turns = robarla no tiene consecuencias; si eres { $role } y te la da otra persona, te conviertes en { $role2 }
trait-given = { $one } puede dársela a cualquiera y { $one2 } solo a { $one3 }; nadie más puede darla
trait-last-stays = a { $one } nunca le falta una: ni descarta ni da la última
trait-shunned = { $one } no puede quedársela: debe jugarla, descartarla u ofrecerla

## Papeles

role-human = Humano
role-infected = Infectado
role-contagious = La Cosa o Infectado
role-thing = La Cosa
certain-human = Humano
certain-infected = Infectado
certain-thing = La Cosa
certain-contagious = La Cosa o Infectado
way-clockwise = en el sentido de las agujas del reloj
way-back = en sentido contrario a las agujas del reloj

## La mesa

board-turn = Turno { $turn }: { $who }
board-way = Se juega { $way }
board-deck =
    { $panic ->
        [0] { $count ->
            [one] Mazo: { $count } carta
           *[other] Mazo: { $count } cartas
        }
       *[other] { $count ->
            [one] Mazo: { $count } carta; encima, un ¡Pánico!
           *[other] Mazo: { $count } cartas; encima, un ¡Pánico!
        }
    }
board-discard =
    { $count ->
        [one] Descartes: { $count } carta
       *[other] Descartes: { $count } cartas
    }
board-resolving = En juego: { $card }
board-face-up = Boca arriba: { $card }
board-humans-left =
    { $count ->
        [0] No queda ningún Humano: puedes declararlo
        [one] Queda { $count } Humano
       *[other] Quedan { $count } Humanos
    }
board-seat = { $who }
board-role = Eres: { $role }
board-my-hand = Tu mano: { $card }
board-open-hand = Mano: { $card }
board-hand =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
board-certain = Seguro: { $certain }
board-known =
    { $count ->
        [0] Tiene: { $card }
        [one] Tenía: { $card } ({ $count } puede haber cambiado)
       *[other] Tenía: { $card } ({ $count } pueden haber cambiado)
    }
board-quarantine =
    { $count ->
        [one] En cuarentena: { $count } turno más
       *[other] En cuarentena: { $count } turnos más
    }
board-door =
    { $count ->
        [one] Puerta atrancada hacia { $who }
       *[other] { $count } puertas atrancadas hacia { $who }
    }
board-out = Fuera de la partida

## Preguntas

ask-act = ¿Qué carta juegas o descartas?
ask-keep = ¿Con cuál de ellas te quedas?
ask-offer = ¿Qué carta le ofreces a { $who }?
ask-answer = { $who } te ofrece una carta. ¿Qué le das, o cómo te niegas?
ask-stand-in = Te toca intercambiar con { $who } en lugar de otra persona. ¿Qué le das, o cómo te niegas?
ask-burn = { $upon } ¿Qué haces?
ask-move = { $upon } ¿Qué haces?
upon-burn = { $who } juega «{ $card }» contra ti.
upon-move = { $who } juega «{ $card }» sobre ti.
upon-eliminate = { $who } te apunta con un «{ $card }».
upon-swap-seats = { $who } quiere cambiar de sitio contigo: «{ $card }».
upon-see-hand = { $who } quiere ver toda tu mano: «{ $card }».
upon-see-card = { $who } quiere ver una de tus cartas, al azar: «{ $card }».
upon-show-hand-to = { $who } quiere enseñarte su mano: «{ $card }».
upon-lock-up = { $who } quiere ponerte en cuarentena: «{ $card }».
upon-bar-way = { $who } quiere atrancar el paso entre su sitio y el tuyo: «{ $card }».
upon-exchange = { $who } quiere intercambiar una carta contigo: «{ $card }».
ask-aim = ¿A quién eliges?
ask-swap-with = ¿Con quién cambias de sitio?
ask-forget =
    { $count ->
        [one] Descarta { $count } carta más.
       *[other] Descarta { $count } cartas más.
    }
ask-round = ¿Qué carta le pasas a { $who }?
ask-exchange-with = ¿Con quién intercambias una carta?
ask-blind-date = ¿Qué carta dejas encima del mazo?
ask-show-hand-to = ¿A quién le enseñas tu mano?
ask-revelations = ¿Enseñas tu mano?

option-play = Jugar «{ $card }»
option-play-on =
    { $between ->
        [0] Jugar «{ $card }» sobre { $who }
       *[other] Jugar «{ $card }» entre tu sitio y el de { $who }
    }
option-chop-quarantine = «{ $card }»: acabar con la cuarentena de { $who }
option-chop-door = «{ $card }»: quitar la puerta entre { $who } y { $who2 }
option-discard = Descartar «{ $card }»
option-keep = Quedarse con «{ $card }»
option-declare = Declarar que no queda ningún Humano
option-give = Dar «{ $card }»
option-defend = Responder con «{ $card }»
option-accept = Aceptarlo
accept-burn = Aceptarlo
accept-move = Aceptarlo
accept-eliminate = Arder
accept-swap-seats = Cambiar de sitio
accept-see-hand = Dejar que la vea
accept-see-card = Dejar que la vea
accept-show-hand-to = Mirarla
accept-lock-up = Entrar en cuarentena
accept-bar-way = Dejar que lo atranque
accept-exchange = Intercambiar
option-aim = { $who }
option-put = Dejar «{ $card }»
option-reveal = Enseñar toda la mano
option-reveal-infected = Enseñar solo un «{ card-infected }»
option-hide = No enseñar nada
option-request = Declarar, cuando acabe este turno, que no queda ningún Humano
option-withdraw = No declarar todavía

## Lo que se dice en voz alta, sea verdad o no

says-clean = Al acabar el último turno, yo era Humano.
says-armed = Tengo un “{ card-flamethrower }”.
says-gave =
    { $what ->
        [0] Lo que le di a { $who2 } era inofensivo.
       *[other] Lo que le di a { $who2 } era un “{ card-infected }”.
    }
says-got =
    { $what ->
        [0] Lo que me dio { $who2 } era inofensivo.
       *[other] Lo que me dio { $who2 } era un “{ card-infected }”.
    }
says-saw =
    { $what ->
        [0] He mirado lo que tenía { $who2 }, y no he visto nada malo.
        [1] Le he visto un “{ card-infected }” a { $who2 }.
        [2] Le he visto un “{ card-flamethrower }” a { $who2 }.
       *[other] He visto a “{ card-thing }” en persona: la tiene { $who2 }.
    }
says-trust = Me fío de { $who2 }.
says-suspect = Sospecho de { $who2 }.
says-burn = ¡Hay que quemar a { $who2 }!
says-ask-got =
    { $mine ->
        [1] { $who2 }, ¿qué te di?
       *[other] { $who2 }, ¿qué te dio { $who3 }?
    }
says-ask-saw =
    { $mine ->
        [1] { $who2 }, ¿qué me has visto?
       *[other] { $who2 }, ¿qué le has visto a { $who3 }?
    }
says-clean-then = Al acabar el turno { $turn }, yo era Humano.
talk-clean = Soy Humano
talk-armed = Tengo fuego
talk-gave = Lo que di…
talk-got = Lo que me dieron…
talk-saw = Lo que vi…
talk-trust = Me fío de…
talk-suspect = Sospecho de…
talk-burn = Quemar a…
talk-ask-got = Preguntar qué le dieron…
talk-ask-saw = Preguntar qué vio…
option-clean = «{ says-clean }»
option-armed = «{ says-armed }»
option-gave = «{ says-gave }»
option-got = «{ says-got }»
option-saw = «{ says-saw }»
option-trust = «{ says-trust }»
option-suspect = «{ says-suspect }»
option-burn = «{ says-burn }»
option-ask-got = «{ says-ask-got }»
option-ask-saw = «{ says-ask-saw }»

## La historia

log-began =
    { $count ->
        [one] Cae la noche sobre la base. Hay { $count } carta en el mazo y empieza { $who }.
       *[other] Cae la noche sobre la base. Hay { $count } cartas en el mazo y empieza { $who }.
    }
    .who =
        { $count ->
            [one] Cae la noche sobre la base. Hay { $count } carta en el mazo y empiezas tú.
           *[other] Cae la noche sobre la base. Hay { $count } cartas en el mazo y empiezas tú.
        }
log-turn = Es el turno de { $who }.
    .who = Es tu turno.
log-reshuffled =
    { $count ->
        [one] El mazo se ha agotado: se baraja { $count } descarte y vuelve a empezar.
       *[other] El mazo se ha agotado: se barajan los { $count } descartes y vuelve a empezar.
    }
log-panic-on-top = Encima del mazo asoma un ¡Pánico!.
log-skipped =
    { $count ->
        [one] Se descarta sin mirar { $count } carta de ¡Pánico!.
       *[other] Se descartan sin mirar { $count } cartas de ¡Pánico!.
    }
log-drew = { $who } roba una carta.
    .who = Robas una carta.
log-drew-own = Robas «{ $card }».
log-drew-openly = { $who } roba a la vista de la mesa: «{ $card }».
    .who = Robas a la vista de la mesa: «{ $card }».
log-kept = { $who } se queda con una de las cartas.
    .who = Te quedas con una de las cartas.
log-kept-own = Te quedas con «{ $card }».
log-discarded = { $who } descarta una carta.
    .who = Descartas una carta.
log-discarded-own = Descartas «{ $card }».
log-discarded-openly = { $who } descarta a la vista de la mesa: «{ $card }».
    .who = Descartas a la vista de la mesa: «{ $card }».
log-panicked = { $who } roba un ¡Pánico!: «{ $card }».
    .who = Robas un ¡Pánico!: «{ $card }».
log-played = { $who } juega «{ $card }».
    .who = Juegas «{ $card }».
log-played-on =
    { $how ->
        [1] { $who } juega «{ $card }» y se la pone.
        [2] { $who } juega «{ $card }» entre su sitio y el de { $who2 }.
       *[other] { $who } juega «{ $card }» sobre { $who2 }.
    }
    .who =
        { $how ->
            [1] Juegas «{ $card }» y te la pones.
            [2] Juegas «{ $card }» entre tu sitio y el de { $who2 }.
           *[other] Juegas «{ $card }» sobre { $who2 }.
        }
    .who2 =
        { $how ->
            [2] { $who } juega «{ $card }» entre su sitio y el tuyo.
           *[other] { $who } juega «{ $card }» sobre ti.
        }
log-turned-round = Ahora se juega { $way }.
log-analysed = { $who } examina toda la mano de { $who2 }.
    .who = Examinas toda la mano de { $who2 }.
    .who2 = { $who } examina toda tu mano.
log-analysed-own = Examinas la mano de { $who2 }: { $card }.
log-suspected = { $who } mira una carta de { $who2 }.
    .who = Miras una carta de { $who2 }.
    .who2 = { $who } mira una de tus cartas.
log-suspected-own = Miras una carta de { $who2 }: «{ $card }».
log-showed-hand = { $who } enseña su mano a toda la mesa: { $card }.
    .who = Enseñas tu mano a toda la mesa: { $card }.
log-showed-to = { $who2 } le enseña su mano a { $who }, y a nadie más.
    .who = { $who2 } te enseña su mano, y a nadie más.
    .who2 = Le enseñas tu mano a { $who }, y a nadie más.
log-showed-to-own = { $who2 } te enseña su mano: { $card }.
log-showed-infected = { $who } enseña un «{ $card }» y nada más.
    .who = Enseñas un «{ $card }» y nada más.
log-kept-hidden = { $who } prefiere no enseñar nada.
    .who = Prefieres no enseñar nada.
log-revelations-over = Con eso basta: nadie más tiene que enseñar nada.
log-chopped-quarantine =
    { $own ->
        [0] { $who } echa mano del «{ $card }» contra la cuarentena de { $who2 }.
       *[other] { $who } echa mano del «{ $card }» contra su propia cuarentena.
    }
    .who =
        { $own ->
            [0] Echas mano del «{ $card }» contra la cuarentena de { $who2 }.
           *[other] Echas mano del «{ $card }» contra tu cuarentena.
        }
    .who2 = { $who } echa mano del «{ $card }» contra tu cuarentena.
log-chopped-door =
    { $own ->
        [0] { $who } derriba a golpes de «{ $card }» la puerta entre { $who2 } y { $who3 }.
       *[other] { $who } derriba a golpes de «{ $card }» la puerta entre su sitio y el de { $who2 }.
    }
    .who =
        { $own ->
            [0] Derribas a golpes de «{ $card }» la puerta entre { $who2 } y { $who3 }.
           *[other] Derribas a golpes de «{ $card }» la puerta entre tu sitio y el de { $who2 }.
        }
    .who2 =
        { $own ->
            [0] { $who } derriba a golpes de «{ $card }» la puerta entre tu sitio y el de { $who3 }.
           *[other] { $who } derriba a golpes de «{ $card }» la puerta entre su sitio y el tuyo.
        }
    .who3 = { $who } derriba a golpes de «{ $card }» la puerta entre el sitio de { $who2 } y el tuyo.
log-quarantine-over = Se acaba la cuarentena de { $who }.
    .who = Se acaba tu cuarentena.
log-quarantine-goes-on =
    { $count ->
        [one] A { $who } le queda { $count } turno de cuarentena.
       *[other] A { $who } le quedan { $count } turnos de cuarentena.
    }
    .who =
        { $count ->
            [one] Te queda { $count } turno de cuarentena.
           *[other] Te quedan { $count } turnos de cuarentena.
        }
log-doors-opened =
    { $count ->
        [one] Se abre { $count } puerta.
       *[other] Se abren { $count } puertas.
    }
log-moved = { $who } y { $who2 } cambian de sitio.
    .who = Cambias de sitio con { $who2 }.
    .who2 = { $who } cambia de sitio contigo.
log-nothing-happens =
    { $hindered ->
        [0] { $who } no tiene a quién elegir: no ocurre nada.
       *[other] { $who } está en cuarentena: no ocurre nada.
    }
    .who =
        { $hindered ->
            [0] No tienes a quién elegir: no ocurre nada.
           *[other] Estás en cuarentena: no ocurre nada.
        }
log-door-in-between = Hay una puerta entre { $who } y { $who2 }: no intercambian nada.
    .who = Hay una puerta entre { $who2 } y tú: no intercambiáis nada.
    .who2 = Hay una puerta entre { $who } y tú: no intercambiáis nada.
log-quarantine-in-between = La cuarentena impide que { $who } y { $who2 } intercambien nada.
    .who = La cuarentena impide que { $who2 } y tú intercambiéis nada.
    .who2 = La cuarentena impide que { $who } y tú intercambiéis nada.
log-befriended = { $who } le pide una carta a { $who2 }.
    .who = Le pides una carta a { $who2 }.
    .who2 = { $who } te pide una carta.
log-offered = { $who } le ofrece una carta a { $who2 }.
    .who = Le ofreces una carta a { $who2 }.
    .who2 = { $who } te ofrece una carta.
log-offered-own = Le ofreces «{ $card }» a { $who2 }.
log-offered-openly = { $who } le ofrece a { $who2 }, a la vista de la mesa, «{ $card }».
    .who = Le ofreces a { $who2 }, a la vista de la mesa, «{ $card }».
    .who2 = { $who } te ofrece, a la vista de la mesa, «{ $card }».
log-gave-openly = { $who } le da a { $who2 }, a la vista de la mesa, «{ $card }».
    .who = Le das a { $who2 }, a la vista de la mesa, «{ $card }».
    .who2 = { $who } te da, a la vista de la mesa, «{ $card }».
log-exchanged = { $who } y { $who2 } intercambian una carta.
    .who = Intercambias una carta con { $who2 }.
    .who2 = { $who } intercambia una carta contigo.
log-exchanged-own =
    { $turned ->
        [0] { $who } da «{ $card }» y { $who2 } da «{ $card2 }».
        [1] { $who } da «{ $card }» y { $who2 } da «{ $card2 }». Desde ahora { $who } es Infectado.
       *[2] { $who } da «{ $card }» y { $who2 } da «{ $card2 }». Desde ahora { $who2 } es Infectado.
    }
    .who =
        { $turned ->
            [0] Das «{ $card }» y { $who2 } te da «{ $card2 }».
            [1] Das «{ $card }» y { $who2 } te da «{ $card2 }». Desde ahora eres Infectado.
           *[2] Das «{ $card }» y { $who2 } te da «{ $card2 }». Desde ahora { $who2 } es Infectado.
        }
    .who2 =
        { $turned ->
            [0] { $who } te da «{ $card }» y tú das «{ $card2 }».
            [1] { $who } te da «{ $card }» y tú das «{ $card2 }». Desde ahora { $who } es Infectado.
           *[2] { $who } te da «{ $card }» y tú das «{ $card2 }». Desde ahora eres Infectado.
        }
log-chose-card = { $who } aparta una carta.
    .who = Apartas una carta.
log-passed = { $who } le pasa una carta a { $who2 }.
    .who = Le pasas una carta a { $who2 }.
    .who2 = { $who } te pasa una carta.
log-passed-own =
    { $turned ->
        [0] { $who } le pasa «{ $card }» a { $who2 }.
       *[other] { $who } le pasa «{ $card }» a { $who2 }. Desde ahora { $who2 } es Infectado.
    }
    .who =
        { $turned ->
            [0] Le pasas «{ $card }» a { $who2 }.
           *[other] Le pasas «{ $card }» a { $who2 }. Desde ahora { $who2 } es Infectado.
        }
    .who2 =
        { $turned ->
            [0] { $who } te pasa «{ $card }».
           *[other] { $who } te pasa «{ $card }». Desde ahora eres Infectado.
        }
log-defended = { $who } responde: «{ $card }».
    .who = Respondes: «{ $card }».
log-saw-offer = { $who } mira la carta que ofrecía { $who2 } y se la devuelve.
    .who = Miras la carta que ofrecía { $who2 } y se la devuelves.
    .who2 = { $who } mira la carta que ofrecías y te la devuelve.
log-saw-offer-own = La carta que te ofrecía { $who2 } era «{ $card }».
log-stands-in = { $who } tiene que intercambiar con { $who2 }.
    .who = Tienes que intercambiar con { $who2 }.
    .who2 = { $who } tiene que intercambiar contigo.
log-nobody-stands-in = Nadie puede intercambiar en lugar de { $who }: { $who2 } se queda con su carta.
    .who = Nadie puede intercambiar en tu lugar: { $who2 } se queda con su carta.
    .who2 = Nadie puede intercambiar en lugar de { $who }: te quedas con tu carta.
log-put = { $who } deja una carta encima del mazo.
    .who = Dejas una carta encima del mazo.
log-put-own = Dejas «{ $card }» encima del mazo.
log-put-openly = { $who } deja encima del mazo, a la vista de la mesa, «{ $card }».
    .who = Dejas encima del mazo, a la vista de la mesa, «{ $card }».
log-burned = Las llamas alcanzan a { $who }.
    .who = Las llamas te alcanzan.
log-superinfected = { $who } no tiene nada más que dar: { $card }. Es una superinfección.
    .who = No tienes nada más que dar: { $card }. Es una superinfección.
log-eliminated = { $who } queda fuera de la partida.
    .who = Quedas fuera de la partida.
log-thing-died = La Cosa era { $who }.
    .who = La Cosa eras tú.
log-declared = { $who } se levanta: «¡No queda ningún Humano!».
    .who = Te levantas: «¡No queda ningún Humano!».
log-laid-open = { $who } descubre su mano: { $card }.
    .who = Descubres tu mano: { $card }.
log-unmasked = { $who }: { $role }.
    .who = Tú: { $role }.
log-said-clean = { $who }: «{ says-clean-then }»
    .who = Dices: «{ says-clean-then }»
log-said-armed = { $who }: «{ says-armed }»
    .who = Dices: «{ says-armed }»
log-said-gave = { $who }: «{ says-gave }»
    .who = Dices: «{ says-gave }»
    .who2 =
        { $what ->
            [0] { $who } dice que lo que te dio era inofensivo.
           *[other] { $who } dice que lo que te dio era un «{ card-infected }».
        }
log-said-got = { $who }: «{ says-got }»
    .who = Dices: «{ says-got }»
    .who2 =
        { $what ->
            [0] { $who } dice que lo que le diste era inofensivo.
           *[other] { $who } dice que lo que le diste era un «{ card-infected }».
        }
log-said-saw = { $who }: «{ says-saw }»
    .who = Dices: «{ says-saw }»
    .who2 =
        { $what ->
            [0] { $who } dice que ha mirado lo que tenías y no ha visto nada malo.
            [1] { $who } dice que te ha visto un «{ card-infected }».
            [2] { $who } dice que te ha visto un «{ card-flamethrower }».
           *[other] { $who } dice que te ha visto «{ card-thing }».
        }
log-said-trust = { $who }: «{ says-trust }»
    .who = Dices: «{ says-trust }»
    .who2 = { $who } dice que se fía de ti.
log-said-suspect = { $who }: «{ says-suspect }»
    .who = Dices: «{ says-suspect }»
    .who2 = { $who } dice que sospecha de ti.
log-said-burn = { $who }: «{ says-burn }»
    .who = Dices: «{ says-burn }»
    .who2 = { $who } dice que hay que quemarte.
log-said-ask-got = { $who }: «{ says-ask-got }»
    .who = Dices: «{ says-ask-got }»
    .who2 =
        { $mine ->
            [1] { $who } te pregunta qué carta te dio.
           *[other] { $who } te pregunta qué te dio { $who3 }.
        }
    .who3 = { $who } le pregunta a { $who2 } qué le diste.
log-said-ask-saw = { $who }: «{ says-ask-saw }»
    .who = Dices: «{ says-ask-saw }»
    .who2 =
        { $mine ->
            [1] { $who } te pregunta qué le has visto.
           *[other] { $who } te pregunta qué le has visto a { $who3 }.
        }
    .who3 = { $who } le pregunta a { $who2 } qué te ha visto.
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

ending-burned = La Cosa ha ardido: ganan los Humanos que siguen en pie
ending-nobody = No queda nadie que pueda ganar
ending-declared = No quedaba ningún Humano: ganan La Cosa y los suyos
ending-declared-alone = Todo el mundo había caído sin que ardiera un solo Humano: La Cosa gana en solitario
ending-declared-wrong = Aún quedaban Humanos, y son quienes ganan
ending-last-alive = La Cosa se ha quedado sola, y gana
ending-vengeance-humans = Los Humanos han acabado con todo lo demás
ending-vengeance-infected = Los Infectados han vengado a La Cosa
ending-time = La noche se ha acabado sin que ganara nadie

## Ajustes de la mesa

setting-quarantine = Cuarentena
quarantine-edge = A la vista: intercambia, pero con las cartas descubiertas
quarantine-strict = Estricta: aislamiento total, y por más tiempo
setting-doors = Puertas y cartas para «cualquiera»
doors-strict = La puerta también detiene esas cartas
doors-loose = Esas cartas atraviesan las puertas
setting-duty = La Cosa no puede quedarse con un Lanzallamas
setting-thing_in_deck = La Cosa empieza en el mazo (de 4 a 6 personas)
setting-infection = Cartas ¡Infectado!
infection-fewer = Menos de las de siempre
infection-standard = Las de siempre
infection-more = Más de las de siempre, mientras haya
setting-calm_deal = Ni Lanzallamas ni Análisis en el reparto
setting-neighbours = Las cartas para «cualquiera», solo sobre quien está al lado
setting-vengeance = Venganza: la partida sigue cuando cae La Cosa
setting-max_turns = Turnos por persona antes de dar la partida por terminada
setting-talk = Hablar de un toque: afirmaciones y preguntas, también de los bots

## Para tus ojos nada más

whisper-given = { $who } te ha pasado «{ $card }».
whisper-human = Encontrad a La Cosa y quemadla con un «{ card-flamethrower }». Si alguien te pasa un «{ card-infected }», dejas de ser Humano.
whisper-thing = Que nadie lo sepa. Pasa «{ card-infected }» a quien puedas: ganáis cuando no quede ningún Humano.
whisper-infected = Ya no eres Humano: juegas con La Cosa, y ganáis cuando no quede ningún Humano. Guarda siempre al menos un «{ card-infected }».
whisper-who-it-is = La Cosa es { $who }: guárdatelo para ti.

## La lección

lesson-role = En esta base alguien es La Cosa y quiere que os unáis a ella por las malas; tú, de momento, eres Humano.
lesson-win = Los Humanos ganáis si La Cosa arde, y mira por dónde: llevas un «{ card-flamethrower }».
lesson-turn = Un turno es robar una carta, que ya está hecho, jugar o descartar otra, e intercambiar una más.
lesson-suspect = Juega «{ card-suspicion }» sobre { $who4 }: verás una de sus cartas, y nadie más.
lesson-nothing = Una «{ card-barred-door }», que no prueba nada, pero queda apuntada en tu libreta.
lesson-offer = Toca intercambiar: ofrece «{ card-seduction }» a { $who1 } y guárdate las defensas, que harán falta.
lesson-whisky = Mientras, { $who2 } se ha tomado un «{ card-whisky }» y ha enseñado la mano a toda la mesa: parece legal.
lesson-offered = { $who4 } te ofrece una carta tapada: si es «{ card-infected }» y la aceptas, cambias de bando.
lesson-refuse = Más vale no fiarse: niégate con «{ card-scary }» y mira de paso qué te quería dar.
lesson-caught = Era «{ card-infected }», y a un Humano solo se lo puede dar La Cosa: ya sabes quién es.
lesson-drawn = Al negarte has robado un «{ card-infected }», pero tranquilidad: robarlo no infecta, solo que te lo den.
lesson-talk = En la charla se acusa, se promete y se miente; lo único que no se puede es enseñar las cartas.
lesson-flames = Tienes a La Cosa al lado y un «{ card-flamethrower }» en la mano: ahora decides tú.
lesson-end = Sabes jugar, intercambiar y desconfiar. Con eso se sobrevive casi siempre.

## Por qué elegir algo, para quien pide consejo

reason-part = «{ $card }» te sirve de poco, y una carta se tiene que ir.
reason-part-least = «{ $card }» vale la pena tenerla, pero una carta se tiene que ir.
reason-part-infected = Eres Humano: «{ $card }» queda mal si alguien la ve, y una mano llena de ellas es el final.
reason-part-fire = Este turno no puedes quedarte «{ $card }», y tirarla deja una menos con la que quemarte.
reason-keep = «{ $card }» vale la pena tenerla en la mano.
reason-give = Puedes prescindir de «{ $card }», y a { $who } le dice poco.
reason-infects = Un ¡Infectado! tuyo pone a { $who } de tu lado, si es Humano.
reason-feeds = { $who } es La Cosa: con un ¡Infectado! más puede convertir a alguien.
reason-arms = «{ $card }» va a { $who }, de quien esperas que queme a quien debe.
reason-survive = Sin «{ $card }», ardes.
reason-stay = Con «{ $card }» conservas tu sitio: tras el cambio con { $who } estarías peor.
reason-refuse = Por lo que has visto, hay un { $n } % de probabilidad de que { $who } sea La Cosa; «{ $card }» te ahorra el intercambio.
reason-refuse-quietly = Los Humanos también se niegan: «{ $card }» ante { $who } te delata menos que aceptar siempre.
reason-accept = No tienes con qué responder, o te vale más para otra cosa.
reason-safe = Por lo que sabes, hay un { $n } % de probabilidad de que { $who } sea La Cosa: es lo que arriesgas al intercambiar con esa persona.
reason-reach = Eso trae un intercambio con { $who }, a quien puedes infectar.
reason-reach-thing = Eso te junta con { $who }, La Cosa, que necesita tus ¡Infectado!.
reason-aside = Un intercambio con { $who } no le cuesta nada a tu bando y parece de Humano.
reason-reveal-human = No tienes ningún ¡Infectado! que esconder: quien vea tu mano se fiará más de ti.
reason-reveal-thing = Enseñarlo ahora acaba la ronda antes de que otros enseñen lo que te delata.
reason-reveal-infected = Un solo ¡Infectado! acaba la ronda, y el resto de tu mano queda oculto.
reason-hide-human = Tu mano tiene algo que queda mal o que más vale que no se sepa.
reason-hide-thing = Tu mano te delataría, y los Humanos también esconden la suya.
reason-hide-infected = Tu mano enseñaría lo que eres, y los Humanos también esconden la suya.
reason-declare = Por lo que sabes, no queda ningún Humano.
reason-chop-quarantine = Sin cuarentena se vuelve a intercambiar sin que nadie lo vea.
reason-chop-door = Sin esa puerta llegas a quien te interesa del otro lado.
reason-show-clean = No tienes ningún ¡Infectado!: con «{ $card }» lo ven todos y sospechan menos de ti.
reason-show = «{ $card }» enseña tu mano; con lo que tiene, es una apuesta.
reason-choice-of-three = «{ $card }» te deja elegir entre tres cartas y seguir jugando.
reason-turn-round = Invierte el intercambio: en vez de con { $who } ({ $n } % de ser La Cosa) intercambias con { $who2 } ({ $n2 } %).
reason-turn-round-to = Invierte el intercambio: te toca con { $who }, y a tu bando le conviene más.
reason-burn = Hay un { $n } % de probabilidad de que { $who } sea La Cosa o de los suyos; con «{ $card }» es como ganan los Humanos.
reason-burn-human = «{ $card }» saca de la partida a { $who }; por lo que sabes, hay un { $n } % de probabilidad de que sea Humano, y los Humanos también queman.
reason-look = «{ $card }» te dice algo de { $who }: por ahora hay un { $n } % de probabilidad de que no sea Humano.
reason-look-as-humans = «{ $card }» sobre { $who } es lo que haría un Humano aquí, y ves lo que lleva.
reason-move = «{ $card }» te pone ante { $who }; hay un { $n } % de probabilidad de que sea La Cosa.
reason-move-to = «{ $card }» te pone ante { $who }, donde un intercambio sirve a tu bando.
reason-lock-up = En cuarentena, { $who } ({ $n } % de ser La Cosa) da las cartas a la vista: con «{ $card }» se ve si infecta.
reason-bar = «{ $card }» corta los intercambios con { $who }; hay un { $n } % de probabilidad de que sea La Cosa.

side-humans = Humanos
side-thing = La Cosa y los suyos
