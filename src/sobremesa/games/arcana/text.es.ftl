# The Shipwreck Arcana en español. Los nombres de las cartas llevan su artículo: se escribe «en { $card }» o
# «ante { $card }», nunca «de { $card }» ni «a { $card }»; y como algunos son plurales, no son sujeto de ningún verbo.

game = The Shipwreck Arcana
short = Arcana
blurb = Deducir juntos qué guarda cada quien.
pitch = Cada quien guarda un número en secreto y lo da a entender con lo que juega entre cartas de tarot. El equipo gana si adivina lo bastante antes de que llegue la perdición.
like-easy = Se le escapan cosas, como a un principiante. Dos de ellos ganan el 80 % de sus partidas.
like-house = Se entiende por señas con otros bots y habla claro a las personas. Entre bots ganan el 99 %.
like-random = Cualquier jugada permitida. Ganó 1 partida de 10 000.

## La caja

card-hours = Las Horas
card-beast = La Bestia
card-belltower = El Campanario
card-blind-man = El Ciego
card-chalice = El Cáliz
card-dawn = El Alba
card-deep = El Fondo
card-engine = La Máquina
card-huntress = La Cazadora
card-judge = El Juez
card-key = La Llave
card-leviathan = Leviatán
card-lord = El Señor
card-midnight = Medianoche
card-mirror = El Espejo
card-noble = La Noble
card-prophet = El Profeta
card-rider = La Jinete
card-servant = El Sirviente
card-shore = La Orilla
card-stranger = El Extraño
card-asunder = Hendido
card-fortune = Fortuna
card-iron = Hierro
card-captain = La Capitana
card-feast = El Festín
card-ghost = El Fantasma
card-lantern = La Linterna
card-pallbearers = Los Portadores
card-passage = El Pasaje
card-wish = El Deseo
card-imago = El Imago
card-north-wind = El Viento del Norte
card-thief = La Ladrona
card-musicians = Los Músicos
card-fall = La Caída
card-ash = El Fresno

fate-1 = Destino 1
fate-2 = Destino 2
fate-3 = Destino 3
fate-4 = Destino 4
fate-5 = Destino 5
fate-6 = Destino 6
fate-7 = Destino 7
piece-number-token = Ficha de fila numérica
piece-marker = Contador de puntuación o de perdición

## Títulos de las habilidades

title-beast = ±1
title-belltower = ×3
title-blind-man = Libre
title-chalice = Dilo
title-dawn = Mayor
title-deep = ≤ 5
title-engine = Factor
title-huntress = ±2
title-judge = Par
title-key = De 7 a 9
title-leviathan = ≥ 11
title-lord = 5-6-7
title-midnight = Menor
title-mirror = Igual
title-noble = 3-4-5
title-prophet = Coincide
title-rider = Único
title-servant = 1-2-3
title-shore = A 4 o más
title-stranger = Impar
title-asunder = Diferencia
title-fortune = Impar alto
title-iron = En alza
title-captain = 1-4-7
title-feast = Roba
title-ghost = A solas
title-lantern = Todo ×4
title-pallbearers = A 2 o menos
title-passage = En medio
title-wish = Adivina
title-imago = Demora
title-north-wind = Escalones
title-thief = Hurto
title-musicians = Suma 11
title-fall = Inevitable
title-ash = Frágil

## Cuándo se puede jugar en cada arcano

