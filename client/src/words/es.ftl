# Las palabras de la mesa. Las de cada juego están con el juego.

# Cómo se llaman los bots: doce, uno por silla, y otros por si alguien de la mesa se llama igual.
bot-names = Alicia, Bruno, Clara, Darío, Elena, Fabio, Greta, Héctor, Irene, Julio, Lola, Mateo, Nuria, Óscar, Petra, Quino, Rita, Saúl, Teo, Vera, Zoe

and = y
and-i = e
or = o
or-o = u
none = ninguno
you = tú
you-name = Tú
close = Cerrar

## El salón

lobby-title = Quédate un rato más.
lobby-intro = { $games ->
    [one] Un juego y una mesa. Abre un enlace, di cómo te llamas y siéntate: no hace falta cuenta.
   *[other] { $games } juegos y una mesa. Abre un enlace, di cómo te llamas y siéntate: no hace falta cuenta.
}
lobby-page = Sobremesa
table-code = Código de mesa
code-example = TILO-47
sit-down = Sentarme
set-table = Poner una mesa
what-to-play = ¿A qué jugamos?
seats-range = de { $fewest } a { $most } personas
tables-with-room = Con sitio
tables-to-watch = Para mirar
more-tables = Más mesas
play-now = Jugar ya
# A quien juega sin haber dicho cómo se llama se le presta uno de estos nombres.
lent-names = Azucarillo, Cucharilla, Mandarina, Avellana, Membrillo, Bizcocho, Servilleta, Cafetera, Almendra, Canela, Turrón, Migas
set-this = Poner mesa
so-many-play = { $bots ->
    [0] Juegan { $n }
    [one] Juegan { $n }, uno de ellos un bot
   *[other] Juegan { $n }, { $bots } de ellos bots
}
no-open-tables = Ahora no hay ninguna mesa abierta. Pon una y di el código en voz alta.
waiting-for-you = Te esperan
free-chairs = { $n ->
    [0] Sin sillas libres
    [one] Queda { $n } silla
   *[other] Quedan { $n } sillas
}
host-invites = { $who } invita
with-bots = { $n ->
    [one] con { $n } bot
   *[other] con { $n } bots
}
waiting-at = Esperando a { $who }
gathering-at = { $free ->
    [0] Lista para empezar
   *[other] Aún falta gente
}
match-over = Partida acabada
go-back = Volver
look = Mirar
watch-again = Ver de nuevo
cloth-label = Una mesa vista desde arriba después de comer: café, naranja, vino y cartas
unofficial = Mesa no oficial. Los juegos son de sus autores y editoriales; los dibujos y textos, nuestros, salvo los iconos de game-icons.net (CC BY 3.0).
bad-code = Un código es una palabra y un número, como TILO-47.
first-step-1 = Pon una mesa o entra en una con su código.
first-step-2 = Di cómo te llamas y siéntate. Las sillas libres las ocupan amigos o bots.
first-step-3 = Lo que brilla se puede elegir; lo demás te dice por qué no.
first-title = Así se juega aquí
first-done = Entendido
day-or-night = Día o noche
language-now = Idioma: español
language-other = EN
language-other-name = Switch to English
settings = Ajustes
your-name = Tu nombre
what-name = ¿Cómo te llamas?
name-hint = Así te verán en la mesa.
name-save = Guardar
name-go = Seguir
no-name = Sin nombre
seconds = { $n } s
minutes = { $n } min
hours = { $n } h
days = { $n ->
    [one] { $n } día
   *[other] { $n } días
}
since-seconds = desde hace { $n } s
since-minutes = desde hace { $n } min
since-hours = desde hace { $n } h
since-days = { $n ->
    [one] desde hace { $n } día
   *[other] desde hace { $n } días
}

## Poner una mesa

