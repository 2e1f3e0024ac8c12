# Palabras del tablero de ¡La Cosa! que el juego no dice de otro modo.

family-contagion = Contagio
family-action = Acción
family-defence = Defensa
family-obstacle = Obstáculo
family-panic = ¡Pánico!

hand-label = Tus cartas
in-your-hand = En tu mano
cannot-now = Ahora no se puede; elígela y se dice por qué.
no-cards = No te quedan cartas.
you-are-out = Estás fuera de la partida. Guarda el secreto.
can-choose = Se puede elegir.
chosen = Elegido.
won = gana
is-bot = Es un bot.
drawn-by = { $who } ha robado
it-is-you = Eres tú.
sealed = Carta sellada

pending = Elige
pending-card = Elige una carta
pending-aim = Elige a quién
pending-axe = Elige qué quitas
ways-label = Qué haces con «{ $card }»
way-play = Jugarla
way-discard = Descartarla
way-give = Darla
way-defend = Responder
way-keep = Quedársela
way-put = Dejarla en el mazo

ring-label = La base: quién se sienta junto a quién
turn-number = Turno { $turn }
deck-word = Mazo
discard-word = Descartes
discard-short = Desc.
discard-it = Descartar la carta elegida
next-panic = viene ¡Pánico!
next-stay-away = viene ¡Aléjate!
clockwise = Sentido horario
anticlockwise = Sentido contrario
out-label = Fuera de la partida
quarantine-left = Cuarentena · { $count }
door-between = { $count ->
    [one] Puerta atrancada entre { $who } y { $who2 }
   *[other] { $count } puertas atrancadas entre { $who } y { $who2 }
}
offer-sealed = { $who } ofrece una carta boca abajo a { $who2 }
offer-open = { $who } ofrece «{ $card }», boca arriba, a { $who2 }

tag-turn = turno
tag-you = te toca
tag-decides = decide
tag-offer = ofrece
tag-answer = ofrece
tag-burn = apunta
tag-move = pide sitio
tag-revelations = revelaciones

turn-act = Te toca jugar
turn-exchange = Te toca intercambiar
turn-answer = Te toca responder

context-act = Una carta, jugada o descartada; después, el intercambio.
context-offer = Va boca abajo: solo la verá quien la reciba.
context-answer = Das una carta a ciegas o juegas una defensa.
context-round = Todo el mundo pasa una carta a la vez.

commit-play-on = Jugar «{ $card }»: { $who }
commit-aim = Elegir: { $who }
short-play = Jugarla
short-play-on = Jugarla: { $who }
short-chop-quarantine = Quitar cuarentena
short-chop-door = Quitar la puerta
short-discard = Descartarla
short-give = Darla
short-defend = Responder
short-keep = Quedármela
short-put = Dejarla
short-reveal = Toda
short-reveal-infected = Solo un «{ card-infected }»
short-hide = Nada
short-aim = { $who }

headline-burned = La Cosa ha ardido
headline-nobody = No queda nadie
headline-declared = No quedaba ningún Humano
headline-declared-alone = La Cosa gana en solitario
headline-declared-wrong = Aún quedaban Humanos
headline-last-alive = La Cosa se queda sola
headline-vengeance-humans = Ganan los Humanos
headline-vengeance-infected = La Cosa, vengada
headline-time = Se acabó la noche

secret = acabó como: { $role }

notebook = Tu libreta
aid-tab = Libreta
only-you = Solo la ves tú.
note-has = Tiene: { $cards }.
note-had = { $n ->
    [one] Tenía: { $cards }; puede haber cambiado una.
   *[other] Tenía: { $cards }; pueden haber cambiado { $n }.
}
note-hand-seen = Turno { $turn }: viste su mano: { $cards }.
note-card-seen = Turno { $turn }: le viste { $cards }.
note-offer-seen = Turno { $turn }: te ofrecía { $cards }.
note-given = Turno { $turn }: le diste { $cards }.
note-got = Turno { $turn }: te dio { $cards }.
note-all = { $n ->
    [one] { $n } anotación
   *[other] Las { $n } anotaciones
}

declare-open = Declarar el final…
declare-warning = Solo La Cosa puede declarar que no queda ningún Humano. Si se equivoca, ganan los Humanos.
declare-yes = Lo declaro
declare-no = Todavía no
declare-standing = Lo declararás cuando acabe este turno.

bet-question = ¿Quién es La Cosa?
reaction-1 = ¡No me toquéis!
reaction-2 = Confía en mí
reaction-3 = No me fío
reaction-4 = ¿Por qué no la enseñas?
reaction-5 = Juro que no soy yo
reaction-6 = 🔥
