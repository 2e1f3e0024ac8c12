# Palabras que comparten todos los juegos.
player = Jugador { $number }
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
cli-trouble-no-game = no hay ningún juego «{ $game }»; hay: { $games }
cli-trouble-game-left-out = { $game } queda fuera: { $why }
cli-trouble-no-texts = { $game } no tiene textos: falta { $file }
cli-trouble-no-extra = aquí no está { $module }, que hace falta para esto: pip install "sobremesa[{ $extra }]"
cli-trouble-database = una base de datos se da como sqlite:///ARCHIVO, no como «{ $given }»
cli-trouble-origin = un origen se da como https://HOST o http://HOST:PUERTO, no como «{ $given }»
cli-trouble-cannot-listen = no se puede escuchar en { $host }, puerto { $port }: { $why }
cli-trouble-file-other = esto no es un archivo de partida
cli-trouble-file-receipt = esto no es un recibo
cli-trouble-file-cut = esto no es un archivo de partida entero (quizá está cortado)
cli-trouble-file-format = este archivo tiene el formato «{ $format }», que no es de los nuestros
cli-trouble-file-game = este archivo es de un juego que no está aquí: { $game }
cli-trouble-file-rules = esta partida se jugó con las reglas { $rules } de { $game }; aquí están las reglas { $here }
cli-trouble-file-key = la clave de este archivo no está escrita como una clave
cli-trouble-file-table = este archivo habla de una mesa que no existe en { $game }
cli-trouble-file-choice = la elección { $number } no es un asiento y una opción: «{ $choice }»
cli-trouble-file-unfit = este archivo de partida no se sostiene; `sobremesa verify` dice qué no encaja

cli-playing = Jugando
cli-won-by = Gana { $player } ({ $bot })
cli-simulated = { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}, { $decisions } decisiones en { $seconds } s: { $rate } por segundo.
cli-key = Clave: { $key }
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
cli-trouble-database-newer = { $file } es de una Sobremesa más nueva; ésta no la sabe leer.
cli-trouble-database-locked = Otro programa tiene bloqueada { $file }.
cli-trouble-database-served = { $file } está en uso: hay un servidor en marcha con ella. Páralo antes.
cli-trouble-database-unwritable = { $file } no se puede escribir: el disco está lleno o falla.
cli-trouble-database-exists = { $file } ya existe; con --force se escribe encima.
cli-trouble-database-same = { $file } es la propia base de datos.
cli-trouble-database-missing = No existe el archivo { $file }.
cli-trouble-database-unopenable = No se llega a { $file }.
cli-backed-up = { $file }: { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
}, comprobado.
cli-restored = { $file }: { $tables ->
    [one] { $tables } mesa recuperada
   *[other] { $tables } mesas recuperadas
}.
cli-set-aside = Lo que había antes queda guardado como { $file }.