new-table = Poner una mesa
choose-game = Juego
choose-seats = Sillas
choose-clock = Reloj
clock-none = Sin reloj
clock-gentle = Un aviso
clock-strict = Juega un bot
clock-hint-none = Nadie mete prisa; una partida puede durar días.
clock-hint-gentle = Se avisa a quien tarda.
clock-hint-strict = Si alguien no está o tarda demasiado, un bot elige por él.
clock-days = Por días
clock-hint-days = Para partidas de varios días: a quien le toca tiene el tiempo que elijas, y el reloj sigue aunque no haya nadie.
clock-so-many-days = { $n ->
    [one] { $n } día para elegir
   *[other] { $n } días para elegir
}
choose-days = Tiempo para elegir
choose-late = Después
late-reminder = Un recordatorio
late-bot = Elige un bot
late-owner = Decide quien puso la mesa
late-hint-reminder = A quien se retrasa se le recuerda, una y otra vez, y la mesa espera.
late-hint-bot = Un bot hace esa elección, y la silla sigue siendo suya.
late-hint-owner = Quien lleva la mesa puede dejar esa silla a un bot, o esperar. Si es quien la lleva el que se retrasa, la mesa pasa a otra persona.
late = con retraso
time-left = quedan { $time }
tables-wait = { $n ->
    [one] { $n } mesa te espera
   *[other] { $n } mesas te esperan
}
who-may-come = Quién puede venir
anybody-comes = Cualquiera
anybody-comes-hint = Se ve en el salón, y entra quien diga el código.
link-comes = Solo con el enlace
link-comes-hint = No se ve en el salón. Tú repartes el enlace y puedes cambiarlo.
spoken-switch = El código también abre, mientras se reúne la gente
more-settings = Más ajustes
choose-joining = Sillas de una partida en marcha
joining-consent = Si todos aceptan
joining-open = Libres
joining-closed = Cerradas
joining-hint-consent = Para ocupar la silla de un bot hay que pedirla, y la dan entre todos los que juegan. Quien se sentaba allí la recupera cuando quiera.
joining-hint-open = Quien mira puede ocupar la silla de un bot sin preguntar, y verá lo que guarda.
joining-hint-closed = Nadie entra a mitad de partida; solo vuelve quien ya se sentaba.
terms-joining-consent = A media partida, con permiso
terms-joining-open = A media partida, sillas libres
terms-joining-closed = A media partida, cerrada
quiet = Silencio
quiet-off = Sin silencio
quiet-switch = Silencio: quien lleva el turno no escribe mientras los demás deliberan
practice = De práctica
practice-switch = De práctica: cualquier jugada se puede deshacer, y la partida queda marcada
practice-end = Partida de práctica: se podía deshacer cualquier jugada.
practice-hint = Aquí cualquier jugada se puede deshacer, y así consta en el registro.
hint = Pista
hint-tried = (Ensayado en partidas posibles.)
hint-yours = Sale solo de lo que puedes saber, y solo se te dice a ti.
hint-not-now = Ahora mismo no hay ninguna pista.
table-ready = Poner la mesa y sentarme
table-ready-hint = Después podrás invitar o llenar las sillas con bots.
name-forgotten = El servidor ya no sabe cómo te llamas. Vuelve a decírselo arriba y prueba otra vez.

## Las páginas

pages = Páginas
tables = Mesas
shelf = Mi estantería
nowhere-title = Aquí no hay nada
nowhere-text = En { $path } no hay ninguna página. Si buscas una mesa, di su código.
rules-of = Reglas: { $game }
rules-coming = Abriendo las reglas…
rules-all = Todas las reglas y cartas
read-rules = Leer las reglas
in-short = En corto
box = Cartas y piezas
box-also = También hay:
contents = Contenido
copies = × { $n }
so-many = { $n } × { $what }
with-setting = Con «{ $setting }»
seek = Buscar en las reglas
found = { $n ->
    [one] Un sitio
   *[other] { $n } sitios
} en { $sections ->
    [one] un apartado
   *[other] { $sections } apartados
}
found-nothing = Nada de eso en las reglas ni en las cartas.
found-before = Sitio anterior
found-next = Sitio siguiente
going-on = En marcha
played = Jugadas
all-games = Todos
filter-games = Filtrar por juego
bots = { $n ->
    [one] un bot
   *[other] { $n } bots
}
with-whom = con { $who }
all-won = Ganáis todos
shelf-more = Ver más
shelf-empty = Cuando acabes una partida quedará aquí, con su resultado y para verla de nuevo.
sums = Cuentas
sum-matches = { $n ->
    [one] partida
   *[other] partidas
}
sum-won = { $n ->
    [one] ganada
   *[other] ganadas
}
sum-length = de media
sum-latest = { $n ->
    [one] La última
   *[other] De las últimas { $n }
}: { $won ->
    [0] ninguna ganada
    [one] una ganada
   *[other] { $won } ganadas
}
sum-legend = { $n ->
    [one] La última: lleno, ganada; a rayas, perdida. Las de práctica no cuentan.
   *[other] Las últimas { $n }, la más reciente a la derecha: lleno, ganada; a rayas, perdida. Las de práctica no cuentan.
}

## Ante la puerta de una mesa

door-invites = { $who } te invita
door-of = La mesa de { $who }
door-private = Una mesa privada
door-table = Una mesa
door-takes = de { $shortest } a { $longest } minutos
door-full = No queda ninguna silla
door-playing = Ya se está jugando
door-playing-consent = Ya se está jugando. Dentro puedes pedir la silla de un bot
door-playing-open = Ya se está jugando. Dentro puedes ocupar la silla de un bot
door-over = Partida acabada
door-lesson = Ver antes la lección
door-look = Entrar solo a mirar
door-another = Poner otra como esta
lesson-to-table = A la mesa que te espera
name-missing = Escribe cómo te llamas.

## La mesa

