# Palabras que comparten todos los juegos.
player = Jugador { $number }
somebody = alguien
and = y
you = tú
and-i = e
or = o
or-o = u
none = ninguno

# La línea de órdenes.
cli-seats = de { $low } a { $high } jugadores
cli-setting-values = { $values } (si no se dice: { $default })
cli-heading-count = Cuántas
cli-heading-component = Qué
cli-heading-says = Qué dice
cli-heading-result = Resultado
cli-heading-matches = Partidas
cli-seats-range = { $game } es para { $low } a { $high } asientos, no { $seats }
cli-setting-form = un ajuste se da como nombre=valor, no como «{ $given }»
cli-no-rule = no hay ninguna regla «{ $rule }»; van de { $first } a { $last }
cli-cannot-read = no se puede leer { $file }: { $why }
cli-cannot-write = no se puede escribir { $file }: { $why }
cli-not-over = { $file } ya existe y no es una partida guardada; no se ha escrito nada
cli-not-understood = «{ $line }» no significa nada aquí.
cli-unfit-seal = el número del asiento { $seat }. No es el que se selló antes de repartir.
cli-unfit-another-match = la partida. El recibo es de otro juego, o de otros ajustes.
cli-unfit-kept-commitment = el compromiso. No es el que te enseñaron antes de repartir: cambiaron el secreto del servidor.
cli-unfit-kept-nonce = { $seat ->
    [-1] el número. No está entre los del archivo.
   *[other] el número del asiento { $seat }. No es el que dio tu navegador.
}
cli-unfit-kept-seal = el número del asiento { $seat }. No encaja con el sello que vio tu navegador: alguien lo eligió después.
cli-unfit-kept-count = las veces que se barajó sin repartir. El archivo cuenta { $said } y tu navegador sabe de { $found }.
cli-unfit-kept-deal = el reparto. Al asiento { $seat } se le repartió otra cosa de la que dice este archivo.
cli-unfit-kept-view = lo que vio el asiento { $seat } tras { $number } elecciones. Este archivo lleva a otra cosa.
cli-unfit-course = el curso de la partida. Lo que el archivo dice que se eligió, se deshizo y se contó no encaja entre sí.
cli-unfit-kept-format = el archivo. En su formato («{ $format }») calla lo que tu recibo cuenta: quien tiene el servidor puede darlo en el formato de hoy.
cli-unfit-kept-chair = las sillas. Te enseñaron lo que ve el asiento { $seat }, y tu navegador nunca pidió esa silla.
cli-unfit-kept-order = lo que vio el asiento { $seat } tras { $number } elecciones. Se enseñó otra vez cuando la partida ya había seguido.
cli-unfit-kept-lines = el registro. Sus líneas { $first } a { $last } no son las que se contaron al asiento { $seat }.
cli-unfit-kept-words = las palabras. A tu página le dieron otros textos o tablas del juego ({ $name }) que los de aquí: sus cartas pudieron decir otra cosa.
cli-receipt-program = El recibo es de una página de Sobremesa «{ $program }» y aquí está la { $here }: lo que se enseña cambia de una versión a otra. Comprueba con aquella versión antes de acusar a nadie.
cli-proves-shown = Tu página enseñó { $positions } de { $of } posiciones y { $lines } de { $lines-of } líneas del registro, y todo lo que enseñó se sigue del reparto y de las elecciones de este archivo.
cli-proves-no-more = Hay huecos: lo que te enseñaran además, aquí o en otra parte, no queda probado.
cli-proves-no-end = Tu página no llegó a enseñar el final.
cli-taken-back = { $n ->
    [one] Se deshizo una elección.
   *[other] Se deshicieron { $n } elecciones.
}
cli-proves-old-receipt = Es un recibo de una página anterior, que guardaba solo el último tablero de cada momento: lo que se deshizo, las preguntas, el registro y lo que se te dijo solo a ti no lo prueba.
cli-unfinished = La partida aún no ha terminado.

