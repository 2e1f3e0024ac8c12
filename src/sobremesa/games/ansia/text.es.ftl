# El ansia en español. Las casillas llevan su artículo: se escribe «en { $space }» o «hasta { $space }», nunca «a» ni «de».

game = El ansia
blurb = Caza toda la noche y vuelve al castillo antes de que salga el sol.
pitch = Sois vampiros: cuanto más lejos cazáis, más vale la presa y más lento se vuelve el regreso. Quien no está en el castillo al amanecer, arde.
like-easy = Se le escapan cosas, como a un principiante. Ganó 8 de 24 duelos con la casa.
like-house = Sabe lo lejos que está su casa. Nueve de cada diez vuelven antes del amanecer.
like-search = Prueba sus movimientos antes de ir, y se toma su tiempo. En un ensayo de este modo de jugar ganó 13 de 17 duelos con la casa.

## Las cartas

card-night-flight = Vuelo nocturno
card-vampiric-speed = Velocidad vampírica
card-vampire-strength = Fuerza de vampiro
card-vampiric-will = Voluntad vampírica
card-vampire-thirst = Sed de vampiro
card-the-hunger = El ansia
card-teresa = Teresa
card-ivo = Ivo
card-marcela = Marcela
card-anselmo = Anselmo
card-greta = Greta
card-tobias = Tobías
card-ramona = Ramona
card-basil = Basilio
card-molina-family = Familia Molina
card-fairground-folk = Feriantes
card-nicholas = Nicolás
card-lucy = Lucía
card-granny-agnes = Abuela Inés
card-thomas = Tomás
card-rita = Rita
card-hugo = Hugo
card-pilar = Pilar
card-merchants = Mercaderes
card-felix = Félix
card-elmer = Olmo
card-bernard = Bernard
card-sister-clara = Sor Clara
card-father-elias = Padre Elías
card-bishop-severo = Obispo Severo
card-novice-matthew = Novicio Mateo
card-sexton-lope = Sacristán Lope
card-abbot-ulric = Abad Ulrico
card-sister-remedios = Sor Remedios
card-pilgrims = Peregrinos
card-parish-choir = Coro parroquial
card-altar-boy-blaise = Monaguillo Blas
card-hermit-simeon = Ermitaño Simeón
card-preacher-cosmo = Predicador Cosme
card-parishioners = Feligreses
card-exorcist-damasus = Exorcista Dámaso
card-sister-benita = Sor Benita
card-deacon-oscar = Diácono Óscar
card-mother-superior = Madre superiora
card-brother-giles = Fray Gil
card-bell-ringer-quico = Campanero Quico
card-hunters = Cazadores
card-corporal-lara = Cabo Lara
card-recruit-nuno = Recluta Nuño
card-sergeant-brau = Sargento Brau
card-captain-ferran = Capitán Ferrán
card-night-watch = Guardia nocturna
card-patrol = Patrulla
card-rider-diana = Jinete Diana
card-courier-paul = Correo Paul
card-veteran-otto = Veterano Otto
card-camp-cook-chema = Ranchero Chema
card-gunner-vega = Artillera Vega
card-sentinel-ivan = Centinela Iván
card-drummer-leo = Tambor Leo
card-crossbow-nora = Ballestera Nora
card-lancer-rocco = Lancero Roque
card-lieutenant-alba = Teniente Alba
card-bosun-tar = Contramaestre Brea
card-army-chaplain = Capellán castrense
card-quartermaster-simon = Furriel Simón
card-cyrana = Cyrana
card-roxane = Roxane
card-countess-amalia = Condesa Amalia
card-duke-octavio = Duque Octavio
card-marquis-gallus = Marqués Galo
card-lady-violet = Doña Violeta
card-infanta-eleanor = Infanta Leonor
card-courtiers = Cortesanos
card-ducal-retinue = Séquito ducal
card-ball-guests = Invitados al baile
card-poet-lysander = Poeta Lisandro
card-viscount-damian = Vizconde Damián
card-horsewoman-elvira = Amazona Elvira
card-gluttonous-baron = Barón Glotón
card-lady-pepper = Lady Pimienta
card-tipsy-archduke = Archiduque Ebrio
card-widow-rosalie = Viuda Rosalía
card-aged-baron = Barón Anciano
card-patroness-flora = Mecenas Flor
card-page-martin = Paje Martín
card-echo = Echo
card-fang = Colmillo
card-ash = Ceniza
card-luna = Luna
card-alpha = Alfa
card-howl = Aullido
card-shriek = Chillido
card-vesper = Vésper
card-ears = Orejas
card-radar = Radar
card-nocturne = Nocturna
card-sooty = Tiznado
card-duchess = Duquesa
card-missal = Misal
card-hound = Sabueso
card-gnawer = Roedora
card-whiskers = Bigotes
card-rat-queen = Reina rata
card-messenger-raven = Cuervo mensajero
card-magpie = Urraca
card-lookout-raven = Cuervo vigía
card-black-bear = Oso negro
card-bat-form = Forma de murciélago
card-wolf-form = Forma de lobo
card-mist = Niebla
card-celerity = Celeridad
card-hypnosis = Hipnosis
card-purge = Purga
card-ancestral-might = Fuerza ancestral
card-claws = Garras
card-dark-digestion = Digestión oscura
card-shroud-of-shadows = Manto de sombras
card-endless-thirst = Sed insaciable
card-frenzy = Frenesí
card-charm = Encanto
card-foretelling-dream = Sueño premonitorio
card-eternal-rose = Rosa eterna
card-blood-rose = Rosa de sangre
card-wind-rose = Rosa del viento

