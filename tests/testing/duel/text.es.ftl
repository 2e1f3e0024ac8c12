game = Duelo
ask-play = Juega una carta.
ask-aim = ¿A quién apuntas?
ask-defend = { $who } te apunta.
ask-vote = { $who } convoca una votación.
option-play = Jugar un { $a }
option-aim = Apuntar al asiento { $a }
option-block = Bloquear
option-accept = Entregar una ficha
option-vote = { $a ->
    [0] Hambruna
   *[other] Festín
}
option-note = Nota { $a }
log-drew = { $who } roba.
log-drew-own = { $who } roba un { $card }.
log-played = { $who } juega un { $card }.
log-peeked = { $who } mira la carta apartada.
log-peeked-own = { $who } ve que la carta apartada es un { $card }.
log-rolled = { $who } saca un { $die }.
log-mixed = { $who } mezcla.
log-reshuffled = Se baraja de nuevo el mazo.
log-aimed = { $who } apunta al asiento { $target }.
log-voted = { $who } ha votado.
log-counted = Votos: { $votes }. Así que hay { $result }.
log-blocked = { $who } bloquea.
log-accepted = { $who } entrega una ficha.
log-closed = La carta apartada era un { $card }.
result-feast = festín
result-famine = hambruna
setting-rounds = Rondas
setting-deck = Mazo
setting-rich = Más fichas
ending-counted = Se contaron las fichas.
card-1 = Mirar
card-2 = Tirar
card-3 = Votar
card-4 = Apuntar
card-5 = Descansar
card-6 = Mezclar

board-table = { $pot } en el bote, { $count } cartas boca abajo
board-seat = { $who }
board-tokens = { $tokens } fichas