to-lobby = Volver al salón
table = Mesa
table-word = Mesa { $code }
copy-link = Copiar enlace
copied = Enlace copiado
rules = Reglas
log = Registro
chat = Charla
aid = Cuentas
more = Más
unread = { $n ->
    [one] { $n } cosa nueva en la charla
   *[other] { $n } cosas nuevas en la charla
}
views = Vistas de la mesa
board = La mesa
your-decision = Tu decisión
your-hand = Lo tuyo
read-all = Leerlo entero
beyond-before = Hay más arriba:
beyond-after = Hay más abajo:
beyond-before-across = Hay más a la izquierda:
beyond-after-across = Hay más a la derecha:
say-placeholder = Escribe a la mesa…
say-placeholder-watchers = Escribe a quienes miran…
say-placeholder-fallen = Escribe a los caídos…
keep-silent = Mientras los demás deliberan, tú callas. Volverás a escribir en cuanto decidan.
rooms = Cuarto
room-table = La mesa
room-fallen = Los caídos
room-watchers = Quienes miran
room-hint-table = Lo que se dice en la mesa. Lo lees, pero allí no se te oye.
room-hint-fallen = Aquí habláis los que habéis caído y quienes miran. Quien sigue jugando no lo lee.
room-hint-watchers = Aquí habláis quienes miráis. Quien juega no lo lee.
bet = Apuesta: { $question } Se ve al final.
bet-on = apuesta por { $who }
bets-right = { $n ->
    [0] Nadie acertó su apuesta.
    [one] Acertó su apuesta: { $who }.
   *[other] Acertaron su apuesta: { $who }.
}
requests = Peticiones
send = Enviar
no-chat = Nadie ha dicho nada todavía.
reactions = Reacciones
say-aloud = Decir en voz alta
say-otherwise = Decir otra cosa
final = no se puede deshacer
story-so-far = La historia hasta ahora
line-by-line = Línea a línea
log-earlier = Lo anterior
no-log = Aquí se contará lo que pase.
waiting-for = Esperando a { $who }
waiting-table = Esperando a la mesa
your-turn = Te toca
your-answer = Has elegido: { $answer }
sealed = sellado
thinking = piensa…
votes = Votos
choose-first = Elige algo que brille
choose-short = Elige
any-time = En cualquier momento
piece-can = Se puede elegir.
piece-chosen = Elegida.
undo = Deshacer
undo-ask = Pedir deshacer
undo-asks = { $who } pide deshacer su última jugada.
undo-you-asked = Has pedido deshacer. Falta que acepten: { $who }.
undo-yes = De acuerdo
undo-no = No
pause = Pausar
resume = Seguir
paused = Partida en pausa
paused-hint = Nadie elige hasta que alguien pulse «Seguir».
table-moves = La mesa se muda a otro servidor…
coming-back = Volviendo a la mesa…
choice-kept = Tu elección sigue aquí.
loading = Abriendo la mesa…
shut-no-table-title = Esa mesa no está
shut-no-table-text = { $code } no es de ninguna mesa, o ya no se guarda. Un código es una palabra y un número.
shut-no-link-title = Este enlace ya no abre
shut-no-link-text = Lo han renovado, o le falta un trozo. Pide el nuevo a quien te invitó, o entra con el código que te diga en voz alta.
shut-removed-title = Ya no te sientas aquí
shut-removed-text = En { $code } te han pedido que te vayas. Esta mesa ya no se te abre; las demás, sí.
shut-barred-title = Aquí no puedes entrar
shut-barred-text = Quien lleva este servidor no te quiere aquí.
shut-closed-by-host-title = Esta mesa está cerrada
shut-closed-by-host-text = Quien lleva este servidor ha cerrado { $code }. Las demás mesas se te abren.
refused-wrong-key = Esa no es la llave de quien lleva el servidor.
refused-no-host-page = Este servidor no tiene página para quien lo lleva: se puso en marcha sin llave.
refused-bad-bar = Eso no es ni el número de alguien ni una red, o es una demasiado ancha.
shut-damaged-title = Esta mesa está dañada
shut-damaged-text = El registro de { $code } ya no encaja, así que no se puede abrir, seguir ni ver de nuevo.
shut-damaged-safe = Las demás mesas están bien
see-remains = Verla hasta la última jugada que se conserva
remains-end = Hasta aquí llega lo que se conserva: a partir de esta jugada el registro está dañado.
shut-game-away-title = El juego de esta mesa no está
shut-game-away-text = Ahora no está instalado en este servidor. Cuando vuelva, volverá { $code } tal como la dejasteis.
shut-game-away-safe = La mesa se guarda
shut-older-title = Esta partida se jugó con otras reglas
shut-older-text = Desde que acabó { $code }, las reglas de este juego han cambiado. Puedes verla de nuevo tal como se contó y descargar su archivo.
shut-older-safe = La partida se guarda tal como fue
shut-closed-title = Esta partida está cerrada
shut-closed-text = Las reglas de este juego han cambiado, y { $code } no puede seguir con ellas sin convertirse en otra partida. Poned una mesa nueva.
shut-closed-safe = Lo jugado se guarda, por si vuelve a haber con qué seguir
shut-untold-title = Esta partida ya no se puede ver
shut-untold-text = { $code } se jugó con otras reglas, y de cómo se contó no quedó nada guardado. Su archivo sí se puede descargar.
shut-untold-safe = El archivo lo tiene todo
shut-too-fast-title = Un momento
shut-too-fast-text = Desde aquí se ha llamado demasiadas veces seguidas. Espera un poco y prueba otra vez.
shut-cannot-write-title = El servidor no puede apuntar nada
shut-cannot-write-text = Le falta sitio para escribir. Mientras tanto nadie puede jugar; avisa a quien lo cuida.
shut-cannot-write-safe = Lo jugado está a salvo
shut-other-title = Ahora no podemos abrir la mesa
shut-other-text = Algo estorba por nuestra parte; { $code } puede estar bien.
shut-other-safe = Nada se ha perdido
no-server-title = No llegamos al servidor
no-server-text = Los juegos y tus mesas siguen ahí; es esta página la que no recibe nada.
read-meanwhile = Mientras tanto puedes leer las reglas y las cartas de cada juego.
again-in = { $n ->
    [0] Probando otra vez…
   *[other] Probamos otra vez en { $n } s.
}
try-now = Probar ahora
nothing-lost = Nada se ha perdido
this-table = esta mesa
try-again = Probar otra vez
stale = La mesa ha cambiado mientras elegías. Elige de nuevo.
away = no está
away-since = se fue { $since }
bot = bot
bot-level = bot { $level }
seat-bot = Sentar a un bot
take-chair = Sentarme aquí
take-bot-chair = Ocupar su silla
take-chair-back = Volver a mi silla
ask-for-chair = Pedir esta silla
ask-for-a-chair = Pedir una silla
lead-chair = Llevar también esta
ask-to-lead = Pedir llevarla también
give-chair-back = Dejarla
led = A quién llevas
is-asked = le toca decidir
turn-to = Seguir con { $who }
part-is-asked = Le toca a { $who }
brought-up = Ahora decides por { $who }.
chair-asks = ¿Dejáis a { $who } la silla de { $chair }?
new-chair-asks = ¿Dejáis que { $who } se una a la partida?
new-chair-you-asked = Has pedido unirte a la partida
chair-of-a-bot = La lleva un bot.
chair-shows = { $who } verá lo que guarda esa silla.
chair-missing = Falta la respuesta de { $who }.
chair-missing-you = Solo falta tu respuesta.
chair-you-asked = Has pedido la silla de { $chair }
chair-withdraw = Retirar la petición
chairs-to-ask = Se puede pedir la silla de { $who }.
chairs-to-take = Puedes ocupar la silla de { $who }.
take-a-chair = Ocupar una silla
your-chair-is-kept = Tu silla se guarda para ti: vuelve cuando quieras.
no-chair-free = Ahora no hay ninguna silla que pedir.
kept-for = se guarda para { $who }
has-fallen = ha caído
you-are-out = Estás fuera
fallen-title = Estás fuera. Guarda el secreto.
fallen-keep = Guarda el secreto.
fallen-text = Ves lo que ve la mesa y hablas con quien también mira. Al final se cuenta todo.
ask-to-leave = Quitar
remove-title = ¿Pedir a { $who } que se vaya?
remove-text = Ya no podrá entrar en esta mesa ni en las revanchas.
remove-yes = Pedir que se vaya
propose-title = ¿Proponer que { $who } se vaya?
propose-text = Se pregunta a quienes juegan: si lo quiere la mayoría, ya no podrá entrar en esta mesa.
propose-yes = Proponerlo
remove-then-bot = Un bot jugará en su silla hasta el final, y nadie verá lo que guardaba.
remove-then-free = Su silla queda libre.
removal-asks = ¿Pedimos a { $who } que se vaya?
removal-of-you = Alguien propone que te vayas
removal-stands = { $n ->
    [one] Lo quiere { $who }: { $n } de { $needed } que hacen falta. No podrá volver a esta mesa.
   *[other] Lo quieren { $who }: { $n } de { $needed } que hacen falta. No podrá volver a esta mesa.
}
removal-yes = Que se vaya
never-mind = Mejor no
stand-title = { $n ->
    [one] ¿Levantarte a media partida?
   *[other] ¿Dejar a media partida las { $n } sillas que llevas?
}
stand-text-consent = { $n ->
    [one] Dejas la silla: los demás pueden dársela a alguien, que verá lo que guardas. Puedes recuperarla cuando quieras.
   *[other] Dejas tus { $n } sillas: los demás pueden dárselas a alguien, que verá lo que guardas. Puedes recuperarlas cuando quieras. Para dejar una sola, «Dejarla», en la lista de sillas.
}
stand-text-open = { $n ->
    [one] Dejas la silla: cualquiera puede ocuparla y ver lo que guardas. Puedes recuperarla cuando quieras.
   *[other] Dejas tus { $n } sillas: cualquiera puede ocuparlas y ver lo que guardas. Puedes recuperarlas cuando quieras. Para dejar una sola, «Dejarla», en la lista de sillas.
}
stand-text-closed = { $n ->
    [one] Dejas la silla vacía. Puedes recuperarla cuando quieras.
   *[other] Dejas vacías tus { $n } sillas. Puedes recuperarlas cuando quieras. Para dejar una sola, «Dejarla», en la lista de sillas.
}
table-full = No queda ninguna silla. Puedes quedarte a mirar, por si alguien se levanta, buscar otra mesa o poner la tuya.
other-tables = Otras mesas
stand-up = { $n ->
    [one] Levantarme
   *[other] Dejar mis { $n } sillas
}
leave-match = Dejar la partida
join-match = Unirme a la partida
watching = { $n ->
    [one] { $n } persona mira
   *[other] { $n } personas miran
}
you-watch = Miras la partida
you-watch-hint = Ves lo que ve toda la mesa.
owner-chair = pone la mesa
someone-left = { $who } no está.
commitment = Baraja sellada
commitment-hint = Huella del secreto con que se barajó, mostrada antes de repartir. Al final se comprueba.
invite = Invita a alguien
invite-code = Di este código en voz alta:
share = Compartir
share-text = ¿Te sientas? Jugamos a { $game }.
code-aloud = Dilo así: «{ $said }»
digit = { $n ->
    [0] cero
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
   *[other] nueve
}
invite-qr = Código QR con el enlace de la mesa
by-link-only = Solo se entra con el enlace
owner-invites = Invita quien puso la mesa.
new-link = Enlace nuevo
make-link = Hacer un enlace
new-link-hint = El enlace de antes dejará de abrir; quien ya entró sigue dentro.
link-renewed = Hecho: el enlace de antes ya no abre nada.
code-opens = el código también abre, mientras os reunís
code-shut = el código no abre
level = Nivel de los bots
level-random = al azar
level-easy = fácil
level-house = de la casa
level-search = que piensa
level-sharp = fino
start = Empezar
waiting-start = Empieza quien puso la mesa.
shuffling = Barajando.
shuffling-waits = Falta { $who }.
call-off = No esperar más
chairs = Sillas
empty-chair = Silla libre
a-bot = Un bot
move-here = Pasarme aquí
fill-chairs = { $n ->
    [one] Llenar la silla con un bot
   *[other] Llenar las { $n } sillas con bots
}
chairs-taken = { $n } de { $all } ocupadas
chairs-missing = { $n ->
    [one] Falta una silla: espera a alguien o llénala con un bot.
   *[other] Faltan { $n } sillas: espera a alguien o llénalas con bots.
}
first-time = ¿Es tu primera vez?
first-time-hint = Las reglas en corto, y todas las cartas con su texto. La mesa te espera.
level-hint-random = Cualquier jugada permitida. Para probar la mesa.
level-hint-house = Juega bien y al momento. Para casi todas las mesas.
level-hint-easy = Juega al momento y se le escapan cosas, como a un principiante.
level-hint-search = Prueba sus opciones antes de elegir, y se toma su tiempo.
notices-offer = Avisarme
notices-offer-end = Avísame al final
notices-hint-end = El navegador te avisa cuando acabe la partida, si no estás mirando esta página.
notices-hint = El navegador te avisa cuando te toque, si no estás mirando esta página.
notices-no = No, gracias
notices-switch = Avisarme cuando me toque y no esté mirando
called-about = De qué mesas
called-about-all = De todas
called-about-some = Donde yo lo pida
quiet-hours = De noche, no
quiet-from = De
quiet-until = a
remove-bot = Quitar el bot
table-settings = Esta mesa
setting-on = sí
setting-off = no
more-menu = Más cosas
keys = Teclas
download = Descargar
why-not = No es eso lo que se te pregunta ahora.

