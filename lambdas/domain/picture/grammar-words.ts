/** Words that structure a description of a picture, and words that no picture can show. */

import type { ColourName } from '../../species/pen-words'

export type WordClass = keyof typeof CLASSES

/** By what a word does to the words after it. Phrases of several words are one word here. */
const CLASSES = {
  article: 'a, an, some, any, the, teh, this, these, those, each, every, another',
  possessive: 'its, his, her, their, my, your, our, whose',
  relative: 'that, who, which',
  and: 'and, adn, or, plus, as well as, along with, together with',
  but: 'but, just, only, instead, though, then, otherwise, however, although',
  please:
    'please, pls, plz, kindly, thanks, thx, ty, cheers, hey, hmm, um, btw, tbh, imo, hi, thank you, obviously, of course, waving hello, ha, haha, hehe, lol, yay, ok, okay, oh, yes, yeah, maybe, perhaps, ideally, optionally, basically, frankly, honestly, all over, from nose to tail, from head to toe, from head to tail, from top to bottom, head to toe, nose to tail, at all, as well, long ago, so far, or so, or something, and so on, and all, either way, seen from above, seen from behind, seen from below, seen from the side, in profile, side view, front view, out of reach, just out of reach, always out of reach, that is all, that is it, that is me, a big one, a small one, a little one, a tiny one, a huge one, rolled into a ball, rolled up into a ball, rolled in a ball, rolled up in a ball, curled into a ball, curled up into a ball, curled up in a ball, done, nothing else, nothing more, no more, more or less, in general, overall, like always, as usual, like usual',
  of: 'of',
  like: 'like, resembling, something between, somewhere between, halfway between, half, part, partly, cross between, mix of, mix between, mixture of, blend of, hybrid of, actually a, actually an, really a, really an, kind of like, sort of like, more like, more of, reminiscent of, along the lines of',
  as: 'as',
  be: 'is, are, was, were, be, am, being, look, looks, looking, seems, appears, become, becomes, became, stay, stays, remain, remains',
  modal: 'can, will, would, could, should, must, may, might, do, does, did, shall',
  ask: 'i am thinking, i am thinking of, am thinking, i am imagining, i am picturing, i am after, i am looking for, i picture, describe, me as, myself as, an ai as, this agent as, describe myself as, be represented as, represented as, be depicted as, depicted as, be drawn as, drawn as, be shown as, shown as, portrayed as, see myself as, would rather have, would rather be, rather have, rather be, want, wants, wanted, would like, would love, imagine, imagining, picture me, picture it, envision, visualise, draw, paint, sketch, make, let, think, think of, prefer, need, leave, surprise, depict, portray, create, generate, design, give me, get me, show me, can i have, could i have, may i have, can i get, could i get, turn it into, turn me into, gimme, go for, going for, how about, what about',
  not: 'no, 0, not, less, fewer, without, never, neither, nor, none, zero, minus, lacking, lacks, hates, dislikes, fears, afraid of, scared of, allergic to, instead of, rather than, free of, remove, removes, removed, lose, loses, lost, losing, avoid, avoids, avoiding, ditch, drop the, skip, ignore, exclude, omit, missing, leave out, leave off, get rid of, no longer, used to be, used to have, was once, were once, once was, forgot, forgets, anything but',
  except: 'except, but for, except for, apart from, save for, other than, all but, everything but',
  skip: 'what, because, cos, coz, cuz, since, if, when, whenever, until, unless, while, where, wherever, as if, as though, the way, so that, so you, so nobody, so no one, so everyone, so everybody, so people, so i, so we, so they, in case, in the style of, style of, as always',
  aside:
    'named, called, nicknamed, calls me, calls it, calls him, calls her, call me, call it, call him, call her, for, about, than, dreams of, dreaming of, dream of, dreaming about, pretending to be, thinks it is, thinks he is, thinks she is, wishes it was, wishes it were, smelling of, smells of, smelling like, smells like, tastes like, sounds like, sounding like, the size of, known for, famous for, in love with, obsessed with, thinking of, thinks of, after, during',
  with: 'containing, contains, share, shares, sharing, with, wiht, wth, has, have, having, had, featuring, sporting, got, fond of, keep, keeps, loves, likes, love, give, gives, add, adds, put, puts, include, includes, including',
  hold: 'batting at, pawing at, swatting at, nibbling on, nibbling at, chewing on, gnawing on, munching on, snacking on, stole, steals, stealing, who found, that found, which found, who caught, that caught, which caught, who won, that won, which won, brought, hug, hugs, hugging, offers, offering, grabs, grabbing, snatched, nibbles, nibbling, munches, munching, licks, licking, waving, collects, picked up, never takes off, never took off, never taking off, wear, wears, wearing, wore, dressed in, dressed with, clad in, wrapped in, bundled in, bundled up in, tangled in, tangled up in, wrapped up in, decked out in, hold, holds, holding, holding up, holds up, carry, carries, carrying, clutching, clutches, gripping, grips, cradling, cradles, brandishing, play, plays, playing, eat, eats, eating, drink, drinks, drinking, sipping, wield, wields, wielding, use, uses, using, read, reads, bring, brings, bringing',
  place:
    'in, on, at, before, behind, beside, besides, under, underneath, below, beneath, against, inside, within, outside, onto, into, upon, in front of, on top of, atop, from',
  among:
    'lit by, lit up by, illuminated by, stuck in, trapped in, caught in, lost in, buried in, among, amongst, amid, amidst, surrounded by, encircled by, flanked by',
  near: 'by, near, screaming at, shouting at, yelling at, growling at, hissing at, laughing at, smiling at, winking at, waving at, glaring at, meowing at, looking at, staring at, gazing at, pointing at, barking at, looking into, staring into, gazing into, drawn to, attracted to, above, over, through, throughout, across, around, round, along, down, up, to, off, out of, toward, towards, past, next to, alongside, opposite',
  act: 'reaching for, searching for, between, crossed with, mixed with, bred with, merged with, combined with, fused with, blended with, have put, has put, put out, puts out, chased by, followed by, hunted by, watched by, has been, have been, has forgotten, have forgotten, forgotten',
  made: 'marked with, marked by, flecked with, flecked in, freckled with, speckled with, spotted with, dappled with, hung with, strung with, draped with, festooned with, streaked with, made of, made entirely of, made wholly of, made completely of, made mostly of, made only of, made from, made out of, built of, built from, knitted from, woven from, sewn from, stitched from, crafted from, formed from, composed of, sculpted from, folded from, carved from, carved out of, covered in, covered with, covered head to toe in, covered from head to toe in, dusted with, dotted with, patterned with, painted with, decorated with, embroidered with, printed with, adorned with, studded with, full of, coated in, the colour of, the color of, the shade of',
  pronoun:
    'it, he, she, they, i, you, we, there, them, me, him, itself, myself, himself, herself, us, nobody, everyone, everybody',
  verb: 'reborn, wound, lit, sat, stood, hurt, sunk, bred, strewn, fade, fades, shift, shifts, change, changes, blend, blends, melt, melts, ridden, driven, led, eaten, beaten, bitten, taken, given, kept, bound, spun, blown, grown, shown, built, patterned, split, watches, watched, chase, chases, catch, catches, ride, rides, watch over, hunt, hunts, guard, guards, stand, stands, sit, sits, lie, lies, sleep, sleeps, fly, flies, float, floats, live, lives, run, runs, walk, walks, swim, swims, dance, dances, jump, jumps, sing, sings, makes, take, takes, see, sees, come, comes, go, goes, help, helps, bake, bakes, cook, cooks, write, writes, draws, show, shows, tell, tells, lets, get, gets, turn, turns, grow, grows, learn, learns, meet, meets, hide, hides, breathe, breathes, throw, throws, pull, pulls, push, pushes, climb, climbs, explore, explores, build, builds, said, says, say, been, dressed, clad, made, covered, disguised, shaped, painted, dyed, coloured, colored, tied, worn, held, spread, found, caught, hung, torn, printed, written, stuck, bent, shut, woven, thrown, drawn, strung, slung, hang, hangs, dangles, rests, perches, hovers, drips, trails, flutters, leans, waits, peeks, peers, stares, smiles, grins, laughs, snores, naps, dozes, rolls, nestles, snuggles, leads, follows',
} as const

