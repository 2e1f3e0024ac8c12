# Eldritch Horror en español. Los nombres de las casillas se escriben como van en una frase («el Amazonas»).

game = Eldritch Horror
short = Eldritch
blurb = Recorre el mundo de 1926, reúne pistas y cierra portales antes de que algo despierte.
pitch = Recorréis el mundo de 1926 entre monstruos, portales y pistas, antes de que un primigenio despierte. Se gana o se pierde entre todos, en una historia larga de una noche.
like-easy = Se le escapan cosas, como a un principiante. Dos de ellos no salvaron el mundo en ninguna de 40 partidas.
like-house = Viaja con un propósito. Salva el mundo en una partida de cada seis, más o menos.

## skills, losses, traits

skill-lore = Saber
skill-influence = Influencia
skill-observation = Observación
skill-strength = Fuerza
skill-will = Voluntad
loss-health = Salud
    .other = Cordura
loss-sanity = Cordura
    .other = Salud
trait-item = Objeto
trait-weapon = Arma
trait-magical = Mágico
trait-tome = Tomo
trait-trinket = Baratija
trait-ally = Aliado
trait-service = Servicio
trait-teamwork = Trabajo en equipo
trait-incantation = Ensalmo
trait-ritual = Ritual
trait-madness = Locura
trait-injury = Herida
trait-deal = Trato
trait-common = Común
trait-boon = Ayuda
trait-bane = Ruina
trait-restriction = Restricción

## spaces: in a sentence as they are, with SENTENCE as a label; .to and .of for «al», «del»

space-san-francisco = San Francisco
    .in = en San Francisco
    .to = a San Francisco
    .of = de San Francisco
space-arkham = Arkham
    .in = en Arkham
    .to = a Arkham
    .of = de Arkham
space-buenos-aires = Buenos Aires
    .in = en Buenos Aires
    .to = a Buenos Aires
    .of = de Buenos Aires
space-london = Londres
    .in = en Londres
    .to = a Londres
    .of = de Londres
space-rome = Roma
    .in = en Roma
    .to = a Roma
    .of = de Roma
space-istanbul = Estambul
    .in = en Estambul
    .to = a Estambul
    .of = de Estambul
space-shanghai = Shanghái
    .in = en Shanghái
    .to = a Shanghái
    .of = de Shanghái
space-tokyo = Tokio
    .in = en Tokio
    .to = a Tokio
    .of = de Tokio
space-sydney = Sídney
    .in = en Sídney
    .to = a Sídney
    .of = de Sídney
space-amazon = el Amazonas
    .in = en el Amazonas
    .to = al Amazonas
    .of = del Amazonas
space-pyramids = las Pirámides
    .in = en las Pirámides
    .to = a las Pirámides
    .of = de las Pirámides
space-heart-of-africa = el Corazón de África
    .in = en el Corazón de África
    .to = al Corazón de África
    .of = del Corazón de África
space-himalayas = el Himalaya
    .in = en el Himalaya
    .to = al Himalaya
    .of = del Himalaya
space-tunguska = Tunguska
    .in = en Tunguska
    .to = a Tunguska
    .of = de Tunguska
space-antarctica = la Antártida
    .in = en la Antártida
    .to = a la Antártida
    .of = de la Antártida
space-1 = la casilla 1
    .in = en la casilla 1
    .to = a la casilla 1
    .of = de la casilla 1
space-2 = la casilla 2
    .in = en la casilla 2
    .to = a la casilla 2
    .of = de la casilla 2
space-3 = la casilla 3
    .in = en la casilla 3
    .to = a la casilla 3
    .of = de la casilla 3
space-4 = la casilla 4
    .in = en la casilla 4
    .to = a la casilla 4
    .of = de la casilla 4
space-5 = la casilla 5
    .in = en la casilla 5
    .to = a la casilla 5
    .of = de la casilla 5
space-6 = la casilla 6
    .in = en la casilla 6
    .to = a la casilla 6
    .of = de la casilla 6
space-7 = la casilla 7
    .in = en la casilla 7
    .to = a la casilla 7
    .of = de la casilla 7
space-8 = la casilla 8
    .in = en la casilla 8
    .to = a la casilla 8
    .of = de la casilla 8
space-9 = la casilla 9
    .in = en la casilla 9
    .to = a la casilla 9
    .of = de la casilla 9
space-10 = la casilla 10
    .in = en la casilla 10
    .to = a la casilla 10
    .of = de la casilla 10
space-11 = la casilla 11
    .in = en la casilla 11
    .to = a la casilla 11
    .of = de la casilla 11
space-12 = la casilla 12
    .in = en la casilla 12
    .to = a la casilla 12
    .of = de la casilla 12
space-13 = la casilla 13
    .in = en la casilla 13
    .to = a la casilla 13
    .of = de la casilla 13
space-14 = la casilla 14
    .in = en la casilla 14
    .to = a la casilla 14
    .of = de la casilla 14
space-15 = la casilla 15
    .in = en la casilla 15
    .to = a la casilla 15
    .of = de la casilla 15
space-16 = la casilla 16
    .in = en la casilla 16
    .to = a la casilla 16
    .of = de la casilla 16
space-17 = la casilla 17
    .in = en la casilla 17
    .to = a la casilla 17
    .of = de la casilla 17
space-18 = la casilla 18
    .in = en la casilla 18
    .to = a la casilla 18
    .of = de la casilla 18
space-19 = la casilla 19
    .in = en la casilla 19
    .to = a la casilla 19
    .of = de la casilla 19
space-20 = la casilla 20
    .in = en la casilla 20
    .to = a la casilla 20
    .of = de la casilla 20
space-21 = la casilla 21
    .in = en la casilla 21
    .to = a la casilla 21
    .of = de la casilla 21

## where the numbered spaces lie, and what the named cities mostly bring

whereabouts-1 = la costa de Alaska
whereabouts-2 = el Pacífico Norte
whereabouts-3 = el Pacífico Sur
whereabouts-4 = los bosques del Canadá
whereabouts-5 = el Medio Oeste americano
whereabouts-6 = el Sur profundo
whereabouts-7 = América Central
whereabouts-8 = el triángulo de las Bermudas
whereabouts-9 = Groenlandia
whereabouts-10 = África Occidental
whereabouts-11 = el Atlántico Sur
whereabouts-12 = el océano Antártico
whereabouts-13 = el océano Ártico
whereabouts-14 = el norte de Europa
whereabouts-15 = Sudáfrica
whereabouts-16 = el corazón de Rusia
whereabouts-17 = la India
whereabouts-18 = el océano Índico
whereabouts-19 = Siberia oriental
whereabouts-20 = el sudeste asiático
whereabouts-21 = el interior de Australia
hint-san-francisco = Mejorar la Observación
hint-arkham = Obtener Ensalmos
hint-buenos-aires = Obtener Rituales
hint-london = Generar pistas
hint-rome = Mejorar la Voluntad
hint-istanbul = Mejorar la Influencia
hint-shanghai = Mejorar el Saber
hint-tokyo = Combatir monstruos a distancia
hint-sydney = Mejorar la Fuerza
terrain-city = ciudad
terrain-wilderness = naturaleza
terrain-sea = mar
route-train = tren
route-ship = barco
route-uncharted = inexplorada
colour-green = verde
colour-blue = azul
colour-red = rojo

## investigators

investigator-akachi = Akachi Onyele
    .gender = f
investigator-charlie = Charlie Kane
    .gender = m
investigator-diana = Diana Stanley
    .gender = f
investigator-jacqueline = Jacqueline Fine
    .gender = f
investigator-jim = Jim Culver
    .gender = m
investigator-leo = Leo Anderson
    .gender = m
investigator-lily = Lily Chen
    .gender = f
investigator-lola = Lola Hayes
    .gender = f
investigator-mark = Mark Harrigan
    .gender = m
investigator-norman = Norman Withers
    .gender = m
investigator-silas = Silas Marsh
    .gender = m
investigator-trish = Trish Scarborough
    .gender = f
job-akachi = La chamán
job-charlie = El político
job-diana = La sectaria redimida
job-jacqueline = La psíquica
job-jim = El músico
job-leo = El líder de expedición
job-lily = La artista marcial
job-lola = La actriz
job-mark = El soldado
job-norman = El astrónomo
job-silas = El marinero
job-trish = La espía

## ancient ones

ancient-azathoth = Azathoth
    .gender = m
ancient-cthulhu = Cthulhu
    .gender = m
ancient-shub-niggurath = Shub-Niggurath
    .gender = f
ancient-yog-sothoth = Yog-Sothoth
    .gender = m
ancient-azathoth-awake = Azathoth, despierto
    .gender = m
ancient-cthulhu-awake = Cthulhu, despierto
    .gender = m
ancient-shub-niggurath-awake = Shub-Niggurath, despierta
    .gender = f
ancient-yog-sothoth-awake = Yog-Sothoth, despierto
    .gender = m
title-azathoth = El Sultán Demoníaco
title-cthulhu = La locura que viene del mar
title-shub-niggurath = La Cabra Negra de los Bosques
title-yog-sothoth = El que Acecha en el Umbral
final-azathoth = ¡El mundo es devorado!
final-cthulhu = Surgido del mar
final-shub-niggurath = Batalla en los bosques
final-yog-sothoth = La llave y el portal

## assets

asset-derringer = Derringer del .18
asset-revolver = Revólver del .38
asset-automatic = Automática del .45
asset-quarantine = Cuarentena de la Agencia
asset-arcane-manuscripts = Manuscritos arcanos
asset-arcane-scholar = Erudito arcano
asset-arcane-tome = Tomo arcano
asset-axe = Hacha
asset-bandages = Vendajes
asset-bull-whip = Látigo
asset-carbine = Carabina
asset-cat-burglar = Ladrón
asset-charter-flight = Vuelo chárter
asset-delivery-service = Servicio de mensajería
asset-shotgun = Escopeta de doble cañón
asset-dynamite = Dinamita
asset-fine-clothes = Ropa elegante
asset-fishing-net = Red de pesca
asset-hired-muscle = Matón a sueldo
asset-holy-cross = Cruz sagrada
asset-holy-water = Agua bendita
asset-kerosene = Queroseno
asset-king-james-bible = Biblia del Rey Jaime
asset-lodge-researcher = Investigador de la Logia
asset-cigarette-case = Pitillera de la suerte
asset-rabbits-foot = Pata de conejo
asset-personal-assistant = Asistente personal
asset-pocket-watch = Reloj de bolsillo
asset-private-care = Seguro privado
asset-private-investigator = Investigador privado
asset-protective-amulet = Amuleto protector
asset-puzzle-box = Caja misteriosa
asset-sanctuary = Santuario
asset-silver-twilight-ritual = Ritual del Crepúsculo de Plata
asset-spirit-dagger = Daga espiritual
asset-urban-guide = Guía urbano
asset-vatican-missionary = Misionero del Vaticano
asset-whiskey = Whisky
asset-wireless-report = Informe por radio
asset-witch-doctor = Curandero

## artifacts

artifact-cultes-des-goules = Cultes des Goules
artifact-de-vermis-mysteriis = De Vermis Mysteriis
artifact-flute-of-the-outer-gods = Flauta de los Dioses Exteriores
artifact-gate-box = Caja portal
artifact-glass-of-mortlan = Cristal de Mortlan
artifact-grotesque-statue = Estatua grotesca
artifact-lightning-gun = Arma lanzarrayos
artifact-mi-go-brain-case = Recipiente para cerebros de los Mi-Go
artifact-necronomicon = Necronomicón
artifact-pallid-mask = Máscara pálida
artifact-ruby-of-rlyeh = Rubí de R'lyeh
artifact-sword-of-saint-jerome = Espada de San Jerónimo
artifact-ttka-halot = T'tka Halot
artifact-silver-key = La llave de plata

## spells and conditions

spell-blessing-of-isis = Bendición de Isis
spell-clairvoyance = Clarividencia
spell-conjuration = Conjuración
spell-feed-the-mind = Alimentar la mente
spell-flesh-ward = Protección corporal
spell-instill-bravery = Inspirar valor
spell-mists-of-releh = Niebla de Releh
spell-plumb-the-void = Surcar el vacío
spell-shriveling = Consumición
spell-wither = Ajar
condition-amnesia = Amnesia
    .told = amnesia
condition-back-injury = Espalda herida
    .told = la espalda herida
condition-blessed = Bendecido
    .told = una bendición
condition-cursed = Maldito
    .told = una maldición
condition-dark-pact = Pacto oscuro
    .told = un pacto oscuro
condition-debt = Deuda
    .told = una deuda
condition-detained = Detenido
    .told = una orden de arresto
condition-hallucinations = Alucinaciones
    .told = alucinaciones
condition-internal-injury = Heridas internas
    .told = heridas internas
condition-leg-injury = Pierna herida
    .told = una pierna herida
condition-paranoia = Paranoia
    .told = paranoia

## backs of conditions

back-amnesia-1 = La terrible verdad
back-amnesia-2 = Deudas inexplicables
back-amnesia-3 = Delitos olvidados
back-back-injury-1 = Daño neural
back-back-injury-2 = Espasmos musculares
back-back-injury-3 = Vértebra fracturada
back-blessed-1 = Amado por Bast
back-blessed-2 = Visiones de Hipnos
back-blessed-3 = Bendición de Nodens
back-cursed-1 = Atormentado
back-cursed-2 = Justicia kármica
back-cursed-3 = Pinta de Innsmouth
back-dark-pact-1 = Pacto con Yog-Sothoth
back-dark-pact-2 = Pacto con el Hombre de Negro
back-dark-pact-3 = Uno del millar
back-debt-1 = Sicarios
back-debt-2 = Sirviente reticente
back-debt-3 = Cobrador
back-debt-4 = Autoridades locales
back-debt-5 = Hacer un trato
back-debt-6 = Por encima de las riquezas
back-detained-1 = Inanición
back-detained-2 = Calabozo
back-detained-3 = Cruel e inusual
back-hallucinations-1 = Delirios
back-hallucinations-2 = Las voces
back-hallucinations-3 = Enjambre
back-internal-injury-1 = Costilla rota
back-internal-injury-2 = Dolor insoportable
back-internal-injury-3 = Hemorragia interna
back-leg-injury-1 = Rodilla dislocada
back-leg-injury-2 = Dolor punzante
back-leg-injury-3 = Remedio extraño
back-paranoia-1 = Cleptomanía
back-paranoia-2 = Estallidos violentos
back-paranoia-3 = Agorafobia

## monsters

monster-byakhee = Byakhee
    .one = un Byakhee
    .the = el Byakhee
    .to = a un Byakhee
    .gender = m
    .number = one
monster-color = Color surgido del espacio
    .one = un Color surgido del espacio
    .the = el Color surgido del espacio
    .to = a un Color surgido del espacio
    .gender = m
    .number = one
monster-cthonian = Ctónico
    .one = un Ctónico
    .the = el Ctónico
    .to = a un Ctónico
    .gender = m
    .number = one
monster-cultist = Sectario
    .one = un Sectario
    .the = el Sectario
    .to = a un Sectario
    .gender = m
    .number = one
monster-dark-young = Retoño oscuro
    .one = un Retoño oscuro
    .the = el Retoño oscuro
    .to = a un Retoño oscuro
    .gender = m
    .number = one
monster-deep-one = Profundo
    .one = un Profundo
    .the = el Profundo
    .to = a un Profundo
    .gender = m
    .number = one
monster-elder-thing = Antiguo
    .one = un Antiguo
    .the = el Antiguo
    .to = a un Antiguo
    .gender = m
    .number = one
monster-ghost = Fantasma
    .one = un Fantasma
    .the = el Fantasma
    .to = a un Fantasma
    .gender = m
    .number = one
monster-ghoul = Gul
    .one = un Gul
    .the = el Gul
    .to = a un Gul
    .gender = m
    .number = one
monster-gnoph-keh = Gnoph-keh
    .one = un Gnoph-keh
    .the = el Gnoph-keh
    .to = a un Gnoph-keh
    .gender = m
    .number = one
monster-goat-spawn = Engendro cabrío
    .one = un Engendro cabrío
    .the = el Engendro cabrío
    .to = a un Engendro cabrío
    .gender = m
    .number = one
monster-gug = Gug
    .one = un Gug
    .the = el Gug
    .to = a un Gug
    .gender = m
    .number = one
monster-hound = Perro de Tíndalos
    .one = un Perro de Tíndalos
    .the = el Perro de Tíndalos
    .to = a un Perro de Tíndalos
    .gender = m
    .number = one
monster-lloigor = Lloigor
    .one = un Lloigor
    .the = el Lloigor
    .to = a un Lloigor
    .gender = m
    .number = one
monster-maniac = Maníaco
    .one = un Maníaco
    .the = el Maníaco
    .to = a un Maníaco
    .gender = m
    .number = one
monster-mi-go = Mi-Go
    .one = un Mi-Go
    .the = el Mi-Go
    .to = a un Mi-Go
    .gender = m
    .number = one
monster-mummy = Momia
    .one = una Momia
    .the = la Momia
    .to = a una Momia
    .gender = f
    .number = one
monster-nightgaunt = Ángel descarnado
    .one = un Ángel descarnado
    .the = el Ángel descarnado
    .to = a un Ángel descarnado
    .gender = m
    .number = one
monster-riot = Disturbios
    .one = unos Disturbios
    .the = los Disturbios
    .to = a unos Disturbios
    .gender = m
    .number = many
