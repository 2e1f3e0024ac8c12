game = Hush
ask-play = Play a card
ask-vote = Name somebody
hand = cards: { $cards }
deck = { $count } in the deck
turn-of = { $who } plays
option-play = Play { $card }
option-vote = Name { $who }