const NUMBERS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'one two three four five six seven eight nine ten'.split(' ').map((word, at) => [word, at + 1]),
  ),
  both: 2,
  several: 3,
  many: 3,
  multiple: 3,
  dozen: 12,
  dozens: 12,
}

export const numberOf = (word: string): number | null =>
  Object.hasOwn(NUMBERS, word) ? NUMBERS[word]! : /^\d{1,4}$/.test(word) ? Number(word) : null

const byWord = new Map<string, WordClass>(
  Object.entries(CLASSES).flatMap(([name, words]) =>
    words.split(', ').map((word) => [word, name as WordClass] as const),
  ),
)

/** Nouns that end like a verb. */
export const NO_VERB =
  /^(?:king|ring|wing|sling|swing|(?:some|any|every|no)?thing|spring|string|stocking|clothing|painting|drawing|building|ceiling|railing|clearing|offspring|piercing|evening|morning|wedding|pudding|dumpling|duckling|icing|earring|lightning|viking|feeling|being)s?$/

/** Whether a word is a verb only by its ending: "glowing" may be an adjective. */
export const isVerbByEnding = (word: string): boolean => !byWord.has(word)

export const classOf = (word: string): WordClass | null =>
  byWord.get(word) ?? (word.endsWith('ing') && !NO_VERB.test(word) && !PLAIN_WORDS.has(word) ? 'verb' : null)

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** What is drawn anyway: "a black creature" has a black coat. */
export const SUBJECTS = setOf(
  'boi dude lad chap fella gal creature animal one pet companion character fellow beast being baby critter guy friend monster mascot beastie starter something thing everything elemental entity construct lifeform',
)