when-always = Puedes jugar aquí cualquiera de tus dos destinos.
when-never = Aquí no puedes jugar.
when-same = Puedes jugar aquí un destino si es igual al que guardas.
when-apart-by = Puedes jugar aquí un destino si su diferencia con el que guardas es exactamente { $n }.
when-apart-at-least = Puedes jugar aquí un destino si su diferencia con el que guardas es { $n } o más.
when-apart-between = Puedes jugar aquí un destino si su diferencia con el que guardas es como poco { $low } y como mucho { $high }.
when-sum-at-most = Puedes jugar aquí cualquiera de tus dos destinos si juntos suman { $n } o menos.
when-sum-at-least = Puedes jugar aquí cualquiera de tus dos destinos si juntos suman { $n } o más.
when-sum-between = Puedes jugar aquí cualquiera de tus dos destinos si juntos suman como poco { $low } y como mucho { $high }.
when-sum-multiple = Puedes jugar aquí cualquiera de tus dos destinos si su suma es múltiplo de { $n }.
when-sum-odd = Puedes jugar aquí cualquiera de tus dos destinos si su suma es impar.
when-sum-even = Puedes jugar aquí cualquiera de tus dos destinos si su suma es par.
when-higher = Puedes jugar aquí un destino si es mayor que el que guardas.
when-lower = Puedes jugar aquí un destino si es menor que el que guardas.
when-times = Puedes jugar aquí cualquiera de tus dos destinos si el mayor es el menor multiplicado por { $either }.
when-only-one-of = Puedes jugar aquí un { $either } si el que guardas no es ninguno de ellos.
when-exactly = Aquí solo puedes jugar un { $value }.
when-high-odds = Si tus dos destinos son impares, puedes jugar aquí el mayor; si solo uno es impar, el menor.
when-hours-apart = Puedes jugar aquí cualquiera de tus dos destinos si sus horas se diferencian exactamente en { $n }.
when-kept-visible = Puedes jugar aquí un destino si el que guardas es igual a alguno visible.
when-all-different = Puedes jugar aquí cualquiera de tus dos destinos si son distintos y ninguno es igual a uno visible.
when-difference-visible = Puedes jugar aquí un destino si es mayor que el que guardas y la diferencia es igual a un destino visible.
when-kept-tops = Puedes jugar aquí un destino si el que guardas es mayor que todos los que ya hay ante esta carta.
when-no-neighbour = Puedes jugar aquí cualquiera de tus dos destinos si ningún destino visible se diferencia exactamente en { $n } de ninguno de los dos.
when-total-multiple = Puedes jugar aquí cualquiera de tus dos destinos si la suma de los dos y de todos los visibles es múltiplo de { $n }.
when-values-between =
    Puedes jugar aquí cualquiera de tus dos destinos si { $n ->
        [one] exactamente { $n } valor visible está
       *[other] exactamente { $n } valores visibles distintos están
    } por encima del menor y por debajo del mayor.
when-makes = Puedes jugar aquí cualquiera de tus dos destinos si juntos suman { $n }, solos o con un destino visible.

## Qué más dice un arcano

and-tells = Después di la verdad: si el destino que guardas es o no mayor que el que has jugado.
and-harmless = Al desvanecerse no trae perdición.
and-again = Después roba un destino y juega otra vez, pero no aquí.
and-wishes =
    { $n ->
        [one] Este turno el grupo puede hacer { $n } predicción más.
       *[other] Este turno el grupo puede hacer { $n } predicciones más.
    }
and-sevens-count =
    { $n ->
        [one] Aquí un 7 cuenta como { $n } hora.
       *[other] Aquí un 7 cuenta como { $n } horas.
    }
and-steals = Después de jugar en otra carta, trae aquí un destino visible mayor que el que guardas, si hay alguno en otra parte.
and-doubles =
    { $n ->
        [one] Se desvanece al final del turno si sus destinos suman al menos { $n } vez el que guarda el jugador activo.
       *[other] Se desvanece al final del turno si sus destinos suman al menos { $n } veces el que guarda el jugador activo.
    }
and-frightened-by = Se desvanece al final de un turno en que se haya jugado, donde sea, un { $either }.

says-moons =
    { $moons ->
        [one] Dura { $moons } luna.
       *[other] Dura { $moons } lunas.
    }
says-no-moons = No tiene lunas.
says-hours =
    { $hours ->
        [one] Consume { $hours } hora.
       *[other] Consume { $hours } horas.
    }
says-the-hours = Puedes jugar aquí solo si ninguno de tus dos destinos se puede jugar en un arcano; el destino pasa enseguida al primer arcano de la derecha.

## Poderes

