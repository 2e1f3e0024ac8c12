game = Duel
ask-play = Play a card.
ask-aim = Whom do you aim at?
ask-defend = { $who } aims at you.
ask-vote = { $who } calls a vote.
option-play = Play a { $a }
option-aim = Aim at seat { $a }
option-block = Block
option-accept = Give up a token
option-vote = { $a ->
    [0] Famine
   *[other] Feast
}
option-note = Note { $a }
log-drew = { $who } draws.
log-drew-own = { $who } draws a { $card }.
log-played = { $who } plays a { $card }.
log-peeked = { $who } looks at the card set aside.
log-peeked-own = { $who } sees that a { $card } is set aside.
log-rolled = { $who } rolls a { $die }.
log-mixed = { $who } mixes.
log-reshuffled = The deck is shuffled again.
log-aimed = { $who } aims at seat { $target }.
log-voted = { $who } has voted.
log-counted = Votes: { $votes }. So it is { $result }.
log-blocked = { $who } blocks.
log-accepted = { $who } gives up a token.
log-closed = The card set aside was a { $card }.
result-feast = a feast
result-famine = a famine
setting-rounds = Rounds
setting-deck = Deck
setting-rich = More tokens
ending-counted = The tokens were counted.
card-1 = Peek
card-2 = Roll
card-3 = Vote
card-4 = Aim
card-5 = Rest
card-6 = Mix

board-table = { $pot } in the pot, { $count } cards face down
board-seat = { $who }
board-tokens = { $tokens } tokens