/** "A phoenix chick" is a phoenix, and "a fox spirit" a fox. */
export const YOUNG = setOf(
  'mum mom mummy mommy mama dad daddy papa girl boy energy vibe guy friend buddy pal familiar oc fursona plushie plush mother father kit infant juvenile joey spirit chick cub pup puppy calf kitten foal colt fawn lamb piglet duckling hatchling fledgling baby',
)

/** What a thing is the colour of, where it is no colour itself: "the colour of storm clouds". */
export const SHADES: Readonly<Record<string, ColourName>> = Object.fromEntries(
  Object.entries({
    grey: 'storm cloud, rain cloud, storm, fog, mist, rain, stone',
    white: 'snow, frost, cloud',
    sky: 'sky',
    navy: 'night sky, night',
    blue: 'sea, ocean',
    orange: 'sunset, fire, autumn leaf',
    yellow: 'sun, sunshine',
    green: 'leaf, forest',
    silver: 'moon',
    brown: 'dirt, soil, wood',
  }).flatMap(([colour, things]) => things.split(', ').map((thing) => [thing, colour as ColourName])),
)

/** "A pair of boots" are boots. */
export const MEASURES = setOf(
  'woodcut linocut texture watercolour watercolor doodle etching engraving shade shades tone tint hue art artwork render rendering pocketful basketful armful form top bouquet scatter scattering dusting sprinkle sprinkling splash hint dash smattering cluster edge bottom end foot middle side mouth pair piece slice wheel loaf bunch set stack pile couple lot kind sort type bit handful bundle picture image portrait painting drawing photo photograph illustration sketch version view scrap cartoon emoji icon logo sticker',
)

/** "A bee costume" makes a bee. */
export const COSTUMES = setOf('costume outfit onesie disguise')

/** "A hat" may be any hat, but "a pumpkin hat" is a special one. */
export const GENERIC = setOf('hat cap mask')

/** Parts of a body that nothing can be said about. With the coloured parts they say where a thing is: "on its head". */
export const BODY = setOf(
  'head neck back shoulder arm hand lap forehead mouth waist leg knee wrist side top brow hip elbow finger toe foot corner flank palm temple abdomen wing eyelash eyebrow jaw cheek tongue lip chin nostril pocket sleeve brim pouch talon snout teeth bill trunk flipper whisker',
)

/** "A red striped pattern" is a marking. */
export const PATTERNS = setOf('pattern marking mark print design line tattoo')

/** "A desert road" is in a desert, but "a desert boot" is not. */
export const PLACES = setOf(
  'park orchard farm tower wall roof rooftop gate garden courtyard hall hallway corridor ruin ruins bridge shore cliff edge valley hill slope peak ridge pass alley corner step stair staircase square bank ledge cabin hut cottage terrace balcony pier jetty road path trail track lane arena biome level scenery landscape setting theme vista view panorama grass scene light glow air ground floor clearing village camp day morning afternoon evening',
)

/** "A cloud of butterflies" is no cloud. */
export const FIGURATIVE = setOf(
  'blade cloud storm sea ocean wave mountain galaxy rain ray star seal shadow flame crest scale ball gift gem heart',
)