power-higher = ¿Mayor que?
power-is-123 = ¿1-2-3?
power-is-147 = ¿1-4-7?
power-is-345 = ¿3-4-5?
power-is-567 = ¿5-6-7?
power-same = ¿Igual?
power-within = ¿A 2 o menos?
power-help = Ayuda
power-twice = Dos Veces
power-old = ¿Viejo?
power-discard-lower = Descartar menor
power-cycle = Ciclo
power-plus = +1
power-relocate = Reubicar
power-slow = Lentitud
power-exile = Exilio
power-amplify = Amplificar

does = { SENTENCE($rows) }.
do-name = el grupo dice un número
do-name-visible = el grupo elige un destino visible
do-answer = el jugador activo responde si { $whether }
whether-higher = el destino que guarda es mayor
whether-same = el que guarda es igual
whether-one-of = el destino que guarda es { $either }
whether-within = la diferencia entre el destino que guarda y el que ha jugado es { $n } o menos
do-spend-another = el grupo gasta además otro poder
do-more-predictions =
    { $n ->
        [one] el grupo puede hacer { $n } predicción más este turno
       *[other] el grupo puede hacer { $n } predicciones más este turno
    }
do-tell-age = el jugador activo dice si ya tenía en un turno anterior el destino que ha jugado
do-return-lower = el jugador activo devuelve a la bolsa un destino visible menor que el que guarda
do-cycle = el jugador activo retira un arcano sin destinos y pone en su sitio la primera carta del mazo
do-kept-counts-more = este turno el destino que guarda el jugador activo cuenta { $n } más para cumplir las condiciones
do-move-fate = el jugador activo mueve un destino visible a otro arcano
do-slow-down = el grupo pone esta carta junto a un arcano; cada destino que haya allí cuenta como 1 hora
do-banish = un destino visible sale de la partida
stat-amplifies-this =
    { $n ->
        [one] queda junto a la carta que ocupa su lugar; el turno en que esa carta se desvanezca, cada desvanecimiento con perdición trae { $n } paso más, y una predicción acertada, { $n } punto más
       *[other] queda junto a la carta que ocupa su lugar; el turno en que esa carta se desvanezca, cada desvanecimiento con perdición trae { $n } pasos más, y una predicción acertada, { $n } puntos más
    }

window-before-play = Lo usa el jugador activo, antes de jugar.
window-after-play = Lo usa el jugador activo, después de jugar.
window-before-prediction = Lo usa el grupo, antes de predecir.
window-after-right = Lo usa el grupo, después de acertar.
window-on-fading = No lo usa nadie: ocurre al desvanecerse la carta.

## La mesa

board-empty = Sitio vacío
board-score = Puntuación: { $score } de { $goal }
board-doom = Perdición: { $doom } de { $goal }
board-bag =
    { $count ->
        [one] En la bolsa: { $count } destino
       *[other] En la bolsa: { $count } destinos
    }
board-unseen = Sin ver de cada valor: { $n1 } del 1, { $n2 } del 2, { $n3 } del 3, { $n4 } del 4, { $n5 } del 5, { $n6 } del 6, { $n7 } del 7
board-deck =
    { $count ->
        [one] Mazo: { $count } carta; encima, { $card }
       *[other] Mazo: { $count } cartas; encima, { $card }
    }
board-deck-empty = Mazo: ninguna carta
board-fates = Destinos: { $values }
board-no-fates = Sin destinos
board-hours =
    { $moons ->
        [one] Horas: { $hours }; dura { $moons } luna
       *[other] Horas: { $hours }; dura { $moons } lunas
    }
board-no-moons = Sin lunas
board-slowed = { power-slow }: aquí cada destino cuenta como 1 hora
board-amplified = { power-amplify }: el turno en que se desvanezca habrá más perdición y más puntos
board-through-hours = El { $value } ha llegado por { card-hours }
board-seat = { $who }
board-my-fates = Tus destinos: { $values }
board-my-fates-none = No tienes destinos
board-their-fates =
    { $count ->
        [0] Sin destinos
        [one] { $count } destino secreto
       *[other] { $count } destinos secretos
    }