cli-usage = uso: { $form }
cli-not-built = La parte del navegador no está construida: se sirven las mesas, pero ninguna página. `make play` la construye.
cli-why-not-there = no existe ese archivo o esa carpeta
cli-why-a-folder = es una carpeta
cli-why-not-a-folder = una parte de su ruta no es una carpeta
cli-why-not-allowed = no está permitido
cli-why-read-only = ahí no se puede escribir nada
cli-why-full = no queda sitio
cli-why-long-name = su nombre es demasiado largo
cli-why-in-use = alguien más escucha ya ahí
cli-why-not-ours = no es una dirección de esta máquina
cli-why-no-file = tiene que ser un archivo
cli-why-no-such-host = ninguna máquina se llama así
cli-trouble-needs-value = { $name } necesita un valor
cli-trouble-takes-no-value = { $name } no lleva valor, y se le dio «{ $given }»
cli-trouble-not-with = { $name } no va con { $other }
cli-trouble-needed = falta algo: { $names }
cli-trouble-not-known = aquí nada se llama { $given }
cli-trouble-not-whole = { $name } es un número entero, no «{ $given }»
cli-trouble-not-within = { $name } es un número entero de { $low } a { $high }, no «{ $given }»
cli-trouble-not-one-of = { $name } es uno de { $words }, no «{ $given }»
cli-trouble-not-a-flag = { $name } es on u off, no «{ $given }»
cli-trouble-no-setting = no hay ningún ajuste «{ $name }»; hay: { $names }
cli-trouble-no-bot = ningún bot llamado «{ $bot }» juega a esto; hay: { $bots }
cli-trouble-bot-left-out = { $bot } queda fuera: { $why }
cli-trouble-bot-raised = el bot { $bot } del asiento { $seat } ha fallado: { $why }
cli-trouble-bot-not-offered = el bot { $bot } del asiento { $seat } eligió lo que no se le ofrecía: { $why }
cli-trouble-bot-too-slow = el bot { $bot } del asiento { $seat } tardó más de { $why }
cli-trouble-no-game = no hay ningún juego «{ $game }»; hay: { $games }
cli-trouble-game-left-out = { $game } queda fuera: { $why }
cli-trouble-no-texts = { $game } no tiene textos: falta { $file }
cli-trouble-no-extra = aquí no está { $module }, que hace falta para esto: pip install "sobremesa[{ $extra }]"
cli-trouble-database = una base de datos se da como sqlite:///ARCHIVO, no como «{ $given }»
cli-trouble-trusted-proxies = los proxies de confianza se dan como redes, 10.0.0.0/8 o fd00::/8, no como «{ $given }»
cli-trouble-not-a-span = { $name } es un tiempo como 30d, 12h o 4w, o «ever»; no «{ $given }»
cli-trouble-metrics = --metrics es una dirección como 127.0.0.1:9400, no «{ $given }»
cli-trouble-origin = un origen se da como https://HOST o http://HOST:PUERTO, no como «{ $given }»
cli-trouble-cannot-listen = no se puede escuchar en { $host }, puerto { $port }: { $why }
cli-trouble-file-other = esto no es un archivo de partida
cli-trouble-file-receipt = esto no es un recibo
cli-trouble-file-cut = esto no es un archivo de partida entero (quizá está cortado)
cli-trouble-file-format = este archivo tiene el formato «{ $format }», que no es de los nuestros
cli-trouble-file-game = este archivo es de un juego que no está aquí: { $game }
cli-trouble-file-rules = esta partida se jugó con las reglas { $rules } de { $game }; aquí están las reglas { $here }
cli-trouble-file-no-house = esta partida de { $game } se jugó sin cartas de la casa: deja fuera las tuyas
cli-trouble-file-house = esta partida se jugó con cartas de la casa ({ $cards }): tráelas con --cards { $files }
cli-trouble-file-other-house = las cartas que has traído no son las de esta partida ({ $cards }, de { $files })
cli-trouble-bad-cards = { $place }: { $why }
cli-trouble-no-house-cards = { $game } no admite cartas de otros
cli-trouble-cards-of-another-game = { $file } tiene cartas de { $game }, no de { $given }
cli-trouble-try-ended = lo que hace el archivo acabó con el programa que lo probaba
cli-lexicon-card = Para declarar
cli-lexicon-idiom = Lo que dicen muchas cartas
cli-lexicon-standing = Mientras está ahí
cli-lexicon-verb = Verbos
cli-lexicon-whom = De quién, y dónde
cli-lexicon-condition = Si
cli-lexicon-count = Cuánto
cli-lexicon-noun = Sustantivos
cli-lexicon-filter = Lo que se dice de un sustantivo
cli-lexicon-moment = Momentos y preguntas
cli-lexicon-word = Palabras
cli-lexicon-cost = también como coste
cli-lexicon-cards = como en { $cards }
cli-trouble-no-lexicon = { $game } no tiene un léxico de sus cartas
cli-trouble-no-word = ninguna palabra de { $game } contiene «{ $word }»; sobremesa words { $game } las enumera
cli-try-line = línea { $line }
cli-try-says-nothing = (no dice nada: lo que es está impreso en ella)
cli-try-asks = pregunta
cli-try-random = saca al azar
cli-try-reveals = desvela
cli-try-ends = puede acabar la partida
cli-try-matches = { $matches ->
    [one] { $matches } partida de cada
   *[other] { $matches } partidas de cada
 }