monster-serpent-people = Hombres serpiente
    .one = unos Hombres serpiente
    .the = los Hombres serpiente
    .to = a unos Hombres serpiente
    .gender = m
    .number = many
monster-shoggoth = Shoggoth
    .one = un Shoggoth
    .the = el Shoggoth
    .to = a un Shoggoth
    .gender = m
    .number = one
monster-skeleton = Esqueleto
    .one = un Esqueleto
    .the = el Esqueleto
    .to = a un Esqueleto
    .gender = m
    .number = one
monster-star-spawn = Semilla estelar
    .one = una Semilla estelar
    .the = la Semilla estelar
    .to = a una Semilla estelar
    .gender = f
    .number = one
monster-vampire = Vampiro
    .one = un Vampiro
    .the = el Vampiro
    .to = a un Vampiro
    .gender = m
    .number = one
monster-warlock = Brujo
    .one = un Brujo
    .the = el Brujo
    .to = a un Brujo
    .gender = m
    .number = one
monster-witch = Bruja
    .one = una Bruja
    .the = la Bruja
    .to = a una Bruja
    .gender = f
    .number = one
monster-wraith = Espectro
    .one = un Espectro
    .the = el Espectro
    .to = a un Espectro
    .gender = m
    .number = one
monster-zombie = Zombi
    .one = un Zombi
    .the = el Zombi
    .to = a un Zombi
    .gender = m
    .number = one
monster-epic-cthulhu = Cthulhu
    .one = Cthulhu
    .the = Cthulhu
    .to = a Cthulhu
    .gender = m
    .number = one
monster-cthylla = Cthylla
    .one = Cthylla
    .the = Cthylla
    .to = a Cthylla
    .gender = f
    .number = one
monster-dunwich-horror = Horror de Dunwich
    .one = el Horror de Dunwich
    .the = el Horror de Dunwich
    .to = al Horror de Dunwich
    .gender = m
    .number = one
monster-nug = Nug
    .one = Nug
    .the = Nug
    .to = a Nug
    .gender = m
    .number = one
monster-epic-shub-niggurath = Shub-Niggurath
    .one = Shub-Niggurath
    .the = Shub-Niggurath
    .to = a Shub-Niggurath
    .gender = f
    .number = one
monster-spinner = Tejedora de telarañas
    .one = la Tejedora de telarañas
    .the = la Tejedora de telarañas
    .to = a la Tejedora de telarañas
    .gender = f
    .number = one
monster-tick-tock-men = Hombres Tic-Tac
    .one = los Hombres Tic-Tac
    .the = los Hombres Tic-Tac
    .to = a los Hombres Tic-Tac
    .gender = m
    .number = many
monster-wind-walker = Caminante del Viento
    .one = el Caminante del Viento
    .the = el Caminante del Viento
    .to = al Caminante del Viento
    .gender = m
    .number = one
monster-zombie-horde = Horda de zombis
    .one = la Horda de zombis
    .the = la Horda de zombis
    .to = a la Horda de zombis
    .gender = f
    .number = one

## mythos cards

mythos-everyone-has-a-price = Todos tienen un precio
mythos-omen-of-good-fortune = Augurio de buena fortuna
mythos-rally-the-people = Movilizar al pueblo
mythos-silver-twilight-aid = Ayuda del Crepúsculo de Plata
mythos-world-fights-back = El mundo contraataca
mythos-dark-power = Un poder oscuro
mythos-ancient-guardians = Guardianes ancestrales
mythos-arrests-made-in-murder-case = ¡Detenciones por asesinato!
mythos-burden-of-greed = La carga de la codicia
mythos-from-bad-to-worse = De mal en peor
mythos-haunting-nightmares = Pesadillas persistentes
mythos-heat-wave-singes-the-globe = Una ola de calor abrasa el mundo
mythos-bermuda-triangle = El Triángulo de las Bermudas
mythos-world-shakes = El mundo tiembla
mythos-tide-of-despair = Marea de desesperación
mythos-treacherous-magic = Magia traicionera
mythos-all-for-nothing = Todo para nada
mythos-desperate-times = Tiempos desesperados
mythos-eyes-everywhere = Ojos por todas partes
mythos-perplexing-stars = Estrellas desconcertantes
mythos-storm = La tormenta
mythos-proposition = Una proposición
mythos-buying-information = Comprar información
mythos-heart-of-corruption = Corazón de corrupción
mythos-support-of-the-church = Apoyo de la Iglesia
mythos-that-which-consumes = Lo que consume
mythos-blood-flows = Corre la sangre
mythos-calling-the-elder-things = Llamada a los Antiguos
mythos-dimensional-instability = Inestabilidad dimensional
mythos-driven-to-bankruptcy = Abocados a la quiebra
mythos-legitimate-banking = Banca legítima
mythos-no-peace-for-the-fallen = Sin paz para los caídos
mythos-patrolling-the-border = Patrulla fronteriza
mythos-unexpected-betrayal = Traición inesperada
mythos-from-beyond = Desde el más allá
mythos-rising-terror = Terror creciente
mythos-strange-sightings = Avistamientos extraños
mythos-tied-to-a-dark-purpose = Atados a un propósito oscuro
mythos-torn-asunder = Desgarrados
mythos-fractured-reality = Realidad fracturada
mythos-growing-madness = Locura creciente
mythos-lost-knowledge = Saber perdido
mythos-secrets-of-the-past = Secretos del pasado
mythos-faded-from-society = Olvidado por todos
mythos-return-of-the-ancient-ones = El regreso de los Primigenios
mythos-stars-aligned = Alineación de estrellas
mythos-wind-walker = El Caminante del Viento
mythos-dimensions-collide = Choque de dimensiones
mythos-mysterious-lights = Luces misteriosas
mythos-spreading-sickness = La enfermedad se extiende
mythos-web-between-worlds = Telaraña entre mundos

## mysteries

mystery-occult-research = Investigación oculta
mystery-omen-of-devastation = Augurio de devastación
mystery-seed-of-the-daemon-sultan = Semilla del Sultán Demoníaco
mystery-true-name = El nombre verdadero
mystery-rlyeh-risen = R'lyeh emerge
mystery-deep-ones-attack = ¡Los profundos atacan!
mystery-stars-are-right = ¡Las estrellas son propicias!
mystery-watching-the-stars = Mirando las estrellas
mystery-hunting-the-thousand = Cazar a los mil
mystery-nature-of-the-all-mother = La naturaleza de la Madre de Todo
mystery-rituals-in-the-wild = Rituales en la espesura
mystery-spawn-of-the-black-goat = Engendro de la Cabra Negra
mystery-arcane-understanding = Comprensión arcana
mystery-spawn-of-yog-sothoth = Engendro de Yog-Sothoth
mystery-beyond-one = El del Más Allá
mystery-where-the-old-ones-broke-through = Donde irrumpieron los Antiguos

## decks and other worlds

deck-general = Encuentro general
    .one = un encuentro general
    .kind = plain
    .deed = tiene un encuentro
deck-america = Encuentro de América
    .one = un encuentro de América
    .kind = plain
    .deed = recorre la ciudad
deck-europe = Encuentro de Europa
    .one = un encuentro de Europa
    .kind = plain
    .deed = recorre la ciudad
deck-asia = Encuentro de Asia y Australia
    .one = un encuentro de Asia y Australia
    .kind = plain
    .deed = recorre la ciudad
deck-expedition = Encuentro de expedición
    .one = un encuentro de expedición
    .kind = named
    .deed = se suma a la expedición
deck-world = Encuentro de otros mundos
    .one = un encuentro de otros mundos
    .kind = named
    .deed = cruza el portal
deck-research = Encuentro de investigación
    .one = un encuentro de investigación
    .kind = plain
    .deed = investiga
deck-special = Encuentro especial
    .one = un encuentro especial
    .kind = named
    .deed = mira el misterio de frente
world-celaeno = el Gran Salón de Celaeno
world-great-race = la Ciudad de la Gran Raza
world-carcosa = Carcosa perdida
world-past = el Pasado
world-future = el Futuro
world-yuggoth = Yuggoth
world-underworld = el Inframundo
world-abyss = el Abismo
world-dreamlands = las Tierras del Sueño

## encuentros y sectarios

encounter-gen-01 = Encuentro general
encounter-gen-02 = Encuentro general
encounter-gen-03 = Encuentro general
encounter-gen-04 = Encuentro general
encounter-gen-05 = Encuentro general
encounter-gen-06 = Encuentro general
encounter-gen-07 = Encuentro general
encounter-gen-08 = Encuentro general
encounter-gen-09 = Encuentro general
encounter-gen-10 = Encuentro general
encounter-gen-11 = Encuentro general
encounter-gen-12 = Encuentro general
encounter-ame-1 = Encuentro de América
encounter-ame-2 = Encuentro de América
encounter-ame-3 = Encuentro de América
encounter-ame-4 = Encuentro de América
encounter-ame-5 = Encuentro de América
encounter-ame-6 = Encuentro de América
encounter-ame-7 = Encuentro de América
encounter-ame-8 = Encuentro de América
encounter-eur-1 = Encuentro de Europa
encounter-eur-2 = Encuentro de Europa
encounter-eur-3 = Encuentro de Europa
encounter-eur-4 = Encuentro de Europa
encounter-eur-5 = Encuentro de Europa
encounter-eur-6 = Encuentro de Europa
encounter-eur-7 = Encuentro de Europa
encounter-eur-8 = Encuentro de Europa
encounter-asi-1 = Encuentro de Asia y Australia
encounter-asi-2 = Encuentro de Asia y Australia
encounter-asi-3 = Encuentro de Asia y Australia
encounter-asi-4 = Encuentro de Asia y Australia
encounter-asi-5 = Encuentro de Asia y Australia
encounter-asi-6 = Encuentro de Asia y Australia
encounter-asi-7 = Encuentro de Asia y Australia
encounter-asi-8 = Encuentro de Asia y Australia
encounter-exp-amazon-1 = El Amazonas
encounter-exp-amazon-2 = El Amazonas
encounter-exp-amazon-3 = El Amazonas
encounter-exp-antarctica-1 = La Antártida
encounter-exp-antarctica-2 = La Antártida
encounter-exp-antarctica-3 = La Antártida
encounter-exp-heart-of-africa-1 = El Corazón de África
encounter-exp-heart-of-africa-2 = El Corazón de África
encounter-exp-heart-of-africa-3 = El Corazón de África
encounter-exp-himalayas-1 = El Himalaya
encounter-exp-himalayas-2 = El Himalaya
encounter-exp-himalayas-3 = El Himalaya
encounter-exp-pyramids-1 = Las Pirámides
encounter-exp-pyramids-2 = Las Pirámides
encounter-exp-pyramids-3 = Las Pirámides
encounter-exp-tunguska-1 = Tunguska
encounter-exp-tunguska-2 = Tunguska
encounter-exp-tunguska-3 = Tunguska
encounter-ow-01 = El Gran Salón de Celaeno
encounter-ow-02 = El Futuro
encounter-ow-03 = La Ciudad de la Gran Raza
encounter-ow-04 = Carcosa perdida
encounter-ow-05 = El Pasado
encounter-ow-06 = El Pasado
encounter-ow-07 = Las Tierras del Sueño
encounter-ow-08 = El Futuro
encounter-ow-09 = La Ciudad de la Gran Raza
encounter-ow-10 = Yuggoth
encounter-ow-11 = El Gran Salón de Celaeno
encounter-ow-12 = Carcosa perdida
encounter-ow-13 = Yuggoth
encounter-ow-14 = La Ciudad de la Gran Raza
encounter-ow-15 = Yuggoth
encounter-ow-16 = El Gran Salón de Celaeno
encounter-ow-17 = Carcosa perdida
encounter-ow-18 = El Inframundo
encounter-ow-19 = La Ciudad de la Gran Raza
encounter-ow-20 = El Gran Salón de Celaeno
encounter-ow-21 = Las Tierras del Sueño
encounter-ow-22 = Yuggoth
encounter-ow-23 = El Abismo
encounter-ow-24 = Carcosa perdida
encounter-spe-cth-1 = R'lyeh emerge
encounter-spe-cth-2 = R'lyeh emerge
encounter-spe-cth-3 = R'lyeh emerge
encounter-spe-cth-4 = R'lyeh emerge
encounter-spe-cth-5 = R'lyeh emerge
encounter-spe-cth-6 = R'lyeh emerge
encounter-spe-yog-1 = La llave y el portal
encounter-spe-yog-2 = La llave y el portal
encounter-spe-yog-3 = La llave y el portal
encounter-spe-yog-4 = La llave y el portal
encounter-spe-yog-5 = La llave y el portal
encounter-spe-yog-6 = La llave y el portal
encounter-res-aza-1 = Investigación: Azathoth
encounter-res-aza-2 = Investigación: Azathoth
encounter-res-aza-3 = Investigación: Azathoth
encounter-res-aza-4 = Investigación: Azathoth
encounter-res-aza-5 = Investigación: Azathoth
encounter-res-aza-6 = Investigación: Azathoth
encounter-res-aza-7 = Investigación: Azathoth
encounter-res-aza-8 = Investigación: Azathoth
encounter-res-cth-1 = Investigación: Cthulhu
encounter-res-cth-2 = Investigación: Cthulhu
encounter-res-cth-3 = Investigación: Cthulhu
encounter-res-cth-4 = Investigación: Cthulhu
encounter-res-cth-5 = Investigación: Cthulhu
encounter-res-cth-6 = Investigación: Cthulhu
encounter-res-cth-7 = Investigación: Cthulhu
encounter-res-cth-8 = Investigación: Cthulhu
encounter-res-shu-1 = Investigación: Shub-Niggurath
encounter-res-shu-2 = Investigación: Shub-Niggurath
encounter-res-shu-3 = Investigación: Shub-Niggurath
encounter-res-shu-4 = Investigación: Shub-Niggurath
encounter-res-shu-5 = Investigación: Shub-Niggurath
encounter-res-shu-6 = Investigación: Shub-Niggurath
encounter-res-shu-7 = Investigación: Shub-Niggurath
encounter-res-shu-8 = Investigación: Shub-Niggurath
encounter-res-yog-1 = Investigación: Yog-Sothoth
encounter-res-yog-2 = Investigación: Yog-Sothoth
encounter-res-yog-3 = Investigación: Yog-Sothoth
encounter-res-yog-4 = Investigación: Yog-Sothoth
encounter-res-yog-5 = Investigación: Yog-Sothoth
encounter-res-yog-6 = Investigación: Yog-Sothoth
encounter-res-yog-7 = Investigación: Yog-Sothoth
encounter-res-yog-8 = Investigación: Yog-Sothoth
cultist-of-azathoth = Sectario de Azathoth
cultist-of-azathoth-awake = Sectario de Azathoth despierto
cultist-of-cthulhu = Sectario de Cthulhu
cultist-of-cthulhu-awake = Sectario de Cthulhu despierto
cultist-of-shub-niggurath = Sectario de Shub-Niggurath
cultist-of-shub-niggurath-awake = Sectario de Shub-Niggurath despierta
cultist-of-yog-sothoth = Sectario de Yog-Sothoth
cultist-of-yog-sothoth-awake = Sectario de Yog-Sothoth despierto

## Verbos

