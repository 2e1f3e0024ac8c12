# Palabras del tablero de Eldritch Horror que el juego no dice de otro modo.

# chart

called-akachi = Akachi
called-charlie = Charlie
called-diana = Diana
called-jacqueline = Jacqueline
called-jim = Jim
called-leo = Leo
called-lily = Lily
called-lola = Lola
called-mark = Mark
called-norman = Norman
called-silas = Silas
called-trish = Trish

map-label = El mundo: 36 casillas. Las flechas van de una a otra
corner-label = El mundo entero: toca para ir a otra parte
beyond-left = { $n } más a la izquierda
beyond-right = { $n } más a la derecha
beyond-top = { $n } más arriba
beyond-bottom = { $n } más abajo
space-for-tickets = { $n ->
    [one] { $space }, con 1 billete
   *[other] { $space }, con { $n } billetes
}
city-hint = Aquí suele tratarse de: { $hint }.
board-mystery = el misterio
foe-horror = Voluntad { $test }, horror { $n }
foe-damage = Fuerza { $test }, daño { $n }
foe-toughness = { $n ->
    [0] fortaleza { $n2 }
   *[other] fortaleza { $n } de { $n2 }
}
card-value = Vale { $n }.
tickets-train = { $n ->
    [one] 1 billete de tren
   *[other] { $n } billetes de tren
}
tickets-ship = { $n ->
    [one] 1 billete de barco
   *[other] { $n } billetes de barco
}

omen-green = cometa
omen-blue = estrellas
omen-red = eclipse
omen-now-green = El augurio es el cometa
omen-now-blue = El augurio son las estrellas
omen-now-red = El augurio es el eclipse
omen-tokens = { $n ->
    [one] 1 ficha de arcano en el cometa
   *[other] { $n } fichas de arcano en el cometa
}
forecast = Luego, { $colour }: −{ $n }
forecast-none = Luego, { $colour }: nada
doom = Perdición
doom-end = a 0 despierta
doom-awake = ha despertado
doom-label = Perdición { $n }; el próximo augurio quita { $n2 }
round = Ronda { $n }
round-short = R{ $n }
phase-set-up = preparación
phase-action = acción
phase-encounter = encuentros
phase-mythos = mitos
progress = { $n } de { $n2 } para resolverlo.
solved = Misterios resueltos: { $n } de { $n2 }.

party-label = El grupo
person-to-come = por elegir
person-gone = sin investigador
clues = Pistas
possessions = Pertenencias
reserve = Reserva
decks = Mazos
decks-left = Quedan { $mythos } cartas de mitos, { $gates } portales, { $assets } apoyos y { $artifacts } artefactos.
gates-known = Solo tú sabes qué portales hay en el montón:
gate-known = { $n }.º { $space } ({ $omen })
gates-word = Portales
mythos-word = Mitos

commit-travel = Viajar: { $space }
turn-act = Te toca actuar
turn-vote = Te toca votar
turn-other = Te toca elegir
pending-act = Elige
context-act = Elige una acción, o en el mapa el destino.
context-act-here = Elige una acción.

ballot-label = Lo que puede elegir el grupo
context-vote = En sobre cerrado hasta que voten todos. Última palabra: { $who }.
context-vote-lead = En sobre cerrado hasta que voten todos. La última palabra la tienes tú.
commit-vote = Sellar voto: { $what }
commit-vote-short = Sellar voto
price-doom = perdición −{ $n }
price-none = sin coste
wanted-by = Lo quiere: { $people }
envelope-empty = aún no ha votado
envelope-sealed = ha votado, en sobre cerrado
envelope-own = tu voto, en sobre cerrado
turn-last-word = Tienes la última palabra
context-last-word = No todos queréis lo mismo: elige por el grupo.

# sheet

sheet-market = En el mercado { $space-of }
sheet-mythos = Carta de mitos · { $n ->
    [one] queda 1
   *[other] quedan { $n }
}
sheet-combat = Combate
sheet-action = Acción · { $what }
sheet-deed = Acción
sheet-encounter = Encuentro
sheet-question = Hay que elegir
sheet-lead = La lee { $who }, que dirige
icons-label = Los iconos de la carta, en orden
leaf-before = Lo que se leyó antes
leaf-after = Lo que se leyó después
leaf-close = Ver el mapa
leaf-onward = Seguir
leaf-open = Volver a lo leído
pieces-label = Lo que se lee
sealed = se lee al llegar