cli-try-without = Sin ellas
cli-try-with = Con las cartas
cli-compare-difference-with = Lo que cambian (95 %)
cli-try-wins = Gana { $player }
cli-try-failed = { $n ->
    [one] { $n } partida se interrumpió; la primera:
   *[other] { $n } partidas se interrumpieron; la primera:
 } { $why }
cli-try-never = ! { $card } no llegó a actuar en { $matches } partidas ({ $parts })
cli-try-never-in-part = ! { $card }: nunca se llegó en { $matches } partidas a: { $parts }
cli-try-all-reached = Cada parte de cada carta llegó a actuar.
cli-try-watching = Mirando { $file }; Ctrl-C lo termina.
cli-trouble-file-key = la clave de este archivo no está escrita como una clave
cli-trouble-file-table = este archivo habla de una mesa que no existe en { $game }
cli-trouble-file-choice = la elección { $number } no es un asiento y una opción: «{ $choice }»
cli-trouble-file-unfit = este archivo de partida no se sostiene; `sobremesa verify` dice qué no encaja

cli-house-goes-on = { $why }; en su asiento sigue el bot de la casa.
cli-bots-name = Bot
cli-bots-like = Cómo es
cli-bots-cost = Por elección
cli-bots-at-once = responde al momento
cli-bots-budget = { $n ->
    [one] simula { $n } elección como mucho
   *[other] simula { $n } elecciones como mucho
}
cli-bots-like-random = Cualquier jugada permitida.
cli-bots-like-house = Juega bien y al momento.

reason-house = era lo que mejor me parecía.
reason-next = de todo lo que podía hacer, me parecía lo número { $n }.
reason-hasty = cogí lo primero que tenía a mano, sin mirar mucho.
reason-overlooked = era lo mejor que vi; puede que se me haya escapado algo.
reason-tried = lo probé en mundos que pueden ser, y ganaba más que lo que mejor parecía.
reason-stands = probé otras cosas en mundos que pueden ser, y ninguna ganaba claramente más.
cli-no-advice = El consejo es para quien juega sin nadie más entre bots: aquí jugáis varias personas.
cli-advice-tried = (Probado en mundos que pueden ser.)
cli-no-reasons = Ningún bot de aquí dice por qué eligió lo que eligió; los de nivel fácil y los que piensan, sí.
cli-no-sign = Ahora no hay nada así que leer: hacen falta la ayuda de deducción y una jugada de un bot de la casa por predecir.
cli-bots-like-easy = Juega al momento, se le escapan cosas como a un principiante, y dice por qué si se le pregunta.
cli-bots-like-search = Prueba sus opciones antes de elegir.