v-lose = { $form ->
    [you-to] perder
    [they-to] perder
    [you-when] pierdes
    [you-unless] pierdas
    [they-unless] pierda
    [you-and-unless] pierdas
    [they-and-unless] pierda
   *[other] pierde
}
v-spend = { $form ->
    [you-to] gastar
    [they-to] gastar
    [you-when] gastas
    [you-unless] gastes
    [they-unless] gaste
    [you-and-unless] gastes
    [they-and-unless] gaste
   *[other] gasta
}
v-recover = { $form ->
    [you-to] recuperar
    [they-to] recuperar
    [you-when] recuperas
    [you-unless] recuperes
    [they-unless] recupere
    [you-and-unless] recuperes
    [they-and-unless] recupere
   *[other] recupera
}
v-gain = { $form ->
    [you-to] obtener
    [they-to] obtener
    [you-when] obtienes
    [you-unless] obtengas
    [they-unless] obtenga
    [you-and-unless] obtengas
    [they-and-unless] obtenga
    [you-do] obtén
    [you-then] obtén
    [you-and] obtén
   *[other] obtiene
}
v-discard = { $form ->
    [you-to] descartar
    [they-to] descartar
    [you-when] descartas
    [you-unless] descartes
    [they-unless] descarte
    [you-and-unless] descartes
    [they-and-unless] descarte
   *[other] descarta
}
v-improve = { $form ->
    [you-to] mejorar
    [they-to] mejorar
    [you-when] mejoras
    [you-unless] mejores
    [they-unless] mejore
    [you-and-unless] mejores
    [they-and-unless] mejore
   *[other] mejora
}
v-move = { $form ->
    [you-to] moverte
    [they-to] moverse
    [you-when] te mueves
    [you-unless] te muevas
    [they-unless] se mueva
    [you-and-unless] te muevas
    [they-and-unless] se mueva
    [you-do] muévete
    [you-then] muévete
    [you-and] muévete
   *[other] se mueve
}
v-spawn = { $form ->
    [you-to] generar
    [they-to] generar
    [you-when] generas
    [you-unless] generes
    [they-unless] genere
    [you-and-unless] generes
    [they-and-unless] genere
   *[other] genera
}
v-put = { $form ->
    [you-to] poner
    [they-to] poner
    [you-when] pones
    [you-unless] pongas
    [they-unless] ponga
    [you-and-unless] pongas
    [they-and-unless] ponga
    [you-do] pon
    [you-then] pon
    [you-and] pon
   *[other] pone
}
v-be-delayed = { $form ->
    [you-to] quedar en Retraso
    [they-to] quedar en Retraso
    [you-when] quedas en Retraso
    [you-unless] quedes en Retraso
    [they-unless] quede en Retraso
    [you-and-unless] quedes en Retraso
    [they-and-unless] quede en Retraso
   *[other] queda en Retraso
}
v-be-devoured = { $form ->
    [you-to] dejar que algo te devore
    [they-to] dejarse devorar
    [you-when] algo te devora
    [you-unless] algo te devore
    [they-unless] sea devorado
    [you-and-unless] algo te devore
    [they-and-unless] sea devorado
    [you-do] algo te devora
    [you-then] algo te devora
    [you-and] algo te devora
   *[other] es devorado
}
v-test = { $form ->
    [you-to] hacer una prueba
    [they-to] hacer una prueba
    [you-when] haces una prueba
    [you-unless] hagas una prueba
    [they-unless] haga una prueba
    [you-and-unless] hagas una prueba
    [they-and-unless] haga una prueba
    [you-do] haz una prueba
    [you-then] haz una prueba
    [you-and] haz una prueba
   *[other] hace una prueba
}
v-close = { $form ->
    [you-to] cerrar
    [they-to] cerrar
    [you-when] cierras
    [you-unless] cierres
    [they-unless] cierre
    [you-and-unless] cierres
    [they-and-unless] cierre
   *[other] cierra
}
v-fight = { $form ->
    [you-to] combatir
    [they-to] combatir
    [you-when] combates
    [you-unless] combatas
    [they-unless] combata
    [you-and-unless] combatas
    [they-and-unless] combata
   *[other] combate
}
v-take = { $form ->
    [you-to] hacer
    [they-to] hacer
    [you-when] haces
    [you-unless] hagas
    [they-unless] haga
    [you-and-unless] hagas
    [they-and-unless] haga
    [you-do] haz
    [you-then] haz
    [you-and] haz
   *[other] hace
}
v-look = { $form ->
    [you-to] mirar
    [they-to] mirar
    [you-when] miras
    [you-unless] mires
    [they-unless] mire
    [you-and-unless] mires
    [they-and-unless] mire
   *[other] mira
}
v-turn = { $form ->
    [you-to] dar la vuelta
    [they-to] dar la vuelta
    [you-when] das la vuelta
    [you-unless] des la vuelta
    [they-unless] de la vuelta
    [you-and-unless] des la vuelta
    [they-and-unless] de la vuelta
   *[other] da la vuelta
}
v-resolve = { $form ->
    [you-to] resolver
    [they-to] resolver
    [you-when] resuelves
    [you-unless] resuelvas
    [they-unless] resuelva
    [you-and-unless] resuelvas
    [they-and-unless] resuelva
   *[other] resuelve
}
v-solve = { $form ->
    [you-to] resolver
    [they-to] resolver
    [you-when] resuelves
    [you-unless] resuelvas
    [they-unless] resuelva
    [you-and-unless] resuelvas
    [they-and-unless] resuelva
   *[other] resuelve
}
v-give = { $form ->
    [you-to] dar
    [they-to] dar
    [you-when] das
    [you-unless] des
    [they-unless] de
    [you-and-unless] des
    [they-and-unless] de
   *[other] da
}
v-carry = { $form ->
    [you-to] mover
    [they-to] mover
    [you-when] mueves
    [you-unless] muevas
    [they-unless] mueva
    [you-and-unless] muevas
    [they-and-unless] mueva
   *[other] mueve
}
v-remove = { $form ->
    [you-to] quitar
    [they-to] quitar
    [you-when] quitas
    [you-unless] quites
    [they-unless] quite
    [you-and-unless] quites
    [they-and-unless] quite
   *[other] quita
}
v-defeat = { $form ->
    [you-to] derrotar
    [they-to] derrotar
    [you-when] derrotas
    [you-unless] derrotes
    [they-unless] derrote
    [you-and-unless] derrotes
    [they-and-unless] derrote
   *[other] derrota
}

## Los encabezados de las partes de una carta

upon = { $when }: { $do }
upon-meeting = Como encuentro, si { $cond }: { $do }
upon-action = Acción
upon-local-action = Acción local
upon-additional-action = Una vez por ronda, además de tus acciones
upon-reckoning = Retribución
upon-gained = Al obtenerla del mazo
upon-service = Al momento
upon-enters = Al entrar en juego
upon-effect = Efecto
upon-awakens = Al despertar
upon-spawned = Al generarse
upon-before-will = Antes de la prueba de Voluntad
upon-after-will = Después de la prueba de Voluntad
upon-failed-will = Si fallas la prueba de Voluntad
upon-lost-sanity = Si pierdes Cordura en la prueba de Voluntad
upon-before-strength = Antes de la prueba de Fuerza
upon-failed-strength = Si fallas la prueba de Fuerza
upon-lost-health = Si pierdes Salud en la prueba de Fuerza
upon-defeated = Si lo derrotas en combate
upon-fell = Cuando es derrotado
part-city = Ciudad
part-wilderness = Naturaleza
part-sea = Mar
part-arkham = Arkham
part-san-francisco = San Francisco
part-buenos-aires = Buenos Aires
part-london = Londres
part-rome = Roma
part-istanbul = Estambul
part-shanghai = Shanghái
part-tokyo = Tokio
part-sydney = Sídney
part-initial = Primero
part-passed = Superada
part-failed = Fallada
part-back-1 = Uno de sus dorsos
part-back-2 = Otro dorso
part-back-3 = Otro dorso
part-back-4 = Otro dorso
part-back-5 = Otro dorso
part-back-6 = Otro dorso
do-goto = { $form ->
    [you-to] seguir
    [they-to] seguir
   *[other] sigue
} en «{ $part }»
solved-when = Se resuelve al final de la fase de mitos si { $cond }

## Pruebas y tiradas

test-plain = { $skill }
test-plus = { $skill } +{ $n }
test-minus = { $skill } -{ $n }
test-dice = { $test } ({ $lot })
test-need = hacen falta { $lot }
on-pass = { $form ->
    [they-when] si la supera
   *[other] si la superas
}, { $do }
on-fail = { $form ->
    [they-when] si la falla
   *[other] si la fallas
}, { $do }
on-fail-or-refusal = { $form ->
    [they-when] si no lo hace o si falla la prueba
   *[other] si no lo haces o si fallas la prueba
}, { $do }
do-test = { v-test } de { $test }
do-test-passed = { do-test }; { $passed }
do-test-failed = { do-test }; { $failed }
do-test-passed-failed = { do-test }; { $passed }; { $failed }
do-test-need-failed = { do-test } ({ $need }); { $failed }
do-test-need-buys-passed-failed = { do-test } ({ $need }); { $purchase }; { $passed }; { $failed }
purchase-dice-for-sanity = antes de tirar puedes gastar cuanta Cordura quieras por otros tantos dados adicionales
purchase-successes-for-clues = después de tirar puedes gastar cuantas pistas quieras por otros tantos éxitos
do-roll-for = { v-roll } un dado; { $rows }
by-die-one = con un { $low }, { $do }
by-die-some = con { $low }–{ $high }, { $do }
by-die-more = con { $low } o más, { $do }
by-result = { $rows }
by-result-one = con un resultado de { $low }, { $do }
by-result-some = con un resultado de { $low }–{ $high }, { $do }
by-result-more = con un resultado de { $low } o más, { $do }
do-so-often = { $do }; hazlo { $lot }
do-repeat = { $do } { $n ->
    [2] dos veces
   *[other] { $n } veces
}
do-roll-up-to-players = { v-roll } un dado; si no supera el número de jugadores, { $do }
do-more-dice = { $form ->
    [you-to] añadirle { $n ->
        [one] un dado
       *[other] { $n } dados
    }
   *[other] se { $n ->
        [one] tira un dado adicional
       *[other] tiran { $n } dados adicionales
    }
}

## Cuánto

lot-health = { $n } de Salud
lot-sanity = { $n } de Cordura
lot-all-health = toda la Salud
lot-all-sanity = toda la Cordura
lot-loss-health = { $n } de Salud
lot-loss-sanity = { $n } de Cordura
lot-clue = { $n ->
    [0] ninguna pista
    [one] 1 pista
   *[other] { $n } pistas
}
lot-more-clue = { $n ->
    [one] 1 pista adicional
   *[other] { $n } pistas adicionales
}
lot-improvement = { $n ->
    [one] una mejora a elección
   *[other] { $n } mejoras a elección
}
lot-health-token = { $n ->
    [one] 1 ficha de Salud
   *[other] { $n } fichas de Salud
}
lot-sanity-token = { $n ->
    [one] 1 ficha de Cordura
   *[other] { $n } fichas de Cordura
}
lot-gate = { $n ->
    [one] 1 portal
   *[other] { $n } portales
}
lot-token = { $n ->
    [one] 1 ficha de arcano
   *[other] { $n } fichas de arcano
}
lot-die = { $n ->
    [-1] 1 dado menos
    [one] 1 dado adicional
   *[other] { $n } dados adicionales
}
lot-success = { $n ->
    [one] 1 éxito
   *[other] { $n } éxitos
}
lot-time = { $n ->
    [one] una vez
   *[other] { $n } veces
}
lot-step = { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
}
lot-value = { $n }
noun-health = Salud
    .as-many = tanta Salud
    .kind = plain
noun-sanity = Cordura
    .as-many = tanta Cordura
    .kind = plain
noun-loss-health = Salud
    .as-many = tanta Salud
    .kind = plain
noun-loss-sanity = Cordura
    .as-many = tanta Cordura
    .kind = plain
noun-clue = pistas
    .as-many = tantas pistas
    .kind = plain
noun-gate = portales
    .as-many = tantos portales
    .kind = plain
noun-token = fichas de arcano
    .as-many = tantas fichas
    .kind = plain
noun-health-token = fichas de Salud
    .as-many = tantas fichas de Salud
    .kind = plain
noun-sanity-token = fichas de Cordura
    .as-many = tantas fichas de Cordura
    .kind = plain
noun-more-clue = pistas adicionales
    .as-many = tantas pistas adicionales
    .kind = plain
noun-time = veces
    .as-many = tantas veces
    .kind = plain
noun-step = casillas
    .as-many = tantas casillas
    .kind = plain
noun-die = dados
    .as-many = tantos dados
    .kind = plain
noun-success = éxitos
    .as-many = tantos éxitos
    .kind = plain
noun-value = valor
    .as-many = tanto
    .kind = value
noun-toughness = fortaleza
    .as-many = tanta fortaleza
    .kind = plain
lot-result = { $noun-kind ->
    [value] el resultado
   *[other] { $noun-as-many } como el resultado
}
lot-gates-gone = { $noun-as-many } como portales había
lot-pending = { $noun-as-many } como Cordura se haya perdido
lot-doom-left = hasta 0
lot-players-less-tokens = { $noun-as-many } como jugadores haya, menos una por cada ficha de esta carta
lot-this-clue = esta pista
lot-all-clues = todas { yours } pistas
lot-spell = { $n ->
    [one] 1 hechizo
   *[other] { $n } hechizos
}
lot-spell-of = { $n ->
    [one] 1 hechizo { $trait }
   *[other] { $n } hechizos { $trait }
}
lot-spell-named = el hechizo { $spell }
lot-artifact = { $n ->
    [one] 1 artefacto
   *[other] { $n } artefactos
}
lot-artifact-of = 1 artefacto { $trait }
lot-artifact-named = el artefacto { $artifact }
source-deck = del mazo
source-reserve = de la reserva
source-reserve-or-deck = de la reserva, o uno al azar del mazo
source-reserve-or-discards = de la reserva o de los descartes
lot-asset = { $n ->
    [one] 1 apoyo
   *[other] { $n } apoyos
} { $source }
lot-asset-of = { $n ->
    [one] 1 apoyo { $either }
   *[other] { $n } apoyos { $either }
} { $source }
lot-asset-of-worth = 1 apoyo { $either } { $source } que no valga más que { $lot }
lot-asset-of-total = cualquier número de apoyos { $either } { $source } que juntos no valgan más que { $lot }
lot-asset-named = el apoyo { $asset }
lot-asset-trait = { $n ->
    [one] 1 apoyo { $trait }
   *[other] { $n } apoyos { $trait }
}
lot-possession = { $n ->
    [one] 1 pertenencia { $trait }
   *[other] { $n } pertenencias { $trait }
}
lot-possession-all-but = todas las pertenencias { $trait } menos { $n ->
    [one] una
   *[other] { $n }
}
lot-condition = { $n ->
    [one] 1 estado
   *[other] { $n } estados
}
lot-condition-of = { $n ->
    [one] 1 estado de { $trait }
   *[other] { $n } estados de { $trait }
}
lot-condition-named = el estado { $condition }
do-paying = { $cost }; { $do }
do-if-they-agree = si está de acuerdo, { $do }
sel-the-spaces = cada una de estas casillas: { $space }
lot-that-card = esa carta
cond-at-token = { v-be } en una casilla con una ficha de arcano
either-item = Objeto
either-trinket = Baratija
either-ally = Aliado
either-weapon = Arma
either-service = Servicio
lot-toughness = { $n } de fortaleza
lot-its-value = { $noun-as-many } como su valor
do-gather = cada { $monster } del tablero se mueve hasta { $where }
lot-its-toughness = { $noun-as-many } como su fortaleza

## Lo que te hacen las cartas

do-lose = { v-lose } { $what }
do-spend = { v-spend } { $what }
do-recover = { v-recover } { $what }
do-gain = { v-gain } { $what }
do-discard = { v-discard } { $what }
do-discard-this = { v-discard } esta carta
v-like = { $form-person ->
    [they] quiera
   *[you] quieras
}
do-may-discard-any = { v-may } descartar { $whom } que { v-like }
do-group-spends = { $form ->
    [you-unless] el grupo gaste { $lot }
    [they-unless] el grupo gaste { $lot }
   *[other] el grupo puede gastar { $lot }
}
do-delay = { v-be-delayed }
do-be-devoured = { v-be-devoured }
do-improve = { v-improve } { your } { $skill }
do-improve-any = { v-improve } una habilidad a { your } elección
do-improve-again = { v-improve } otra vez esa habilidad
do-move = { v-move } { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
}
do-move-up-to = { v-move } hasta { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
}
do-move-by-ship = { v-move } { $n ->
    [one] 1 casilla por una ruta de barco
   *[other] { $n } casillas por rutas de barco
}
do-move-to = { v-move } directamente hasta { $where }
do-move-towards = { v-move } 1 casilla hacia { $where }
do-swap-spaces = { $form ->
    [you-to] cambiar de casilla
    [they-to] cambiar de casilla
    [they-unless] cambie de casilla
   *[other] cambia de casilla
} con ese investigador
do-extra-action = { v-take } una acción adicional
do-avoid-monsters = { v-choose } un encuentro como si no hubiera monstruos
do-see-far = se puede investigar esa pista como si fuera desde su casilla, haya los monstruos que haya
do-meet = { v-resolve } { $deck-one }
do-meet-for-rumour = { do-meet }; donde se cerraría el portal, en su lugar se resuelve este rumor
do-look-at-gates = { $form ->
    [you-to] mirar los dos primeros portales del montón y poner uno encima y el otro debajo
   *[other] mira los dos primeros portales del montón y pon uno encima y el otro debajo
}
do-look-at-back = { v-look } el dorso de ese estado
do-spend-to-recover = { v-spend } cuanta { $loss } { v-like } para recuperar otra tanta { $loss-other }
do-reschool = { v-spend } las mejoras que { v-like } para mejorar otras tantas habilidades a elección
do-swap = { $form ->
    [you-to] intercambiar
    [they-to] intercambiar
   *[other] intercambia
} { $wares } con ese investigador
do-give = { v-give } a ese investigador las { $wares } que { v-like }
wares-everything = pertenencias
wares-clues = pistas
wares-items = pertenencias Objeto
do-turn = { v-turn } a esta carta
do-flip = { $form ->
    [you-to] volver
    [they-to] volver
    [you-when] vuelves
    [you-unless] vuelvas
    [they-unless] vuelva
   *[other] vuelve
} esta carta a su anverso
do-amend = en vez de lo que dice el anverso, { $do }
do-instead = en su lugar { $do }
do-cast = { $test }; da la vuelta a esta carta
do-cast-passed = { $test }; { $passed }; da la vuelta a esta carta
do-choose-cast = { $choice }; { $test }; da la vuelta a esta carta
do-choose-cast-passed = { $choice }; { $test }; { $passed }; da la vuelta a esta carta

## Portales, pistas, fichas