## El oficio de cada humano

trade-teresa = tabernera
trade-ivo = gañán
trade-marcela = panadera
trade-anselmo = molinero
trade-greta = lechera
trade-tobias = borracho
trade-ramona = cocinera
trade-basil = especiero
trade-molina-family = familia
trade-fairground-folk = feriantes
trade-nicholas = cartero
trade-lucy = recadera
trade-granny-agnes = abuela
trade-thomas = leñador
trade-rita = costurera
trade-hugo = herrero
trade-pilar = pescadera
trade-merchants = mercaderes
trade-felix = trovador
trade-elmer = pastor
trade-bernard = monje
trade-sister-clara = monja
trade-father-elias = cura
trade-bishop-severo = obispo
trade-novice-matthew = novicio
trade-sexton-lope = sacristán
trade-abbot-ulric = abad
trade-sister-remedios = enfermera
trade-pilgrims = peregrinos
trade-parish-choir = coro
trade-altar-boy-blaise = monaguillo
trade-hermit-simeon = ermitaño
trade-preacher-cosmo = predicador
trade-parishioners = feligreses
trade-exorcist-damasus = exorcista
trade-sister-benita = repostera
trade-deacon-oscar = diácono
trade-mother-superior = superiora
trade-brother-giles = cervecero
trade-bell-ringer-quico = campanero
trade-hunters = cazadores
trade-corporal-lara = cabo
trade-recruit-nuno = recluta
trade-sergeant-brau = sargento
trade-captain-ferran = capitán
trade-night-watch = guardia
trade-patrol = patrulla
trade-rider-diana = jinete
trade-courier-paul = correo
trade-veteran-otto = veterano
trade-camp-cook-chema = ranchero
trade-gunner-vega = artillera
trade-sentinel-ivan = centinela
trade-drummer-leo = tambor
trade-crossbow-nora = ballestera
trade-lancer-rocco = lancero
trade-lieutenant-alba = teniente
trade-bosun-tar = contramaestre
trade-army-chaplain = capellán
trade-quartermaster-simon = furriel
trade-cyrana = melliza
trade-roxane = melliza
trade-countess-amalia = condesa
trade-duke-octavio = duque
trade-marquis-gallus = marqués
trade-lady-violet = dama
trade-infanta-eleanor = infanta
trade-courtiers = cortesanos
trade-ducal-retinue = séquito
trade-ball-guests = invitados
trade-poet-lysander = poeta
trade-viscount-damian = vizconde
trade-horsewoman-elvira = amazona
trade-gluttonous-baron = barón
trade-lady-pepper = dama
trade-tipsy-archduke = archiduque
trade-widow-rosalie = viuda
trade-aged-baron = barón
trade-patroness-flora = mecenas
trade-page-martin = paje

## Las misiones

mission-full-bodied = Rejo
mission-blue-and-purple = Azul y púrpura
mission-devout-folk = Pueblo devoto
mission-masters-and-servants = Amos y siervos
mission-crusade = Cruzada
mission-sword-and-crown = Espada y corona
mission-peasant-blood = Sangre campesina
mission-altar-wine = Vino de misa
mission-taste-of-iron = Sabor a hierro
mission-blue-blood = Sangre azul
mission-full-menu = Menú completo
mission-balanced-diet = Dieta equilibrada
mission-one-dish-meal = Plato único
mission-no-incense = Sin incienso
mission-the-pack = Jauría
mission-menagerie = Casa de fieras
mission-animal-court = Corte animal
mission-blood-scholar = Erudito de la sangre
mission-rose-garden = Rosaleda
mission-collector = Coleccionista
mission-full-hands = Manos llenas
mission-iron-stomach = Estómago de hierro
mission-light-deck = Mazo ligero
mission-gluttony = Gula
mission-early-riser = Madrugador
mission-by-a-whisker = Por los pelos
mission-burning-mouth = Boca ardiente
mission-penitent = Penitente
mission-terror-of-the-village = Terror del pueblo
mission-terror-of-the-temple = Terror del templo
mission-terror-of-the-barracks = Terror del cuartel
mission-terror-of-the-palace = Terror de palacio
mission-beast-lord = Señor de las bestias
mission-arch-vampire = Archivampiro
mission-thief-king = Rey ladrón
mission-great-digestion = Gran digestión
mission-coast-vampire = Vampiro de la costa
mission-forest-vampire = Vampiro del bosque
mission-peak-vampire = Vampiro de las cumbres
mission-surge = Impulso
mission-second-helping = Segunda ronda
mission-banquet = Banquete
mission-grave-robber = Ladrón de tumbas
mission-noble-banquet = Banquete noble
mission-sacred-banquet = Banquete sacro
mission-purification = Purificación
mission-retreat = Retirada
mission-shove = Embestida
mission-good-company = En buena compañía
mission-plunder = Saqueo