cli-playing = Jugando
cli-won-by = Gana { $player } ({ $bot })
cli-simulated = { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}, { $decisions } decisiones en { $seconds } s: { $rate } por segundo.
cli-key = Clave: { $key }
cli-rate = { $rate } por segundo
cli-time-left = faltan { $time }
cli-finished-of = { $finished } de { $total } partidas
cli-match-failed = La partida { $number } (clave «{ $key }») falló: { $why }
cli-matches-failed = { $failed ->
    [one] Falló { $failed } de { $matches } partidas; el informe cuenta las demás.
   *[other] Fallaron { $failed } de { $matches } partidas; el informe cuenta las demás.
}
cli-kept-for-later = Interrumpida. Lo jugado está en { $file }: la misma orden sigue desde ahí.
cli-trouble-no-place = un lugar donde jugar es uno de { $forms }, no «{ $given }»
cli-trouble-place-silent = nadie responde en { $place }: { $why }
cli-trouble-place-unfit = en { $place } no se puede jugar: { $why }
cli-trouble-place-empty = en { $place } no hay quien juegue
cli-trouble-mpi-alone = solo se arrancó un proceso, y uno tiene que preguntar mientras los demás juegan: mpiexec -n 4 sobremesa …
cli-trouble-other-release = quien juega allí tiene Sobremesa { $there }, y aquí está { $here }; los resultados podrían ser otros
cli-trouble-workers-gone = no queda quien juegue: { $why }
cli-trouble-worker-unable = quien tiene que jugar no puede: { $why }
cli-trouble-run-file = { $file } no puede guardar la serie: { $why }
cli-trouble-run-other = { $file } ya existe y no guarda ninguna serie; no se ha escrito nada
cli-trouble-run-damaged = { $file } está dañado: ninguna serie puede seguir desde ahí
cli-trouble-run-release = la serie de { $file } la empezó Sobremesa { $there }, y ésta es { $here }
cli-trouble-run-another = { $file } guarda otra serie: { $what ->
    [game] su juego es
    [rules] sus reglas son
    [seats] a su mesa se sientan
    [bots] sus bots son
    [settings] sus ajustes son
    [key] su clave es
    [matches] sus partidas son
   *[other] su { $what } es
  } { $there }, no { $here }