## Para unos ojos nada más

whisper = Tu papel
whisper-new = Para ti: toca para ver
whisper-alone = Solo para ti. Que nadie mire tu pantalla.
whisper-turn = Toca para ver
whisper-done = Tapar y seguir
whisper-who = ¿Quién eres?
whisper-something = Algo para ti
whisper-covers = Es secreto. La carta se vuelve a tapar sola a los 8 segundos.
covered = Tapado: toca para ver
cover = Tapar
uncover = Destapar mi mano
uncover-short = Destapar
covers-switch = Tapar lo que solo yo puedo ver hasta que lo toque

## Las lecciones

learn = Aprender jugando
lesson = Lección
lesson-list = Paso { $n } de { $of }: ver los pasos
lesson-skip = Saltar paso
lesson-leave = Salir
lesson-next = Siguiente
lesson-tap = Toca lo que brilla
lesson-play-on = Seguir jugando
lesson-set-table = Poner una mesa

## Marcas de sospecha

marks-of = Tu sospecha de { $who }
mark-trust = Parece de fiar
mark-doubt = Duda
mark-suspect = Sospecha

## El final

you-won = Ganas
won-by = { $n ->
    [one] Gana { $who }
   *[other] Ganan { $who }
}
nobody-won = No gana nadie
rematch = Otra partida
go-rematch = Ir a la nueva mesa
secrets = Lo que guardaba cada quien
verify = Comprobar la baraja
verified = El servidor la ha jugado otra vez: la baraja es la sellada al empezar y cada jugada encaja, { $choices } elecciones.
not-verified = Algo no encaja: { $why }
verify-later = El servidor no puede jugarla otra vez ahora mismo. Prueba dentro de un rato.
verifying = Comprobando…
proof-holds = Comprobado por tu propio navegador: nadie pudo elegir este reparto.
proof-nothing = Tu navegador no guardó nada de este reparto, así que no puede comprobarlo.
proof-unreadable = Tu navegador no ha podido leer el archivo de la partida, así que no ha comprobado nada.
proof-another-match = ¡Ojo! El archivo no es de esta partida: es de otro juego o de otros ajustes.
proof-gaps = Tu navegador no lo vio todo desde el reparto hasta el final: el recibo dice qué vio.
proof-kept-format = ¡Ojo! El archivo viene en un formato de antes, que calla lo que se deshizo y lo que se contó.
proof-kept-chair = ¡Ojo! El servidor te dio la silla de { $who }, que este navegador nunca pidió.
strange-chair = El servidor dice que la silla de { $who } es tuya, pero este navegador no la ha pedido. Si te sentaste desde otro, dilo aquí; si no, no barajes.
claim-chair = Es mía
proof-kept-commitment = ¡Ojo! El secreto del servidor no es el que enseñó sellado antes de repartir.
proof-kept-nonce = ¡Ojo! Se repartió sin el número que tu navegador tenía que dar.
proof-kept-seal = ¡Ojo! El número de { $who } no es el que estaba sellado antes de repartir.
proof-kept-count = ¡Ojo! El archivo calla veces que se barajó sin repartir.
keep-receipt = Guardar el recibo
keep-receipt-hint = Con él y con el archivo de la partida, «sobremesa verify» comprueba además qué se te repartió.