board-row = Fila numérica, sin voltear: { $values }
board-row-none = Fila numérica: todo volteado
board-chance = { $value }: { $percent } %

## Preguntas

ask-play = ¿Qué destino juegas, y dónde?
ask-cycle = ¿Qué arcano retiras?
ask-relocate = ¿Qué destino mueves?
ask-relocate-to = ¿A qué arcano llevas el { $value }?
ask-discard-lower = ¿Qué destino menor que el tuyo devuelves a la bolsa?
ask-steal = ¿Qué destino mayor que el tuyo se lleva { $card2 }?
ask-after = ¿Usas un poder antes de que el grupo prediga?
ask-predict = ¿Qué destino guarda { $who }? Vota.
ask-predict-again = No era ése. ¿Qué destino guarda { $who }? Vota otra vez.
ask-higher = ¿Con qué número comparáis el destino de { $who }? Vota.
ask-same = ¿Por qué destino visible preguntáis a { $who }? Vota.
ask-slow = ¿Junto a qué arcano ponéis «{ power-slow }»? Vota.
ask-spend = ¿Qué otro poder gastáis para usar «{ $power }»? Vota.
ask-exile = ¿Usáis «{ power-exile }» tras el acierto? Vota.
ask-banish = ¿Qué destino visible sale de la partida? Vota.

option-play = Jugar el { $value } en { $card }
option-power = Usar «{ $power }» ({ $card })
option-decline = No usar ningún poder
option-lift = Elegir el { $value } que hay en { $card }
option-nothing = Seguir: ninguno es mayor
option-slot = Elegir { $card }
option-predict = Predecir { $value }
option-pass = { $choice }
choice-predict = No predecir
choice-stop = No predecir más
choice-exile = No exiliar
option-show = Enseñar tu destino: es el último de su valor
option-number = Preguntar por el { $value }
option-spend = Gastar «{ $power }» ({ $card })
option-flip = Voltear el { $value } en la fila de { $who }
option-leave = Levantarse de la mesa
option-join = Sentarse a la mesa

## El relato

answer-yes = Sí
answer-no = No

log-began = Empieza la partida, con la perdición en { $doom }.
log-turn = Es el turno de { $who }.
    .who = Es tu turno.
log-drew = { $who } roba un destino de la bolsa.
    .who = Robas un destino de la bolsa.
log-drew-own = Robas un { $value } de la bolsa.
log-played =
    { $moons ->
        [0] { $who } juega un { $value } en { $card }.
       *[other] { $who } juega un { $value } en { $card } ({ $hours ->
            [one] { $hours } hora
           *[other] { $hours } horas
        }, { $moons ->
            [one] { $moons } luna
           *[other] { $moons } lunas
        }).
    }
    .who =
        { $moons ->
            [0] Juegas un { $value } en { $card }.
           *[other] Juegas un { $value } en { $card } ({ $hours ->
                [one] { $hours } hora
               *[other] { $hours } horas
            }, { $moons ->
                [one] { $moons } luna
               *[other] { $moons } lunas
            }).
        }
log-played-hours =
    { $moons ->
        [0] { $who } juega un { $value } en { card-hours }; el destino acaba ante { $card }.
       *[other] { $who } juega un { $value } en { card-hours }; el destino acaba ante { $card } ({ $hours ->
            [one] { $hours } hora
           *[other] { $hours } horas
        }, { $moons ->
            [one] { $moons } luna
           *[other] { $moons } lunas
        }).
    }
    .who =
        { $moons ->
            [0] Juegas un { $value } en { card-hours }; el destino acaba ante { $card }.
           *[other] Juegas un { $value } en { card-hours }; el destino acaba ante { $card } ({ $hours ->
                [one] { $hours } hora
               *[other] { $hours } horas
            }, { $moons ->
                [one] { $moons } luna
               *[other] { $moons } lunas
            }).
        }
log-told = ¿Guarda { $who } un destino mayor que { $value }? Dice: «{ $answer }».
    .who = ¿Guardas un destino mayor que { $value }? Dices: «{ $answer }».