cli-page-seats = Sillas
cli-page-bots = Quién jugó
cli-page-key = Clave
cli-page-settings = Ajustes
cli-page-rules = Reglas, versión
cli-page-endings = Cómo acabaron
cli-page-wins = Victorias por silla
cli-page-interval = Intervalo del 95 %
cli-page-wins-alike = La línea discontinua: lo que ganaría cada silla si todas fueran iguales.
cli-page-edge = La primera silla se aparta { $edge } puntos porcentuales de lo que ganaría si todas fueran iguales (de { $low } a { $high }): por puro azar, tanto sale con probabilidad { $p }.
cli-page-no-edge = No se ve ventaja de la primera silla: { $edge } puntos porcentuales (de { $low } a { $high }) salen por azar con probabilidad { $p }.
cli-page-edge-mixed = En cada silla jugó un bot distinto, así que parte es cosa suya; para saberlo, que jueguen en todas.
cli-page-choices = Duración en elecciones
cli-page-choices-unit = elecciones
cli-page-turns = Duración en turnos
cli-page-turns-unit = turnos o rondas, según cuente el juego
cli-page-seconds = Tiempo de una partida
cli-page-seconds-unit = segundos
cli-page-scores = Puntos
cli-page-scores-unit = puntos
cli-page-mean = { $mean } de media (de { $low } a { $high }); entre { $least } y { $most }.
cli-page-cards = Qué se usó, y quién ganó
cli-page-cards-warning = Esto dice qué se da junto con ganar, no qué hace ganar: quien ya va ganando tiene más que usar, en una partida larga sale más de todo, y los bots eligen según lo que tienen. De cien cosas sin efecto ninguno, unas cinco parecerán tenerlo (p menor que 0.05).
cli-page-card = Qué
cli-page-times = Veces
cli-page-a-match = Por partida
cli-page-with = Ganó quien lo usó
cli-page-off = Sobre lo normal, puntos
cli-page-used = Elecciones del tipo «{ $verb }»
cli-page-all = Todas: { $n }
cli-page-failures = Partidas que fallaron
cli-page-number = Número
cli-page-why = Por qué
cli-compare-first = Primera
cli-compare-second = Segunda
cli-compare-paired = Emparejadas por número: { $matches } partidas de la misma clave, en { $blocks } bloques.
cli-compare-unpaired = Sin emparejar: { $why }. Los intervalos son los de dos series que no tienen nada que ver.
cli-compare-keys = las claves son distintas
cli-compare-tables = las reglas o los ajustes son distintos
cli-compare-few = hay menos de dos bloques de partidas en ambas
cli-compare-difference = Segunda menos primera
cli-compare-left-out = { $matches } partidas están en una sola serie o fallaron en una de ellas, y no se emparejan.
cli-compare-decisions = Elecciones por partida
cli-trouble-not-a-report = { $file } no es un informe de `sobremesa simulate --json`
cli-trouble-other-game = { $first } es de { $one } y { $second } de { $two }: no se pueden comparar
cli-trouble-other-seats = { $first } es de { $one } sillas y { $second } de { $two }: no se pueden comparar
cli-trouble-table-file = { $file } no se puede escribir: { $why }
cli-contest-bot = Bot
cli-contest-role = Le tocó
cli-contest-wins = Victorias
cli-contest-chairs = Sillas
cli-contest-deals = Repartos
cli-contest-more = Gana más, puntos
cli-contest-rating = Puntuación
cli-contest-sigma = Incertidumbre (σ)
cli-contest-wins-of = Victorias de cada bot
cli-contest-alike = Cada bot se sentó una vez en cada silla de cada reparto. La línea discontinua: lo que ganaría cada uno si todos fueran iguales.
cli-contest-pairs = Diferencias en los mismos repartos
cli-contest-paired = Puntos porcentuales que el primero gana más que el segundo. Los intervalos salen de volver a sortear los repartos (bootstrap).
cli-contest-by-role = Victorias según lo que tocó
cli-contest-ratings = Puntuaciones
cli-contest-rated = Modelo de Plackett y Luce: todos empiezan en 25,00 con una incertidumbre de 8,33. Las puntuaciones valen entre los bots de este torneo.
cli-contest-test = Prueba secuencial
cli-contest-better = { $better } gana más que { $than }: la prueba se decide por { $gain } puntos más tras { $deals } repartos ({ $ratio }, límite { $upper }).
cli-contest-no-better = { $better } no gana más que { $than }: la prueba descarta { $gain } puntos más tras { $deals } repartos ({ $ratio }, límite { $lower }).
cli-contest-undecided = Entre ningún punto y { $gain } más de { $better } sobre { $than }, la prueba no se decide tras { $deals } repartos ({ $ratio }, entre { $lower } y { $upper }).
cli-contest-played = { $deals } repartos, { $matches } partidas en { $seconds } s.
cli-trouble-few-bots = un torneo es entre dos bots o más, cada uno nombrado una vez, no «{ $bots }»
cli-trouble-test-of-two = --sprt es entre dos bots, no «{ $bots }»
cli-trouble-no-each = --each pide un ajuste de pocos valores, no «{ $name }»; hay: { $names }
cli-trouble-each-set = --each { $name } no va con --set { $name }
cli-dataset-written = { $file }: { $decisions ->
    [one] { $decisions } decisión
   *[other] { $decisions } decisiones
} de la clave «{ $key }».
cli-exported = { $file }: partida { $number } de la clave «{ $key }».

cli-verified = Verificada.
cli-verified-what = { $game }, { $seats ->
    [one] { $seats } asiento
   *[other] { $seats } asientos
}, { $choices ->
    [one] { $choices } elección
   *[other] { $choices } elecciones
}: el reparto, cada elección y el resultado son los que dice el archivo.
cli-was-practice = Se jugó para practicar: se podía deshacer cualquier jugada, hubiera mostrado lo que hubiera mostrado.
cli-verified-unfinished = La partida aún no ha terminado: hasta donde llega, todo encaja.
cli-proves-host = Tu recibo encaja: ni quien tiene el servidor ni nadie pudo elegir este reparto, y es el que te tocó.
cli-proves-host-but-deal = Tu recibo encaja: ni quien tiene el servidor ni nadie pudo elegir este reparto. Lo que te tocó no está en el recibo, así que no se ha podido comparar.
cli-proves-file = El archivo encaja consigo mismo. Que quien tiene el servidor lo escribió como fue lo muestra solo lo que guardó tu navegador: añade --receipt ARCHIVO.
cli-proves-commitment = Nadie selló un número antes de este reparto (se jugó en la terminal, o es de antes de que las mesas lo hicieran): esto prueba solo que el secreto encaja con el compromiso.
cli-not-verified = No verificada. Lo primero que no encaja: { $why }
cli-unfit-commitment = el compromiso. El secreto no es aquel cuya huella se publicó al empezar.
cli-unfit-names = los nombres. Hay { $count } para { $seats ->
    [one] { $seats } asiento
   *[other] { $seats } asientos
}.
cli-unfit-nonces = los números de cada asiento. Hay { $count } para { $seats ->
    [one] { $seats } asiento
   *[other] { $seats } asientos
}.
cli-unfit-choice = la elección { $number }, «{ $choice }». No era legal{ $rule ->
    [none] .
   *[other] {" "}({ $rule }).
}
cli-unfit-result = el resultado. El archivo dice «{ $said }» y las elecciones dan «{ $found }».
cli-unfit-digest = la huella final. Las elecciones llevan a un estado distinto de aquel con que se escribió el archivo.
cli-unfinished = sin terminar

