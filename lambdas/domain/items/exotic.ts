/** What the exotic species like, and what harms them. */
import type { SpeciesItems } from './items'

export const EXOTIC_ITEMS: Readonly<Record<string, SpeciesItems>> = {
  ferret: {
    approved: {
      feed: [
        'ferret kibble', 'raw chicken wing', 'egg yolk', 'duck hearts', 'freeze-dried turkey', 'minced rabbit',
        'salmon oil',
      ],
      play: [
        'crinkle tunnel', 'stolen sock', 'rice dig box', 'dryer hose', 'wrestling glove', 'paper bag ambush',
        'squeaky mouse',
      ],
      clean: [
        'ferret shampoo', 'ear mite swab', 'nail trim', 'hammock laundering', 'corner litter tray', 'oatmeal rinse',
        'hoard clear-out',
      ],
      medicine: [
        'distemper vaccine', 'adrenal implant', 'hairball paste', 'vet checkup', 'antibiotics', 'flea treatment',
        'duck soup',
      ],
      discipline: [
        'gentle scruff', 'firm no nipping', 'loot confiscation', 'two minute playpen', 'bitter apple spray', 'toy swap',
      ],
      sleep: [
        'hanging hammock', 'old sweatshirt', 'fleece sleep sack', 'dark drawer', 'pile of laundry', 'snuggle cube',
      ],
    },
    harmful: ['chocolate', 'raisins', 'xylitol gum', 'onion', 'ibuprofen', 'rubber eraser', 'cedar shavings', 'milk'],
  },
  hamster: {
    approved: {
      feed: [
        'hamster seed mix', 'pumpkin seed', 'broccoli floret', 'millet spray', 'oat groats', 'cucumber cube',
        'plain walnut half',
      ],
      play: [
        'running wheel', 'cardboard tube', 'wooden bridge', 'deep digging box', 'egg carton maze', 'toilet roll castle',
        'seesaw',
      ],
      clean: [
        'sand bath', 'spot clean', 'fresh paper bedding', 'wheel scrubbing', 'soft toothbrush', 'pantry tidy',
        'water bottle rinse',
      ],
      medicine: [
        'wet tail treatment', 'rehydration drops', 'teeth trimming', 'vet checkup', 'vitamins', 'mite drops',
        'cheek pouch exam',
      ],
      discipline: [
        'quiet tongue click', 'return to cage', 'block the gap', 'soft air puff', 'chew stick instead',
        'ignore bar biting',
      ],
      sleep: [
        'coconut hut', 'shredded tissue nest', 'underground chamber', 'ceramic hideout', 'deep aspen bedding',
        'curtained cage corner',
      ],
    },
    harmful: [
      'bitter almonds', 'apple seeds', 'cotton wool fluff', 'scented shampoo', 'orange slices', 'raw kidney beans',
      'garlic', 'pine shavings',
    ],
  },
  rabbit: {
    approved: {
      feed: [
        'timothy hay', 'romaine lettuce', 'fresh coriander', 'dandelion greens', 'basil sprig', 'carrot tops',
        'hay pellets',
      ],
      play: [
        'willow ball', 'cardboard castle', 'stacking cups', 'hay stuffed tube', 'tunnel run', 'old phone book',
        'toy keys',
      ],
      clean: [
        'moulting comb', 'litter box change', 'scent gland cleaning', 'damp cloth wipe', 'claw clipping',
        'loose fur plucking',
      ],
      medicine: [
        'gut motility medicine', 'recovery food syringe', 'myxomatosis vaccine', 'dental check', 'meloxicam',
        'belly massage', 'vet checkup',
      ],
      discipline: [
        'soft no', 'one clap', 'chew toy redirect', 'cover the cables', 'gentle push down', 'closed pen door',
      ],
      sleep: [
        'hidey house', 'cool ceramic tile', 'seagrass mat', 'under the bed', 'low hay loft', 'hushed living room',
      ],
    },
    harmful: [
      'iceberg lettuce', 'rhubarb leaves', 'yogurt drops', 'oral penicillin', 'avocado', 'chocolate', 'bubble bath',
      'potato peel',
    ],
  },
  hedgehog: {
    approved: {
      feed: [
        'hedgehog kibble', 'live mealworms', 'dried beetles', 'scrambled egg', 'lean cat biscuits', 'waxworm treat',
        'mashed pumpkin',
      ],
      play: [
        'solid surface wheel', 'leaf pile', 'fleece strip pit', 'ping pong ball', 'mealworm hunt', 'pvc pipe maze',
        'toy car',
      ],
      clean: [
        'lukewarm foot bath', 'quill toothbrush', 'colloidal oatmeal soak', 'tiny nail clip', 'wheel wash',
        'fleece liner change',
      ],
      medicine: [
        'mite treatment', 'quill oil drops', 'warming pad', 'vet checkup', 'deworming drops', 'vitamin e',
        'dental rinse',
      ],
      discipline: [
        'wait for unrolling', 'quiet voice', 'set down calmly', 'let it huff', 'withdrawn finger',
        'end handling session',
      ],
      sleep: ['igloo hut', 'fleece snuggle bag', 'dry leaf nest', 'heated enclosure', 'log burrow', 'daytime darkness'],
    },
    harmful: [
      'cow milk', 'bread', 'wire mesh wheel', 'slug pellets', 'macadamia nuts', 'grapes', 'tea tree oil',
      'hibernation fridge',
    ],
  },
  parrot: {
    approved: {
      feed: [
        'parrot pellets', 'pomegranate seeds', 'brazil nut', 'mango chunks', 'red chilli pepper', 'cooked quinoa',
        'sprouted seeds',
      ],
      play: ['foraging wheel', 'rope bell', 'word game', 'sing-along', 'balsa blocks', 'bolt puzzle', 'dance music'],
      clean: [
        'shower perch', 'warm misting bottle', 'cage tray liner', 'perch scraping', 'beak wipe', 'aloe feather spray',
      ],
      medicine: [
        'avian vet visit', 'calcium supplement', 'feather plucking collar', 'psittacosis test', 'probiotics',
        'beak trim', 'antifungal syrup',
      ],
      discipline: [
        'ignore the screaming', 'step down command', 'turn your back', 'reward indoor voice', 'wobble the hand',
        'unimpressed stare',
      ],
      sleep: [
        'covered cage', 'sleeping perch', 'twelve hours dark', 'goodnight phrase', 'low radio murmur',
        'flock roost corner',
      ],
    },
    harmful: [
      'avocado', 'nonstick pan fumes', 'scented candle', 'chocolate', 'coffee', 'salted crisps', 'cherry pits',
      'aerosol perfume',
    ],
  },
  owl: {
    approved: {
      feed: ['thawed mouse', 'day-old chick', 'whole quail', 'field vole', 'large moth', 'rat pup'],
      play: [
        'lure flight', 'rustling leaves', 'night flying', 'hide the mouse', 'glove to glove', 'sound locating game',
        'dangling jesses',
      ],
      clean: [
        'shallow bird bath', 'pellet sweeping', 'talon filing', 'mews hosing', 'feather straightening steam',
        'perch turf change',
      ],
      medicine: [
        'raptor vet exam', 'bumblefoot dressing', 'wing splint', 'eye drops', 'parasite treatment', 'fluids by tube',
        'casting material',
      ],
      discipline: [
        'hood for calm', 'lower the glove', 'patient silence', 'withhold the lure', 'return to mews', 'weigh and wait',
      ],
      sleep: ['barn rafters', 'hollow oak', 'daytime shutters', 'nest box', 'ivy covered ledge', 'church belfry'],
    },
    harmful: [
      'poisoned rat', 'milk-soaked bread', 'flash photography', 'cooked chicken bones', 'midday floodlight',
      'sticky fly trap', 'birdseed',
    ],
  },
  chameleon: {
    approved: {
      feed: [
        'gut-loaded crickets', 'dubia roaches', 'silkworms', 'hornworm', 'black soldier larvae', 'hibiscus flower',
        'stick insect',
      ],
      play: [
        'climbing vine', 'colour card matching', 'cup of flies', 'free range ficus', 'tongue target practice',
        'branch rearranging', 'bamboo ladder',
      ],
      clean: [
        'fine mist shower', 'shed skin humidity', 'dripper rinse', 'leaf wiping', 'terrarium drain',
        'vine disinfecting',
      ],
      medicine: [
        'calcium dusting', 'uvb lamp', 'eye rinse saline', 'reptile vet', 'vitamin a drops', 'parasite check',
        'hydration shower',
      ],
      discipline: [
        'back away slowly', 'cover one side', 'lower your gaze', 'leave it be', 'visual barrier', 'offered branch',
      ],
      sleep: [
        'high leafy perch', 'lights out timer', 'cool night drop', 'screened ficus canopy', 'still unlit room',
        'night fog',
      ],
    },
    harmful: [
      'fireflies', 'mirror', 'heat rock', 'boxelder bugs', 'ladybirds', 'pesticide-sprayed leaves', 'strong hug',
      'loose bark chips',
    ],
  },
  tortoise: {
    approved: {
      feed: [
        'dandelion flower', 'plantain weed', 'prickly pear pad', 'clover patch', 'mulberry leaves', 'sow thistle',
        'dried meadow hay',
      ],
      play: [
        'garden stroll', 'flowerpot obstacle', 'red ball push', 'lawn patrol', 'gentle ramp', 'shell scratching',
        'slate stepping stones',
      ],
      clean: ['lukewarm soak', 'soft shell brush', 'beak filing', 'mud rinse', 'under-tail wash', 'substrate raking'],
      medicine: [
        'cuttlefish bone', 'reptile worming dose', 'respiratory antibiotics', 'shell fracture patch', 'vitamin d3',
        'weigh-in', 'vet checkup',
      ],
      discipline: [
        'about turn', 'low border fence', 'wait it out', 'lift and relocate', 'shut garden gate', 'brick barrier',
      ],
      sleep: [
        'cold frame', 'leaf litter box', 'half log hide', 'winter fridge hibernation', 'sun-warmed shed',
        'topsoil burrow',
      ],
    },
    harmful: ['dog food', 'cheese', 'rhubarb', 'buttercups', 'deep pond', 'foxglove', 'iceberg lettuce', 'shell paint'],
  },
  turtle: {
    approved: {
      feed: [
        'turtle pellets', 'duckweed', 'earthworm pieces', 'dried river shrimp', 'water lettuce', 'bloodworm cube',
        'aquatic snails',
      ],
      play: [
        'floating log', 'current from filter', 'floating ball', 'sunken shell hunt', 'swim-through arch',
        'floating lettuce chase',
      ],
      clean: [
        'algae scrubbing', 'partial water change', 'filter rinse', 'shed scute removal', 'tank siphon',
        'shell toothbrush',
      ],
      medicine: [
        'vitamin a injection', 'shell rot ointment', 'basking lamp', 'calcium block', 'dry docking', 'reptile vet',
        'ear abscess care',
      ],
      discipline: [
        'soft glass tap', 'separate feeding tub', 'feeding tongs', 'back underwater', 'quiet pause', 'different log',
      ],
      sleep: [
        'basking dock', 'driftwood cave', 'muddy pond bottom', 'bubbling filter sound', 'lily pad shade',
        'cool night water',
      ],
    },
    harmful: [
      'white bread', 'chlorinated tap water', 'small gravel', 'raw hamburger', 'nail polish', 'ham slices',
      'feeder goldfish', 'ice cream',
    ],
  },
  jackrabbit: {
    approved: {
      feed: [
        'sagebrush tips', 'mesquite leaves', 'desert grass', 'cactus fruit', 'alfalfa sprig', 'creosote twigs',
        'wild clover',
      ],
      play: [
        'sprint race', 'zigzag chase', 'hurdle course', 'open field dash', 'shadow boxing', 'tag', 'tumbleweed pursuit',
      ],
      clean: [
        'dust bath', 'burr removal', 'ear tick check', 'dry grooming mitt', 'sandy paw dusting',
        'cactus spine tweezers',
      ],
      medicine: [
        'electrolyte water', 'sprain wrap', 'tularemia test', 'tick removal', 'wildlife vet', 'paw balm',
        'cooling ear compress',
      ],
      discipline: [
        'false start call', 'one lap penalty', 'stand still game', 'stop whistle', 'race postponed', 'slow walk home',
      ],
      sleep: [
        'shallow scrape', 'bush shade', 'warm desert sand', 'tall grass form', 'open starry sky', 'windbreak boulder',
      ],
    },
    harmful: [
      'sugar cubes', 'locoweed', 'cramped hutch', 'pet greyhound', 'potato leaves', 'bread crusts', 'oleander',
      'retractable leash',
    ],
  },
  octopus: {
    approved: {
      feed: ['live crab', 'peeled prawns', 'mussels in shell', 'clam', 'crayfish', 'scallop', 'whole shore crab'],
      play: [
        'screw-top jar', 'puzzle box', 'lego bricks', 'rubik cube', 'floating pill bottle', 'eight-armed tug',
        'nested acrylic boxes',
      ],
      clean: [
        'protein skimmer', 'seawater exchange', 'sucker skin clearing', 'shell midden removal', 'sponge filter',
        'ammonia test', 'tank lid wipe',
      ],
      medicine: [
        'aquatic vet', 'oxygenated seawater', 'marine antibiotics', 'salinity correction', 'arm wound rest',
        'iodine supplement', 'quiet quarantine tank',
      ],
      discipline: [
        'harder puzzle', 'latch the lid', 'thermometer taken back', 'dim the lights', 'busywork for arms',
        'pause the game',
      ],
      sleep: [
        'clay pot den', 'rock crevice', 'red moonlight lamp', 'empty conch', 'stacked shell door', 'still dark tank',
      ],
    },
    harmful: [
      'copper coin', 'fresh water', 'dish soap', 'bleach', 'bubble wand', 'copper medication', 'camera flash',
      'sunscreen',
    ],
  },
  axolotl: {
    approved: {
      feed: [
        'nightcrawler', 'sinking salmon pellets', 'frozen bloodworms', 'blackworms', 'brine shrimp', 'daphnia',
        'red wiggler',
      ],
      play: [
        'moss ball', 'feeding tong wiggle', 'slow bubbles', 'silk plant forest', 'terracotta arch', 'peekaboo cave',
        'gentle current drift',
      ],
      clean: [
        'turkey baster', 'cool water change', 'water conditioner', 'sponge filter squeeze', 'bare tank wipe',
        'nitrate test',
      ],
      medicine: [
        'fridge rest', 'black tea bath', 'indian almond leaf', 'methylene blue', 'amphibian vet', 'limb regrowth rest',
        'salt bath',
      ],
      discipline: [
        'separate tank mates', 'feed apart', 'light switched off', 'slow the flow', 'tong nudge', 'calm divider',
      ],
      sleep: [
        'cool dark cave', 'fine sand bed', 'floating plant shade', 'chilled water', 'pvc elbow hide', 'unlit aquarium',
      ],
    },
    harmful: [
      'feeder goldfish', 'aquarium gravel', 'aquarium heater', 'untreated tap water', 'hard-shelled mealworms',
      'sunny windowsill', 'beef heart', 'hand lotion',
    ],
  },
  sugar_glider: {
    approved: {
      feed: [
        'glider nectar', 'acacia gum', 'eucalyptus sap', 'papaya cubes', 'boiled egg bits', 'bee pollen', 'blueberry',
      ],
      play: [
        'bonding pouch walk', 'gliding leap', 'curtain climbing', 'tent time', 'hanging rope net', 'silk flower vine',
        'pocket hide-and-seek',
      ],
      clean: [
        'unscented baby wipe', 'pouch laundering', 'glider claw trim', 'perch rinse', 'self grooming time',
        'vinegar cage wipe',
      ],
      medicine: [
        'calcium powder', 'exotic vet', 'glucose drops', 'second glider companion', 'stress relief cuddles', 'e-collar',
        'vitamins',
      ],
      discipline: ['soft psst', 'back into pouch', 'steady hand', 'hum until calm', 'blow lightly', 'lick treat'],
      sleep: [
        'bonding pouch', 'shirt pocket', 'eucalyptus leaf nest', 'fleece cage set', 'colony pile', 'tree hollow box',
      ],
    },
    harmful: [
      'chocolate', 'garlic', 'syrupy canned peaches', 'caffeine', 'cedar perch', 'solitary caging', 'rhubarb',
      'open toilet',
    ],
  },
  kinkajou: {
    approved: {
      feed: ['ripe fig', 'wildflower honey', 'banana', 'mango', 'monkey biscuits', 'papaya', 'balsa blossom nectar'],
      play: [
        'hanging rope bridge', 'tail swing', 'honey dipper puzzle', 'moth watching', 'upside down tag',
        'flower sniffing', 'rafter climb',
      ],
      clean: [
        'sticky paw wipe', 'honeyed fur rinse', 'warm flannel', 'branch scrubbing', 'tail combing',
        'tongue-safe face wash',
      ],
      medicine: [
        'exotic mammal vet', 'rabies vaccine', 'fecal test', 'dental scaling', 'multivitamin syrup', 'probiotics',
        'diabetes check',
      ],
      discipline: [
        'honey jar lowered', 'calm whisper', 'unwind the tail', 'branch swap', 'wait till dusk', 'brief no climbing',
      ],
      sleep: [
        'canopy hammock', 'hollow log den', 'blackout nest box', 'rainforest sounds', 'draped rafter',
        'moonset lullaby',
      ],
    },
    harmful: ['strawberries', 'orange juice', 'broccoli', 'chocolate', 'onion', 'avocado', 'iced coffee', 'cow milk'],
  },
  pangolin: {
    approved: {
      feed: ['weaver ants', 'termites', 'ant eggs', 'ant larvae', 'termite mound soil', 'silkworm pupae mash'],
      play: [
        'rotten log digging', 'ant trail following', 'mud wallow', 'night foraging walk', 'soil mound',
        'quiet companionship',
      ],
      clean: [
        'mud bath', 'scale brushing', 'scale tick picking', 'claw soil rinse', 'burrow sand change',
        'lukewarm hose trickle',
      ],
      medicine: [
        'rescue centre vet', 'gastric ulcer medicine', 'subcutaneous fluids', 'snare wound dressing',
        'pneumonia antibiotics', 'stress-free quarantine', 'tick treatment',
      ],
      discipline: [
        'sit with it', 'respectful distance', 'no touching yet', 'whispered apology', 'door left open',
        'silent company',
      ],
      sleep: [
        'deep earth burrow', 'hollow tree trunk', 'dark quiet den', 'buried crate', 'warm soil bed',
        'undisturbed daylight',
      ],
    },
    harmful: [
      'dog kibble', 'milk', 'insecticide powder', 'crowd of visitors', 'sweet fruit', 'prying it open', 'wire snare',
      'scale polish',
    ],
  },
  duck: {
    approved: {
      feed: [
        'thawed peas', 'cracked corn', 'duck pellets', 'chopped lettuce', 'rolled oats', 'garden slugs',
        'brewers yeast',
      ],
      play: [
        'paddling pool', 'puddle splashing', 'floating peas', 'garden sprinkler', 'bug hunt', 'rubber duck friend',
        'parade',
      ],
      clean: [
        'head-deep water tub', 'preening time', 'straw bedding change', 'bill rinse', 'pond skim', 'foot mud wash',
      ],
      medicine: [
        'niacin supplement', 'epsom foot soak', 'poultry vet', 'waterfowl dewormer', 'oyster shell', 'wing wrap',
        'eye rinse',
      ],
      discipline: [
        'herding arms', 'shoo gently', 'walk to pond', 'wait your turn', 'soft quack back', 'broom guidance',
      ],
      sleep: ['straw duck house', 'reed bank', 'floating raft', 'flock huddle', 'rain on roof', 'fox-proof coop'],
    },
    harmful: [
      'stale bread', 'avocado', 'medicated chick feed', 'onion', 'raw dried beans', 'fishing weights', 'salted popcorn',
      'wire mesh floor',
    ],
  },
  snail: {
    approved: {
      feed: [
        'courgette slice', 'cucumber peel', 'fallen leaves', 'butterhead lettuce', 'sweet potato', 'mushroom cap',
        'calcium paste',
      ],
      play: ['mossy twig', 'glass pane climb', 'plant label', 'wet pebble trail', 'bark bridge', 'slow race'],
      clean: [
        'rainwater mist', 'damp moss refresh', 'slime trail wipe', 'coco coir change', 'leaf rinse', 'shell drip bath',
      ],
      medicine: [
        'cuttlebone', 'eggshell powder', 'shell repair patch', 'humidity boost', 'mite rinse', 'spring water soak',
        'quiet rest',
      ],
      discipline: ['turn it round', 'another leaf', 'gentle shell tap', 'dry border', 'twig barrier', 'let it retract'],
      sleep: ['flowerpot rim', 'damp moss cushion', 'under a stone', 'leaf underside', 'sealed shell', 'rainy evening'],
    },
    harmful: [
      'table salt', 'copper tape', 'blue slug pellets', 'lemon juice', 'salted crackers', 'dry pasta', 'hand sanitizer',
      'diatomaceous earth',
    ],
  },
  goose: {
    approved: {
      feed: [
        'fresh lawn grass', 'whole wheat grain', 'goose pellets', 'chopped kale', 'windfall apple', 'barley',
        'pondweed',
      ],
      play: [
        'stolen handbell', 'chase the gardener', 'tug on shoelaces', 'picnic raid', 'honking contest', 'bucket feud',
        'garden rake theft',
      ],
      clean: [
        'pond plunge', 'yard hose-down', 'feather oil preen', 'muddy breast rinse', 'trough scrub', 'orange foot scrub',
      ],
      medicine: [
        'gizzard worm dose', 'angel wing wrap', 'waterfowl vet', 'grit', 'bumblefoot soak', 'vitamin b3',
        'avian flu test',
      ],
      discipline: [
        'stand your ground', 'return the bell', 'arms out wide', 'calm wing hold', 'refuse to flee', 'stern honk back',
      ],
      sleep: ['guarded barn', 'pond island', 'thick barley straw', 'one-legged watch', 'gate watch', 'moonlit meadow'],
    },
    harmful: [
      'white bread', 'avocado', 'fishing line', 'lead sinkers', 'mouldy hay', 'green potatoes', 'chocolate cake',
      'rhododendron',
    ],
  },
  penguin: {
    approved: {
      feed: ['whole herring', 'sardines', 'capelin', 'antarctic krill', 'sprats', 'anchovies', 'small squid'],
      play: [
        'ice slide', 'pebble gift', 'belly toboggan', 'bubble machine', 'ice cube scatter', 'follow the leader',
        'wave pool dive',
      ],
      clean: ['cold pool swim', 'feather oiling', 'guano hosing', 'snow roll', 'flipper wipe', 'nest pebble wash'],
      medicine: [
        'thiamine tablet', 'antifungal for aspergillosis', 'avian malaria pills', 'moulting rest', 'salt supplement',
        'foot ointment', 'penguin vet',
      ],
      discipline: [
        'end of queue', 'return the pebble', 'group huddle talk', 'soft flipper hold', 'gentle bow', 'colony first',
      ],
      sleep: ['colony huddle', 'snow hollow', 'ice shelf', 'pebble nest', 'polar night', 'standing nap'],
    },
    harmful: [
      'electric blanket', 'mouldy straw', 'shiny coins', 'bread rolls', 'engine oil', 'sunbathing lamp',
      'smoked salmon', 'knitted jumper',
    ],
  },
  capybara: {
    approved: {
      feed: [
        'guinea grass', 'water hyacinth', 'sugarcane stalk', 'pumpkin wedge', 'orchard hay', 'watermelon rind',
        'sweet corn husk',
      ],
      play: [
        'hot spring soak', 'yuzu on head', 'waterfall sit', 'mud lounging', 'bird perching', 'lazy swim',
        'back scratch',
      ],
      clean: [
        'yuzu bath', 'warm pond rinse', 'coarse bristle brush', 'mud pack wash', 'webbed toe cleaning',
        'bird grooming session',
      ],
      medicine: [
        'vitamin c', 'skin moisturiser', 'tooth check', 'tick bath', 'large rodent vet', 'sunburn ointment',
        'ivermectin',
      ],
      discipline: [
        'calm request', 'deep sigh', 'polite side step', 'shared silence', 'walk to water', 'belly rub pause',
      ],
      sleep: [
        'warm mud bank', 'steamy onsen edge', 'pile of friends', 'riverside grass', 'distant frogs', 'shaded wallow',
      ],
    },
    harmful: [
      'penicillin tablets', 'chlorine tablets', 'sugary cereal', 'chocolate', 'rhubarb leaves', 'onion', 'icy wind',
      'cattle feed',
    ],
  },
  dragon: {
    approved: {
      feed: [
        'paradox', 'original idea', 'philosophical question', 'epic poem', 'elegant proof', 'riddle', 'lost myth',
        'thought experiment',
      ],
      play: [
        'riddle contest', 'socratic debate', 'hoard sorting', 'mountain flight', 'chess by firelight',
        'smoke ring shapes', 'knight roleplay',
      ],
      clean: [
        'volcanic ash scrub', 'scale polishing', 'lava bath', 'soot sweeping', 'horn burnishing', 'gold coin buffing',
        'book dusting',
      ],
      medicine: [
        'phoenix tear', 'charcoal briquettes', 'ember tonic', 'brimstone salve', 'fresh metaphor', 'molten gold splint',
        'first principles',
      ],
      discipline: [
        'fallacy pointed out', 'ask for evidence', 'old oath invoked', 'respectful rebuttal', 'true name spoken',
        'close the book',
      ],
      sleep: ['bed of gold', 'volcanic cave', 'library floor', 'warm embers', 'heap of encyclopaedias', 'bedtime saga'],
    },
    harmful: [
      'stale cliché', 'fire extinguisher', 'counterfeit gold', 'black arrow', 'marketing slogan', 'lie told kindly',
      'sulphur-stuffed sheep', 'book burning',
    ],
  },
  kraken: {
    approved: {
      feed: [
        'giant squid', 'sunken memories', 'whale fall', 'sailor stories', 'ship biscuit barrel', 'deep sea anglerfish',
        'bottled message',
      ],
      play: [
        'shipwreck sorting', 'whirlpool spinning', 'anchor toss', 'remembering game', 'sea shanty',
        'treasure chest puzzle', 'submarine peekaboo',
      ],
      clean: [
        'barnacle scraping', 'deep current rinse', 'crimson seaweed scrub', 'cleaner fish', 'old net untangling',
        'ink rinse',
      ],
      medicine: [
        'abyssal brine', 'pressure therapy', 'black pearl powder', 'ambergris balm', 'sea witch remedy', 'kelp bandage',
        'hydrothermal warmth',
      ],
      discipline: [
        'ship bell rung', 'lower the lantern', 'captain on deck', 'name the drowned', 'return request', 'calm the tide',
      ],
      sleep: ['ocean trench', 'sunken galleon', 'abyssal silence', 'bed of silt', 'whale song', 'midnight fathoms'],
    },
    harmful: [
      'oil spill', 'drift net', 'depth charge', 'harpoon', 'plastic bags', 'coral bleach', 'beach holiday',
      'forgetting potion',
    ],
  },
  thunderbird: {
    approved: {
      feed: [
        'storm cloud', 'lightning bolt', 'mountain wind', 'hailstones', 'ozone', 'summer rain', 'salmon from rapids',
      ],
      play: [
        'storm chasing', 'thunder drumming', 'cloud sculpting', 'racing the wind', 'skydiving', 'rainbow making',
        'tornado twirl',
      ],
      clean: ['rain shower', 'cloud bath', 'static discharge', 'wind-dried feathers', 'hail scrub', 'dew preening'],
      medicine: [
        'cedar smoke', 'barometer reading', 'fresh cold front', 'charged amber', 'wing feather mending', 'sage tea',
        'high pressure rest',
      ],
      discipline: [
        'steady drumbeat', 'count the seconds', 'weather warning', 'clear skies request', 'storm lull',
        'firm storm curfew',
      ],
      sleep: ['mountain aerie', 'fogbank roost', 'calm storm eye', 'distant thunder', 'cloud bed', 'cliff ledge'],
    },
    harmful: [
      'lightning rod', 'grounding wire', 'iron birdcage', 'power line', 'cloud seeding', 'wind turbine', 'leyden jar',
      'smog',
    ],
  },
  leviathan: {
    approved: {
      feed: [
        'krill swarm', 'ancient kelp forest', 'cold ocean current', 'iceberg', 'shoal of tuna', 'primordial plankton',
        'tidal offering',
      ],
      play: [
        'slow breaching', 'continental drift watching', 'island disguise', 'ancient song duet', 'moonlit sea circling',
        'carrying a boat',
      ],
      clean: ['remora escort', 'tidal scour', 'glacier melt rinse', 'coral pruning', 'gull picking', 'sandbar rolling'],
      medicine: [
        'grey sea salt', 'glacial spring', 'old sailors prayer', 'sea silence', 'volcanic vent heat', 'century of rest',
        'moon tide tonic',
      ],
      discipline: [
        'ancient covenant', 'slow steady gaze', 'first word spoken', 'wait an age', 'lighthouse signal', 'ask the moon',
      ],
      sleep: [
        'continental shelf', 'ocean floor', 'thousand year slumber', 'under polar ice', 'slow tides',
        'cradle of seamounts',
      ],
    },
    harmful: [
      'giant fish hook', 'naval sonar', 'microplastics', 'mercury', 'dredging ship', 'swimming pool', 'alarm clock',
      'deep sea mining',
    ],
  },
}