do-spawn = { v-spawn } { $what }
do-close-gate = { v-close } este portal
do-be-discarded = se descarta { $whom }
do-discard-one = { v-discard } { $whom }
do-gate-to-mystery = { v-put } { $whom } en esta carta
do-gate-to-sheet-or-drawn = { $whom } o, si no lo hay, el primero del montón va a esta hoja
do-gate-to-sheet = { v-put } { $whom } en esta hoja
do-spawn-clue-anywhere = { v-spawn } 1 pista en una casilla a elección
do-move-this-clue = { v-carry } esta pista hasta { $where }
do-clues-to-nearest = cada pista del tablero va a la casilla de { $terrain } más cercana
do-clue-to-mystery = { $form ->
    [you-to] gastar 1 pista obtenida en él y ponerla en esta carta
    [they-to] gastar 1 pista obtenida en él y ponerla en esta carta
   *[other] gasta 1 pista obtenida en él y ponla en esta carta
}
do-token-on-mystery = { v-put } 1 ficha de arcano en el misterio activo
do-mark-to-mystery = { v-put } esa ficha de arcano en este misterio
do-token-on-sheet = { v-put } { $lot } en la hoja del Primigenio
do-token-on-sheet-by = { v-put } en la hoja del Primigenio { $lot }
do-omen-token-more = { v-put } 1 ficha de arcano en la casilla verde del medidor de augurio
do-omen-token-less = { v-discard } 1 ficha de arcano del medidor de augurio
do-tokens-off = { v-remove } { $lot } de esta carta
do-tokens-off-by = { v-remove } de esta carta { $lot }
do-tokens-on = { v-put } { $lot } en esta carta
do-mark-for-ancient-one = { v-put } 1 ficha de arcano del Primigenio en { $where }
do-mark-for-mystery = { v-put } 1 ficha de arcano en { $where }
do-mark-nearest = { v-put } 1 ficha de arcano en la casilla de { $terrain } más cercana que no tenga ninguna
do-monster-to-card = { v-put } ese monstruo en esta carta

## Monstruos

do-ambush = { $form ->
    [they-do] sufre la emboscada de un monstruo
    [they-and] sufre la emboscada de un monstruo
    [they-and-then] sufre la emboscada de un monstruo
    [they-then] un monstruo le tiende una emboscada
   *[other] un monstruo te tiende una emboscada
}
do-ambush-by = { $form ->
    [they-do] sufre la emboscada de { $monster-one }
    [they-and] sufre la emboscada de { $monster-one }
    [they-and-then] sufre la emboscada de { $monster-one }
    [they-then] { $monster-one } le tiende una emboscada
   *[other] { $monster-one } te tiende una emboscada
}
do-ambush-won = { do-ambush }; { $won }
do-ambush-lost = { do-ambush }; { $lost }
do-ambush-won-lost = { do-ambush }; { $won }; { $lost }
do-ambush-by-won = { do-ambush-by }; { $won }
do-ambush-by-lost = { do-ambush-by }; { $lost }
do-ambush-by-won-lost = { do-ambush-by }; { $won }; { $lost }
on-won = { $form ->
    [they-when] si lo derrota
   *[other] si lo derrotas
}, { $do }
on-lost = { $form ->
    [they-when] si no lo derrota
   *[other] si no lo derrotas
}, { $do }
on-won-over = si { $monster-gender ->
    [f] la
   *[m] lo
} { $form ->
    [they-when] derrota
   *[other] derrotas
}, { $do }
on-lost-over = si no { $monster-gender ->
    [f] la
   *[m] lo
} { $form ->
    [they-when] derrota
   *[other] derrotas
}, { $do }
do-fight = { v-fight } con él
do-fight-won-lost = { do-fight }; { $won }; { $lost }
do-fight-one = { v-fight } con { $whom }
do-fight-all = { v-fight } con cada monstruo de { your } casilla
do-skip-strength = no hay prueba de Fuerza
do-no-loss = { $form ->
    [you-to] no perder Salud
   *[other] no se pierde Salud
}
do-no-extra-encounter = { $form ->
    [you-to] renunciar al encuentro adicional
   *[other] no hay encuentro adicional
}
do-damage = { $whom } pierde { $lot }
do-damage-each = cada monstruo de { $where } pierde { $n } de Salud
do-damage-each-other = cada uno de los demás monstruos de { $where } pierde { $n } de Salud
do-defeat-each-here = { v-defeat } a todos los monstruos no épicos de { your } casilla
do-defeat-it = { $form ->
    [you-to] derrotarlo
    [they-to] derrotarlo
    [you-when] lo derrotas
    [you-unless] lo derrotes
    [they-unless] lo derrote
    [they-do] lo derrota
    [they-then] lo derrota
    [they-and] lo derrota
    [they-and-then] lo derrota
   *[other] derrótalo
}
do-hurt-it = el monstruo pierde { $lot }
do-recovers = { $whom } recupera { $n } de Salud si sigue en pie
do-recovers-all = { $whom } recupera toda la Salud
do-move-it-to = se mueve hasta { $where }
do-move-monster = { v-carry } { $whom } hasta { $where }
do-bring = { $form ->
    [you-to] mover { $whom } hasta { your } casilla y combatir con él
   *[other] mueve { $whom } hasta { your } casilla y combate con él
}
do-carry-off = el monstruo y ese investigador se mueven juntos 1 casilla
do-it-goes-towards = se mueve { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
} hacia { $where }
do-spawn-monsters = { v-spawn } { $n ->
    [one] 1 monstruo
   *[other] { $n } monstruos
} en { $where }
do-spawn-named = { v-spawn } { $what } en { $where }
a-monster = { $monster-one }
do-spawn-named-in = { $monster-number ->
    [many] aparecen
   *[one] aparece
} { $monster-one } { $space-in }

## La perdición, el augurio, los misterios, el final

do-doom-advances = { $form ->
    [they-do] hace avanzar la perdición { $lot }
    [they-and] hace avanzar la perdición { $lot }
    [they-and-then] hace avanzar la perdición { $lot }
   *[other] la perdición avanza { $lot }
}
do-doom-retreats = la perdición retrocede { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
}
do-omen-advances = el augurio avanza { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
}
do-set-omen = { v-put } el augurio en cualquier casilla de su medidor sin que avance la perdición
do-omen-goes-back = el augurio retrocede { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
}, y la perdición avanza 1 casilla por cada portal de ese augurio
do-solve-mystery = este misterio se resuelve
do-unsolve-at-random = un misterio resuelto al azar se baraja de nuevo en su mazo
do-unsolve = ese misterio se baraja de nuevo en su mazo
do-discard-this-mythos = esta carta se descarta
do-be-solved = { $whom } se resuelve
do-solve-one = { v-solve } { $whom }
do-draw-rumour = entra en juego al azar un rumor sin usar
do-draw-rumour-with-clues = entra en juego al azar un rumor sin usar y se hace lo que dicen sus iconos
do-lose-game = los investigadores pierden
do-win-game = los investigadores ganan
do-group-picks = el grupo elige { $whom }
do-reckon = se resuelven las retribuciones de { $group }
do-reckon-condition = { v-resolve } la retribución de { $condition }
group-monsters = los monstruos
group-ancient-one = el Primigenio
group-mythos-cards = las cartas de mitos en juego
group-possessions = las pertenencias
group-conditions = los estados
do-discard-reserve = se descarta toda la reserva
do-fill-reserve = se llena la reserva
do-box-assets = cada apoyo del mazo, de los descartes o de la reserva cuyo valor sea al menos el número de fichas de esta carta va a la caja
do-box-expeditions = todas las cartas de expedición del lugar activo van a la caja
do-box-fallen = se descarta todo lo que dejaron los investigadores caídos, y sus hojas van a la caja

## A quién, dónde

sel-the-caster = quien lo lanza
sel-nearest-investigator = el investigador más cercano
sel-the-space = { $space }

## De qué hablan las cartas y qué dicen de ello

kind-player = { $n ->
    [one] jugador
   *[other] jugadores
}
    .gender = m
kind-investigator = { $n ->
    [one] investigador
   *[other] investigadores
}
    .gender = m
kind-lead = { $n ->
    [one] investigador jefe
   *[other] investigadores jefe
}
    .gender = m
kind-monster = { $n ->
    [one] monstruo
   *[other] monstruos
}
    .gender = m
kind-gate = { $n ->
    [one] portal
   *[other] portales
}
    .gender = m
kind-gate-behind-it = { $n ->
    [one] portal que la haría avanzar
   *[other] portales que la harían avanzar
}
    .gender = m
kind-clue = { $n ->
    [one] pista
   *[other] pistas
}
    .gender = f
kind-site-of-clue = { $n ->
    [one] casilla donde estaba esa pista
   *[other] casillas donde estaba esa pista
}
    .gender = f
kind-space = { $n ->
    [one] casilla
   *[other] casillas
}
    .gender = f
kind-random-space = { $n ->
    [one] casilla aleatoria
   *[other] casillas aleatorias
}
    .gender = f
kind-rumour = { $n ->
    [one] rumor
   *[other] rumores
}
    .gender = m
kind-solved = { $n ->
    [one] misterio resuelto
   *[other] misterios resueltos
}
    .gender = m
kind-expedition-card = { $n ->
    [one] carta de expedición
   *[other] cartas de expedición
}
    .gender = f
kind-spell = { $n ->
    [one] hechizo
   *[other] hechizos
}
    .gender = m
    .traits = plain
kind-possession = { $n ->
    [one] pertenencia
   *[other] pertenencias
}
    .gender = f
    .traits = plain
kind-condition = { $n ->
    [one] estado
   *[other] estados
}
    .gender = m
    .traits = of
adj-plain = { $np } no { $np-n ->
    [one] épico
   *[other] épicos
}
adj-of-trait = { $noun-traits ->
    [of] { $np } de { $trait }
   *[plain] { $np } { $trait }
}
adj-called = { $np } { $condition }
adj-terrain = { $np } de { $terrain }
that-here = { $np } { $form-role ->
    [there] en
   *[other] de
} { your } casilla
that-by-it = { $np } { $form-role ->
    [there] en
   *[other] de
} su casilla
that-about = { $np } { $form-role ->
    [there] en el
   *[other] del
} tablero
that-in-play = { $np } en juego
that-at-gate = { $np } { $form-role ->
    [there] en
   *[other] de
} una casilla con un portal
that-of-expedition = { $np } de la expedición activa
that-on = { $np } { $form-role ->
    [there] { $space-in }
   *[other] { $space-of }
}
that-around = { $np } { $form-role ->
    [there] en
   *[other] de
} la casilla de { $monster-one }
that-of-omen = { $np } del augurio actual
that-with-clue = { $np } con una pista
that-with-gate = { $np } con un portal
that-with-clue-or-gate = { $np } con una pista o un portal
that-with-mysterys-token = { $np } con una ficha de arcano de este misterio
that-with-monster = { $np } con { $monster-one }
that-unmarked = { $np } sin ficha de arcano
that-on-their-feet = { $np } que no esté en Retraso
that-without = { $np } sin el estado { $condition }
det-many = { $noun-gender ->
    [f] las
   *[m] los
} { $nps }
det-nearest-to-it = { $noun-gender ->
    [f] la
   *[m] el
} { $np } más { $noun-gender ->
    [f] cercana
   *[m] cercano
} a este monstruo
det-nearest-to-it-named = { det-nearest-named } a este monstruo
det-nearest-to-it-other = { $noun-gender ->
    [f] la otra
   *[m] el otro
} { $np } más { $noun-gender ->
    [f] cercana
   *[m] cercano
} a este monstruo

## Lo que se dice de otro modo

a-space = una casilla a { $form-role ->
    [to] { $form-person ->
        [they] su elección
       *[you] elección
    }
   *[other] elección
}
a-space-with-clue-or-gate = cualquier casilla con una pista o un portal
the-space-here = { your } casilla
the-space-by-it = su casilla
the-space-with-monster = la casilla de { $monster-one }
the-gate-here = el portal de esa casilla
every-monster-plain-here = todos los monstruos no épicos de { your } casilla
nearest-to-it-investigator = { $form ->
    [they-towards] el investigador más cercano
   *[other] la casilla más cercana con un investigador
}
some-monster-of-here = { $form ->
    [they-who] está en la casilla de { $monster-one }
    [they-whoever] esté en la casilla de { $monster-one }
    [they-when] está en la casilla de { $monster-one }
   *[other] hay { $monster-one } en { your } casilla
}
some-clue-about = hay pistas en el tablero
some-investigator-by-it = hay un investigador en su casilla
some-possession-of-trait = { v-have } alguna pertenencia { $trait }
some-condition-called = { v-have } el estado { $condition }
no-clue = no { v-have } pistas
no-investigator = no queda ningún investigador
no-expedition-card = no quedan cartas de expedición
at-least-solved = { $n ->
    [one] hay algún misterio resuelto
   *[other] hay { $n } misterios resueltos
}
at-least-solved-not = { $n ->
    [one] no hay ningún misterio resuelto
   *[other] hay menos de { $n } misterios resueltos
}
at-least-token-on-mystery = tiene al menos { $lot }
at-least-clue-on-mystery = tiene al menos { $lot }
at-least-gate-on-mystery = tiene al menos { $lot }
at-least-token-here = tiene al menos { $lot }
at-least-token-of-omen = el medidor de augurio tiene al menos { $lot }
at-least-token-of-sheet = esta hoja tiene al menos { $lot }
at-least-gate-of-sheet = esta hoja tiene al menos { $lot }
at-least-toughness-here = los monstruos que tiene suman al menos { $lot }
per-player = { $lot } por jugador
per-token-here = { $lot } por cada ficha de esta carta
per-token-of-omen = { $lot } por cada ficha de arcano de la casilla verde
per-token-of-sheet = { $lot } por cada ficha de esta hoja
per-gate-of-sheet = { $lot } por cada portal de esta hoja
per-token-on-mystery = { $lot } por cada ficha del misterio activo
per-clue-on-mystery = { $lot } por cada pista del misterio activo
per-gate-on-mystery = { $lot } por cada portal del misterio activo
per-toughness-here = { $lot } por cada punto de fortaleza de los monstruos de esta carta
cond-at = { v-be } en { $where }
cond-at-or-next = { v-be } en { $where } o en una adyacente
cond-at-the-space = { v-be } { $space-in }

## Si se da

cond-lost-some = { $form ->
    [they-when] ha perdido
    [they-who] ha perdido
    [they-whoever] haya perdido
   *[other] has perdido
} Cordura de este modo
cond-no-four = ningún dado muestra un 4
cond-circumstance = es { $flag }
cond-circumstance-not = { $flag-without }
cond-gained-is = es { $condition }
cond-gained-trait = es { $trait }
cond-gained-trait-not = no es { $trait }
cond-by-own-spell = es por un hechizo propio
cond-turned = esta carta muestra el dorso
cond-turned-not = esta carta muestra el anverso
cond-it-is = { $monster-number ->
    [many] son
   *[one] es
} { $monster-one }
cond-it-is-epic = es épico
cond-it-is-epic-not = no es épico
cond-was-spawned = se ha generado
cond-gate-of-omen = es del augurio actual
cond-gate-of-omen-not = no es del augurio actual
cond-omen-is = el augurio es { $colour }
cond-reckons = hay retribuciones entre { $group }
cond-reckons-not = no hay retribuciones entre { $group }
flag-combat = en combate
    .by = en combate
    .without = no hay combate
flag-world = en un encuentro de otros mundos
    .by = en un encuentro de otros mundos
    .without = la prueba no es de un encuentro de otros mundos
flag-casting = al lanzar un hechizo
    .without = la prueba no es para lanzar un hechizo
flag-acquiring = al adquirir apoyos
    .by = al adquirir apoyos
    .without = no se adquieren apoyos
flag-all-ones = como si todos los dados mostraran un 1
    .by = cuando todos los dados muestran un 1
    .without = no todos los dados muestran un 1
flag-only-sixes = y solo el 6 es un éxito
    .by = cuando solo el 6 es un éxito
    .without = no solo el 6 es un éxito
until-combat-ends = hasta que acabe el combate
until-encounter-ends = hasta que acabe

## Lo que vale siempre

stat-bonus-of = { $form ->
    [you-do] +{ $n } a { $key }
    [you-to] sumar { $n } a { $key }
   *[other] suma { $n } a { $key }
}
key-lore = Saber
key-influence = Influencia
key-observation = Observación
key-strength = Fuerza
key-will = Voluntad
key-detained = { condition-detained }
stat-dice-from-afar = { $n ->
    [one] tiras un dado adicional en las pruebas de esa investigación
   *[other] tiras { $n } dados adicionales en las pruebas de esa investigación
}
stat-dice-here = { $n ->
    [one] los investigadores de tu casilla tiran un dado adicional en las pruebas
   *[other] los investigadores de tu casilla tiran { $n } dados adicionales en las pruebas
}
stat-damage = el daño de los monstruos con los que combates es { $n ->
    [-1] 1 menos
   *[other] { $n } más
}, pero al menos 1
stat-credit = una vez por ronda, cuando gastas pistas, puedes gastar 1 menos
stat-credit-of = una vez por ronda, cuando gastas pistas, 1 de { $loss } puede valer por una de ellas
may-reroll = { $n ->
    [0] puedes repetir los dados que quieras
    [one] puedes repetir 1 dado
   *[other] puedes repetir { $n } dados
}
may-reroll-in-test = { may-reroll } de una prueba
may-pip-in-test = { may-pip } de una prueba
may-reroll-of = { may-reroll } en cada prueba de { $skill }
may-pip = puedes sumar { $n } a un dado
may-pip-of = { may-pip } en cada prueba de { $skill }
for-cost = a cambio de { $cost }, { $do }
once-a-round = una vez por ronda, { $do }
rule-buys-for-others = los apoyos que adquieras pueden ser para cualquier investigador
rule-horror-one = el horror de los monstruos con los que combates puede contar como 1
rule-no-delay = no puedes quedar en Retraso a menos que lo elijas
rule-no-condition-of = no puedes obtener el estado { $key } a menos que lo elijas
rule-two-dice-here = cuando un investigador de tu casilla gasta una pista para repetir un dado, pueden ser dos
rule-unhurt-this = no puede perder Salud
rule-no-clue-reroll-this = no se pueden gastar pistas para repetir dados en su combate
rule-no-move = no puedes moverte
rule-only-its-action = no puedes hacer más acción que la de esta carta
rule-instead-of-encounter = en la fase de encuentros, da la vuelta a esta carta en lugar de tener un encuentro
rule-no-rest-any = nadie puede descansar
rule-no-close-any = no se pueden cerrar portales
rule-no-expedition-any = no se pueden resolver encuentros de expedición
rule-no-reserve-any = ninguna carta entra en la reserva
rule-from-four = en tus pruebas son éxitos el 4, el 5 y el 6
rule-only-six = en tus pruebas solo es un éxito el 6
rule-sixes = cada 6 cuenta como dos éxitos
rule-sixes-of = cada 6 cuenta como dos éxitos en las pruebas de { $key }