log-used = { $who } usa «{ $power }».
    .who = Usas «{ $power }».
log-used-by-group = El grupo usa «{ $power }».
log-declined = { $who } no usa ningún poder.
    .who = No usas ningún poder.
log-told-age = ¿Guardaba { $who } ese { $value } desde un turno anterior? Dice: «{ $answer }».
    .who = ¿Guardabas ese { $value } desde un turno anterior? Dices: «{ $answer }».
log-answered-higher = El grupo pregunta si el destino de { $who } es mayor que { $value }. { $who } responde: «{ $answer }».
    .who = El grupo pregunta si tu destino es mayor que { $value }. Respondes: «{ $answer }».
log-answered-one-of = El grupo pregunta si el destino de { $who } es { $either }. { $who } responde: «{ $answer }».
    .who = El grupo pregunta si tu destino es { $either }. Respondes: «{ $answer }».
log-answered-same = El grupo pregunta si el destino de { $who } es otro { $value }. { $who } responde: «{ $answer }».
    .who = El grupo pregunta si tu destino es otro { $value }. Respondes: «{ $answer }».
log-answered-within = El grupo pregunta por el destino de { $who } y el { $value } jugado: «{ $power }». { $who } responde: «{ $answer }».
    .who = El grupo pregunta por tu destino y el { $value } jugado: «{ $power }». Respondes: «{ $answer }».
log-spent = El grupo gasta además «{ $power }».
log-cycled = { $who } retira una carta, { $card }. En su sitio entra otra: { $card2 }.
    .who = Retiras una carta, { $card }. En su sitio entra otra: { $card2 }.
log-slowed = El grupo pone «{ power-slow }» en { $card }: cada destino cuenta allí como 1 hora.
log-relocated = { $who } mueve un { $value } y lo deja ante { $card }.
    .who = Mueves un { $value } y lo dejas ante { $card }.
log-discarded-lower = { $who } devuelve a la bolsa el { $value } que había en { $card }: es menor que el destino que guarda.
    .who = Devuelves a la bolsa el { $value } que había en { $card }: es menor que el destino que guardas.
log-stole = { $card2 } se lleva el { $value } que había en { $card }, mayor que el destino de { $who }.
    .who = { $card2 } se lleva el { $value } que había en { $card }, mayor que tu destino.
log-stole-nothing = { $card2 } no se lleva nada: ningún destino de otra carta es mayor que el de { $who }.
    .who = { $card2 } no se lleva nada: ningún destino de otra carta es mayor que el tuyo.
log-exiled = El { $value } que había en { $card } sale de la partida.
log-predicted-nothing = El grupo no predice nada.
log-tie-broken = Hay empate: decide el voto de { $who }, el primero a la izquierda.
    .who = Hay empate: decide tu voto, el primero a la izquierda.
log-exiled-nothing = El grupo no exilia ningún destino.
log-predicted = El grupo predice que { $who } guarda un { $value }. { $who } responde: «{ $answer }».
    .who = El grupo predice que guardas un { $value }. Respondes: «{ $answer }».
log-revealed = { $who } enseña su destino, un { $value }, y lo devuelve a la bolsa.
    .who = Enseñas tu destino, un { $value }, y lo devuelves a la bolsa.
log-scored =
    { $score ->
        [one] Predicción acertada: ya hay { $score } punto.
       *[other] Predicción acertada: ya hay { $score } puntos.
    }
log-scored-amplified =
    { $score ->
        [one] «{ power-amplify }» hace valer más el acierto: ya hay { $score } punto.
       *[other] «{ power-amplify }» hace valer más el acierto: ya hay { $score } puntos.
    }
log-doom-wrong =
    { $steps ->
        [one] Predicción fallida: la perdición avanza { $steps } paso y llega a { $doom }.
       *[other] Predicción fallida: la perdición avanza { $steps } pasos y llega a { $doom }.
    }