cli-no-seat = los asientos van de 1 a { $seats }; 0 es alguien que mira
cli-no-step = los pasos van de 0 a { $last }
cli-onlooker = alguien que mira
cli-replay-step = Paso { $step } de { $last } · lo ve { $eye }
cli-replay-keys = Intro siguiente · p anterior · g N ir a · 0–9 mirar como · q salir >

cli-which-game = ¿qué juego? Hay: { $games }
cli-resume-alone = una partida reanudada conserva sus asientos, su clave y sus ajustes: quita --seats, --key y --set
cli-resume-other-game = { $file } es una partida de { $game }
cli-humans-range = las personas son de 1 a { $seats }
cli-too-many-names = { $names } nombres son demasiados para { $seats ->
    [one] { $seats } asiento
   *[other] { $seats } asientos
}
cli-bot = Bot { $number }
cli-commitment = El secreto de quien reparte está sellado como { $commitment }
cli-pass-keyboard = Pasa el teclado a { $player } y pulsa Intro cuando nadie más mire.
cli-prompt = >
cli-keys = número elegir · ? por qué no · c carta · u deshacer · r reglas · l registro · q salir · h más
cli-help =
    Un número elige lo que tiene al lado; Intro vuelve a mostrar las opciones.
    ?         lo que no puedes elegir ahora y la regla que lo impide
    ? palabra lo mismo, sobre cualquier cosa que lleve esa palabra
    c palabra lo que pone en todo lo de la caja que lleve esa palabra en el nombre
    r         todas las reglas; «r 3», las del apartado 3; «r 3.2», esa sola
    u         deshace tu última elección, mientras no haya cambiado nada para nadie
    l         todo lo que ha pasado hasta ahora, tal como lo has visto
    t         la historia hasta ahora, contada
    w         por qué eligieron los bots lo último que eligieron
    a         consejo: qué haría el bot de la casa, si los demás son bots
    b         qué dice la jugada de un bot según lo que los bots tienen acordado, con la ayuda de deducción
    f         lo que puedes hacer sin que te pregunten; «f 2» hace lo segundo
    s         guarda la partida; «s archivo.json», con ese nombre
    q         salir (también Ctrl-C); te preguntará si quieres guardar
    h         esta ayuda
cli-which-card = Escribe c y una palabra de lo que quieres leer.
cli-no-card = En la caja no hay nada que se llame «{ $word }».
cli-no-story = No hay historia que contar: no todos los juegos la tienen. El registro lo cuenta todo.
cli-number-range = Elige un número del 1 al { $most }.
cli-nothing-free = Ahora no hay nada que puedas hacer sin que te pregunten.
cli-lesson-next = Intro: seguir >
cli-lesson-later = También se puede. Ahora elige lo que señala la flecha.
cli-no-lesson = { $game } no tiene lección
cli-which-free = ¿Cuál? (Intro: ninguna) >
cli-undone = Deshecho.
cli-no-undo-nothing = No hay nada que deshacer: nadie ha elegido nada todavía.
cli-no-undo-others = No se puede deshacer: después ha actuado alguien más.
cli-no-undo-fixed = No se puede deshacer: ya se decidió, o salió a la luz algo oculto, o se robó algo al azar.
cli-all-allowed = Todo lo de este tipo está permitido. Escribe ? y una palabra para preguntar por otra cosa.
cli-nothing-forbidden-about = Ahora no tienes prohibido nada que lleve «{ $about }».
cli-asked-else = No es eso lo que se te pregunta ahora, sino esto: «{ $question }»
cli-and-more = { $count } más
cli-saved = Guardada en { $file }.
cli-saved-secrets = Contiene todos los secretos de la partida: no la leas si quieres seguir jugando.
cli-saved-go-on = Para seguir: { $command }
cli-save-offer = ¿Guardar la partida en { $file }? (Intro: sí · n: no · u otro nombre) >
cli-winners = { $count ->
    [one] Gana { $names }.
   *[other] Ganan { $names }.
}
cli-verify-hint = El secreto de quien reparte se selló como { $commitment }. Guarda la partida, y «sobremesa verify ARCHIVO» prueba que nadie amañó el mazo.

