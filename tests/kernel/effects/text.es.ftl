game = El campamento
card-bandage = Venda
card-charm = Amuleto de suerte
card-storm = Tormenta
card-fire = Hoguera
card-mark = Marca
card-amulet = Talismán
card-leech = Sanguijuela
card-thorns = Espinas
card-drum = Tambor
card-flute = Flauta
card-oath = Juramento
card-tonic = Tónico
card-ladder = Escalera
card-satchel = Zurrón
v-lose = { $form ->
    [you-to] perder
    [they-to] perder
    [you-when] pierdes
    [you-unless] pierdas
    [they-unless] pierda
   *[other] pierde
}
v-gain = { $form ->
    [you-to] ganar
    [they-to] ganar
    [you-when] ganas
    [you-unless] ganes
    [they-unless] gane
   *[other] gana
}
v-be = { $form ->
    [you-do] estás
    [you-and] estás
    [you-then] estás
    [you-when] estás
   *[other] está
}
do-lose = { v-lose } { $what }
do-gain = { v-gain } { $what }
do-hurt = { $form ->
    [you-do] te hieres
    [you-and] te hieres
    [you-then] te hieres
   *[other] se hiere
} por { $n }
do-discard-this = { $form ->
    [you-to] descartar
    [they-to] descartar
    [you-unless] descartes
    [they-unless] descarte
   *[other] descarta
} esta carta
lot-health = { $n } de Salud
lot-coin = { $n ->
    [one] 1 moneda
   *[other] { $n } monedas
}
lot-loss-health = hasta { $n } de Salud
loss-health = Salud
noun-loss-health = Salud
loss-coin = monedas
cond-alone = { v-be } a solas en la tienda
flag-dark = a oscuras
until-dawn = hasta el alba
until-lost = hasta que alguien pierda Salud
key-arm = brazo
key-eye = ojo
part-up = sigue hacia arriba
part-down = sigue hacia abajo
part-start = vuelve a empezar
when-would-lose = cuando vayas a perder Salud
when-would-lose-here = cuando alguien de tu tienda vaya a perder Salud
when-would-lose-any = cuando alguien vaya a perder Salud
when-would-lose-other = cuando otra persona vaya a perder Salud
when-lost = cuando pierdas Salud
when-lost-here = cuando alguien de tu tienda pierda Salud
when-lost-any = cuando alguien pierda Salud
when-lost-other = cuando otra persona pierda Salud
when-dawn = al alba
when-dawn-any = cada alba
when-left = cuando dejes el campamento
when-left-any = cuando alguien deje el campamento
when-left-this = cuando se deje atrás esta carta
stat-strength = tienes { $n } más de fuerza
stat-strength-here = los de tu tienda tienen { $n } más de fuerza
stat-strength-any = todos tienen { $n } más de fuerza
stat-strength-of = tu { $key } tiene { $n } más de fuerza
stat-strength-of-here = el { $key } de los de tu tienda tiene { $n } más de fuerza
stat-strength-of-any = el { $key } de todos tiene { $n } más de fuerza
stat-limit-here = los de tu tienda tienen como mucho { $n } cartas
stat-limit = tienes como mucho { $n } cartas
stat-limit-any = todos tienen como mucho { $n } cartas
rule-no-gain = no puedes ganar nada
rule-no-gain-here = en tu tienda nadie puede ganar nada
rule-no-gain-any = nadie puede ganar nada
ask-day = Un nuevo día. ¿Qué carta tomas?
ending-over = El campamento se acaba.
sel-everybody = { $form-role ->
    [subject] cada jugador
   *[other] a cada jugador
}
kind-camper = { $n ->
    [one] acampado
   *[other] acampados
}
    .gender = m
noun-coin = monedas
    .as-many = tantas monedas
adj-weary = { $np } { $np-n ->
    [one] cansado
   *[other] cansados
}
that-near = { $np } { $form-role ->
    [there] en
   *[other] de
} { your } tienda
no-camper-near = { v-be } a solas