/** Clothes and bags that cannot be drawn: a colour after them is theirs. */
export const GARMENTS = setOf(
  `dress skirt shirt tshirt blouse jacket robe gown poncho blanket shoe glove mitten jean jeans trouser trousers shorts pant pants tunic
  kilt kimono sari toga suit uniform dungaree dungarees overalls shawl stole veil bonnet hood headband belt sash slipper sandal sneaker
  trainer legging stocking tights pyjamas pajamas nightgown swimsuit lanyard badge brooch chain bracelet satchel bag handbag purse`,
)

/** "A leather cap" is a cap, and "a winter scarf" a scarf. */
export const MATERIALS = setOf(
  'leather felt velvet silk satin cotton woollen woolen denim tweed knitted knit wool suede linen lace winter summer spring aviator brass bronze iron steel tin porcelain',
)

/** On clothes these are decoration: "a hat with a flower". */
export const DECORATIONS = setOf('flower star heart leaf gem bell shell mushroom acorn')

/** Nouns that need no answer: what every picture has, moods and styles. */
export const QUIET_NOUNS = setOf(
  `joy peace dream attitude hurry rush panic mission holiday vacation confidence sass charm mischief trouble swagger dignity ai agent art artwork assistant camera canvas center centre color colour concept day detail distance expression foreground home house idea keeper life light line look lot love middle mind model mood morning name pair personality place pose presence quality
  render resolution rest scene shape shot size soul style touch user voice way wish word work world year
  anything nothing air ground floor pixel storybook watercolor watercolour animation frame 3d 4k 8k px bit energy vibe vibe mode nobody anybody somewhere nowhere lettering birthday school biome level theme setting landscape scenery vista`,
)

/** Quiet nouns that are things if there is one of them: "a tiny house on wheels". */
export const CONCRETE = setOf('house home camera canvas frame school')

/** Others in the picture: what they wear is not worn by the creature. */
export const PEOPLE = setOf(
  'woman man girl boy lady child kid person people human owner stranger someone somebody crowd friend buddy companion pal brother sister mother father grandma grandpa granny gran nana nan grandad granddad auntie husband wife boyfriend girlfriend mum mom dad parent son daughter cousin uncle aunt grandmother grandfather twin rider master neighbour neighbor enemy rival nemesis sidekick mate prey',
)

/** Animals and toys that cannot be drawn, with names of several words. */
export const UNDRAWN_NAMES =
  'guinea pig, red panda, prairie dog, mountain lion, water bear, rubber duck, rubber ducky, rocking horse, tasmanian devil, musk ox, water buffalo, sugar glider, bush baby, slow loris, tawny frogmouth, sea slug, leaf sheep, sea cucumber, sea urchin, loch ness monster, mantis shrimp, road runner, naked mole rat, elephant shrew, sea pig'.split(
    ', ',
  )

/** Animals and beings that cannot be drawn, though their markings can. */
export const UNDRAWN_ANIMALS = new Set([
  ...UNDRAWN_NAMES,
  ...setOf(`scarecrow skeleton mannequin eel lynx llama alpaca swan goose turkey hippo hippopotamus capybara donkey mule beaver weasel ferret stoat walrus gerbil chinchilla meerkat
  mongoose hummingbird woodpecker toucan puffin pelican heron stork crane ostrich emu kiwi dodo camel bison buffalo yak okapi tapir platypus skunk
  possum opossum hyena jackal coyote dingo anteater wombat quokka manatee bobcat cougar puma ocelot caracal serval mammoth worm slug centipede
  millipede grasshopper cricket firefly wasp fly mosquito shrimp prawn clam antelope gazelle impala griffin gryphon hippogriff chimera
  sphinx kelpie gargoyle goblin troll gnome alien mermaid centaur basilisk burro marten polecat mink vole shrew porcupine echidna
  pangolin aardvark gnu wildebeest warthog bushbaby numbat bilby degu vulture condor cormorant ibis pheasant partridge grouse quail gosling cygnet
  albatross cassowary kookaburra hornbill pterodactyl hornet earwig woodlouse locust cicada leech nautilus oyster sturgeon
  dugong coati kinkajou peccary civet genet vicuna guanaco dromedary ermine sugarglider tardigrade thylacine quoll binturong fossa dhole oryx kudu eland springbok muskrat nutria coypu agouti tarsier loris galago indri
  spoonbill shoebill booby gannet guillemot kittiwake roadrunner nightjar frogmouth nudibranch isopod kirin qilin selkie dryad nymph satyr faun imp
  minotaur cockatrice leviathan thunderbird ogre orc yokai oni kappa cyclop chupacabra bunyip wendigo cryptid plesiosaur pterosaur pteranodon`),
])