test-of = Prueba de { $skill }
success-with = { $n ->
    [4] éxito con 4, 5 y 6
    [5] éxito con 5 y 6
   *[6] éxito solo con 6
}
need-successes = hacen falta { $n }
deal-gives = Da:
deal-takes = Recibe:
test-passed = Superada.
test-failed = Fallada.
pool-card = La carta
pool-modifier = La prueba
pool-improvement = Mejora
pool-bonus = Bonificación
pool-dice = Dados adicionales
pool-more = Dados añadidos
pool-not = no suma
you-roll = En total
so-many-dice = { $n ->
    [one] 1 dado
   *[other] { $n } dados
}
dice-label = Los dados
die-shows = Un { $n }
die-success = Un { $n }, éxito
successes = { $n ->
    [one] éxito
   *[other] éxitos
}
accept-result = { $n ->
    [0] Aceptar 0 éxitos
    [one] Aceptar 1 éxito
   *[other] Aceptar { $n } éxitos
}
commit-reroll = Repetir el { $n }
helps-label = Antes de aceptar
touch-a-die = Antes de aceptar, toca un dado para repetirlo:
may-use = Antes de aceptar puedes usar:
for-a-clue = 1 pista por dado
clues-left = { $n ->
    [one] te queda 1
   *[other] te quedan { $n }
}
rolls-again = repite dados

choice-yes = Sí
choice-no = No
choice-branch = Eso

to-spend = Para gastar
coins = { $n } para gastar
nothing-to-spend = nada
bought = { $n ->
    [one] ya tienes 1
   *[other] ya tienes { $n }
}
loan = Préstamo del banco:
loan-price = 2 más, y un estado Deuda
too-dear = Vale { $n }; { $left ->
    [0] no te queda nada
    [one] te queda 1
   *[other] te quedan { $left }
}

foe-label = Lo que dice su ficha: { $monster }
token-horror = Horror
token-damage = Daño
token-toughness = Fortaleza
queue-label = Los monstruos de esta casilla
queue-now = ahora
queue-next = después
queue-then = { $n ->
    [one] si cae
   *[other] si caen todos
}

skill-made-of = { $n2 ->
    [0] { $n }, sin mejoras.
   *[other] { $n } y { $n2 } de mejora.
}
skills-label = Tus habilidades
things-label = Lo que eres y lo que tienes
no-investigator = Ahora no llevas a nadie.
own-ability = Lo que sabes hacer
back-up = Está por el dorso:
back-seen = Has visto su dorso:
used-this-round = usada en esta ronda

plates-label = Lo que puedes hacer
plate-travel = Viajar
plate-prepare = Preparar
plate-acquire = Adquirir
plate-rest = Descansar
plate-trade = Cambiar
plate-component = Cartas
gives-travel = { $n ->
    [one] 1 destino
   *[other] { $n } destinos
}
gives-prepare = { $n ->
    [one] un billete
   *[other] tren o barco
}
gives-acquire = { so-many-dice }
gives-rest = +1 y +1
gives-trade = { $n ->
    [one] 1 persona
   *[other] { $n } personas
}
gives-component = { $n ->
    [0] ninguna ahora
    [one] 1 acción
   *[other] { $n } acciones
}
why-5-2 = ya hecha
why-6-1 = no puedes
why-6-3 = no es ciudad
why-6-4 = sin rutas
why-6-6 = no es ciudad
why-6-8 = hay monstruos
why-6-13 = hay monstruos
why-6-14 = nadie aquí
why-12-10 = prohibido
why-17-32 = por Detenido

cast-label = Investigadores
cast-from = Empieza { $space-in }

score-title = Puntuación
score-hint = cuanto menos, mejor
score-gates = Portales en el tablero
score-monsters = Monstruos, 1 por cada 3
score-cursed = Malditos
score-dark-pacts = Pactos oscuros
score-rumours = Rumores en juego, 3 cada uno
score-clues = Pistas, 1 por cada 3
score-blessed = Bendecidos
score-doom = Perdición que queda
score-total = En total
doom-by-round = La perdición, ronda a ronda
evening-title = La velada
noted-closed = { $who } cierra el portal { $space-of }.
noted-fell = Cae { $who }.
noted-devoured = Algo devora a { $who }.
noted-solved = Resuelto: «{ $thing }».
noted-awoke = Despierta { $ancient }.
ways-title = Por el mundo
way = Camino:
way-next = Y quien siguió:
deeds-title = Lo que hizo cada cual
deed-closed = { $n ->
    [one] 1 portal cerrado
   *[other] { $n } portales cerrados
}
deed-won = { $n ->
    [one] 1 combate ganado
   *[other] { $n } combates ganados
}
deed-fell = { $n ->
    [one] 1 caída
   *[other] { $n } caídas
}
deed-devoured = acabó en las fauces
deed-none = aguantó como pudo
end-round = Ronda { $n }