## Cuándo

when-closed-gate = cuando cierras un portal
when-closed-gate-any = cada vez que cierras un portal
when-closed-gate-any-gate-of-omen = cada vez que cierras un portal del augurio actual
when-gained-condition-other = cuando otro investigador obtiene un estado
when-gained-condition-other-gained-trait-not = cuando otro investigador obtiene un estado que no es { $trait }
when-improved = cuando mejoras una habilidad
when-test-starts = antes de una prueba tuya
when-test-starts-here = antes de una prueba de un investigador de tu casilla
when-would-lose-health = cuando vayas a perder Salud
when-would-lose-health-here = cuando un investigador de tu casilla vaya a perder Salud
when-would-lose-health-any = cuando un investigador vaya a perder Salud
when-would-lose-sanity = cuando vayas a perder Cordura
when-would-lose-sanity-by-own-spell = cuando vayas a perder Cordura por un hechizo tuyo
when-would-lose-sanity-here = cuando un investigador de tu casilla vaya a perder Cordura
when-would-lose-sanity-any = cuando un investigador vaya a perder Cordura
when-would-gain-condition = cuando vayas a obtener un estado
when-would-gain-condition-gained-is = cuando vayas a obtener el estado { $condition }
when-would-advance-doom-any = cada vez que la perdición vaya a avanzar 1 casilla
when-combat-starts = cuando empiezas un combate
when-combat-will = antes de la prueba de Voluntad de un combate
when-combat-strength = antes de la prueba de Fuerza de un combate
when-encounter-starts = en tu fase de encuentros
when-rested = cuando descansas
when-rested-here = cuando descansa un investigador de tu casilla
when-entered-any = cuando te mueves a una casilla
when-entered-any-at-token = cuando te mueves a una casilla con una ficha de arcano
when-defeated-monster = cuando derrotas a un monstruo en combate
when-monster-fell-any = cuando un monstruo es derrotado
when-monster-fell-any-it-is = cuando { $monster-number ->
    [many] caen
   *[one] cae
} { $monster-one }
when-monster-fell-any-it-is-epic-not = cuando es derrotado un monstruo no épico
when-beat-monster-any = cuando derrotas a un monstruo
when-monster-fell-this = cuando es derrotado
when-researched-any = después de un encuentro de investigación
when-cast-any = cuando superas la prueba de un hechizo
when-omen-advanced-any = cuando el augurio avanza
when-omen-advanced-any-omen-is = cuando el augurio avanza al { $colour }
when-no-tokens-this = cuando no le quedan fichas
when-solved-three-any = cuando hay tres misterios resueltos

## Lo demás que está impreso

fact-value = Valor { $n }.
fact-traits = { $trait }.
fact-skill = { $skill } { $n }
fact-sheet = Salud { $health }, Cordura { $sanity }; { $items }.
fact-start = Empieza { $space-in } con { $items }.
fact-fallen = Quien acuda tras su caída hace una prueba de { $skill }.
fact-fallen-either = Quien acuda tras su caída hace una prueba: de { $skill } si perdió la Salud, de { $skill2 } si perdió la Cordura.
fact-ancient = Perdición { $doom }; { $n } misterios por resolver.
fact-stages = El mazo de mitos, etapa por etapa: { $rows }.
fact-stage = { $green ->
    [0] ninguna verde
    [one] { $green } verde
   *[other] { $green } verdes
}, { $yellow ->
    [one] { $yellow } amarilla
   *[other] { $yellow } amarillas
} y { $blue ->
    [0] ninguna azul
    [one] { $blue } azul
   *[other] { $blue } azules
}
fact-aside = Al preparar la partida se apartan todas las fichas de { $monster }.
fact-omen-tokens = Al preparar la partida se pone { $lot } en la casilla verde del medidor de augurio.
fact-keeps-tokens = Sus fichas de arcano se quedan en el tablero cuando se resuelve.
fact-yellow-card = Amarilla, { $level }: augurio, retribución, portales. { $length }.
fact-green-card = Verde, { $level }: augurio, oleada, pistas. { $length }.
fact-blue-card = Azul, { $level }: pistas. { $length }.
fact-rumour-space = Su ficha de rumor está { $space-in }.
fact-tokens = Empieza con { $lot }.
fact-cultist = La hoja del Primigenio dice cómo es.
fact-horror = { $test }; horror { $n }.
fact-damage = { $test }; daño { $n }.
fact-toughness = Fortaleza { $n }.
fact-toughness-players = Fortaleza { $n }, más 1 por cada jugador.
level-easy = fácil
level-normal = normal
level-hard = difícil
length-event = Evento
length-ongoing = Activa
length-rumour = Rumor

## Escenas con las que empiezan los encuentros