/** Who stands for a costume: "a wizard" wears the hat, but "a dragon chasing a wizard" does not. */
export const ROLES = setOf(
  'superhero wizard witch sorcerer mage cowboy sheriff astronaut knight king queen prince princess angel fairy chef pirate buccaneer graduate santa ballerina detective devil demon',
)

/** Hats of trades that have none in the vocabulary. Drawn only if a hat is asked for. */
export const TRADE_HATS: Readonly<Record<string, RegExp>> = {
  chefhat: /^(?:baker|cook|butcher|barista)$/,
  strawhat: /^(?:farmer|gardener|fisherman|scarecrow)$/,
  beret: /^(?:artist|painter|mime)$/,
  cap: /^(?:captain|sailor|admiral|conductor|postman|policeman|cop|officer|driver|pilot)$/,
  helmet: /^(?:miner|firefighter|fireman|viking|soldier|diver|gladiator)$/,
  gradcap: /^(?:scholar|professor|student)$/,
  wizardhat: /^(?:alchemist|warlock|druid)$/,
  cowboyhat: /^(?:outlaw|ranger|archaeologist)$/,
}

/** "A mole miner" is a mole. */
export const OCCUPATIONS = setOf(
  `${[...ROLES].join(' ')} miner butler waiter waitress captain sailor soldier guard ninja samurai viking monk nun nurse doctor
  scientist explorer pilot baker gardener farmer fisherman postman librarian teacher student professor musician dj artist painter thief
  burglar rogue ranger hero warrior barbarian druid bard merchant shopkeeper tailor barista officer firefighter policeman mechanic engineer
  programmer hacker dancer singer clown jester magician vampire mummy zombie alchemist healer paladin cleric assassin archer hunter
  blacksmith carpenter inventor tourist traveller adventurer wrestler boxer skater surfer racer lawyer accountant banker boss manager
  dentist plumber beekeeper shepherd lumberjack archaeologist electrician astronomer conductor scholar courier messenger guardian apprentice scribe squire herald sage tinkerer janitor cashier cook drummer violinist guitarist pianist
  mayor judge president intern barber butcher cobbler weaver potter bartender driver cyclist gymnast bodyguard commander general admiral bishop priest shaman seer gladiator
  warlord chieftain wanderer nomad emperor empress graduating poet author writer journalist photographer spy lifeguard
  skateboarder influencer gamer streamer rapper rocker punk metalhead goth skier rockstar athlete runner swimmer diver climber hiker camper golfer footballer acrobat juggler mime florist botanist vet surgeon paramedic fireman cop gangster outlaw smuggler reporter chemist ringmaster duke duchess lord baron caveman jedi scout mountaineer coder developer sysadmin cellist trumpeter cheerleader innkeeper zookeeper watchmaker clockmaker toymaker bride groom god goddess deity elder villain sorceress genie cowgirl mailman milkman beggar hermit pilgrim oracle referee goalkeeper nanny maid secretary clerk trader peddler puppeteer aviator jockey yogi usher swordsman`,
)

