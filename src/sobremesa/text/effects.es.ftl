# Las palabras del lenguaje de las cartas que comparten todos los juegos. Cada verbo es un mensaje con sus formas; `form`
# es la voz.

sentence = { SENTENCE($do) }.
label = { SENTENCE($do) }
the-player = { $who }

## Cómo se enlazan las oraciones

v-may = { $form ->
    [they-do] puede
    [they-then] puede
    [they-and] puede
    [they-and-then] puede
   *[other] puedes
}
v-choose = { $form ->
    [you-to] elegir
    [they-to] elegir
    [you-when] eliges
    [you-unless] elijas
    [they-unless] elija
    [you-and-unless] elijas
    [they-and-unless] elija
   *[other] elige
}
v-prevent = { $form ->
    [you-to] evitar
    [they-to] evitar
    [you-when] evitas
    [you-unless] evites
    [they-unless] evite
    [you-and-unless] evites
    [they-and-unless] evite
   *[other] evita
}
do-nothing = no pasa nada
do-seq = { $items }
do-seq-apart = { $rows }
do-on = { $do }. { SENTENCE($do2) }
do-repeat = { $n ->
    [2] dos veces
   *[other] { $n } veces
}: { $do }
do-if = si { $cond }, { $do }
do-if-else = si { $cond }, { $do }; si no, { $do2 }
do-if-not-else = si { $cond }, { $do }; en otro caso, { $do2 }
do-if-after = { $do } si { $cond }
do-if-else-after = { $do } si { $cond } o, si no, { $do2 }
do-or-if = { $do } (o, si { $cond }, { $do2 })
may-do = { v-may } { $do }
do-otherwise = en otro caso, { $do2 }
if-not-done = { $form ->
    [they-do] si no lo hace
    [they-then] si no lo hace
   *[other] si no lo haces
}
may-do-else = { v-may } { $do }; { if-not-done }, { $do2 }
may-to = { v-may } { $cost } para { $do }
may-to-else = { v-may } { $cost } para { $do }; { if-not-done }, { $do2 }
may-then = { v-may } { $cost }; { $form ->
    [they-do] si lo hace
    [they-then] si lo hace
   *[other] si lo haces
}, { $do }
may-then-else = { may-then }; { if-not-done }, { $do2 }
do-unless = { $do } a menos que { $cost }
unless-do = a menos que { $cost }, { $do }
do-or = { $either }
do-ballot = el grupo elige: { $either }
do-pick = { v-choose } { $whom }
do-each = { $whom } { $do }
do-each-if = { $whom }, { $do }
do-then = después, { $do }
do-finally = por último, { $do }
do-under = { $do }, { $flag }
do-goto = { $part }
do-instead = en vez de eso, { $do }
do-prevent = { v-prevent } la pérdida de { $loss }
do-prevent-all = { v-prevent } toda la pérdida de { $loss }
do-lasting = { $what } { $until }
v-roll = { $form ->
    [you-to] tirar
    [they-to] tirar
    [you-when] tiras
    [you-unless] tires
    [they-unless] tire
    [you-and-unless] tires
    [they-and-unless] tire
   *[other] tira
}
by-result = según el resultado: { $rows }
by-result-one = { $low }: { $do }
by-result-some = { $low }–{ $high }: { $do }
by-result-more = { $low } o más: { $do }

## Cuándo y a quién

on = { $when }, { $do }
on-once = una vez { until-forgiven }, { $when }, { $do }
on-heading = { $when }: { $do }
on-heading-once = { $when } (una vez { until-forgiven }): { $do }
until-forgiven = por ronda
during = { $do } { $flag }
while = si { $cond }, { $do }

your = { $form-person ->
    [they] su
   *[you] tu
}
yours = { $form-person ->
    [they] sus
   *[you] tus
}
sel-you = tú
sel-the-one = { $form-role ->
    [subject] esa persona
   *[other] a esa persona
}
sel-others = { $form-role ->
    [subject] cada uno de los demás
   *[other] a otro jugador
}
cond-not = no se cumple que { $cond }
cond-both = { $items }
lot-result = tanto de { $noun } como el resultado

## Lo que se compone: un nombre, lo que se dice de él y lo que lleva delante

