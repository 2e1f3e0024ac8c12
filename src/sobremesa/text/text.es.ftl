# Palabras que comparten todos los juegos.
player = Jugador { $number }
and = y
none = ninguno
