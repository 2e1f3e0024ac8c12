# Words that all games share.
player = Player { $number }
and = and
none = none