v-be = { $form ->
    [they-who] está
    [they-whoever] esté
    [they-when] está
   *[other] estás
}
v-have = { $form ->
    [they-who] tiene
    [they-whoever] tenga
    [they-when] tiene
   *[other] tienes
}
to = { $form-role ->
    [whom] a{" "}
   *[other] {""}
}
det-a = { to }{ $noun-gender ->
    [f] una
   *[m] un
} { $np }
det-a-named = { $name-one }
det-a-other = { to }{ $noun-gender ->
    [f] otra
   *[m] otro
} { $np }
det-every = { to }cada { $np }
det-every-named = cada { $np }
det-every-other = { to }cada { $noun-gender ->
    [f] una de las
   *[m] uno de los
} demás { $nps }
det-each = cada { $np }
det-each-named = cada { $np }
det-each-other = { det-every-other }
det-the = { $form-role ->
    [whom] { $noun-gender ->
        [f] a la
       *[m] al
    }
   *[other] { $noun-gender ->
        [f] la
       *[m] el
    }
} { $np }
det-the-named = { $name-the }
det-that = { to }{ $noun-gender ->
    [f] esa
   *[m] ese
} { $np }
det-that-named = { $name-gender ->
    [f] esa
   *[m] ese
} { $np }
det-this = { to }{ $noun-gender ->
    [f] esta
   *[m] este
} { $np }
det-this-named = { $name-gender ->
    [f] esta
   *[m] este
} { $np }
det-the-other = { $form-role ->
    [whom] { $noun-gender ->
        [f] a la otra
       *[m] al otro
    }
   *[other] { $noun-gender ->
        [f] la otra
       *[m] el otro
    }
} { $np }
det-that-other = { to }{ $noun-gender ->
    [f] esa otra
   *[m] ese otro
} { $np }
det-this-other = { to }{ $noun-gender ->
    [f] esta otra
   *[m] este otro
} { $np }
det-nearest = { det-the } más { $noun-gender ->
    [f] cercana
   *[m] cercano
}
det-nearest-named = { det-the-named } más { $name-gender ->
    [f] cercana
   *[m] cercano
}
det-nearest-other = { $form-role ->
    [whom] { $noun-gender ->
        [f] a la
       *[m] al
    }
   *[other] { $noun-gender ->
        [f] la
       *[m] el
    }
} más { $noun-gender ->
    [f] cercana de las
   *[m] cercano de los
} demás { $nps }
det-some = { $noun-gender ->
    [f] alguna
   *[m] algún
} { $np }
det-some-named = { $name-one }
det-some-other = { $noun-gender ->
    [f] alguna otra
   *[m] algún otro
} { $np }
det-no = { $noun-gender ->
    [f] ninguna
   *[m] ningún
} { $np }
det-no-named = { $name-gender ->
    [f] ninguna
   *[m] ningún
} { $np }
det-no-other = { $noun-gender ->
    [f] ninguna otra
   *[m] ningún otro
} { $np }
det-the-many = { $noun-gender ->
    [f] las
   *[m] los
} { $nps }
det-the-many-named = { det-the-many }
det-the-many-other = { $noun-gender ->
    [f] las demás
   *[m] los demás
} { $nps }
det-at-least = { $n ->
    [one] 1 { $np }
   *[other] { $n } { $nps }
}
det-at-least-named = { det-at-least }
det-at-least-other = { $n ->
    [one] otro { $np }
   *[other] otros { $n } { $nps }
}
there-some = hay { $np }
there-no = no hay { $np }
there-at-least = hay al menos { $np }
have-some = { v-have } { $np }
have-no = no { v-have } { $np }
have-at-least = { v-have } al menos { $np }
per = { $lot } por { $np }
per-own = { $lot } por { $np } { $noun-gender ->
    [f] propia
   *[m] propio
}
lot-half = { $noun-as-many } como la mitad de { $np }
that-who = { $np } que { $cond }

## Lo que se pregunta

ask-may = { $card }: ¿lo haces?
ask-choose = { $card }: ¿qué prefieres?
ask-pick = { $card }: elige.
ask-vote = { $card }: ¿qué debe hacer el grupo?
ask-order = Ocurren varias cosas a la vez. ¿Cuál va primero?
ask-use = ¿Usas ahora alguna de estas?
option-yes = Sí
option-no = No
option-done = Nada más
option-number = { $a }
option-pick = { $thing }