## La repetición

replay = Repetición
replay-of = Repetición de { $code }
replay-eyes = Con los ojos de
analysis = Análisis
analysis-all = El grupo
analysis-ask = Analizar la partida
analysis-none = Esta partida no se puede analizar.
analysis-growing = { $n } de { $of } turnos por ahora…
analysis-done = La probabilidad de cada bando turno a turno, si hubieran seguido jugando los bots de la casa.
analysis-turning = Momentos decisivos
analysis-no-points = Ninguna elección le costó a nadie más de lo que puede hacer el azar.
analysis-step = Paso { $n }
analysis-loss = Con lo que se podía saber, costó { $n } puntos de cien (±{ $error }). Mejor: { $better }.
analysis-bad-luck = Tal como estaban las cosas, costó { $n } más: mala suerte.
analysis-good-luck = Tal como estaban las cosas, costó { $n } menos: buena suerte.
analysis-table = Ver como tabla
analysis-turn = Turno
analysis-json = Descargarlo todo en JSON
eyes-nobody = Quien mira
replay-step = Paso { $step } de { $last }
replay-first = Al principio
replay-previous = Anterior
replay-next = Siguiente
replay-last = Al final
replay-play = Reproducir
replay-pause = Parar
replay-deal = Se reparte.
replay-chose = { $who }: { $what }
replay-acted = { $who } ya ha elegido.
replay-not-yet-title = Esta partida aún no ha acabado
replay-not-yet = Se podrá ver cuando acabe la partida.
replay-slider = Momento de la partida
to-table = A la mesa