## Las fichas de bonificación

token-one-villager = Lugareño
token-one-religious = Religioso
token-one-military = Militar
token-one-noble = Noble
token-one-of-any-kind = Humano a elegir
token-one-speed = Velocidad 1
token-two-speed = Velocidad 2
token-one-hunt = Una caza más
token-discard-and-draw = Descartar y robar
token-one-card = Robar
token-one-mission = Misión
token-parasol = Sombrilla
token-velvet = Ropa de terciopelo

## Los vampiros

vampire-valerio = Conde Valerio
vampire-ilona = Condesa Ilona
vampire-morcant = Barón Morcant
vampire-sabine = Dama Sabine
vampire-aldous = Don Aldous
vampire-zorya = Madame Zorya

## Las casillas

space-castle = el castillo
space-gate = la verja
space-vaults = los panteones
space-ossuary = el osario
space-snowy-pass = el puerto nevado
space-refuge = el refugio
space-frozen-well = el pozo helado
space-mountain-crypt = la cripta de las montañas
space-high-halt = el apeadero alto
space-wolf-pass = el paso del lobo
space-raven-bend = la curva del cuervo
space-old-mine = la mina vieja
space-tunnel = el túnel
space-stray-wagon = el vagón abandonado
space-viaduct = el viaducto
space-farms = las granjas
space-market = el mercado
space-harbour = el puerto
space-lighthouse = el faro
space-central-station = la estación central
space-barracks = el cuartel
space-village-well = el pozo del pueblo
space-plains-crypt = la cripta de las llanuras
space-bridge = el puente
space-south-platform = el andén sur
space-church = la iglesia
space-warehouse = el almacén
space-tavern = la taberna
space-manor = la mansión
space-water-tank = el depósito de agua
space-first-boat = la primera barca
space-well-island = la isla del pozo
space-second-boat = la segunda barca
space-treasure-island = la isla del tesoro
space-third-boat = la tercera barca
space-spring-island = la isla de la fuente
space-forest-edge = la linde del bosque
space-hermitage = la ermita
space-clearing = el claro
space-jetty = el embarcadero
space-hollow-trunk = el tronco hueco
space-forest-station = la estación del bosque
space-mossy-well = el pozo musgoso
space-flea-market = el mercadillo
space-beech-wood = el hayedo
space-forest-crypt = la cripta del bosque
space-altar = el altar
space-hedges = los setos
space-bramble-gate = el portal de zarzas
space-cutting = el desmonte
space-guard-post = el puesto de guardia
space-charcoal-shed = la carbonera
space-cistern = el aljibe
space-trench = la trinchera
space-sawmill = el aserradero
space-hunting-lodge = el pabellón de caza
space-points = el cambio de agujas
space-dead-siding = la vía muerta
space-mole-hill = la topera
space-rail-end = el fin de vía
space-labyrinth = el laberinto

## Las palabras

kind-villager = lugareño
kind-religious = religioso
kind-military = militar
kind-noble = noble
kinds-villager = lugareños
kinds-religious = religiosos
kinds-military = militares
kinds-noble = nobles
type-human = humano
type-familiar = familiar
type-power = poder conseguido en la caza
type-starting = poder inicial
types-familiar = familiares
types-power = poderes conseguidos en la caza
types-rose = rosas
type-rose = rosa
category-wolf = lobo
category-bat = murciélago
category-cat = gato
category-dog = perro
category-rat = rata
category-raven = cuervo
category-bear = oso
category-form = forma
category-body = cuerpo
category-mind = mente
category-rose = rosa
category-none = ninguna
region-forest = el bosque
region-plains = las llanuras
region-mountains = las montañas
region-cemetery = el cementerio
region-castle = el castillo
source-hunted = Presas
source-plains = Llanuras
source-forest = Bosque
source-effects = Efectos
source-tokens = Fichas
source-castle = Castillo
source-roses = Rosas
source-missions = Misiones
source-bonuses = Cartas al final
source-dawn = Amanecer

## Lo que hacen