cli-trouble-database-directory = { $file } es una carpeta, no una base de datos.
cli-trouble-database-no-permission = { $file } no se puede abrir: no tienes permiso.
cli-trouble-database-read-only = { $file } solo se puede leer; una base de datos tiene que poder escribirse.
cli-trouble-database-not-a-database = { $file } no es una base de datos.
cli-trouble-database-foreign = { $file } no es una base de datos de Sobremesa; no se ha escrito nada en ella.
cli-trouble-database-damaged = { $file } está dañada. «sobremesa restore COPIA» pone una copia en su lugar y guarda aparte este archivo.
cli-trouble-database-older = { $file } es de una Sobremesa más antigua: arranca el servidor una vez y se pondrá al día.
cli-trouble-database-newer = { $file } es de una Sobremesa más nueva; ésta no la sabe leer.
cli-trouble-database-locked = Otro programa tiene bloqueada { $file }.
cli-trouble-database-served = { $file } está en uso: hay un servidor en marcha con ella. Páralo antes.
cli-trouble-database-unwritable = { $file } no se puede escribir: el disco está lleno o falla.
cli-trouble-database-exists = { $file } ya existe; con --force se escribe encima.
cli-trouble-database-not-new = { $file } ya existe; indica un archivo que no exista.
cli-trouble-database-same = { $file } es la propia base de datos.
cli-trouble-database-missing = No existe el archivo { $file }.
cli-trouble-database-unopenable = No se llega a { $file }.
cli-trouble-database-password = Lo que está en la línea de órdenes lo leen otros: pon la contraseña de la base de datos en { $variable }, PGPASSWORD o .pgpass.
cli-trouble-server-unreachable = No se llega a { $file }: { $why }.
cli-trouble-server-refused = { $file } no nos deja entrar: { $why }.
cli-trouble-server-no-database = No existe la base de datos { $file }; «createdb» la crea.
cli-trouble-server-no-permission = { $file } no se puede usar: { $why }.
cli-trouble-server-foreign = { $file } no es una base de datos de Sobremesa; no se ha escrito nada en ella.
cli-trouble-server-newer = { $file } es para una Sobremesa más nueva; ésta no la puede usar.
cli-trouble-server-older = { $file } es de una Sobremesa más antigua: arranca el servidor una vez y se pondrá al día.
cli-trouble-server-key = { $file } está dañada: la clave por la que se conocen sus servidores no está entera.
cli-trouble-server-unsafe = { $file } funciona con «fsync» desactivado: lo que da por escrito se podría perder. Actívalo.
cli-trouble-server-pooled = Delante de { $file } hay un intermediario que reparte una sesión entre varios: conéctate directamente a la base de datos.
cli-trouble-server-served = { $file } está en uso: hay un servidor en marcha con ella. Páralo antes.
cli-trouble-server-filled = En { $file } ya hay mesas: se mudan a una base de datos nueva.
cli-trouble-move-differs = De { $kind } no ha llegado todo tal como se leyó. De la copia no ha quedado nada; la base de datos de origen está como estaba.
cli-trouble-server-unopenable = { $file } no se puede usar: { $why }.
cli-backed-up = { $file }: { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
}, comprobado.
cli-restored = { $file }: { $tables ->
    [one] { $tables } mesa recuperada
   *[other] { $tables } mesas recuperadas
}.
cli-moved = Mudanza hecha: { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
}, { $people ->
    [one] { $people } persona
   *[other] { $people } personas
}, { $rows ->
    [one] { $rows } fila
   *[other] { $rows } filas
} en total, leídas de nuevo e iguales.
cli-set-aside = Lo que había antes queda guardado como { $file }.