/** Adjectives and adverbs that no picture shows or needs to show. */
export const PLAIN_WORDS = setOf(
  `pure dignified absolute utter proper twice thrice chonky smol thicc derpy blushing also always ancient asleep awake away back beautiful best big bit bold brave bright calm charming cheerful clear clever close complex cosy cozy
  curious cute dear deep digital elegant else ever extra far favorite favourite feathery few fierce fine forever full gentle giant good grand great grumpy happy hard
  here high huge inside large lazy left light little long lot lovely low loyal magic magical majestic maybe modern more most much mysterious near new nice
  noble now off old once open other out over own perfect plain please pretty proud quiet quite rather ready real right round sad same serious
  short shy simple sleepy slow small so soft still strange strong such sweet tall tender then there thick thin tidy tiny tired together too top
  tough very warm well whole wide wild wise wonderful yet overhead particular blind halfway gone young toy fat chubby slim tasty fresh fancy fat crispy half different single matching favourite patient
  faint dim anyway late early alone aloft upright midair even slender slightly really scary spooky friendly optional preferred plump chunky stubby skinny tattered worn faded simple ordinary minimum
  maximum rough nicely how why kawaii chibi cartoony cartoonish realistic photorealistic anime pixelated minimalist tomorrow yesterday somewhat visible muted pale unlit comedic sharp overdue dear same nobody dry
  bigger smaller longer shorter darker lighter brighter deeper paler softer bluer taller older younger brilliant rich
  cold hot fast sick whatever smug sly cheeky jolly merry gloomy moody angry cross annoyed bored busy nervous anxious worried excited surprised confused dreamy thoughtful wistful
  melancholy serene peaceful relaxed chill cool posh dapper dashing smart neat scrawny lanky stout tubby round-bellied mighty tough humble polite rude silly
  goofy funny weird odd quirky eccentric mischievous naughty playful energetic lively sprightly frail elderly aged youthful newborn adult teenage medium
  enormous massive gigantic oversized miniature mini teeny wee minuscule compact slight broad narrow flat pointy wonky crooked lopsided droopy floppy perky
  wise-looking regal royal heroic legendary epic rare common famous secret hidden lone lonely single-minded determined stubborn steady solemn stern
  gruff kind friendly-looking sturdy muscular athletic retro futuristic rustic homemade handmade brand tame fragile delicate dainty petite
  empty blank neutral loose tight heavy lightweight crumpled creased clean spotless glorious gorgeous handsome adorable
  normal usual regular nearby vibrant benevolent colorful colourful askew awry akimbo ajar agape adrift afloat astride underfoot almost nearly ripe forgotten everywhere around backwards sideways upside today tonight up down mostly entirely completely bit enough all natural ornate antique vintage traditional classic stylish`,
)

/** What it does, how it feels, and how a thing lies on it. */
export const POSES = setOf(
  `perched branching curled wrapped rolled pushed tucked balanced nestled snuggled huddled crouched hunched stretched sprawled seated slumped relaxed poised
  raised lowered lifted tilted crossed folded clasped closed opened turned leaned pointed parted pressed
  pleased amused bemused annoyed startled shocked bewildered puzzled embarrassed ashamed exhausted frightened scared terrified contented satisfied delighted
  interested focused fascinated intrigued determined concerned depressed disappointed frustrated heartbroken lovestruck stressed overworked thrilled
  eating drinking sipping sitting standing floating reading hanging leaning juggling riding watching dancing drifting chewing chasing resting howling running going humming
  splashing jumping typing cheering sleeping following showing basking peeking guarding spinning balancing smiling walking swimming singing purring
  fluttering paddling waiting counting nesting shouting trailing listening fetching boxing doing praying galloping lounging pushing gathering catching
  coming practising practicing hovering vibing lying cooking baking writing laughing grinning napping snoozing dozing dreaming yawning stretching strolling
  wandering roaming exploring travelling traveling hiking climbing leaping hopping skipping bouncing prancing trotting prowling stalking hunting sneaking creeping
  crawling slithering scurrying scampering racing speeding flying soaring gliding swooping diving surfing sailing rowing skating skiing sledding
  posing facing looking staring gazing glaring peering glancing winking blinking frowning scowling crying weeping sobbing sulking pouting blushing
  thinking pondering wondering meditating studying learning working coding debugging hacking programming teaching helping thriving
  hiding waving greeting saluting bowing kneeling crouching squatting lurking loitering sunbathing bathing showering swaying swinging rocking
  relaxing chilling loafing cuddling snuggling nuzzling hugging sniffing licking scratching digging burrowing building planning
  playing performing practising competing winning fighting sparring wrestling training exercising stirring mixing pouring serving selling buying shopping
  turning rolling tumbling falling slipping sliding spinning twirling living being having wearing holding getting making doing saying trying moving
  roaring barking meowing growling chirping hooting croaking squeaking buzzing screaming whispering talking chatting speaking smoking
  celebrating partying camping gardening knitting sewing painting drawing rising passing curling growing
  painted dyed drawn coloured colored hued toned tinted bubbling steaming flickering length sized tatty quick bushy nerdy actual unblinking hatching included
  softest palest deepest darkest lightest brightest tiniest smallest biggest largest oldest youngest fluffiest roundest cutest sweetest happiest`,
)

/** "Softly", unlike "wrinkly". */
export const ADVERB =
  /^(?!(?:wrinkl|squiggl|wiggl|bubbl|gnarl|crumbl|frill|bristl|spindl|knobbl|crinkl|pimpl|ghost|pebbl|jewel|smel|oi|hol|dol)).+ly$/