v-draw = { $form ->
    [you-to] robar
    [you-when] robas
    [you-unless] robes
   *[other] roba
}
do-draw = { $form ->
    [you-to] robar { $n ->
        [one] 1 carta y ponerla
       *[other] { $n } cartas y ponerlas
    }
   *[other] { v-draw } { $n ->
        [one] 1 carta y ponla
       *[other] { $n } cartas y ponlas
    }
} en juego
v-discard = { $form ->
    [you-to] descartar
    [you-when] descartas
    [you-unless] descartes
   *[other] descarta
}
do-cycle = { v-discard } otra carta en juego sin activar y { v-draw } 1 en su lugar{ $n ->
    [one] {""}
   *[other] ; después puedes repetirlo hasta { $n } veces en total
}
v-digest = { $form ->
    [you-to] digerir
    [you-when] digieres
    [you-unless] digieras
   *[other] digiere
}
do-digest = { $n ->
    [one] { $form ->
        [you-to] poder digerir
       *[other] { v-digest }, si quieres,
    } 1 humano
   *[other] { v-digest } hasta { $n } humanos
} de los que tengas en juego o en tu pila de descarte
v-take = { $form ->
    [you-to] tomar
    [you-when] tomas
    [you-unless] tomes
   *[other] toma
}
do-take-mission = { v-take } una misión de la cripta que quieras, como si estuvieras allí
do-take-another-mission = { v-take } otra misión de la cripta en la que estás
v-score = { $form ->
    [you-to] anotarte
    [you-when] te anotas
    [you-unless] te anotes
   *[other] anótate
}
do-score = { v-score } { $what }
lot-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
do-score-each-hunted = { v-score } { $n ->
    [one] 1 punto
   *[other] { $n } puntos
} por cada humano de esa caza
do-score-each-pushed = { v-score } { $n ->
    [one] 1 punto
   *[other] { $n } puntos
} por cada vampiro al que hayas empujado
v-gain = { $form ->
    [you-to] ganar
    [you-when] ganas
    [you-unless] ganes
   *[other] gana
}
do-quicken = { v-gain } { $n } de velocidad en este turno
do-quicken-each-human = { v-gain } { $n } de velocidad por cada humano que tengas en juego
v-hunt = { $form ->
    [you-to] cazar
    [you-when] cazas
    [you-unless] caces
   *[other] caza
}
do-hunt-again = { v-hunt } { $n ->
    [one] una vez más
   *[other] { $n } veces más
} en este turno, al coste de siempre
do-hunt-beside = { v-hunt } sin coste otra pila de la misma columna
do-take-top-card = { v-take } también la carta de encima del mazo de caza, que cuenta como cazada
v-step = { $form ->
    [you-to] retroceder
    [you-when] retrocedes
    [you-unless] retrocedas
   *[other] retrocede
}
do-step-home = { v-step } hasta { $n } casillas hacia el castillo, sin efectos de casilla ni empujones
do-when = cuando { $cond }: { $do }
do-at-step = { $step }: { $do }
step-first = al empezar tu turno
step-moving = antes de moverte
step-acting = después de moverte
step-spending = antes de moverte o de cazar
step-whenever = en cualquier momento de tu turno
may-sacrifice = al empezar tu turno puedes descartar esta carta para { $do }
do-when-hunted = { $trait }: al cazar esta carta, { $do }
trait-gregarious = gregario
trait-inspiring = inspirar
do-when-taken = al tomarla, { $do } más
play-after-dawn = después del último turno puedes jugar uno más, sin cazar
counts-as = cuenta como 1 { $kind } para las misiones
counts-as-any = al final cuenta para las misiones como 1 humano del tipo que elijas

## Cuándo

cond-human-in-play = tienes un humano en juego
cond-another-in-play = tienes en juego otra carta de { $category }
cond-human-is = es un { $kind }
cond-harm-in-play = empiece tu turno con agua bendita, desorientación o sangre picante en juego
cond-hunted-human-in = acabes de cazar a un humano en { $region }
cond-hunted-kind = acabes de cazar a un { $kind }
cond-hunted-humans = hayas cazado a { $n } humanos o más en este turno
cond-has-hunted = hayas cazado
cond-hunted-in-company = hayas cazado con otro vampiro en tu región
cond-has-pushed = hayas empujado
cond-took-token = hayas tomado una ficha de bonificación
cond-opened-crypt = hayas tomado una misión en una cripta
when-summing = al sumar tu velocidad
when-hunted-human = por cada humano que caces
when-hunted-human-human-is = por cada { $kind } que caces
when-took-token = cuando tomes una ficha de bonificación
when-turn-ends = al final de tu turno
until-turn-ends = hasta el final de tu turno
fact-human = { SENTENCE($kind) }: velocidad { $speed }, { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}.
fact-familiar = Familiar ({ $category }): velocidad { $speed }.
fact-power = Poder ({ $category }): velocidad { $speed }.
fact-starting = Poder inicial: velocidad { $speed }.
fact-rose = Rosa: velocidad { $speed }, { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}.

## Lo que es así

rule-permanent = permanente: se queda en juego al final del turno
stat-slow = lento: entra en la columna { $n }
stat-fast = rápido: cazar su pila cuesta { $n } más
rule-unique = única: solo puedes tener una de su tipo y categoría
rule-prepared = preparada: al conseguirla puedes ponerla encima de tu mazo
rule-no-hunt = agua bendita: mientras esté en juego, no puedes cazar
stat-disoriented = desorientación: antes de sumar tu velocidad te mueves { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
} hacia el laberinto
rule-thirsty = picante: debes usar tu velocidad para ir al pozo más cercano
rule-unharmed = el agua bendita, la desorientación y la sangre picante no te afectan
rule-mist = en vez de moverte puedes ir sin coste al pozo más cercano
stat-hunts = puedes cazar { $n ->
    [one] una vez más
   *[other] { $n } veces más
} en tu turno
stat-discount = cazar en la zona de caza te cuesta { $n } menos

## Lo que vale al amanecer

