# Palabras del tablero de El ansia que el juego no dice de otro modo.

called-valerio = Valerio
called-ilona = Ilona
called-morcant = Morcant
called-sabine = Sabine
called-aldous = Aldous
called-zorya = Zorya

map-label = El mapa: 61 casillas
map-castle = Castillo
map-labyrinth = Laberinto
map-harbour = Puerto
map-jetty = Embarcadero
map-well-island = Isla del pozo
map-treasure-island = Isla del tesoro
map-spring-island = Isla de la fuente
map-forest-station = Estación del bosque
map-forest = Bosque
map-plains = Llanuras
map-mountains = Montañas
corner-label = El mapa entero: toca para ir a otra parte
space-costs = { $space }, gastas { $n }
beyond-left = { $n } más a la izquierda
beyond-right = { $n } más a la derecha
beyond-top = { $n } más arriba
beyond-bottom = { $n } más abajo

site-none = { "" }
site-castle = Quien vuelve se queda y se lleva la mejor loseta.
site-labyrinth = Aquí crecen las rosas: se cazan sin gastar velocidad.
site-open-chest = Cofre abierto: una ficha y 2 puntos.
site-closed-chest = Cofre cerrado: una ficha y 2 puntos.
site-well = Pozo: una caza más en la columna 1.
site-crypt = Cripta: te quedas una misión más.
site-tavern = Taberna: por 2 cazas todo lo que hay dentro, boca abajo.
site-boat = Barca: aquí no se caza.
site-market = Mercado: puedes digerir a un lugareño.
site-church = Iglesia: puedes digerir a un religioso.
site-barracks = Cuartel: puedes digerir a un militar.
site-manor = Mansión: puedes digerir a un noble.
where-forest = Bosque: 2 puntos más por humano.
where-plains = Llanuras: 1 punto más por humano.
where-mountains = Montañas: nada más por humano.
where-cemetery = Cementerio: no se caza a humanos.
where-castle = Castillo: a salvo del sol.
scorch = Al amanecer cuesta { $n } puntos.
who-is-there = Aquí: { $who }.

kind-familiar = familiar
kind-power = poder
kind-starting = poder inicial
kind-rose = rosa
card-face = { $points ->
    [0] De tipo { $what }, velocidad { $speed }.
   *[other] De tipo { $what }, velocidad { $speed }, { $points } puntos.
}
pile-sum = { $bonus ->
    [0] Cuesta { $cost } y da { $points } { $points ->
        [one] punto
       *[other] puntos
    }.
   *[other] Cuesta { $cost } y da { $points } + { $bonus } puntos.
}
mission-now = Ahora vale { $n }.
mission-golden = Dorada: se usa una vez, cuando se cumple.
now-worth = Ahora { $n }
costs = { $n }
column-3 = nuevas
column-2 = { "" }
column-1 = se apilan
hunt-deck = Mazo { $n }
tavern-holds = Taberna { $n }
open-hunt = Ver la zona de caza en grande
open-map = Al mapa

seats-label = Vampiros, por orden de juego
you = tú
way-home = Casillas hasta el castillo
in-play = Velocidad
missions = Misiones
seat-told = { $n } puntos. En { $space }, a { $home } del castillo.
seat-piles = Mano { $hand }, mazo { $deck }, descarte { $discard }, digeridos { $digested }, misiones { $missions }.
seat-zone = En juego: { $what }.
seat-tokens = Fichas: { $what }.
seat-revealed = Misiones descubiertas: { $what }.

zone-label = Tu zona de juego
zone-empty = Aún no tienes cartas.
activated = activada
speed-word = velocidad
speed-left = te queda
in-hand = en mano
speed-total = Suman { $n } de velocidad
gift = Don
pile-deck = Mazo: { $n }
pile-discard = Descarte: { $n }
pile-digested = Digeridos: { $n }
offer-label = Para elegir

