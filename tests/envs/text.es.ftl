game = Silencio
ask-play = Juega una carta
ask-vote = Nombra a alguien
hand = cartas: { $cards }
deck = { $count } en el mazo
turn-of = Juega { $who }
option-play = Jugar { $card }
option-vote = Nombrar a { $who }