worth-per = al final, { $n ->
    [one] 1 punto
   *[other] { $n } puntos
} { $each }
each = por cada { $one }
tally-kind = { $n ->
    [one] { $kind }
   *[other] { $kinds }
}
tally-cards-of-kind = carta de { $kind } que tengas, contada esta
tally-sets = { $n ->
    [one] juego completo de los cuatro tipos de humano
   *[other] juegos completos de los cuatro tipos de humano
}
tally-most-kind = { $n ->
    [one] humano del mismo tipo
   *[other] humanos del mismo tipo
}
tally-humans = { $n ->
    [one] humano
   *[other] humanos
}
tally-category = { $category } que tengas
tally-type = { $n ->
    [one] { $type }
   *[other] { $types }
}
tally-familiar-categories = categoría distinta entre tus familiares
tally-tokens = { $n ->
    [one] ficha de bonificación (usada o no)
   *[other] fichas de bonificación (usadas o no)
}
tally-digested = { $n ->
    [one] humano digerido
   *[other] humanos digeridos
}
tally-humans-that = humano { $question }
question-thirsty = picante
question-no-hunt = con agua bendita
tally-deck = { $n ->
    [one] carta entre mazo, mano, descarte y juego
   *[other] cartas entre mazo, mano, descarte y juego
}
worth-at-least = al final, { $n } puntos si tienes al menos { $least } { $what }
worth-at-most = al final, { $n } puntos si tienes como mucho { $most } { $what }
worth-without = al final, { $n } puntos si no tienes ningún { $kind } y sí al menos { $least } humanos
worth-together = al final, { $n } puntos si también tienes a { $card }
worth-most = al final, { $n } puntos si tienes más { $what } que cualquier otro vampiro que sobreviva
worth-home-by = al final, { $n } puntos si volviste al castillo en el turno { $turn } o antes
worth-home-from = al final, { $n } puntos si volviste al castillo en el turno { $turn } o después

## Lo que se pregunta

ask-vampire = ¿Qué vampiro eres?
ask-beginner = ¿Es tu primera noche? Quien empieza está a salvo en las montañas.
ask-first-mission = ¿Qué misión te quedas?
ask-activate = ¿Qué activas ahora?
ask-discard = { $card }: ¿qué descartas?
ask-digest = { $card }: ¿a quién digieres?
ask-crypt = { $card }: ¿de qué cripta?
ask-keep-mission = ¿Qué misión te quedas? Te {$n ->
    [one] falta 1
   *[other] faltan { $n }
}.
ask-go-astray = Vas sin rumbo hacia el laberinto. ¿Por dónde?
ask-move = Velocidad { $n }. ¿Adónde vas?
ask-push = ¿Adónde empujas a { $who }?
ask-act = Velocidad { $n }. ¿Qué haces?
ask-end = Aquí ya no queda nada que hacer. ¿Terminas tu turno?
ask-hunt-beside = { $card }: ¿qué pila cazas?
ask-step-home = { $card }: ¿retrocedes?
ask-prepare = ¿Qué pones encima de tu mazo?
ask-like = ¿Como qué tipo de humano cuenta tu ficha?
ask-parasol = Amanece. ¿Abres la sombrilla y juegas un turno más?

option-hunt = Cazar por { $n } en la { $row }.ª fila: { $card }
option-hunt-in-tavern = Cazar en la taberna
option-stay = Quedarse
option-drift = Niebla hasta { $space }
option-like = { SENTENCE($kind) }
option-pick = { SENTENCE($thing) }
option-done = Nada más
spare = no empujar
end-turn = acabar turno

## Lo que pasa

log-chose-vampire = { $who } elige vampiro: { $vampire }.
    .who = Eliges vampiro: { $vampire }.
log-beginner = { $who } estará a salvo también en las montañas.
    .who = Estarás a salvo también en las montañas.
log-drew-missions = { $who } mira misiones para quedarse con una.
    .who = Miras misiones para quedarte con una.
log-drew-missions-own = Te tocan estas misiones: { $mission }.
log-kept-mission = { $who } se queda una misión.
    .who = Te quedas una misión.
log-kept-mission-own = Te quedas esta misión: { $mission }.
log-first-speed = La primera mano de { $who } suma { $n } de velocidad.
    .who = Tu primera mano suma { $n } de velocidad.
log-new-quarry = Nuevas presas: { $card }.
log-moon = La luna llega al turno { $n }.
log-tavern = En la taberna hay { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}.
log-turn = Turno de { $who }, que pone en juego: { $card }.
    .who = Es tu turno, y pones en juego: { $card }.
log-drew = { $who } roba: { $card }.
    .who = Robas: { $card }.
log-discarded = { $who } descarta: { $card }.
    .who = Descartas: { $card }.
log-reshuffled = { $who } baraja su pila de descarte: es su nuevo mazo.
    .who = Barajas tu pila de descarte: es tu nuevo mazo.
log-digested = { $who } digiere: { $card }.
    .who = Digieres: { $card }.
log-went-astray = { $who } va sin rumbo hasta { $space }.
    .who = Vas sin rumbo hasta { $space }.
log-speed = { $who } tiene { $n } de velocidad.
    .who = Tienes { $n } de velocidad.
log-moved = { $who } va hasta { $space }.
    .who = Vas hasta { $space }.
log-pushed = { $who } empuja a { $who2 } hasta { $space }.
    .who = Empujas a { $who2 } hasta { $space }.
    .who2 = { $who } te empuja hasta { $space }.