log-doom-no-fates =
    { $steps ->
        [one] { $who } no tiene ningún destino que jugar: la perdición avanza { $steps } paso y llega a { $doom }.
       *[other] { $who } no tiene ningún destino que jugar: la perdición avanza { $steps } pasos y llega a { $doom }.
    }
    .who =
        { $steps ->
            [one] No tienes ningún destino que jugar: la perdición avanza { $steps } paso y llega a { $doom }.
           *[other] No tienes ningún destino que jugar: la perdición avanza { $steps } pasos y llega a { $doom }.
        }
log-faded =
    { $steps ->
        [0] Se desvanece una carta, { $card }, sin traer perdición (sigue en { $doom }).
        [one] Se desvanece una carta, { $card }: la perdición avanza { $steps } paso y llega a { $doom }.
       *[other] Se desvanece una carta, { $card }: la perdición avanza { $steps } pasos y llega a { $doom }.
    }
log-stayed =
    { $n ->
        [one] Sigue en su sitio una carta, { $card }: sus destinos no llegan al que guarda { $who }.
       *[other] Sigue en su sitio una carta, { $card }: sus destinos no llegan a { $n } veces el que guarda { $who }.
    }
    .who =
        { $n ->
            [one] Sigue en su sitio una carta, { $card }: sus destinos no llegan al que guardas.
           *[other] Sigue en su sitio una carta, { $card }: sus destinos no llegan a { $n } veces el que guardas.
        }
log-came = Ocupa su sitio otra carta: { $card }.
log-uncovered = Encima del mazo queda a la vista una carta: { $card }.
log-showed = { $who } enseña su destino, un { $value }, el último de su valor, y lo devuelve a la bolsa.
    .who = Enseñas tu destino, un { $value }, el último de su valor, y lo devuelves a la bolsa.
log-flipped =
    { $own ->
        [0] { $who } voltea el { $value } en la fila de { $who2 }.
       *[other] { $who } voltea el { $value } en su propia fila.
    }
    .who =
        { $own ->
            [0] Volteas el { $value } en la fila de { $who2 }.
           *[other] Volteas el { $value } en tu fila.
        }
    .who2 = { $who } voltea el { $value } en tu fila.
log-voted-predict = { $who } vota por predecir { $value }.
    .who = Votas por predecir { $value }.
log-voted-number = { $who } vota por preguntar por el { $value }.
    .who = Votas por preguntar por el { $value }.
log-voted-power = { $who } vota por «{ $power }».
    .who = Votas por «{ $power }».
log-voted-lift = { $who } vota por el { $value } que hay en { $card }.
    .who = Votas por el { $value } que hay en { $card }.
log-voted-slot = { $who } vota por una carta: { $card }.
    .who = Votas por una carta: { $card }.
log-voted-pass = { $who } vota por dejarlo estar.
    .who = Votas por dejarlo estar.
log-joining = { $who } se sienta a la mesa y jugará desde el final de este turno.
    .who = Te sientas a la mesa y jugarás desde el final de este turno.
log-joined = { $who } entra en la ronda de turnos.
    .who = Entras en la ronda de turnos.
log-leaving = { $who } se levanta de la mesa.
    .who = Te levantas de la mesa.
log-left = La silla de { $who } queda vacía; lo que hubiera en su mano vuelve a la bolsa.
    .who = Tu silla queda vacía; lo que hubiera en tu mano vuelve a la bolsa.
log-over = Fin de la partida. { $ending }.

## El final

ending-won = Victoria: la puntuación ha llegado a 7
ending-lost = Derrota: la perdición ha llegado a 7
ending-lost-deck = Derrota: no quedan cartas en el mazo
ending-suspended = Partida suspendida: no quedan dos personas a la mesa

## Ajustes de la mesa

setting-difficulty = Dificultad: desde dónde parte la perdición
difficulty-easy = Fácil
difficulty-normal = Normal
difficulty-hard = Difícil
difficulty-doomed = Perdición total
setting-restless = Las Horas Inquietas: las cartas que volverían al mazo salen de la partida
setting-expansion = Expansión: 16 arcanos más
setting-twice_each = Cada predicción fallida cuenta: si hay varias en un turno, cada una trae perdición
setting-aid = Ayuda de deducción: los valores posibles de cada destino secreto
aid-off = Sin ayuda
aid-own = Solo para quien juega
aid-all = Para toda la mesa, también quien mira