# Lo que un programa de mensajes enseña de la dirección de una mesa.
preview-invites = { $who } te invita a { $game }
preview-table = Una mesa de { $game }
preview-playing = { $game }: se está jugando en la mesa de { $who }
preview-over = { $game }: así fue la partida en la mesa de { $who }
preview-in-browser = Se juega en el navegador, sin cuenta.

# Avisos sobre líneas del chat, para quien aloja el servidor
cli-no-reports = No hay ningún aviso que te espere.
cli-report = { $number } · { $code } ({ $game }, { $room }) · { $people ->
    [one] avisó una persona
   *[other] avisaron { $people } personas
}, { $since }
cli-report-table = dicho en la mesa
cli-report-watchers = dicho entre quienes miran
cli-report-resolved = · resuelto
cli-report-somebody = alguien
cli-report-bet = apuesta por la silla { $chair }
cli-said-gone = (lo que se dijo ya no se guarda)
cli-no-report = no hay ningún aviso { $number }
cli-resolve-which = di cuál: sobremesa reports NÚMERO --resolve
cli-resolved = { $count ->
    [one] Resuelto.
   *[other] { $count } resueltos.
}

# Mesas, para quien lleva el servidor
cli-no-tables = No hay ninguna mesa sin terminar.
cli-no-code = el código de una mesa es como BRISA-27, no «{ $given }»
cli-rule-which = di cuál y qué: sobremesa tables CÓDIGO --hide, --show, --close, --open o --delete
cli-table-gathering = se juntan
cli-table-playing = se juega
cli-table-is-private = privada
cli-table-is-hidden = oculta
cli-table-is-closed = cerrada
cli-table-reports = { $count ->
    [one] un aviso
   *[other] { $count } avisos
}
cli-table-hide = { $code } ya no está en ninguna sala.
cli-table-show = { $code } vuelve a estar en la sala.
cli-table-close = { $code } ya no se abre a nadie.
cli-table-open = { $code } vuelve a abrirse.
cli-table-deleted = { $code } está borrada.
cli-table-doomed = { $code } la borrará el servidor que está en marcha; aún no lo ha hecho.
cli-barred = { $who } no puede entrar.
cli-unbarred = { $who } puede volver a entrar.
cli-trouble-bar = a quien no se deja entrar se le nombra por su número o una red como 192.0.2.7 o 2001:db8::/48, no «{ $given }»
cli-trouble-no-table-here = no hay ninguna mesa { $code }
cli-trouble-peer = los demás servidores encuentran a este en http://HOST:PUERTO, no en «{ $given }»
cli-trouble-peer-file = --peer es para servidores que comparten una base PostgreSQL; un archivo es de uno solo
cli-trouble-lease = con --lease se dan de { $least } a { $most } segundos, no { $given }
cli-trouble-lease-alone = --lease va con --peer: a un servidor que está solo nadie lo da por perdido
cli-trouble-not-seconds = --lease es un número de segundos, no «{ $given }»
cli-trouble-host-key = la llave de quien lleva el servidor tiene al menos { $least } letras
cli-trouble-host-key-file = la llave de quien lleva el servidor no se puede leer de { $file }
side-all = El grupo
cli-analysing = analizando … { $share } %
cli-analyse-unfinished = esta partida aún no ha acabado; solo se analizan las acabadas
cli-analyse-turn = Turno
cli-analyse-step = Paso
cli-analyse-no-points = Ninguna elección le costó a nadie más de lo que puede hacer el azar.
cli-analyse-point = Paso { $step }, { $who }:
cli-analyse-loss = «{ $taken }» costó { $loss } puntos de cien (± { $error }), por lo que se podía saber, frente a «{ $better }».
cli-analyse-bad-luck = Tal como estaban las cosas costó { $n } puntos más: eso fue suerte, y mala.
cli-analyse-good-luck = Tal como estaban las cosas costó { $n } puntos menos: eso fue suerte, y buena.