## Ajustes

language = Idioma
language-es = Español
language-en = English
mode = Luz
mode-system = Como el sistema
mode-light = De día
mode-dark = De noche
motion = Movimiento
motion-system = Como el sistema
motion-less = Menos
sound = Sonido
sound-off = Sin sonido
safe-colours = Colores para daltonismo: azul y naranja en vez de verde y rojo

## Teclas

key-choose = elegir
key-commit = confirmar
key-back = quitar lo elegido
key-decline = decir que no
key-undo = deshacer
key-log = registro
key-chat = charla
key-aid = cuentas
key-rules = reglas
key-keys = todas las teclas
key-turn = pasar a la otra silla que llevas
key-steps = en la repetición, paso a paso
key-now = Ahora mismo

## Por qué no

refused-malformed = La mesa no ha entendido el mensaje. Nada se ha perdido.
refused-too-fast = Demasiado deprisa. Espera un momento.
refused-fault = Algo ha fallado aquí. Tu jugada no llegó; nada se ha perdido.
refused-record-full = En esta mesa ya no cabe nada más de tu parte; la partida puede jugarse hasta el final.
refused-stale = La mesa ha cambiado mientras elegías. Elige de nuevo.
refused-not-asked = Ahora no tienes nada que decidir.
refused-not-offered = Eso no se puede elegir ahora.
refused-not-seated = Solo puede quien está sentado.
refused-not-owner = Solo puede quien puso la mesa.
refused-not-private = A esta mesa puede venir cualquiera; no tiene enlace que renovar.
refused-not-gathering = La partida ya ha empezado, o está a punto.
refused-not-shuffling = Nadie está barajando.
refused-sealed-already = Tu navegador ya ha puesto otro sello para esta baraja.
refused-not-all-sealed = Todavía faltan sellos.
refused-not-as-sealed = Eso no es lo que tu navegador había sellado.
refused-not-playing = No hay ninguna partida en marcha.
refused-not-over = La partida aún no ha acabado.
refused-paused = La partida está en pausa.
refused-no-chair = Esa silla no existe.
refused-chair-taken = Esa silla está ocupada.
refused-chair-empty = Hay una silla vacía.
refused-leads-enough = En este juego no puedes llevar más sillas de las que tienes.
refused-held-another = En esta partida ya has visto los secretos de otra silla.
refused-joining-closed = En esta mesa nadie se sienta a media partida en una silla que no es suya.
refused-chair-sealed = A quien se sentaba ahí se le pidió que se fuera; un bot sigue en su lugar hasta el final.
refused-already-asking = Ya has pedido una silla. Retira antes esa petición.
refused-too-many-asking = Ya se ha pedido silla demasiadas veces.
refused-no-request = Esa petición ya no está en pie.
refused-chair-not-given = No te han dado la silla, o ya no está libre.
refused-set-the-table = Quien puso la mesa solo se va si lo quiere la mayoría de quienes juegan.
refused-yourself = A ti no te lo puedes pedir; levántate, si quieres.
refused-no-onlooker = Quien miraba ya no está.
refused-fallen = Estás fuera de la partida: puedes mirar, y charlar con quien mira.
refused-keep-silent = Mientras los demás deliberan no puedes hablar.
refused-not-away = Quien se sienta ahí no lleva fuera el tiempo suficiente.
refused-no-bot = No hay ningún bot así para este juego.
refused-nothing-to-undo = No hay nada que deshacer.
refused-undo-asked = Ya hay una petición de deshacer.
refused-no-undo-asked = Nadie ha pedido deshacer.
refused-undo-impossible = La partida no puede volver tan atrás.
refused-nobody-to-agree = Esa jugada ya contó algo a alguien, y solo las personas podrían aceptar deshacerla. En una mesa de práctica puedes deshacerlo todo.
refused-not-aside = Las apuestas son de quienes miran, mientras dura la partida.
refused-empty-text = Eso no dice nada.
refused-lesson = También se puede. Ahora prueba lo que brilla.
refused-unknown = No ha podido ser. Nada se ha perdido.