log-scene = { $scene }
scene-gen-01-city = La puerta trasera de una casa de empeños está entornada y algo brilla en los estantes. Antes de entrar escuchas por si viene alguien.
scene-gen-01-wilderness = Alguien ha dejado su campamento a toda prisa: el café sigue caliente y la tienda está rasgada desde dentro. Coges lo que puede servir y procuras no pensar.
scene-gen-01-sea = Entre los restos de un naufragio flota algo cuadrado, demasiado regular. La corriente tira con fuerza y hay que escoger bien el momento de alargar la mano.
scene-gen-02-city = El empleado del registro dice su precio antes de que preguntes nada. Todo depende de cómo se lo plantees.
scene-gen-02-wilderness = En un claro arde un fuego sin leña y una voz te pide que te acerques. Decides escucharla hasta el final.
scene-gen-02-sea = La niebla se traga el barco toda una noche y la brújula gira como un reloj. Al amanecer la costa no está donde estaba.
scene-gen-03-city = Tres hombres con porras cierran el callejón. Quieren tu bolsa; detrás de ellos a alguien se le ha caído la suya.
scene-gen-03-wilderness = Las piedras del círculo están talladas por la cara que mira al suelo. Te tumbas en la hierba mojada para leerlas.
scene-gen-03-sea = El viejo del timón tararea un himno en una lengua que no conoces y las olas se calman a su alrededor. Intentas acompañarlo.
scene-gen-04-city = Has pisado a quien no debías y el bar entero se está poniendo en pie. Quizá baste con una palabra a tiempo.
scene-gen-04-wilderness = El sendero se bifurca en una ladera de piedra suelta. Uno de los dos lo hicieron las cabras; el otro, algo que no tiene pies.
scene-gen-04-sea = De noche siempre está en la borda la misma persona, escribiendo en un cuaderno. Esta vez te fijas mejor.
scene-gen-05-city = El armero cierra la puerta a tu espalda y pregunta si la policía sabe que estás en la ciudad. Le gustan las buenas respuestas.
scene-gen-05-wilderness = El ermitaño lleva treinta años guardando el arca. Se la abrirá a quien le cuente algo que no sepa.
scene-gen-05-sea = La sonda se engancha en un pecio que no está en ninguna carta. El capitán te prestaría sus buzos si tienes paciencia.
scene-gen-06-city = El catálogo de la biblioteca tiene un cajón sin etiqueta. Las fichas están en tres alfabetos, y ninguno va por orden.
scene-gen-06-wilderness = La capilla ardió hace mucho, pero una de las losas suena a hueco. Buscas la manera de levantarla.
scene-gen-06-sea = El mascarón de proa tiene los ojos cerrados de día y abiertos de noche. En el cuello lleva una inscripción.
scene-gen-07-city = En el café de los exiliados todo el mundo fue alguien. Uno de ellos podría acompañarte si invitas a una ronda.
scene-gen-07-wilderness = Por este árbol muerto ya has pasado. O descubres qué ha cambiado o volverás a pasar.
scene-gen-07-sea = Una ola salida de un mar en calma te levanta de la cubierta. Por un instante ves los mástiles desde arriba, y lo que hay debajo.
scene-gen-08-city = Una tarde en el parque, una banda de música, niños con aros: el mundo sigue ahí. Alguien se sienta muy cerca de tu equipaje.
scene-gen-08-wilderness = En la aldea han pintado la misma señal en todas las puertas y nadie dice contra qué. La copias y la comparas.
scene-gen-08-sea = El fogonero ha visto cosas por el ojo de buey de las máquinas. No habla con oficiales, pero tú no lo eres.
scene-gen-09-city = Una feria, un cuadrilátero y un luchador al que nadie ha vencido en toda la semana. Su representante busca algo mejor que hacer.
scene-gen-09-wilderness = Al puente colgante le falta la mitad de las tablas. Al otro lado alguien toca una campana y no para.
scene-gen-09-sea = El radiotelegrafista capta una voz donde no debería haber emisora. Apuntaría el rumbo si se lo pidieran con buenas maneras.
scene-gen-10-city = La médium baja la lámpara y te pide que no apartes la mano de la mesa, veas lo que veas. Algo está llamando ya.
scene-gen-10-wilderness = Los vapores del pantano marean. Hay tierra firme a cincuenta pasos, y cada uno pesa más que el anterior.
scene-gen-10-sea = La vela se ha soltado y se retuerce como un animal. Hacen falta todas las manos, también las tuyas.
scene-gen-11-city = El doctor quiere oír la historia entera, desde el principio. Podría hacerte bien, si soportas oírla.
scene-gen-11-wilderness = Un convento en una colina, una celda con vistas, una campana para cada hora. Te dejarían quedarte un tiempo.
scene-gen-11-sea = Una botella golpea el casco, y el papel que lleva dentro está seco. El texto se corta en mitad de una palabra que crees conocer.
scene-gen-12-city = El portero del hotel consigue cualquier cosa, para quien sea, de hoy a mañana. Solo tiene que caerle bien quien la pide.
scene-gen-12-wilderness = Al fondo del pozo una mano de piedra te tiende algo. La escala es corta, y allí abajo se oye respirar.
scene-gen-12-sea = De la bodega sube un canto, y tus manos han empezado a sacar tus cosas y a tirarlas por la borda, una por una.
scene-ame-1-arkham = En el estante prohibido de la universidad hay un libro encadenado por dentro. Se abre solo por la página precisa.
scene-ame-1-san-francisco = Un relojero de Grant Avenue enseña a ver lo que se mira. Por sus lecciones no acepta dinero, solo noticias.
scene-ame-1-buenos-aires = El día de difuntos la verja de la Recoleta queda abierta al anochecer. Una mujer de blanco pregunta si conoces las palabras.
scene-ame-2-arkham = Quien vivía en la buhardilla se ha ido, pero sus paredes están llenas de versos. Lees hasta que las líneas empiezan a leerte.
scene-ame-2-san-francisco = Entre dos torres de Nob Hill un faquir camina por un cable, muy por encima de la calle, con los ojos cerrados. Te tiende la mano.
scene-ame-2-buenos-aires = Detrás de una puerta tapiada suena un tango que nadie baila. Sus pasos, puestos por escrito, harían una figura.
scene-ame-3-arkham = La ayudante del profesor necesita a alguien que coteje dos copias de un manuscrito. Se diferencian en una sola palabra.
scene-ame-3-san-francisco = Un detective de la vieja escuela te enseñaría su método. Antes quiere ver cómo te sales con la tuya.
scene-ame-3-buenos-aires = El librero de Corrientes vende sus mejores libros por horas. Cuando acabe la tuya más vale haber entendido.
scene-ame-4-arkham = El interno más antiguo del manicomio recita sin parar. Callaría y se explicaría a cambio de una sola cosa cierta.
scene-ame-4-san-francisco = Un predicador bendice a quien pasa por el Tenderloin, y la policía para a quien él bendice. Hay que decidir cómo pasar.
scene-ame-4-buenos-aires = Alguien ha preguntado por ti en los muelles y ha dejado un sobre con medio ritual. La otra mitad tiene su precio.
scene-ame-5-arkham = La lápida de French Hill lleva la fecha de mañana. Entre la hiedra hay algo más escrito, si el guarda no te ve antes.
scene-ame-5-san-francisco = Una escuela en la colina admite alumnos por una temporada y los devuelve siendo otros. La primera lección es deshacer la maleta.
scene-ame-5-buenos-aires = El rito te corresponde por herencia, según un testamento del que no sabías nada. El notario mira por encima de tu hombro, hacia la puerta.
scene-ame-6-arkham = Una estudiante lleva copiado en el brazo lo que no se atreve a poner en papel. Tienes lo que dura un viaje en tranvía para aprenderlo.
scene-ame-6-san-francisco = Desde el faro ves cómo la niebla toma forma y aprendes a distinguir qué es niebla y qué no. Una de las formas se da la vuelta.
scene-ame-6-buenos-aires = En el viejo matadero han encendido las velas y en el círculo hay un sitio para ti. Saben cómo te llamas.
scene-ame-7-arkham = El bibliotecario no presta los dos tomos, pero nadie prohíbe copiarlos. Será una noche larga, y alguna más.
scene-ame-7-san-francisco = El espejo del fumadero muestra la sala con un minuto de retraso. Aprendes mucho antes de ver cómo sales.
scene-ame-7-buenos-aires = Un viejo payador sabe dos canciones que no se cantan en público. Te enseñará las dos si te quedas hasta saberlas de memoria.
scene-ame-8-arkham = Cantan en la iglesia de Federal Street y queda libre el último banco. Algo de ese himno va dirigido solo a ti.
scene-ame-8-san-francisco = En la fotografía de la sesión hay una persona de más. La estudias hasta no saber bien quién estaba.
scene-ame-8-buenos-aires = La viuda del embajador guarda bajo llave los apuntes de su marido y tiene las tardes libres. Te ha invitado a tomar mate.
scene-eur-1-london = Vísperas en Southwark, y uno de los niños del coro no tiene sombra. Intentas ver adónde va cuando apagan las velas.
scene-eur-1-rome = El prefecto del archivo recibe de pie para que nadie se quede. Quizá haga una excepción.
scene-eur-1-istanbul = En el Gran Bazar hay un mercader que vende talentos. Te pesa con la mirada y empieza a regatear.
scene-eur-2-london = Todas las noches espera en Limehouse el mismo coche con las cortinas echadas. Desde la esquina casi se distingue quién sube.
scene-eur-2-rome = Debajo de la basílica hay otra, y debajo una tercera. Subes con más temple del que bajaste, y unos hombres con sotana quieren saber por qué.
scene-eur-2-istanbul = Un derviche te ofrece un lugar en su casa por el tiempo que haga falta. No dice para qué.
scene-eur-3-london = El techo de la sala de lectura tiene una grieta, y la grieta un dibujo. Nadie más mira hacia arriba.
scene-eur-3-rome = La vieja monja nunca se ha equivocado con un alma. Te toma la barbilla con la mano y espera a oír qué dices.
scene-eur-3-istanbul = Quienes juegan al ajedrez bajo el plátano hablan en acertijos, y solo a quien los resuelve.
scene-eur-4-london = Un caballero de cierto club, todo sonrisas, te adelantaría con gusto la suma, y los nombres que la acompañan.
scene-eur-4-rome = La peregrinación recorre a pie las siete iglesias, y nadie la deja antes del final.
scene-eur-4-istanbul = El último eunuco del sultán enseña a hacerse obedecer. La lección es en la cisterna, a oscuras, con los demás escuchando.
scene-eur-5-london = Has enviado el telegrama antes de que pudieran impedirlo. Ahora se oyen pasos en la escalera, y solo hay una ventana.
scene-eur-5-rome = En el Coliseo, a la hora en que callan los gatos, alguien llama a los muertos por su nombre. El tuyo está en la lista.
scene-eur-5-istanbul = El jefe de espías de Pera solo comercia con secretos, uno a cambio de otro. Acaba de servir el segundo café.
scene-eur-6-london = Desde la cúpula de San Pablo las calles dibujan un signo que no está en ningún plano. Señala a alguna parte, si mantienes la calma y miras bien.
scene-eur-6-rome = El cardenal oye peticiones durante la cena. Entre el pescado y la carne te toca a ti.
scene-eur-6-istanbul = Has hablado bien en la recepción del cónsul y te has ganado a todos menos a uno. Lleva un bastón de estoque.
scene-eur-7-london = Los libros de la naviera lo cuentan todo. Notas demasiado tarde que alguien ha atrancado la puerta de la sala de calderas.
scene-eur-7-rome = La fuente de la sibila sigue manando detrás de una lavandería. Quien bebe llega a ser más de lo que era, y no siempre se levanta a solas.
scene-eur-7-istanbul = Aprendes a hablar de modo que toda una sala contenga el aliento. Al fondo hay algo que lo sigue conteniendo.
scene-eur-8-london = La directora de un periódico pondría a los suyos a investigar si te sentaras a contárselo todo, de la A a la Z.
scene-eur-8-rome = En la cripta de los capuchinos uno se acostumbra a los huesos. Uno de los frailes de la pared ha empezado a seguirte con la mirada.
scene-eur-8-istanbul = Bajo la gran cúpula cuelga una lámpara encendida antes de que hubiera ciudad. El andamio es viejo; buscas dónde poner los pies.
scene-asi-1-shanghai = El calígrafo escribe un signo mil veces y no hay dos iguales. Buscas el que está mal.
scene-asi-1-tokyo = El coronel tiene cañones, hombres y ninguna imaginación. Tendrías que prestarle un poco de la tuya.
scene-asi-1-sydney = Los tiburones rodean la jaula, y detrás da vueltas algo mayor. Te subirán cuando hagas la señal, no antes.
scene-asi-2-shanghai = El gremio de estibadores arregla sus asuntos con té. Si te sirve la dueña de la casa, eres de los suyos.
scene-asi-2-tokyo = Una forjadora plegará el acero una vez por cada nombre que le des y enviará la hoja adonde haga falta. Lleva días.
scene-asi-2-sydney = Trabajas un mes en los esquiladeros y se te nota en los brazos. El último día el capataz levanta los puños, por diversión.
scene-asi-3-shanghai = El rollo del templo hundido se desenrolla más de lo que mide. Has leído mucho cuando notas que la sala ya no está.
scene-asi-3-tokyo = En el santuario tocan una campana que oye aquello en lo que piensas. Piensas en ello, y algo responde.
scene-asi-3-sydney = En la carpa de boxeo falta alguien esta noche y aguantas tres asaltos. Entre el público hay agentes con una orden.
scene-asi-4-shanghai = Un cuentista ciego te deja acabar sus historias. La gente decide si las has entendido.
scene-asi-4-tokyo = El ministerio tiene un negociado que no existe, con una sala de espera que sí. Tienes un cuarto de hora.
scene-asi-4-sydney = Te bajan a la mina de ópalos con una cuerda, y a medio camino se apaga la lámpara. La cuerda sigue bajando.
scene-asi-5-shanghai = El abad ha leído todos los libros que se han quemado. Cambia una página de memoria por algo nuevo.
scene-asi-5-tokyo = El almirante ya ha oído a bastantes extranjeros por hoy. A su espalda, en el mapa, una escuadra espera una palabra.
scene-asi-5-sydney = Una rastreadora del desierto lee el suelo como otros el periódico. Dile qué buscas y te enseñará a cargar con ello.
scene-asi-6-shanghai = El observatorio de Zikawei guarda registros de estrellas apagadas. Has aprendido mucho cuando notas que están cerrando por esta noche.
scene-asi-6-tokyo = Un día y una noche bajo la cascada, diciendo las palabras que te dieron. El agua empieza a devolverlas.
scene-asi-6-sydney = Tras los almacenes de lana alguien vende cajas caídas de un camión del ejército. Quiere saber con quién trata.
scene-asi-7-shanghai = El maestro solo toma a un discípulo cada vez, y el último se acaba de ir. Te alcanza la escoba.
scene-asi-7-tokyo = Una exorcista de Asakusa pide un nombre y un lugar, y la prueba de que no te los has inventado.
scene-asi-7-sydney = La misión da de comer a quien llega y reza por quien se queda. En la puerta un guardia coteja las caras con una lista.
scene-asi-8-shanghai = En la fiesta de los faroles te toca subir las escaleras con la cabeza del dragón, a la carrera y con la policía detrás.
scene-asi-8-tokyo = La oficina de fletes puede desviar cualquier cosa, incluso lo que no sabe que es carga. Rellenas el impreso con mucho cuidado.
scene-asi-8-sydney = El armero del cuartel siente debilidad por las causas perdidas y tiene mucho papeleo. Puedes esperar aquí.
scene-exp-amazon-1 = El río tuerce donde ningún mapa se lo permite y tras el recodo empiezan los rápidos. En la otra orilla las piedras forman escalones.
scene-exp-amazon-2 = Bajo las raíces de una ceiba el suelo está empedrado. En algún lugar de este verde tiene que haber una puerta.
scene-exp-amazon-3 = El puente hasta el templo es un tronco caído, resbaladizo como un pez, y los porteadores se han parado. Abres tú la marcha.
scene-exp-antarctica-1 = El trineo cuelga sobre una grieta, los perros cuelgan del trineo y todo pende de ti.
scene-exp-antarctica-2 = Más allá de las montañas sin nombre el hielo tiene aristas rectas. Las recorres buscando una entrada.
scene-exp-antarctica-3 = Una escalera tallada para otros pies baja hacia el azul, con peldaños de la altura de una persona. El viento empuja por detrás.
scene-exp-heart-of-africa-1 = Tres días abriéndote paso entre espinos y calor, y al cuarto empiezan los tambores. Más allá se alza una torre sin puertas.
scene-exp-heart-of-africa-2 = Los guías te muestran un lago que no existe cuando llueve. El barro de la orilla está lleno de huellas, y te arrodillas a leerlas.
scene-exp-heart-of-africa-3 = El rastrillo de la ciudad muerta aún obedece a su cadena, si tira de ella alguien que no la suelte.
scene-exp-himalayas-1 = Algo camina junto a la cuerda desde hace una hora, al borde de la nevada. Ahora está en medio del camino.
scene-exp-himalayas-2 = Los lamas dicen que el valle solo lo ve quien no lo busca. Te sientas en el puerto y miras todo lo demás.
scene-exp-himalayas-3 = El último tramo es hielo vivo, y el monasterio cuelga encima como un nido. Alguien ha bajado un cesto, pero no lo bastante.
scene-exp-pyramids-1 = La losa que cierra el pozo lleva cuatro mil años sin moverse. Arrimas el hombro.
scene-exp-pyramids-2 = La puerta falsa está pintada en el muro con mucho esmero, y una de sus líneas es más nueva que las otras.
scene-exp-pyramids-3 = La arena entra en la galería por todas partes. Por encima de ti hay una repisa, y en ella algo que reluce.
scene-exp-tunguska-1 = Los árboles yacen en círculos, como cayeron aquella mañana, y hay que trepar por todos para llegar al centro.
scene-exp-tunguska-2 = En mitad del claro la nieve no cuaja y las agujas de todos los aparatos apuntan al suelo. Marcas dónde tiembla cada una.
scene-exp-tunguska-3 = La turbera se ha helado alrededor de algo redondo y negro. Con un piolet y mucho aliento se podría alcanzar.
scene-ow-01 = Los estantes se pierden de vista y cada libro zumba en su propio tono. Entre mil lomos hay que dar con el que calla.
scene-ow-02 = Estás en tu propia ciudad bajo un sol negro, y aquí nadie es viejo ni joven. No debes creer que todo ha terminado.
scene-ow-03 = Seres como conos se deslizan por las rampas sin hacerte caso; tus manos ya no son manos. Las inscripciones, en cambio, se dejan leer.
scene-ow-04 = Dos soles se hunden en el lago, y alguien de amarillo representa una obra en la que tienes el segundo papel. Te sabes el texto, o deberías.
scene-ow-05 = Has ido a parar a una corte que lleva mil años siendo polvo. Nunca han visto ropas como las tuyas, y el rey está de un humor extraño.
scene-ow-06 = En un sótano sobre el que aún no se ha edificado, unos hombres leen en voz alta de un rollo. Tú sabes cómo acaba la frase, y ellos no.
scene-ow-07 = Bajan setenta escalones, y después setecientos. Lo que sabes pesa en la mano como un farol; lo demás hay que desearlo.
scene-ow-08 = Las máquinas han seguido trabajando sin nadie y te toman por una pieza. No te muevas, y piensa en tu nombre.
scene-ow-09 = Te han metido en un recipiente de cristal y te preguntan sin palabras. Puedes responder o resistir.
scene-ow-10 = Los alados discuten entre zumbidos qué hacer contigo. Hay uno que parece escuchar.
scene-ow-11 = El guardián de la sala concede una pregunta a cada visitante, y hay que hacerla con las palabras en su orden.
scene-ow-12 = Todas las máscaras del salón tienen la misma cara. Si encontraras la que respira, encontrarías la salida.
scene-ow-13 = Te muestran con amabilidad dónde guardarían tu cerebro y lo lejos que viajaría. Cuesta apartar la mirada.
scene-ow-14 = Un archivero de la Gran Raza te dejaría usar el elevador a cambio de un dato de tu siglo. Si no, están las escaleras, que no tienen peldaños.
scene-ow-15 = Al borde de la fosa hay instrumentos de metal oscuro. Con una indicación se podrían manejar; sin ella, queda bajar a pulso.
scene-ow-16 = Algo antiguo te presta atención, página por página. No te muevas mientras lee.
scene-ow-17 = Las torres están detrás de la luna, y la luna está delante de tus ojos cuando los cierras. Mantenlos abiertos.
scene-ow-18 = Formas pálidas te rodean en los túneles y te palpan el abrigo con los dedos. Entienden de tratos.
scene-ow-19 = En esta ciudad todo el mundo es huésped de otro. Alguien de una época posterior ha llorado de alegría al oír tu idioma.
scene-ow-20 = La bóveda es una carta de estrellas, y gira. Reconoces una constelación y calculas a partir de ella.
scene-ow-21 = Los gatos de Ulthar tienen preguntas antes de dejarte pasar, y el sacerdote del umbral, algunas más.
scene-ow-22 = Aquí no hay aire, y sin embargo no te ahogas mientras no pienses en ello. En el taller cuelga algo hecho para manos como las tuyas.
scene-ow-23 = Hay una cornisa, y está el abismo. Muy abajo, unas luces se mueven como la escritura por una página.
scene-ow-24 = Los criados del rey se inclinan y te ruegan que esperes a que esté listo. Son muy corteses, y cada vez son más.
scene-res-aza-1-city = En el archivo del planetario faltan las placas de una noche, y alguien ha puesto otras en su lugar. La diferencia es un solo punto de luz.
scene-res-aza-1-wilderness = En la cima hay un círculo de postes, y sus sombras marcan una hora distinta de la del sol. Trepas de uno a otro.
scene-res-aza-1-sea = El piloto hizo sus últimas anotaciones por estrellas que no están en el almanaque. Calculas qué cielo vio.
scene-res-aza-2-city = La sala capitular tiene un planetario mecánico con un planeta de más. Se puede poner en marcha, si descubres en qué orden.
scene-res-aza-2-wilderness = Donde el pastor oyó la flauta la hierba crece en espiral. La sigues hacia dentro con los ojos, no con los pies.
scene-res-aza-2-sea = El barco observatorio ha encallado con todos sus instrumentos. Ya tienes lo que buscabas cuando el casco empieza a partirse.
scene-res-aza-3-city = Un poeta paga el alquiler con versos sobre el centro del universo. Antes de leerlos buscas lo que ha dejado fuera.
scene-res-aza-3-wilderness = Llegas al altar antes que ellos y coges lo que hay encima. Entonces empiezan las flautas, y detrás de las flautas algo se da la vuelta dormido.
scene-res-aza-3-sea = Durante una hora el mar está tan quieto que el cielo se refleja sin un fallo. Comparas los dos.
scene-res-aza-4-city = Quien robó la lente aún la lleva encima, y el muelle a la espalda. Es cuestión de quién sea más fuerte.
scene-res-aza-4-wilderness = Han troceado el meteorito y se lo han llevado, pero no sin dejar rastro. Las huellas van en más de una dirección.
scene-res-aza-4-sea = La balsa de la secta va a la deriva sin un alma, con los faroles en forma de cometa. Te llevas el libro, y solo entonces ves que los faroles lo esperaban.
scene-res-aza-5-city = Dos testigos cuentan lo mismo, palabra por palabra, y solo uno estuvo allí. Escoge bien a quién contradices.
scene-res-aza-5-wilderness = La ermita ha guardado el sello intacto trescientos años y te lo entrega. La oración que lo acompaña debe acabarla quien lo recibe.
scene-res-aza-5-sea = Un barco sin bandera se pone al costado, y su capitán lee en voz alta del libro que tiene en el regazo. Se desprendería de la respuesta y del libro.
scene-res-aza-6-city = La astróloga de la radio lleva tres semanas acertando y tiene miedo. Hablará, pero solo hasta la próxima emisión.
scene-res-aza-6-wilderness = Han vuelto a alinear las piedras esta noche. Aún hay tiempo de ver hacia qué, si te das prisa.
scene-res-aza-6-sea = El cometa está tan bajo que dibuja un camino en el agua. Algo nada por él, y apuntas su rumbo.
scene-res-aza-7-city = El hipnotizador se ofrece a devolverte lo que te contó el astrónomo muerto. Lo recuerdas todo menos haberlo conocido.
scene-res-aza-7-wilderness = Los carboneros saben quién sube aquí con la luna nueva. Hace años que no hablan con nadie de fuera.
scene-res-aza-7-sea = La campana baja más allá de la luz, y por el cristal se ve el cielo, con estrellas. Alguien tiene que seguir hablando por el cable.
scene-res-aza-8-city = Algunas noches el reloj de la torre da las trece. Te escondes entre los engranajes para ver quién viene a ponerlo en hora.
scene-res-aza-8-wilderness = El borde del cráter corta como el cristal y atraviesa las botas. En el fondo alguien ha ordenado las esquirlas.
scene-res-aza-8-sea = El vigía ahogado aún aprieta las notas en el puño. Desde su puesto en la cofa se podría ver lo que vio.
scene-res-cth-1-city = En la lonja subastan una caja sin abrir, chorreando, y quienes pujan no parpadean. Intentas ver qué hay escrito por debajo.
scene-res-cth-1-wilderness = Unas antorchas avanzan por la loma hacia un fuego verde. Una de las figuras con túnica se ha quedado atrás y te espera.
scene-res-cth-1-sea = Desde la niebla alguien llama a tu barco por su nombre y ofrece un trato. La voz viene de debajo de la línea de flotación.
scene-res-cth-2-city = El escultor lleva un mes soñando con la misma ciudad, y no deja quedarse en su taller a quien se ríe de ella.
scene-res-cth-2-wilderness = El lago no tiene salida y, sin embargo, hay mareas. Pasas una noche en la orilla tomando notas.
scene-res-cth-2-sea = Al llegar a cierta longitud toda la tripulación se duerme a la vez. Te pellizcas el brazo y escuchas lo que murmuran.
scene-res-cth-3-city = La capitanía está cerrada, pero la ventana de atrás no. El cajón que buscas es el que huele a mar.
scene-res-cth-3-wilderness = La caracola del túmulo es grande como un escudo. Ya que has venido hasta aquí, te la llevas al oído.
scene-res-cth-3-sea = Con la marea baja aparece en el arrecife una escalera, y al pie hay alguien sentado, tallado en piedra. Tienes veinte minutos.
scene-res-cth-4-city = Los himnarios de la Orden Esotérica tienen otro texto entre líneas. Algo mojado ha empezado a subir la escalera.
scene-res-cth-4-wilderness = Un rastro de salmuera se adentra por la hierba seca, y lo que hay al final aún gotea. Quien lo lleva tiene prisa por volver.
scene-res-cth-4-sea = Una lancha patrullera está amarrada en una isla que no es de ninguna marina. Cuentas a los guardias, y cuántas veces miran al agua.
scene-res-cth-5-city = Tres pintores de tres ciudades han vendido el mismo cuadro. Puestos uno junto a otro muestran lo que ninguno admitiría.
scene-res-cth-5-wilderness = La chamán conserva las palabras que devuelven el sueño al durmiente, todas menos una. Crees haberla leído en alguna parte.
scene-res-cth-5-sea = Bajo la quilla hay una isla que se mueve. La estudias por el cristal, y por el cristal te estudia.
scene-res-cth-6-city = Entre dos casas del puerto hay una tercera que solo se ve con el rabillo del ojo. Pasas por delante varias veces.
scene-res-cth-6-wilderness = El arroyo ha cambiado de cauce esta noche para llevar algo al mar. Lo sigues con el agua a la cintura, intentando ver qué es.
scene-res-cth-6-sea = Las estrellas sobre el mástil están casi en su sitio. Apuntas cuánto les falta todavía.
scene-res-cth-7-city = El hombre que te sigue desde la estación ya no se esconde. Cierra por dentro la puerta del archivo.
scene-res-cth-7-wilderness = En la charca negra el ídolo tiene el agua al cuello, y quienes bailan a su alrededor apartan la vista. Tú miras.
scene-res-cth-7-sea = La red sube muy cargada, y lo que trae tiene manos. No viene solo.
scene-res-cth-8-city = Han encadenado el baúl al muelle, por debajo de la marea. El candado está oxidado, y la escala también.
scene-res-cth-8-wilderness = La cueva respira al compás de un mar que está a cuarenta millas. Aguantas la corriente de aire y sigues.
scene-res-cth-8-sea = La gema estaba en la mano del rey ahogado, con la respuesta que buscabas. Ahora ha despertado su guardia.
scene-res-shu-1-city = En el jardín botánico ha echado hojas algo que no está en el catálogo. El diario del jardinero está abierto bajo la lluvia.
scene-res-shu-1-wilderness = Las huellas de pezuña dan vueltas al claro, sobre dos patas. Lo acabas de entender cuando oyes el balido a tu espalda.
scene-res-shu-1-sea = El barco de grano lleva una semana a la deriva y la bodega ha empezado a echar brotes. Bajas un farol con una cuerda.
scene-res-shu-2-city = El sótano de la carnicería sigue por debajo de las casas vecinas. Cuentas los pasos, y los ganchos.
scene-res-shu-2-wilderness = Esta noche hay en la arboleda un árbol más que de día. Tienes que descubrir cuál antes de que se dé cuenta.
scene-res-shu-2-sea = Los balleneros han visto lo que los sacerdotes de la cabra arrojan por la borda. Prefieren librarse de ello a contarlo.
scene-res-shu-3-city = Toda la leche del barrio se ha vuelto negra y nadie lo dice. Sigues al lechero en su ronda.
scene-res-shu-3-wilderness = Una madre con demasiadas sombras te invita a cenar. Sus hijos ya saben lo que buscas.
scene-res-shu-3-sea = Las algas han rodeado el bote y tiran de él. Entre las hojas flota el cofre, a un remo de distancia.
scene-res-shu-4-city = En la maternidad cantan a medianoche, en una lengua más vieja que las nanas. Notas que la estás tarareando.
scene-res-shu-4-wilderness = Los cazadores han clavado la piel en el granero, y de noche se mueve. Te quedas a vigilarla con el farol.
scene-res-shu-4-sea = El viento trae polen a cien millas de cualquier costa. Buscas con el catalejo de dónde viene.
scene-res-shu-5-city = El invernadero de la profesora está cerrado y empañado. Algo ha escrito en el cristal, desde dentro.
scene-res-shu-5-wilderness = El tronco del cruce tiene las ofrendas del año pasado y otras recientes. Las registras sin tocar la corteza.
scene-res-shu-5-sea = La balsa está atada con raíces vivas que no sueltan lo que sujetan. Tiras.
scene-res-shu-6-city = En el baile de máscaras del Millar una invitada lleva cuernos de verdad. Solo hay que sostenerle la mirada.
scene-res-shu-6-wilderness = La aldea se encierra con la luna nueva, y todas las llaves se guardan en el mismo sitio. Has visto dónde.
scene-res-shu-6-sea = El manantial del islote lava todo lo que uno trae consigo. Está tan frío que quema.
scene-res-shu-7-city = La inspectora sabe de las desapariciones más de lo que puede decir. Tiene diez minutos y una pluma.
scene-res-shu-7-wilderness = Hay que devolver las piedras en el orden en que las levantaron. Tienes la canción con que las contaron, o casi entera.
scene-res-shu-7-sea = Las gaviotas dan vueltas sobre un punto donde no hay nada. Esperas a que se lancen.
scene-res-shu-8-city = El anticuario te daría la espada, y con ella la historia. Solo quiere tu nombre en una línea, en rojo.
scene-res-shu-8-wilderness = La fórmula del mojón se lee de derecha a izquierda, antes de que salga la luna. Por el camino bajan pezuñas.
scene-res-shu-8-sea = Han baldeado la bodega, pero no la escotilla. Te arrodillas a la luz de la lámpara y lees los arañazos.
scene-res-yog-1-city = El cerrajero ha muerto de viejo a los treinta años con una llave en la mano. La policía aún no ha visto que no hay cerradura para ella.
scene-res-yog-1-wilderness = Alguien ha dibujado con tiza una puerta en la roca y espera delante. No te espera a ti, pero aquí estás.
scene-res-yog-1-sea = El barco sale de la niebla y vuelve a entrar, siempre con el mismo timonel. Tienes una pasada para leer su nombre.
scene-res-yog-2-city = En la trastienda está el libro del que dicen que hay cinco copias. Quien lo guarda solo pide un pequeño favor, más adelante.
scene-res-yog-2-wilderness = En lo alto del cerro encuentras lo que buscabas, y el aire se cierra a tu espalda como agua. La magia que lleves empieza a zumbar.
scene-res-yog-2-sea = Siete boyas, y solo seis dan luz. Remas de una a otra y comparas las campanas.
scene-res-yog-3-city = Los espiritistas se reúnen en el piso trece de una casa que tiene doce. Hace falta que alguien te anuncie.
scene-res-yog-3-wilderness = Las huellas se cortan en mitad de la nada y siguen una milla más allá. Buscas qué hay entre medias.
scene-res-yog-3-sea = Sacas del agua el cuaderno de bitácora antes de que zarpe el barco que lo perdió. Los rincones de la cubierta empiezan a humear.
scene-res-yog-4-city = En el tablón de la universidad anuncian cuatro seminarios a la misma hora y en la misma sala. Te sientas en la última fila.
scene-res-yog-4-wilderness = Mirando a través del dolmen se ve otro paisaje. De momento te quedas a este lado y dibujas lo que ves.
scene-res-yog-4-sea = El remolino gira al revés que el sol, y en él giran páginas. Te asomas cuanto permite la cuerda.
scene-res-yog-5-city = La arquitecta ha levantado una casa según los planos de un sueño y quiere que le pregunte por ella alguien que entienda.
scene-res-yog-5-wilderness = Entre dos piedras hincadas sopla un viento que no viene de ningún sitio. Si averiguas de dónde, quizá aún se pueda cerrar.
scene-res-yog-5-sea = Suben del fondo unas esferas brillantes y estallan una tras otra. En la última cabe una promesa.
scene-res-yog-6-city = El encuadernador de la catedral ha cosido dos libros en uno, página a página. Intentas separarlos antes de que cierren.
scene-res-yog-6-wilderness = La anciana indica el camino en un tiempo verbal que primero hay que entender. Ya estuviste aquí, dice, mañana.
scene-res-yog-6-sea = El faro envía un mensaje con la luz, y la respuesta llega de debajo del horizonte. Apuntas los dos.
scene-res-yog-7-city = Conoce la escalera, el rellano y la hora a la que vienes. Lleva sentado ahí, con el cuchillo en las rodillas, desde el año pasado.
scene-res-yog-7-wilderness = Lo recoges, y por un momento lo sostienes en todos los años a la vez. Lo que sepas de magia quiere salir.
scene-res-yog-7-sea = En el fondo de la campana alguien ha grabado cómo deshacer un portal, paso a paso y en cifra.
scene-res-yog-8-city = El coleccionista solo enseña sus tesoros a quien aporta alguno. Te ha dejado a solas con la vitrina.
scene-res-yog-8-wilderness = Sobre el valle cuelga otro valle, boca abajo. Desde la cumbre casi se podría leer lo que hay escrito en sus campos.
scene-res-yog-8-sea = Lo tienes en la mano cuando la corriente atrapa el barco. No fluye: llama.