log-came-home = { $who } vuelve al castillo{ $n ->
    [0] {""}
   *[other] {" "}y se anota { $n } puntos
}.
    .who = Vuelves al castillo{ $n ->
        [0] {""}
       *[other] {" "}y te anotas { $n } puntos
    }.
log-took-token = { $who } abre un cofre{ $points ->
    [0] {""}
    [one] {" "}y se anota 1 punto
   *[other] {" "}y se anota { $points } puntos
}: { $token }.
    .who = Abres un cofre{ $points ->
        [0] {""}
        [one] {" "}y te anotas 1 punto
       *[other] {" "}y te anotas { $points } puntos
    }: { $token }.
log-opened-crypt = { $who } mira { $n ->
    [one] la misión que hay
   *[other] las { $n } misiones que hay
} en { $space }.
    .who = Miras { $n ->
        [one] la misión que hay
       *[other] las { $n } misiones que hay
    } en { $space }.
log-opened-crypt-own = En { $space } ves: { $mission }.
log-took-missions = { $who } tiene ahora { $n ->
    [one] 1 misión
   *[other] { $n } misiones
}.
    .who = Tienes ahora { $n ->
        [one] 1 misión
       *[other] { $n } misiones
    }.
log-hunted = { $who } caza { $n ->
    [0] sin coste
   *[other] por { $n }
}{ $points ->
    [0] {""}
    [one] {" "}y se anota 1 punto
   *[other] {" "}y se anota { $points } puntos
}: { $card }.
    .who = Cazas { $n ->
        [0] sin coste
       *[other] por { $n }
    }{ $points ->
        [0] {""}
        [one] {" "}y te anotas 1 punto
       *[other] {" "}y te anotas { $points } puntos
    }: { $card }.
log-hunted-in-tavern = { $who } caza en la taberna{ $points ->
    [0] {""}
    [one] {" "}y se anota 1 punto
   *[other] {" "}y se anota { $points } puntos
}: { $card }.
    .who = Cazas en la taberna{ $points ->
        [0] {""}
        [one] {" "}y te anotas 1 punto
       *[other] {" "}y te anotas { $points } puntos
    }: { $card }.
log-took-rose = { $who } se lleva la flor más hermosa{ $points ->
    [0] {""}
    [one] {" "}y se anota 1 punto
   *[other] {" "}y se anota { $points } puntos
}: { $card }.
    .who = Te llevas la flor más hermosa{ $points ->
        [0] {""}
        [one] {" "}y te anotas 1 punto
       *[other] {" "}y te anotas { $points } puntos
    }: { $card }.
log-took-another = Y con ello, { $who } se lleva otra carta{ $points ->
    [0] {""}
    [one] {" "}y se anota 1 punto
   *[other] {" "}y se anota { $points } puntos
}: { $card }.
    .who = Y con ello te llevas otra carta{ $points ->
        [0] {""}
        [one] {" "}y te anotas 1 punto
       *[other] {" "}y te anotas { $points } puntos
    }: { $card }.
log-paid = { $who } se anota { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} más: { $thing }.
    .who = Te anotas { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } más: { $thing }.
log-paid-for = { $who } se anota { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} más por { $card }: { $thing }.
    .who = Te anotas { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } más por { $card }: { $thing }.
log-put-on-top = { $who } pone una carta encima de su mazo: { $card }.
    .who = Pones una carta encima de tu mazo: { $card }.
log-used-token = { $who } usa una ficha: { $token }.
    .who = Usas una ficha: { $token }.
log-used-mission = { $who } descubre una misión: { $mission }.
    .who = Descubres una misión: { $mission }.
log-used-gift = { $who } usa el don de su vampiro: { $vampire }.
    .who = Usas el don de tu vampiro: { $vampire }.
log-turn-over = { $who } descansa y roba { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}.
    .who = Descansas y robas { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }.
log-turn-over-own = Descansas y robas: { $card }.
log-first-speed-own = Tu primera mano suma { $n } de velocidad: { $card }.
log-turned-up = { $who } descubre { $n ->
    [one] su misión
   *[other] sus misiones
}: { $mission }.
    .who = Descubres { $n ->
        [one] tu misión
       *[other] tus misiones
    }: { $mission }.
log-dawn = Amanece.
log-safe = { $who } está a salvo en el castillo.
    .who = Estás a salvo en el castillo.
log-burnt = El sol reduce a cenizas a { $who }.
    .who = El sol te reduce a cenizas.
log-scorched = A { $who } el sol le cuesta { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}.
    .who = El sol te cuesta { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }.
log-liked = { $n ->
    [one] La ficha de { $who } cuenta
   *[other] Las fichas de { $who } cuentan
} para: { $kinds }.
    .who = { $n ->
        [one] Tu ficha cuenta
       *[other] Tus fichas cuentan
    } para: { $kinds }.
log-scored-card = { $who } { $n ->
    [0] no se anota nada
    [one] se anota 1 punto
   *[other] se anota { $n } puntos
}: { $card }.
    .who = { $n ->
        [0] No te anotas nada
        [one] Te anotas 1 punto
       *[other] Te anotas { $n } puntos
    }: { $card }.