## Una persona, varios navegadores

other-device = Seguir en otro dispositivo
other-device-new = Ya soy alguien en otro dispositivo
your-browsers = Tus navegadores
go-on-elsewhere = Seguir en otro dispositivo
hand-over-text = Tu móvil, otro ordenador: allí serás la misma persona, con las mismas mesas y la misma estantería. Sin cuenta.
hand-over = Mostrar un código
hand-over-picture = Dibujo de la dirección que lleva el código, para una cámara
hand-over-how = Apunta con la cámara del otro dispositivo, o abre allí { $address } y escribe:
hand-over-once = Vale una sola vez, durante { $time }. No se lo enseñes a nadie más: quien lo escriba serás tú.
have-a-code = Tengo un código
handover-code = Código que muestra tu otro dispositivo
go-on-here = Seguir aquí
go-on-instead = En este navegador ahora eres { $who }. Con el código o la llave de otra persona será de ella, y a lo que { $who } tiene guardado ya no se llegará desde aquí: si quieres, antes descárgalo o pide que se olvide.
went-on-here = Ahora aquí también eres { $who }.
bad-handover = El código son ocho letras, como BCDF GHJK.
browsers-of = Dónde eres { $who }
some-browser = Un navegador
this-browser = este
browser-seen = desde el { $since } · visto por última vez el { $seen }
put-out = Echar
put-out-title = ¿Echar a { $browser }?
put-out-text = Se cierran sus páginas y desde entonces no es de nadie. Tus otros navegadores siguen.
put-out-here = Este navegador olvida quién eres. Los otros siguen y pueden mostrarte un código para volver.
put-out-for-now = Este navegador olvida quién eres. Para volver tienes tu llave de acceso.
put-out-last = Es el único: sin él nadie podrá volver a ser tú, y no se llegará a tus mesas ni a tu estantería.
refused-no-code = Ese código no abre nada, o ya no. Pide uno nuevo a tu otro dispositivo.
refused-no-browser = Ese navegador ya está fuera.
refused-too-many-browsers = Tienes doce navegadores: echa antes a uno.
passkeys = Llaves de acceso
passkeys-text = Si quieres conservar tu nombre y tu estantería durante años: una llave que guarda tu propio dispositivo (passkey). Con ella vuelves desde cualquier navegador, aunque hayas perdido los demás. No hace falta tener ninguna.
make-passkey = Crear una llave
some-passkey = Una llave
passkey-used = del { $since } · usada por última vez el { $used }
remove-passkey = Quitar
remove-passkey-title = ¿Quitar la llave { $passkey }?
remove-passkey-text = Con ella ya no se podrá volver. En tu dispositivo sigue guardada hasta que la borres allí.
have-a-passkey = Tengo una llave de acceso
come-back-text = Tu dispositivo dirá quién eres.
come-back = Volver con mi llave
without-https = Esta página no llega por https, así que aquí el navegador no ofrece llaves de acceso ni avisos. Todo lo demás funciona igual.
refused-no-passkey = Esa llave no abre nada aquí, o ya no.
refused-no-passkeys = Aquí no se puede usar ninguna llave de acceso.
refused-bad-passkey = Esa llave ha llegado tarde, o no es la que se pidió. Prueba otra vez.
refused-too-many-passkeys = Tienes doce llaves: quita antes una.

## Lo que pasa en la mesa, fuera del juego

log-table-sat = { $who } se sienta.
    .who = Te sientas.
log-table-left = { $who } se levanta y mira.
    .who = Te levantas y miras.
log-table-bot = Un bot ocupa la silla de { $who }.
log-table-bot-raised = El bot de la silla de { $who } ha fallado; sigue el de la casa.
log-table-bot-not-offered = El bot de la silla de { $who } eligió lo que no puede; sigue el de la casa.
log-table-bot-too-slow = El bot de la silla de { $who } tardó demasiado en pensar; sigue el de la casa.
log-table-bot-gone = El bot de la silla de { $who } ya no está en este servidor; sigue el de la casa.
    .who = Un bot ocupa tu silla.
log-table-removed = Quien puso la mesa pide a { $who } que se vaya.
    .who = Quien puso la mesa te pide que te vayas.
log-table-voted-out = La mayoría pide a { $who } que se vaya.
    .who = La mayoría te pide que te vayas.
log-table-onlooker-removed = Se pide a alguien que miraba que se vaya.
log-table-stand-in = Un bot elige por { $who }.
    .who = Un bot elige por ti.
log-table-undone = { $who } deshace su última jugada.
    .who = Deshaces tu última jugada.
log-table-practice = Es una mesa de práctica: se puede deshacer cualquier jugada, y así consta en el registro.
log-table-undone-practice = Por practicar, { $who } deshace su jugada.
    .who = Por practicar, deshaces tu jugada.
log-table-undone-agreed = Con el acuerdo de todos, { $who } deshace su jugada.
    .who = Con el acuerdo de todos, deshaces tu jugada.
log-table-undo-refused = { $who } no está de acuerdo en deshacer.
    .who = No estás de acuerdo en deshacer.
log-table-paused = { $who } pone la partida en pausa.
    .who = Pones la partida en pausa.