## La lección

lesson-goal = Ganas si resuelves tres misterios antes de que la perdición, que empieza en 15, baje hasta cero.
lesson-sheet = Elige a { investigator-trish }: empieza en mitad de Rusia, tiene buena vista (Observación 4) y una pistola.
lesson-mystery = Este misterio quiere a alguien en Tunguska con dos pistas, y justo allí ha aparecido una pista.
lesson-clue = En una ronda tienes dos acciones distintas, y la primera es la suya: si no tiene pistas, obtiene una.
lesson-travel = La segunda es viajar: una casilla, por la ruta que sea.
lesson-tunguska = Tunguska está al lado.
lesson-research = Después viene la fase de encuentros: investiga la pista, es decir, roba una carta y haz una prueba.
lesson-dice = Cuatro dados por Observación 4, donde un 5 o un 6 es un éxito y con uno basta: guarda tu pista.
lesson-stay = Una carta de mitos ha abierto otro portal, muy lejos, pero tú estás donde querías: por una vez, no hagas nada.
lesson-serve = Ahora el propio misterio puede ser tu encuentro.
lesson-six = Un 6, así que otra vez la superas: las pistas pueden repetir dados, pero las tuyas te hacen falta.
lesson-pay = Gasta las dos pistas: la ficha que dan es todo lo que pide el misterio si juega una persona.
lesson-order = El augurio llegó al rojo, hay dos portales rojos y la perdición avanzó dos; ahora actúan los monstruos, primero el { monster-warlock }.
lesson-keep = Esta carta hace daño a quien se aferra a las cosas: quédate la pistola y págala con 1 de Salud.
lesson-solved = El primer misterio está resuelto, faltan dos, y a Tunguska ha llegado algo con lo que luchar o de lo que huir.
lesson-end = Ya sabes bastante para salvar el mundo, o al menos para ver cómo acaba.

# ==== El diario, las preguntas, las opciones, el tablero: debajo ====

setting-ancient = Primigenio
ancient-chance = Al azar
setting-difficulty = Mazo de mitos
setting-starting_rumour = Empezar con un rumor
difficulty-normal = Todas las cartas
difficulty-easier = Sin las cartas difíciles
difficulty-harder = Sin las cartas fáciles

ending-won = Los misterios están resueltos y el mundo sigue girando
ending-devoured = Azathoth despierta y devora el mundo
ending-eliminated = No queda ningún investigador
ending-no-mythos = Se acabó el mazo de mitos, y con él el tiempo
ending-rumour = Un rumor se hizo realidad
ending-awake = El Primigenio se sale con la suya

## Acciones y billetes

action-travel = Viajar
action-prepare = Prepararse para viajar
action-acquire = Adquirir apoyos
action-rest = Descansar
action-trade = Intercambiar
ticket-train = tren
ticket-ship = barco

## Preguntas

ask-investigator = ¿Quién vas a ser?
ask-new-investigator = ¿Quién toma el relevo?
ask-act = { $n ->
    [0] ¿Qué haces además?
    [one] Te queda una acción: ¿qué haces?
   *[other] { $n } acciones: ¿qué haces?
}
ask-travel = ¿Adónde vas?
ask-travel-on = ¿Gastas un billete para seguir?
ask-which-ticket = ¿Qué billete?
ask-which-clue = ¿Qué pista vas a seguir?
ask-which-clue-there = Hay varias pistas { $space-in }. ¿Cuál vas a seguir, por la casilla que muestra?
ask-discard-ticket = Ya tienes todos los billetes que puedes tener. ¿Descartas uno?
ask-acquire = Puedes gastar { $n }: ¿qué te llevas?
ask-for-whom = ¿Para quién es «{ $thing }»?
ask-discard-from-reserve = No has adquirido nada. ¿Descartas una carta de la reserva?
ask-trade-with = ¿Con quién?
ask-share = ¿Qué cambia de manos con { $who }?
ask-agree = { $who } lo propone: ¿aceptas?
ask-encounter = ¿Con qué tienes el encuentro?
ask-fight = ¿Qué monstruo va primero?
ask-reroll = Tu prueba de { $skill }: { $dice }. ¿Repites alguno?
ask-which-die = Los dados: { $dice }. ¿Qué dado vuelves a tirar?
ask-raise-die = ¿Qué dado vale 1 más?
ask-buy-dice = { $card }: ¿cuánta Cordura gastas por otros tantos dados?
ask-buy-successes = { $card }: { $n } éxitos. ¿Cuántas pistas gastas por otros tantos?
ask-discard = { $card }: ¿qué descartas?
ask-gain-asset = { $card }: ¿qué apoyo?
ask-pay-clues = { $n ->
    [one] Hay que pagar 1 pista
   *[other] Hay que pagar { $n } pistas
}. ¿Usas otra cosa en lugar de una?
ask-give-clues = { $card }: { $n ->
    [one] falta 1 pista
   *[other] faltan { $n } pistas
}. ¿Cuántas pones?
ask-give-up-improvement = { $card }: ¿a qué mejoras renuncias?
ask-how-much = { $card }: ¿cuánto?
ask-improve = ¿Qué habilidad?
ask-move = ¿Adónde te mueves?
ask-move-clue = { $card }: ¿adónde va la pista { $space-of }?
ask-move-monster = { $card }: ¿adónde va?
ask-which-monster = { $card }: ¿qué monstruo?
ask-hurt = { $card }: ¿qué monstruo?
ask-spawn-clue = { $card }: ¿en qué casilla?
ask-spawn-first = No quedan monstruos para todas estas casillas. ¿Dónde aparecen primero?
ask-random-space = { $card }: ninguna pista dice dónde. ¿Qué casilla?
ask-nearest-city = ¿Qué ciudad es la más cercana?
ask-nearest-city-to = ¿Qué ciudad es la más cercana a { $who }, que ha caído?
ask-nearest = { $card }: ¿qué casilla es la más cercana a { $who }?
ask-what-was-lost = Has perdido toda la Salud y toda la Cordura. ¿Qué pudo contigo?
ask-pass-lead = ¿Quién dirige a partir de ahora?
ask-omen = { $card }: ¿dónde queda el augurio?
ask-gate-on-top = ¿Qué portal va encima?

## Opciones

option-meet = { $deck }
option-reroll = Gastar una pista: repetir el { $n }
option-die = El { $n }
option-ticket = Billete de { $ticket }
option-give-clue = Dar una pista
option-take-clue = Recibir una pista
option-give-ticket = Dar un billete de { $ticket }
option-take-ticket = Recibir un billete de { $ticket }
says-going = Voy { $space-to }.
says-could-you = { $who2 }, ¿puedes ir { $space-to }?
talk-going = Voy…
talk-could-you = ¿Puedes ir…?
option-going = «{ says-going }»
option-could-you = «{ says-could-you }»
option-borrow = Pedir un préstamo: Deuda a cambio de { $n } más
option-omen = { $n }: { $colour }
option-pick = { SENTENCE($thing) }
option-pick-of = { SENTENCE($thing) } de { $who }
option-pick-at = { SENTENCE($thing) } { $space-in }
option-pick-one-at = { SENTENCE($thing) } { $n } { $space-in }
option-branch = { $n }
pass-turn = Nada más
no-more = Eso es todo
no-more-encounters = Ningún encuentro más
from-the-deck = Uno del mazo, al azar
crippled = La Salud
insane = La Cordura
gate-first = El primero
gate-second = El segundo

## El diario

log-threatens = { $ancient } amenaza al mundo.
log-round = Ronda { $n }.
log-sets-out = { $who } empieza como { $thing } { $space-in }.
    .who = Empiezas como { $thing } { $space-in }.
log-lead = { $who } dirige la investigación.
    .who = Diriges la investigación.
log-acts = { $own ->
    [1] { $who } usa la acción de su hoja
   *[0] { $who } dedica una acción a { $thing }
}.
    .who = { $own ->
        [1] Usas la acción de tu hoja
       *[0] Dedicas una acción a { $thing }
    }.
log-stands-up = { $who } deja de estar en Retraso.
    .who = Dejas de estar en Retraso.
log-turn-cut = { $who } sufre un retraso: se acabó su turno.
    .who = Sufres un retraso: se acabó tu turno.
log-not-delayed = { $who } no queda en Retraso: nada que no elija le hace perder el tiempo.
    .who = No quedas en Retraso: nada que no elijas te hace perder el tiempo.
log-cannot-gain = { $who } no obtiene { $thing }: solo podría si lo eligiera.
    .who = No obtienes { $thing }: solo podrías si lo eligieras.
log-has-already = { $who } ya tiene { $thing }.
    .who = Ya tienes { $thing }.
log-delayed = { $who } queda en Retraso.
    .who = Quedas en Retraso.
log-said-going = { $who }: «{ says-going }»
    .who = Dices: «{ says-going }»
log-said-could-you = { $who }: «{ says-could-you }»
    .who = Dices: «{ says-could-you }»
    .who2 = { $who } te pregunta si puedes ir { $space-to }.
log-moved = { $who } se mueve { $space-to }.
    .who = Te mueves { $space-to }.
log-spent-ticket = { $who } gasta un billete de { $ticket }.
    .who = Gastas un billete de { $ticket }.
log-gained-ticket = { $who } obtiene un billete de { $ticket }.
    .who = Obtienes un billete de { $ticket }.
log-discarded-from-reserve = { $who } descarta { $thing } de la reserva.
    .who = Descartas { $thing } de la reserva.
log-to-reserve = { $thing } llega a la reserva.
log-handed-over = { $who } da { $thing } a { $who2 }.
    .who = Das { $thing } a { $who2 }.
    .who2 = { $who } te da { $thing }.
log-traded = { $who } y { $who2 } han hecho un intercambio.
    .who = { $who2 } y tú habéis hecho un intercambio.
    .who2 = { $who } y tú habéis hecho un intercambio.
log-refused-trade = { $who } no acepta.
    .who = No aceptas.
log-gained = { $who } obtiene { $thing }.
    .who = Obtienes { $thing }.
log-condition-gained = { $who } obtiene el estado { $condition }.
    .who = Obtienes el estado { $condition }.
log-gained-clues = { $who } obtiene { $n ->
    [one] 1 pista
   *[other] { $n } pistas
} ({ $space }).
    .who = Obtienes { $n ->
        [one] 1 pista
       *[other] { $n } pistas
    } ({ $space }).
log-lost-clues = { $who } descarta { $n ->
    [one] 1 pista
   *[other] { $n } pistas
}.
    .who = Descartas { $n ->
        [one] 1 pista
       *[other] { $n } pistas
    }.
log-spent-clues = { $who } gasta { $n ->
    [one] 1 pista
   *[other] { $n } pistas
}.
    .who = Gastas { $n ->
        [one] 1 pista
       *[other] { $n } pistas
    }.
log-spent = { $who } gasta { $n } de { $loss }.
    .who = Gastas { $n } de { $loss }.
log-lost = { $who } pierde { $n } de { $loss }.
    .who = Pierdes { $n } de { $loss }.
log-recovered = { $who } recupera { $n } de { $loss }.
    .who = Recuperas { $n } de { $loss }.