log-scored-mission = { $who } { $n ->
    [0] no se anota nada
    [one] se anota 1 punto
   *[other] se anota { $n } puntos
}: { $mission }.
    .who = { $n ->
        [0] No te anotas nada
        [one] Te anotas 1 punto
       *[other] Te anotas { $n } puntos
    }: { $mission }.
log-night-over = { $count ->
    [one] Gana { $who }
   *[other] Ganan { $who }
} con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
    .who = { $count ->
        [one] Ganas
       *[other] Ganáis { $who }
    } con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
log-all-burnt = Nadie ha visto el día: no gana nadie.
ending-dawn = El vampiro más célebre de la noche
ending-ashes = Cenizas: nadie ha visto el día

## La hoja del final

sheet-hunted = { $n ->
    [one] 1 humano
   *[other] { $n } humanos
}
sheet-each = { $n } × { $each }
sheet-text = { $thing }
sheet-rose = { $card }, al cortarla
sheet-castle = de vuelta en el turno { $n }
sheet-sun = amanecer en { $space }
sheet-bonus = { $card }: { $why }
sheet-public = { $mission } (pública): { $why }
sheet-own = { $mission }: { $why }
why-each = { $n } × { $each }
why-least = { $n }; al menos { $least }
why-most = { $n }; como mucho { $most }
why-without = { $n ->
    [0] ninguno; { $n2 } humanos, al menos { $least }
   *[other] { $n }; no vale ninguno
}
why-together = { $n ->
    [0] sin { $card }
   *[other] con { $card }
}
why-majority = { $n }; quien más se acerca, { $n2 }
why-turn = { $n ->
    [0] sin volver
   *[other] de vuelta en el turno { $n }
}
sheet-tie-home = Empate a { $n } puntos con { $who2 }. De vuelta en el castillo antes: { $who }, en el turno { $turn }.
sheet-tie-near = Empate a { $n } puntos con { $who2 }, y ninguno volvió. Más cerca del castillo: { $who }.
sheet-tie-shared = Empate a { $n } puntos: la victoria es de { $who }.

## El tablero en palabras

board-moon = Turno { $n } de { $last }
board-place = En { $space }
board-score = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
board-zone = En juego: { $card }
board-hand = Tu mano: { $card }
board-missions = Tus misiones: { $mission }
board-tokens = Fichas: { $token }
board-pile = { $row }.ª, cuesta { $n }, da { $points }: { $card }
board-quarry = Zona de caza
board-column = Caza: columna { $n }
board-stacks = Mazo de caza { $n }, taberna { $n2 }
board-tiles = Losetas del castillo: { $points }
board-home = A { $n } del castillo
board-map = El mapa alrededor: { $who }
board-ahead = A { $n }: { $spot }
spot = { $space }
spot-site = { $space } ({ $sight })
sight-castle = castillo
sight-labyrinth = rosas: { $card }
sight-open-chest = cofre abierto: { $token }
sight-closed-chest = cofre
chest-empty = cofre vacío
sight-well = pozo
sight-crypt = { $n ->
    [one] 1 misión
   *[other] { $n } misiones
}
sight-tavern = taberna
sight-boat = barca
sight-market = mercado
sight-church = iglesia
sight-barracks = cuartel
sight-manor = mansión
spot-with = { $spot }, con { $who }
board-public = Misiones públicas: { $mission }

## Lo que se puede elegir al poner la mesa

novice-mark = Marca de novicio: puede salir de las primeras en el modo novicio.
novice-mark-on = Marca de novicio en { $n } de sus { $copies } copias: puede salir de las primeras en el modo novicio.
white-title = Título blanco: puede ser pública en el modo novicio.
setting-mode = Modo (el novicio deja fuera al principio las cartas sin marca, y siempre devolver misiones y el fuego en las montañas)
mode-venerable = venerable
mode-novice = novicio
setting-shelter = En modo venerable, quien empieza está a salvo en las montañas
setting-gifts = Cada vampiro tiene un don que puede usar una vez
setting-optional_discards = Descartar para robar es voluntario

## La lección

lesson-goal = La noche dura quince turnos: caza, cumple misiones y vuelve al castillo antes de que salga el sol.
lesson-vampire = Elige al { vampire-valerio }: cambia el retrato, pero todos los vampiros empiezan con las mismas seis cartas.
lesson-mission = Quédate con «{ mission-taste-of-iron }»: te dará 2 puntos por cada militar al final, y solo la ves tú.
lesson-speed = { $who1 } tenía la mano más lenta y ha salido primero; tus tres cartas ya están en juego y suman 9.
lesson-strength = Antes de moverte se activa lo que roba y descarta: activa «{ card-vampire-strength }», aunque sin humanos no haga nada.
lesson-move = Cada casilla cuesta 1 de velocidad: vuela seis hasta { space-frozen-well } y te quedarán 3 para cazar.
lesson-hunt = Una presa recién llegada cuesta 3: caza al { card-lieutenant-alba }, que vale 3 puntos y es militar.
lesson-rest = Mientras nada se robe ni se descubra, cada paso se puede deshacer; acaba el turno: la presa se va con tus cartas, y tú robas otras tres.
lesson-will = Lo que nadie caza se abarata; tu mano de ahora es lenta, así que activa «{ card-vampiric-will }» y cambia una carta.
lesson-discard = Descarta «{ card-vampire-thirst }», la más floja, y a ver qué sale.
lesson-weight = El { card-lieutenant-alba }: la presa va en tu mazo y no da velocidad, así que cuanto más cazas, más te cuesta volver.
lesson-crypt = Con 4 puedes entrar en { space-mountain-crypt }, que está al lado, y aún cazar.
lesson-another = En las criptas se toman misiones: quédate con «{ mission-sword-and-crown }», que también quiere militares.
lesson-hunger = Caza al { card-recruit-nuno }: con «{ card-the-hunger }» en juego, cada humano te da 1 punto más.
lesson-home = Estás a siete casillas de casa: más lejos se caza mejor, pero a quien pilla el sol en llanuras o bosque lo hace cenizas.
lesson-end = Ya sabes cazar, tomar misiones y contar el camino de vuelta. Buenas noches.