log-table-resumed = { $who } reanuda la partida.
    .who = Reanudas la partida.
log-table-mended = La partida sigue con las reglas corregidas.
log-table-left-out = De { $card } quedaba algo por hacer que las reglas ya no conocen: se deja sin hacer.
log-table-called-off = { $n ->
    [one] Se barajó una vez y no se repartió: la baraja es otra desde entonces.
   *[other] Se barajó { $n } veces y no se repartió: cada vez la baraja es otra.
}

# Donde el nombre ya no se guarda
somebody = alguien
said-gone = (lo que se dijo ya no se guarda)

# Qué se puede hacer con lo que alguien dice
line-menu = Sobre lo que dijo { $who }
mute = No oír a { $who }
muted = No oyes a { $who }.
muted-people = A quién no oyes
unmute = Volver a oír
report-line = Avisar al anfitrión
line-reported = El anfitrión ya tiene el aviso. Quien lo dijo no lo sabrá.
refused-no-person = En esta mesa ya no hay nadie que sea ese.
refused-muted-enough = Ya son unos cientos las personas a las que no oyes.
refused-no-line = De esa línea no se puede avisar.
refused-reported-enough = Hay tantos avisos que el anfitrión tiene que leerlos antes.

# Qué se guarda de la gente
privacy = Qué se guarda de ti
privacy-intro = Ni cuenta, ni correo, ni nada de servidores ajenos. Lo que este guarda es para que las mesas sigan y las partidas se puedan volver a ver; quien lo lleva puede leerlo.
privacy-name = Tu nombre y la huella de tu llave
privacy-name-text = Tu navegador tiene una llave durante un año, y el servidor solo su huella. Con ella eres la misma persona cuando vuelves.
privacy-browsers = Tus navegadores
privacy-browsers-text = Desde cuáles vienes: programa y tipo de máquina, desde cuándo y cuándo por última vez. Puedes echar a cada uno. Un código para otro se guarda diez minutos, y solo su huella. De una llave de acceso se guarda la mitad pública: desde cuándo está y cuándo se usó.
privacy-calls = Dónde se avisa a tu navegador
privacy-calls-text = Si lo has pedido: una dirección en el servicio de quien hace tu navegador, de qué mesas y a qué horas no. Lo que va allí solo lo puede leer tu navegador: qué mesa espera, y nada más.
privacy-tables = Lo que hiciste en las mesas
privacy-tables-text = Dónde te sentaste, qué elegiste y cuándo: así es el acta de una partida, y queda mientras quede el servidor.
privacy-words = Lo que dijiste
privacy-words-text = Lo que se dice en una mesa lo puede leer quien está en ella: si es pública, cualquiera que tenga el código.
privacy-shelf = Tu estantería
privacy-shelf-text = Las partidas que has jugado hasta el final y cómo te han ido.
privacy-quiet = A quién no oyes y de qué has avisado
privacy-quiet-text = No lo sabe nadie más, salvo el anfitrión aquello de lo que avisas.
privacy-browser = En tu navegador
privacy-browser-text = La llave, cómo te gusta verlo todo y los recibos de tus partidas, para comprobar cómo se barajó. Si borras los datos de este sitio, desaparecen.
privacy-yours = Lo que puedes pedir
privacy-yours-text = Aquí te llamas { $who }.
privacy-nothing = Aquí no has dado ningún nombre, así que de ti no se guarda nada.
privacy-backups = Las copias de seguridad del anfitrión conservan lo que tenían hasta que las renueve. Lo que otros hayan dicho de ti es suyo.
download-kept = Descargar lo que se guarda de mí
forget-me = Olvidarme
forget-me-title = ¿Olvidarte?
forget-me-text = Tu nombre pasa a ser «alguien» allí donde aparezca, lo que dijiste se borra, y también tu estantería y tu llave. Las partidas que jugaste quedan, sin ti; donde una siga en marcha, un bot juega por ti. Esto no se puede deshacer.
forget-me-word = Olvidarme para siempre
forgotten = Ya no te recordamos. Nada aquí lleva tu nombre.

# La página de quien lleva el servidor
host-page = Para quien lleva el servidor
host-intro = Las mesas y quién está en ellas: oculta, cierra o borra una mesa, y no dejes entrar a quien estropee la velada a los demás. La llave está en el archivo o la variable con que se puso en marcha este servidor.
host-key = La llave de quien lleva el servidor
host-enter = Entrar
host-leave = Guardar la llave
host-again = Mirar otra vez
host-no-tables = No hay ninguna mesa sin terminar.
host-gathering = se juntan
host-playing = se juega
host-private = privada
host-hidden = oculta
host-closed = cerrada
host-reports = { $n ->
    [one] un aviso
   *[other] { $n } avisos
}
host-set-from = puesta desde { $where }
host-here = ahora aquí
host-hide = Ocultar
host-show = Mostrar
host-close = Cerrar
host-open = Abrir
host-delete = Borrar
host-delete-title = ¿Borrar { $code }?
host-delete-text = A quien esté allí se le hace salir, y lo que se jugó y se dijo desaparece para siempre, también de las estanterías.
host-delete-word = Borrar la mesa
host-bar = No dejar entrar
host-unbar = Dejar entrar otra vez
host-barred = Sin entrada
host-whom = El número de alguien, o una red como 192.0.2.7 o 2001:db8::/48
