# Palabras del tablero de The Shipwreck Arcana que el juego no dice de otro modo.

score = Puntos
doom = Perdición
hours-rule = Juega aquí solo si ningún destino cabe en otro arcano.
row-label = Las Horas y los cuatro arcanos
powers-label = Poderes
no-powers = Ninguno todavía: un arcano que se desvanece deja el suyo.
rows-label = Filas numéricas
row-hint = Toca un número para voltearlo.
row-of = Fila numérica de { $who }
fates-before = Destinos delante
hand-label = Tus destinos
none-in-hand = nada
draw-more = +1 al robar
deck = Mazo
deck-top = encima, { $card }
deck-empty = se acabó
bag = Bolsa
exiled = Fuera de la partida: { $values }

moons = { $moons ->
    [one] de { $moons } luna
   *[other] de { $moons } lunas
}
moons-left = { $n ->
    [0] se acaba
    [one] le falta { $n }
   *[other] le faltan { $n }
}
no-moons = sin lunas
leaves-power = Al desvanecerse deja «{ $power }»
through-hours = vino por Las Horas
slowed = Lentitud: cada destino, 1 hora
amplified = Amplificar
fate-name = { $hours ->
    [one] Destino { $value }, { $hours } hora
   *[other] Destino { $value }, { $hours } horas
}
can-choose = Se puede elegir.
chosen = Elegido.

keeps = { $count ->
    [0] sin destino
    [one] guarda { $count }
   *[other] guarda { $count }
}
has-turn = juega ahora
flip-down = Voltear el { $value } en la fila de { $who }
is-standing = { $value }
is-flipped = { $value }, volteado

window-short-before-play = quien tiene el turno, antes de jugar
window-short-after-play = quien tiene el turno, después de jugar
window-short-before-prediction = el grupo, antes de predecir
window-short-after-right = el grupo, tras acertar
window-short-on-fading = ocurre al desvanecerse

pick-label = Predicción
number-label = Número
chance-none = no
chance = { $percent } %

turn-play = Te toca jugar
turn-vote = Te toca votar
turn-other = Te toca elegir

context-play = Juega un destino y guarda el otro: lo que elijas cuenta algo al grupo.
context-play-fate = Elige dónde juegas el { $value }.
context-play-place = ¿Qué destino juegas en { $card }?
context-predict = { $who } jugó el { $value } en { $card }.
context-predict-hours = El { $value } vino por Las Horas: ninguno de sus dos destinos cabía en otro arcano.
context-guesses = { $n ->
    [one] Queda { $n } predicción.
   *[other] Quedan { $n } predicciones.
}
context-tie = Si hay empate decide { $who }.

commit-play = Jugar el { $value } en { $card }
commit-predict = Sellar voto: { $value }
commit-number = Sellar voto: { $value }
commit-power-vote = Sellar voto: { $power }
commit-power = Usar { $power }
commit-spend = Sellar voto: gastar { $power }
commit-slot = Elegir { $card }
commit-slot-vote = Sellar voto: { $card }
commit-lift = Elegir el { $value }
commit-lift-vote = Sellar voto: el { $value }
short-predict = Sellar: { $value }
short-number = Sellar: { $value }
short-pass = Pasar
decline-pass = No predecir
decline-pass-exile = No usarlo
decline-decline = Sin poder

headline-won = Ganáis
headline-lost = Perdéis
headline-lost-deck = Perdéis
headline-suspended = Partida suspendida

secret-kept = guardaba { $values }
secret-none = no guardaba nada

aid-title = Lo que puede guardar { $who }
aid-title-me = Lo que creen que guardas
aid-title-unseen = Lo que queda por ver
aid-out = Fuera: { $values }.
aid-mine = Cuenta también lo que tú guardas.
aid-public = Solo con lo que ha visto toda la mesa.
aid-exact = { $ways ->
    [one] Cuenta exacta: { $ways } reparto posible.
   *[other] Cuenta exacta: { $ways } repartos posibles.
}
aid-seen = { $count ->
    [0] Nada a la vista todavía.
   *[other] A la vista: { $values }.
}
aid-column = { $value }: { $unseen ->
    [0] ninguno por ver
    [one] { $unseen } por ver
   *[other] { $unseen } por ver
}
aid-pick = De quién
aid-sign = ¿Qué dice esa jugada?
aid-sign-none = Ahora mismo no hay ninguna jugada que leer.

brief-when-always = Juega aquí el que quieras.
brief-when-never = Aquí no se juega.
brief-when-same = Tus dos destinos son iguales.
brief-when-apart-by = Tus destinos se llevan { $n }.
brief-when-apart-at-least = Tus destinos se llevan { $n } o más.
brief-when-apart-between = Tus destinos se llevan de { $low } a { $high }.
brief-when-sum-at-most = Tus destinos suman { $n } o menos.
brief-when-sum-at-least = Tus destinos suman { $n } o más.
brief-when-sum-between = Tus destinos suman de { $low } a { $high }.
brief-when-sum-multiple = Tus destinos suman un múltiplo de { $n }.
brief-when-sum-odd = Tus destinos suman impar.
brief-when-sum-even = Tus destinos suman par.
brief-when-higher = Juega aquí tu destino mayor.
brief-when-lower = Juega aquí tu destino menor.
brief-when-times = Un destino es { $either } veces el otro.
brief-when-only-one-of = Juega aquí { $either }; guarda otra cosa.
brief-when-exactly = Juega aquí un { $value }.
brief-when-high-odds = Dos impares: el mayor. Uno solo: el menor.
brief-when-hours-apart = Las horas de tus destinos se llevan { $n }.
brief-when-kept-visible = El que guardas es igual a uno visible.
brief-when-all-different = Dos destinos distintos y ninguno visible.
brief-when-difference-visible = Juega el mayor; la diferencia está a la vista.
brief-when-kept-tops = El que guardas supera a todos los de aquí.
brief-when-no-neighbour = Ninguno visible está a { $n } de los tuyos.
brief-when-total-multiple = Los tuyos y los visibles suman un múltiplo de { $n }.
brief-when-values-between = { $n ->
    [one] Entre tus destinos hay { $n } valor visible.
   *[other] Entre tus destinos hay { $n } valores visibles.
}
brief-when-makes = Tus destinos suman { $n }, solos o con uno visible.
brief-and-tells = Di si el que guardas es mayor.
brief-and-harmless = Se desvanece sin perdición.
brief-and-again = Roba y juega otra vez, en otra carta.
brief-and-wishes = { $n ->
    [one] { $n } predicción más.
   *[other] { $n } predicciones más.
}
brief-and-sevens-count = Un 7 aquí son { $n } h.
brief-and-steals = Se lleva uno visible mayor que el que guardas.
brief-and-doubles = Se desvanece si suma { $n } veces el que guardas.
brief-and-frightened-by = Se desvanece si se juega { $either }.