## Por qué elegir algo, para quien pide consejo

reason-done = Nada de lo que queda vale lo que cuesta.
reason-done-acting = Lo que aún podrías hacer aquí frenaría tu mazo más de lo que da.
reason-hunt = { SENTENCE($things) }: con lo que piden tus misiones y lo que hace a tu mazo, te da { $n } al amanecer.
reason-hunt-least = { SENTENCE($things) }: da poco, y frena tu mazo.
reason-hunt-helpers = { SENTENCE($things) }: no da puntos de inmediato, pero sí { $n } de velocidad cada vez que sale, y no es un lastre.
reason-tavern = { $n } cartas sin ver por 2 de velocidad valen la pena mientras llegues a casa.
reason-home = En casa: la ficha que queda vale { $n }, y el sol no te alcanza.
reason-last-turn = Es el último turno: en { $space } te encontrará el amanecer.
reason-hurry = Te faltan { $n } para poder contar con llegar a casa antes del amanecer; desde { $space } queda más cerca.
reason-rose = En el laberinto coges una rosa, y llegas a casa al amanecer con { $n } de sobra.
reason-towards-rose = { SENTENCE($space) } está camino de las rosas; para volver antes del amanecer te sobran { $n }.
reason-site = { SENTENCE($space) }: ahí te espera { $site }, y llegas a casa al amanecer con { $n } de sobra.
reason-go-hunt = Desde { $space } una caza te da { $n }, y llegas a casa al amanecer con { $n2 } de sobra.
reason-stay-hunt = Donde estás, una caza con toda tu velocidad te da { $n }; para volver te sobran { $n2 }.
reason-drift-hunt = Como bruma conservas la velocidad: en { $space } una caza te da { $n }, y te sobran { $n2 } para volver.
reason-go = { SENTENCE($space) } es buen sitio para las próximas cazas, y deja { $n } de sobra para volver.
reason-stay = Lo que alcanzas no es mejor que donde estás; para volver te sobran { $n }.
reason-drift = Como bruma llegas a { $space } sin gastar velocidad; te sobran { $n } para volver.
reason-like = Como de esa clase cuenta para tus misiones.
reason-mission = «{ $thing }»: por lo que tienes y los turnos que quedan, te da { $n } al amanecer.
reason-golden = «{ $thing }» se usa una vez, y ahora sale a cuenta.
reason-token = «{ $thing }» te sirve justo ahora.
reason-vampire = { SENTENCE($thing) }: todos empiezan con el mismo mazo; elige a quien quieras.
reason-gift = { SENTENCE($thing) }: el don se usa una vez, y la noche ya va avanzada.
reason-push = Con el empujón hasta { $space } quedan más lejos de casa.
reason-crypt = { SENTENCE($space) } tiene misiones que elegir.
reason-astray = Por ahí se va hacia el laberinto, por { $space }.
reason-take-rose = { SENTENCE($thing) }: ninguna caza da tanto, y solo puedes tener una.
reason-discard = { SENTENCE($thing) } tiene { $n } de velocidad, y poco más da en este turno.
reason-digest = { SENTENCE($thing) }: fuera del mazo ya no te frena ({ $n } de velocidad), y sigue contando para las misiones.
reason-prepare = { SENTENCE($thing) } encima del mazo estará en tu mano el próximo turno, con { $n } de velocidad.
reason-activate = { SENTENCE($thing) }: se tiene que activar; mejor lo que roba antes que lo que descarta.
reason-parasol-yes = Un turno más te da lo que no alcanzaste.
reason-parasol-no = No queda nada que dé un turno sin caza.
reason-beginner-yes = A cubierto, el amanecer en las montañas cuesta puntos y no la noche.
reason-beginner-no = Quien conoce la noche no necesita abrigo.
reason-usual = Es lo que toma el bot de la casa cuando nada depende de ello.

site-open-chest = un cofre abierto
site-closed-chest = un cofre cerrado
site-crypt = una misión en la cripta
site-market = alguien a quien digerir
site-church = alguien a quien digerir
site-barracks = alguien a quien digerir
site-manor = alguien a quien digerir
reason-golden-kept = «{ $thing }» es dorada: se usa una vez, cuando más convenga.