log-improved = { $who } mejora su { $skill }.
    .who = Mejoras tu { $skill }.
log-discarded = { $who } descarta { $thing }.
    .who = Descartas { $thing }.
log-condition-discarded = { $who } descarta el estado { $condition }.
    .who = Descartas el estado { $condition }.
log-served = «{ $thing }» ha hecho su servicio y se descarta.
log-tended = { $who } intenta librarse de { $thing }.
    .who = Intentas librarte de { $thing }.
log-used = { $who } usa { $thing }.
    .who = Usas { $thing }.
log-used-ability = { $who } usa la capacidad de su hoja.
    .who = Usas la capacidad de tu hoja.
log-cast = { $who } lanza { $thing }.
    .who = Lanzas { $thing }.
log-turned = Se da la vuelta a la carta { $thing } de { $who }: { $back }.
    .who = Se da la vuelta a tu carta { $thing }: { $back }.
log-looked-at-back = { $who } mira el dorso de { $thing }.
    .who = Miras el dorso de { $thing }.
log-looked-at-back-own = Miras el dorso de { $thing }: { $back }.
log-looked-at-gates = { $who } mira los portales de encima del montón.
    .who = Miras los portales de encima del montón.
log-looked-at-gates-own = Miras los portales de encima del montón: { $space }.
log-rolled = { $who } hace una prueba de { $skill }: { $dice }.
    .who = Haces una prueba de { $skill }: { $dice }.
log-rolled-again = { $who } repite la tirada: { $dice }.
    .who = Repites la tirada: { $dice }.
log-tested = { $n ->
    [0] { $who } no saca ningún éxito
    [one] { $who } saca 1 éxito
   *[other] { $who } saca { $n } éxitos
}.
    .who = { $n ->
        [0] No sacas ningún éxito
        [one] Sacas 1 éxito
       *[other] Sacas { $n } éxitos
    }.
log-rolled-die = { $who } saca un { $n }.
    .who = Sacas un { $n }.
log-encounter = { $who } tiene { $deck-one }{ $deck-kind ->
    [named] : { $thing }
   *[plain] {""}
}.
    .who = Tienes { $deck-one }{ $deck-kind ->
        [named] : { $thing }
       *[plain] {""}
    }.
log-encounter-with = { $who } tiene un encuentro con «{ $thing }».
    .who = Tienes un encuentro con «{ $thing }».
log-met-fallen = { $who } encuentra lo que queda de { $thing }.
    .who = Encuentras lo que queda de { $thing }.
log-took-loot = { $who } se lleva lo que quedó atrás.
    .who = Te llevas lo que quedó atrás.
log-combat = { $who } se enfrenta { $thing-to }.
    .who = Te enfrentas { $thing-to }.
log-ambush = { SENTENCE($thing-one) } { $thing-number ->
    [many] tienden
   *[one] tiende
} una emboscada a { $who }.
    .who = { SENTENCE($thing-one) } te { $thing-number ->
        [many] tienden
       *[one] tiende
    } una emboscada.
log-won-combat = { $who } gana el combate.
    .who = Ganas el combate.
log-monster-hurt = { SENTENCE($thing-the) } { $thing-number ->
    [many] pierden
   *[one] pierde
} { $n } de Salud.
log-monster-recovered = { SENTENCE($thing-the) } { $thing-number ->
    [many] recuperan
   *[one] recupera
} { $n } de Salud.
log-monster-fell = { $thing-number ->
    [many] Caen
   *[one] Cae
} { $thing-the }.
log-monster-gone = { $thing-number ->
    [many] Se descartan
   *[one] Se descarta
} { $thing-the }.
log-monster-moved = { SENTENCE($thing-the) } se { $thing-number ->
    [many] mueven
   *[one] mueve
} { $space-to }.
log-monster-spawned = { $thing-number ->
    [many] Aparecen
   *[one] Aparece
} { $thing-one } { $space-in }.
log-monster-to-card = { SENTENCE($thing-the) } { $thing-number ->
    [many] quedan
   *[one] queda
} sobre la carta.
log-gate-spawned = Se abre un portal { $colour } { $space-in }.
log-no-gate = No queda ningún portal por abrir.
log-gate-closed = { $who } cierra el portal { $space-of }.
    .who = Cierras el portal { $space-of }.
log-gate-gone = El portal { $space-of } desaparece.
log-gate-to-sheet = El portal { $space-of } pasa a la hoja del Primigenio.
log-clue-spawned = Aparece una pista { $space-in }.
log-clue-gone = La pista { $space-of } desaparece.
log-gate-to-mystery = El portal { $space-of } queda sobre el misterio.
log-clue-went = La pista { $space-of } pasa { $space2-to }.
log-clue-moved = La pista está ahora { $space-in }.
log-clue-to-mystery = { $who } pone una pista sobre el misterio.
    .who = Pones una pista sobre el misterio.
log-marked = Hay una ficha de arcano { $space-in }.
log-expedition = La expedición activa está { $space-in }.
log-doom-advances = La perdición avanza { $n }, hasta el { $doom }.
log-doom-retreats = La perdición retrocede { $n }, hasta el { $doom }.
log-omen-advances = El augurio avanza: { $colour }.
log-omen-set = El augurio es ahora { $colour }.
log-omen-tokens = Fichas de arcano en el augurio verde: { $n }.
log-awakens = ¡{ $ancient } despierta!
log-mythos = Mitos: «{ $thing }».
log-rumour-drawn = De la caja sale el rumor «{ $thing }».
log-mythos-in-play = «{ $thing }» se queda en juego.
log-mythos-gone = «{ $thing }» sale del juego.
log-tokens-left = «{ $thing }»: { $n ->
    [0] no queda ninguna ficha
    [one] queda 1 ficha
   *[other] quedan { $n } fichas
}.
log-health-tokens-on = «{ $thing }» tiene { $n ->
    [one] 1 ficha de Salud
   *[other] { $n } fichas de Salud
}.
log-tokens-on = «{ $thing }» tiene { $n ->
    [one] 1 ficha de arcano
   *[other] { $n } fichas de arcano
}.
log-reserve-gone = Se descarta toda la reserva.
log-assets-boxed = { $n ->
    [0] Ningún apoyo vuelve
    [one] 1 apoyo vuelve
   *[other] { $n } apoyos vuelven
} a la caja.
log-fallen-gone = Ya no queda nada de { $thing }.
log-reckoning = Retribución de «{ $thing }».
log-new-mystery = Un nuevo misterio: «{ $thing }».
log-mystery-solved = El misterio «{ $thing }» está resuelto.
log-mystery-unsolved = Todo para nada: «{ $thing }» vuelve a ser un misterio.
log-token-on-mystery = El misterio tiene { $n ->
    [one] 1 ficha de arcano
   *[other] { $n } fichas de arcano
}.
log-token-on-sheet = La hoja del Primigenio tiene { $n ->
    [one] 1 ficha
   *[other] { $n } fichas
}.
log-defeated = { $who } cae: no le queda { $loss }.
    .who = Caes: no te queda { $loss }.
log-lies-at = { $who } queda fuera de combate { $space-in }.
    .who = Quedas fuera de combate { $space-in }.
log-devoured = Algo devora a { $who }.
    .who = Algo te devora.
log-eliminated = { $who } queda fuera de la partida.
    .who = Quedas fuera de la partida.
log-ended-won = Los investigadores han ganado.
log-ended-devoured = El mundo es devorado.
log-ended-eliminated = No queda ningún investigador.
log-ended-no-mythos = No queda ninguna carta de mitos que robar: se ha acabado el tiempo.
log-ended-rumour = Lo que era un rumor es ahora el final.
log-ended-awake = El Primigenio ha vencido.

log-raised-die = { $who } sube un dado de { $n } a { $n2 }.
    .who = Subes un dado de { $n } a { $n2 }.
log-passed = { $who } supera la prueba.
    .who = Superas la prueba.
log-failed = { $who } falla la prueba.
    .who = Fallas la prueba.
log-voted = { $who } vota por { $thing }.
    .who = Votas por { $thing }.
log-decided = { $who } tiene la última palabra: { $thing }.
    .who = Tienes la última palabra: { $thing }.
log-icon = { $icon }:
icon-omen = Augurio
icon-reckoning = Retribución
icon-gates = Portales
icon-surge = Oleada de monstruos
icon-clues = Pistas
icon-text = El texto de la carta

## El tablero

board-round = Ronda { $n }, { $phase }
phase-set-up = preparativos
phase-action = fase de acción
phase-encounter = fase de encuentros
phase-mythos = fase de mitos
board-forecast = El siguiente augurio, { $colour }: { $n ->
    [0] la perdición no se mueve
   *[other] la perdición avanza { $n }
}
board-progress = El misterio activo: { $n } de { $n2 }
board-asset = { $thing } (valor { $n })
board-around = Por dónde puede ir { $who }
board-ways-train = En tren: { $space }
board-ways-ship = En barco: { $space }
board-ways-uncharted = Por rutas inexploradas: { $space }
board-foe = { $thing } (horror { $horror }, daño { $damage }, aguanta { $n })
board-doom = Perdición: { $n }
board-omen = Augurio: { $colour }
board-mythos-deck = Quedan { $n } cartas de mitos
board-omen-tokens = Fichas de arcano en el augurio verde: { $n }
board-sheet-tokens = Fichas en la hoja: { $n }
board-mysteries = Misterios y rumores
board-solved = Misterios resueltos: { $n }
board-tokens = { $thing }: { $n }
board-reserve = La reserva
board-world = El mundo
board-space = { SENTENCE($space) }: { $lies }
board-gate = un portal { $colour }
board-expedition = la expedición activa
board-rumour = el rumor «{ $thing }»
board-mark = una ficha de arcano
board-fallen = lo que queda de { $thing }
board-gone = sin investigador
board-at = { SENTENCE($space-in) }
board-health = Salud { $n } de { $n2 }
board-sanity = Cordura { $n } de { $n2 }
board-skills = { $rows }
board-skill = { $skill } { $n }
board-tickets = Billetes: tren { $n }, barco { $n2 }
board-delayed = En Retraso
board-lead = Dirige
log-spell-on-top = Encima del mazo de hechizos queda { $spell }.
log-condition-on-top = Encima del mazo de estados queda { $condition }.
log-clue-spawned-there = La pista { $space2-of } aparece { $space-in }.
back-blessing-of-isis-1 = dorso 1
back-blessing-of-isis-2 = dorso 2
back-clairvoyance-1 = dorso 1
back-clairvoyance-2 = dorso 2
back-conjuration-1 = dorso 1
back-conjuration-2 = dorso 2
back-feed-the-mind-1 = dorso 1
back-feed-the-mind-2 = dorso 2
back-flesh-ward-1 = dorso 1
back-flesh-ward-2 = dorso 2
back-instill-bravery-1 = dorso 1
back-instill-bravery-2 = dorso 2
back-mists-of-releh-1 = dorso 1
back-mists-of-releh-2 = dorso 2
back-plumb-the-void-1 = dorso 1
back-plumb-the-void-2 = dorso 2
back-shriveling-1 = dorso 1
back-shriveling-2 = dorso 2
back-wither-1 = dorso 1
back-wither-2 = dorso 2
when-token-on-sheet-any = cuando se pone una ficha en esta hoja
ask-may = { $card }: ¿qué haces?
ask-choose = { $card }: ¿qué prefieres?
ask-pick = { $card }: elige.
ask-vote = { $card }: ¿qué debe hacer el grupo?
ask-last-word = { $card }: tienes la última palabra.
ask-order = Ocurren varias cosas a la vez. ¿Cuál va primero?
ask-use = ¿Usas ahora alguna de estas?

# ==== La historia hasta ahora (véase text/tale.py) ====
chapter-round = Ronda { $n }
deed-sets-out = parte { $space-of } como { $thing }
deed-moved = viaja { $space-to }
deed-moved-again = de allí { $space-to }
deed-gained = obtiene { $thing }
deed-gained-again = { $thing }
deed-condition-gained = { $boon ->
    [1] recibe { $condition-told }
   *[0] carga con { $condition-told }
}
deed-condition-gained-again = { $condition-told }
deed-gained-clues = encuentra { $n ->
    [one] una pista
   *[other] { $n } pistas
}
deed-gained-clues-again = { $n ->
    [one] otra más
   *[other] otras { $n }
}
deed-spent-clues = gasta { $n ->
    [one] una pista
   *[other] { $n } pistas
}
deed-spent-clues-again = { $n ->
    [one] otra más
   *[other] otras { $n }
}
deed-lost = pierde { $n } de { $loss }
deed-lost-again = { $n } de { $loss }
deed-recovered = recupera { $n } de { $loss }
deed-recovered-again = { $n } de { $loss }
deed-improved = mejora su { $skill }
deed-improved-again = su { $skill }
deed-condition-discarded = { $boon ->
    [1] pierde { $condition-told }
   *[0] se libra de { $condition-told }
}
deed-condition-discarded-again = { $condition-told }
deed-discarded = se desprende de { $thing }
deed-discarded-again = { $thing }
deed-cast = lanza { $thing }
deed-cast-again = { $thing }
deed-encounter = { $deck-deed }
deed-encounter-with = se enfrenta a «{ $thing }»
deed-met-fallen = encuentra lo que queda de { $thing }
deed-combat = se mide con { $thing-one }
deed-combat-again = { $thing-one }
deed-won-combat = vence
deed-gate-closed = cierra el portal { $space-of }
deed-clue-to-mystery = deja una pista en el misterio
deed-clue-to-mystery-again = otra
deed-delayed = se retrasa
deed-traded = hace un trueque con { $who2 }
deed-defeated = cae sin { $loss }
deed-devoured = desaparece para siempre
tale-threatens = { log-threatens }
tale-new-mystery = Hay un nuevo misterio, «{ $thing }».
tale-mystery-solved = El misterio «{ $thing }» queda resuelto.
tale-mystery-unsolved = Todo para nada: «{ $thing }» vuelve a ser un misterio.
tale-mythos = Entonces llega «{ $thing }».
tale-rumour-drawn = { log-rumour-drawn }
tale-mythos-gone = «{ $thing }» se acaba.
tale-gate-spawned = Se abre un portal { $colour } { $space-in }.
tale-awakens = { $ancient } despierta.
tale-ended-won = { log-ended-won }
tale-ended-devoured = { log-ended-devoured }
tale-ended-eliminated = { log-ended-eliminated }
tale-ended-no-mythos = { log-ended-no-mythos }
tale-ended-rumour = { log-ended-rumour }
tale-ended-awake = { log-ended-awake }
close-doom-advances = La perdición está en { $doom }.
close-doom-retreats = La perdición está en { $doom }.

## Por qué elegir algo, para quien pide consejo

reason-go = { SENTENCE($space) }: { $why }.
reason-stay = Quédate { $space-in }: { $why }.
reason-towards = Está de camino { $space-to }: { $why }.
reason-prepare-for = Un billete te lleva antes { $space-to }: { $why }.
reason-prepare = Un billete alarga el próximo viaje, y aquí no hay nada más urgente.
reason-meet = Un encuentro para esto: { $why }.
reason-there-gate = hay un portal que cerrar antes de que haga avanzar la perdición
reason-there-gate-asked =
    { $n ->
        [0] el misterio pide ese portal
        [one] llevas tu pista al portal que pide el misterio
       *[other] llevas tus { $n } pistas al portal que pide el misterio
    }
reason-there-clue = hay una pista que conseguir
reason-there-mystery = allí un encuentro sirve al misterio
reason-there-expedition = allí está la expedición activa
reason-there-rumour = allí se puede acabar con «{ $thing }»
reason-there-fallen = allí se puede recuperar lo que dejó { $thing }
reason-there-monster = allí está { $thing }, y ganas con un { $n } %
reason-there-city = lo que suelen dar los encuentros de esta ciudad te sirve
reason-there-meeting = no espera nada especial, y un encuentro corriente no es peor que en otro sitio
reason-rest = Te faltan { $n } de Salud y { $n2 } de Cordura, y descansar devuelve uno de cada.
reason-acquire = Puede haber algo que comprar.
reason-acquire-for = En la reserva está «{ $thing }», que ayudaría en las pruebas que te esperan.
reason-trade = Pistas o pertenencias sirven mejor al misterio en otras manos.
reason-component = «{ $thing }» tiene una acción propia, y lo que pone te sirve aquí.
reason-reroll = Lo que depende de un éxito más vale una pista: vuelve a tirar el { $n }.
reason-borrow = Con dos éxitos más puedes llevarte lo mejor de la reserva; la Deuda cuesta menos que eso.
reason-ticket = Ese billete es el que sirve para seguir desde aquí.
reason-omen = Ahí el augurio topa con pocos portales en sus próximos pasos.
reason-asset = «{ $thing }» ayuda en las pruebas que te esperan.
reason-fight = { SENTENCE($thing) }: mejor mientras tengas fuerzas.
reason-spare = Puedes pasar sin «{ $thing }».
reason-investigator = { SENTENCE($thing) } ha dado buen resultado en partidas entre bots.
reason-improve = { SENTENCE($thing) } se pone a prueba a menudo.
reason-use = «{ $thing }» da ahora más de lo que cuesta.
reason-pick = { SENTENCE($thing) }: lo que sale de ahí es bueno para el grupo.
reason-card = Por lo que dice la carta, da más de lo que cuesta.
reason-declines = Por lo que dice la carta, cuesta más de lo que da.
reason-lesser-evil = Todo lo que se ofrece cuesta algo; esto es lo que menos.