## La lección

lesson-goal = Aquí ganáis o perdéis en grupo: siete aciertos antes de que la perdición llegue a siete.
lesson-fates = Tienes dos destinos, un 4 y un 1, y nadie más los ve.
lesson-arcanum = Cada arcano pone su condición: { card-deep } pide que tus dos destinos sumen 5 o menos.
lesson-play = Pon el 4 en { card-deep }: 4 y 1 suman 5, y el resto tendrá que deducir qué guardas.
lesson-guessed = Con un 4 ahí solo podías guardar un 1: lo han acertado y el punto es de todos.
lesson-clue = { $who1 } ha puesto un 3 en { card-deep }: para no pasar de 5 guarda un 1 o un 2.
lesson-vote = Arriésgate y vota el 1: acertar da un punto, fallar acerca la perdición.
lesson-faded = Otro punto, y { card-deep }, que estaba lleno de horas, se desvanece y os deja este poder para una vez.
lesson-doom = Un arcano que se desvanece cuesta 2 de perdición, pero si en ese turno acertáis, no cuesta nada.
lesson-mirror = { $who2 } ha puesto un 6 en { card-mirror }, que solo admite dos destinos iguales.
lesson-sure = Entonces guarda otro 6: vótalo con la cabeza bien alta.
lesson-again = Te toca con un 5 y un 1, que suman 6: pon el 5 en { card-belltower }, donde caben los múltiplos de 3.
lesson-asked = Dudaban entre tres números y usaron «{ power-higher }»: supieron que no pasaba de 1 y acertaron.
lesson-row = { $who1 } guarda un 4 o más: en esta fila puedes tachar los números que ya no pueden ser.
lesson-end = Sabes jugar, deducir y votar. Lo demás lo cuentan las cartas.

## Por qué elegir algo, para quien pide consejo

reason-agreed = En lo que los bots tienen acordado, el { $value } en { $card } significa que guardas un { $n }: así lo leerán.
reason-told = En { $card }, solo por las reglas, tu { $value } queda con un { $n } %: eso es lo que le dice al grupo.
reason-fades = Con eso { $card } se desvanece y solo un acierto evita la perdición; tu { $value } queda con un { $n } %.
reason-hours = Solo quedan Las Horas; que nada más encaje también le dice algo al grupo, y tu { $value } queda con un { $n } %.
reason-likely = El { $value } tiene un { $n } %, por todo lo jugado y dicho. Si es, es un punto.
reason-wait = Deja la perdición donde está: el destino más probable tiene un { $n } %, y fallar cuesta un paso.
reason-wait-fading = El destino más probable tiene un { $n } %. Fallar costaría un paso de perdición además de los de la carta que se desvanece; acertar los evitaría.
reason-power = «{ $power }», de { $card }, puede decir ahora lo que la votación tendría que adivinar.
reason-power-kept = Ningún poder compensa gastarlo ahora: solo se usa uno por turno, y queda listo.
reason-asks = La respuesta parte lo que es posible; el propio { $value } tiene un { $n } %.
reason-frees = El { $value } ocupa { $n } de las horas de ahí: sin él, la carta aguanta más.
reason-cycle = Con { $card } en su lugar, tus dos destinos se distinguen mejor.
reason-show = Es el último de su valor: enseñado ahora, el grupo puede descartar ese valor.
reason-at-hand = Es lo que toma el bot de la casa cuando nada depende de ello.

## Qué dice la jugada de un bot, para quien se lo pregunta a la ayuda de deducción

sign-one = En lo que los bots tienen acordado, el { $value } en { $card } dice que { $who } guarda { $values }.
sign-some = En lo que los bots tienen acordado, el { $value } en { $card } dice que { $who } guarda uno de estos: { $values }.
sign-none = { $who } no hace ninguna señal con esta jugada: dice lo que dicen las reglas, y nada más.