turn-activate = Activa tus cartas
turn-move = Te toca mover
turn-push = ¿Empujas?
turn-hunt = Te toca cazar
turn-other = Te toca elegir
context-activate = Toca una carta que brilla: descarta, roba o digiere antes de sumar la velocidad.
context-move = El número es lo que gastas. Hueco: no te queda nada para cazar.
context-push = A una casilla contigua.
context-act = { $wells ->
    [0] Cazas que te quedan: { $hunts }.
   *[other] Cazas que te quedan: { $hunts }, y { $wells } del pozo en la columna 1.
}
commit-move-space = Ir hasta { $thing }
commit-push-space = Empujar hasta { $thing }
commit-go-astray-space = Seguir por { $thing }
commit-hunt = Cazar por { $n }
commit-hunt-in-tavern = Cazar en la taberna
commit-activate-card = Activar { $thing }
commit-discard-card = Descartar { $thing }
commit-digest-card = Digerir { $thing }
commit-token = Usar: { $thing }
commit-keep-mission-mission = Quedarte { $thing }
commit-first-mission-mission = Quedarte { $thing }
commit-mission = Descubrir { $thing }
commit-stay = Quedarte
short-commit = Hacerlo

part-night = De noche
part-dawn = Al amanecer
source-hunted = Humanos cazados
source-plains = Llanuras
source-forest = Bosque
source-effects = Cartas y misiones doradas
source-tokens = Fichas
source-castle = Loseta del castillo
source-roses = Rosa
source-missions = Misiones
source-bonuses = Cartas al amanecer
source-dawn = El sol
total = Total
fate-home = castillo, turno { $n }
fate-out = en { $space }
fate-ash = ceniza en { $space }

no-text = No dice nada.
pile-open = { $n ->
    [one] 1 carta
   *[other] Pila de { $n } cartas
}
pile-place = fila { $row }, columna { $n }
pile-leaves = { $n ->
    [0] No te queda velocidad.
   *[other] Te queda { $n } de velocidad.
}
pile-close = Cerrar la pila

ribbon-label = Velocidad de este turno: quedan { $n } de { $total }
ribbon-locked = Lo que ya se ha descubierto no se deshace
ribbon-undo = Deshacer: { $what }
spent-hunt = caza
spent-tavern = taberna
spent-rose = rosa

in-sight = Lo que sumaría al amanecer por lo que está a la vista
seat-in-sight = { $n ->
    [0] { "" }
   *[other] Al amanecer sumaría { $n } por lo que está a la vista.
}
race-home = en casa
race-arrives = llega
race-close = por los pelos
race-shelters = a cubierto
race-risks = en peligro
race-lost = ceniza
race-home-told = { "" }
race-arrives-told = { $turns ->
    [one] Le queda 1 turno y llega nueve veces de cada diez.
   *[other] Le quedan { $turns } turnos y llega nueve veces de cada diez.
}
race-close-told = { $turns ->
    [one] Le queda 1 turno: nueve veces de cada diez se acerca { $sure } casillas, y con suerte llega.
   *[other] Le quedan { $turns } turnos: nueve veces de cada diez se acerca { $sure } casillas, y con suerte llega.
}
race-shelters-told = { $turns ->
    [0] No le quedan turnos: donde está el sol cuesta puntos, pero no quema.
    [one] Le queda 1 turno: no llega al castillo, pero sí a donde el sol no quema.
   *[other] Le quedan { $turns } turnos: no llega al castillo, pero sí a donde el sol no quema.
}
race-risks-told = { $turns ->
    [one] Le queda 1 turno: solo con suerte llega a donde el sol no quema.
   *[other] Le quedan { $turns } turnos: solo con suerte llega a donde el sol no quema.
}
race-lost-told = { $turns ->
    [0] No le quedan turnos, y donde está quema el sol.
    [one] Le queda 1 turno y, como mucho, se acerca { $lucky } casillas.
   *[other] Le quedan { $turns } turnos y, como mucho, se acerca { $lucky } casillas.
}
reputation = reputación { $n }

rival-label = En juego: { $who }
rival-left = le quedan { $n }
dawn-label = { $n ->
    [0] El mapa al amanecer: nadie en el castillo
   *[other] El mapa al amanecer: { $n } en el castillo
}
end-home = En casa en el turno { $turn }: { $tile ->
    [0] ya no quedaban losetas.
   *[other] loseta de { $tile }.
}
end-out = El día le coge en { $space }: pierde { $lost }.
end-ash = El sol le alcanza en { $space }. No puntúa: queda su reputación, { $points }.
sheet-label = La hoja: de qué es cada punto
