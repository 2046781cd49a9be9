/** What the cat species like, and what harms them. */
import type { SpeciesItems } from './items'

export const CAT_ITEMS: Readonly<Record<string, SpeciesItems>> = {
  housecat: {
    approved: {
      feed: [
        'tuna flakes', 'chicken pate', 'dry cat kibble', 'sardines in water', 'turkey slices', 'cat grass',
        'wet cat food',
      ],
      play: ['cardboard box', 'paper bag', 'bottle cap', 'crumpled receipt', 'catnip mouse', 'ping pong ball'],
      clean: ['fresh litter', 'damp washcloth', 'lint roller', 'flea comb', 'nail trim', 'chin wipe'],
      medicine: ['antibiotics', 'vitamins', 'vet checkup', 'deworming tablet', 'hairball paste', 'rabies booster'],
      discipline: [
        'firm no', 'closed door', 'scratching post redirect', 'counter closed off', 'ignored meowing', 'soft hand clap',
      ],
      sleep: ['sunny windowsill', 'laundry basket', 'airing cupboard', 'radiator shelf', 'folded jumper', 'fridge hum'],
    },
    harmful: [
      'lilies', 'dark chocolate', 'onion gravy', 'antifreeze', 'paracetamol', 'sewing thread', 'saucer of milk',
    ],
  },
  tabby: {
    approved: {
      feed: [
        'shredded chicken', 'salmon kibble', 'pumpkin puree', 'scrambled egg', 'minced beef', 'mackerel bits',
        'liver treats',
      ],
      play: ['felt mouse', 'jingle ball', 'spring toy', 'rolling acorn', 'crinkle tunnel', 'peekaboo', 'catnip sock'],
      clean: ['bristle brush', 'grooming mitt', 'oatmeal bath', 'ear cleaning', 'paw wipe', 'warm flannel'],
      medicine: ['vitamins', 'vet checkup', 'flea drops', 'probiotic powder', 'dental gel', 'eye drops'],
      discipline: [
        'gentle redirection', 'slow head shake', 'pause in petting', 'lap taken away', 'toy swap', 'calm explanation',
      ],
      sleep: [
        'patchwork quilt', 'kitchen chair cushion', 'warm lap', 'wool basket', 'simmering kettle', 'bed foot blanket',
      ],
    },
    harmful: ['garlic bread', 'raisins', 'easter lily', 'aspirin', 'raw bread dough', 'tinsel', 'dog flea treatment'],
  },
  calico: {
    approved: {
      feed: [
        'duck pate', 'steamed trout', 'rabbit stew', 'quail egg', 'turkey mousse', 'peeled prawns',
        'mixed fish platter',
      ],
      play: ['rainbow pompom', 'peacock feather', 'patchwork mouse', 'treat under cups', 'rattle egg', 'autumn leaves'],
      clean: [
        'soft rubber brush', 'chamois cloth', 'tortoiseshell comb', 'waterless foam shampoo', 'claw file',
        'tail brushing',
      ],
      medicine: ['vet checkup', 'antibiotics', 'calming supplement', 'thyroid tablet', 'ear mite drops', 'blood test'],
      discipline: [
        'respectful retreat', 'ten minute truce', 'withheld treat', 'slow blink apology', 'raised eyebrow',
        'petting stopped early',
      ],
      sleep: ['hatbox', 'top bookshelf', 'velvet armchair', 'quilted nest', 'piano lid', 'rain on roof'],
    },
    harmful: ['oil paint', 'tulip bulbs', 'lily pollen', 'chives', 'milk chocolate', 'turpentine', 'knitting yarn'],
  },
  tuxedo: {
    approved: {
      feed: [
        'poached cod', 'sole fillet', 'salmon mousse', 'crab meat', 'chicken consomme', 'timed breakfast',
        'spoonful of caviar',
      ],
      play: [
        'bow tie toy', 'wind up mouse', 'chess pawn', 'glove puppet', 'swinging pocket watch', 'marble run', 'top hat',
      ],
      clean: [
        'boar bristle brush', 'bib sponge', 'velvet polishing cloth', 'manicure', 'tooth brushing', 'steam towel',
      ],
      medicine: [
        'scheduled vaccination', 'vitamins', 'dental checkup', 'joint supplement', 'antibiotics', 'kidney screening',
      ],
      discipline: [
        'polite cough', 'stern look', 'etiquette reminder', 'formal warning', 'brief dismissal', 'timetable review',
      ],
      sleep: [
        'hotel pillow', 'dinner jacket', 'opera box cushion', 'ticking clock', 'silk lined drawer', 'jazz piano record',
      ],
    },
    harmful: [
      'espresso', 'champagne', 'shallot sauce', 'after dinner mints', 'shoe polish', 'lily boutonniere', 'mothballs',
    ],
  },
  maine_coon: {
    approved: {
      feed: [
        'whole mackerel', 'turkey thigh', 'lobster meat', 'beef heart', 'large breed kibble', 'clam broth',
        'haddock fillet',
      ],
      play: [
        'giant kicker fish', 'driftwood log', 'water fountain', 'tall cat tree', 'pine cone fetch', 'dripping tap',
      ],
      clean: ['undercoat rake', 'wide tooth comb', 'mat splitter', 'ruff brushing', 'paw tuft trim', 'bath sheet'],
      medicine: ['heart scan', 'hip xray', 'taurine supplement', 'omega oil', 'vet checkup', 'glucosamine chews'],
      discipline: [
        'low steady voice', 'four paws down', 'wait cue', 'sit before supper', 'lifted off table', 'doorway blocked',
      ],
      sleep: ['king size bed', 'fisherman sweater', 'porch hammock', 'hall rug', 'log cabin loft', 'distant foghorn'],
    },
    harmful: ['leeks', 'onion chowder', 'fish hook', 'road salt', 'tiger lily', 'ibuprofen', 'splintered cooked bones'],
  },
  siamese: {
    approved: {
      feed: [
        'steamed sea bass', 'tilapia flakes', 'warm bone broth', 'lean pork strips', 'lickable salmon puree',
        'chicken livers', 'bonito flakes',
      ],
      play: ['call and response', 'duet singing', 'puzzle feeder', 'clicker tricks', 'harness walk', 'talking buttons'],
      clean: [
        'warm hand rub', 'silk glove polish', 'finger toothbrush', 'ear swab', 'short coat comb', 'cotton face pad',
      ],
      medicine: ['asthma inhaler', 'dental cleaning', 'eye exam', 'vitamins', 'liver support', 'antibiotics'],
      discipline: [
        'turned back', 'waiting for quiet', 'hushed voice', 'clicker reset', 'conversation paused', 'indoor voice cue',
      ],
      sleep: ['under the duvet', 'elbow crook', 'hot water bottle', 'talk radio', 'temple bells', 'shoulder perch'],
    },
    harmful: [
      'cigarette smoke', 'lavender diffuser', 'onion curry', 'peace lily', 'chocolate coconut bar', 'aerosol hairspray',
    ],
  },
  persian: {
    approved: {
      feed: [
        'flat face kibble', 'chicken souffle', 'salmon terrine', 'creamed rabbit', 'lamb pate', 'flaked turbot',
        'minced pheasant',
      ],
      play: ['feather fan', 'velvet ball', 'hand mirror', 'soap bubble watching', 'tapestry mouse', 'music box'],
      clean: [
        'slicker brush', 'steel greyhound comb', 'tear stain wipe', 'detangling spray', 'cool blow dryer',
        'face fold wipe', 'professional groomer', 'silk bath towel',
      ],
      medicine: ['eye ointment', 'tear duct flush', 'kidney scan', 'breathing check', 'hairball remedy', 'antibiotics'],
      discipline: [
        'disappointed sigh', 'brush put away', 'cushion relocated', 'whispered no', 'audience ended', 'averted gaze',
      ],
      sleep: ['brocade cushion', 'cool marble floor', 'canopy bed', 'tiled alcove', 'harp music', 'satin pillow'],
    },
    harmful: [
      'deep narrow bowl', 'hot car', 'talcum powder', 'stargazer lily', 'rose essential oil', 'raisin cake',
      'sticky syrup',
    ],
  },
  sphinx: {
    approved: {
      feed: [
        'high calorie kibble', 'warm chicken stew', 'roast duck breast', 'lamb hotpot', 'egg yolk', 'ostrich mince',
        'warm sardine mash',
      ],
      play: [
        'riddle cards', 'heated tunnel', 'sand tray', 'pyramid puzzle', 'suede mouse', 'shadow puppets',
        'blanket burrow',
      ],
      clean: [
        'weekly warm bath', 'hypoallergenic wipe', 'gentle cat shampoo', 'ear wax cleaner', 'skin fold cloth',
        'microfibre towel',
      ],
      medicine: [
        'skin moisturiser', 'heart ultrasound', 'antifungal wash', 'vitamins', 'vet checkup', 'acne treatment',
      ],
      discipline: [
        'unanswered riddle', 'level stare', 'measured no', 'hand held up', 'moved off keyboard', 'quiet corner minute',
      ],
      sleep: ['heated pad', 'fleece sweater', 'basking lamp', 'electric blanket', 'boiler top', 'sheepskin pouch'],
    },
    harmful: [
      'ice bath', 'midday sunburn', 'cold draught', 'tea tree oil', 'perfumed lotion', 'zinc oxide cream',
      'chocolate coins',
    ],
  },
  savannah: {
    approved: {
      feed: [
        'raw rabbit', 'whole quail', 'day old chicks', 'turkey with organs', 'kangaroo mince', 'guinea fowl',
        'whole smelt',
      ],
      play: ['leash adventure', 'paddling pool', 'high shelf leap', 'agility hoop', 'lure course', 'door latch puzzle'],
      clean: ['rubber curry brush', 'shallow wade', 'grass stain wipe', 'harness wash', 'burr removal', 'claw tipping'],
      medicine: [
        'killed virus vaccine', 'taurine powder', 'vet checkup', 'parasite screening', 'pain relief', 'wound cleaning',
      ],
      discipline: [
        'gate latched', 'shelf off limits', 'leash turned homeward', 'stern hiss', 'outlasting the stare',
        'longer walk instead',
      ],
      sleep: ['tall grass mat', 'roof beam', 'wardrobe top', 'canvas hammock', 'acacia platform', 'cricket chorus'],
    },
    harmful: ['raw pork', 'open balcony', 'slug pellets', 'sago palm', 'avocado', 'rubber bands', 'garlic jerky'],
  },
  bengal: {
    approved: {
      feed: [
        'raw beef strips', 'high protein kibble', 'turkey hearts', 'wild boar mince', 'freeze dried minnows',
        'bison meat', 'chicken gizzards',
      ],
      play: [
        'laser pointer', 'climbing wall', 'bathtub splashing', 'flirt pole', 'remote control mouse', 'ball launcher',
        'obstacle course', 'cat exercise wheel',
      ],
      clean: [
        'pelt polishing cloth', 'shower rinse', 'rubber grooming glove', 'muddy paw dip', 'quick brush down',
        'toothbrush game',
      ],
      medicine: ['heart screening', 'retina test', 'digestive enzymes', 'probiotics', 'vitamins', 'vet checkup'],
      discipline: [
        'redirected energy', 'game paused', 'tap turned off', 'counting to ten', 'cool down lap', 'settle on mat',
      ],
      sleep: [
        'rope hammock', 'jungle shelf', 'bathroom sink', 'cooldown mat', 'rainforest sounds', 'leopard print throw',
      ],
    },
    harmful: [
      'energy drink', 'coffee grounds', 'chocolate brownie', 'hair elastic', 'dumb cane', 'pothos vine', 'onion burger',
    ],
  },
  ragdoll: {
    approved: {
      feed: [
        'poached salmon', 'chicken and rice', 'tuna in gravy', 'soft boiled egg', 'plaice fillet', 'hand fed treats',
        'turkey casserole',
      ],
      play: [
        'feather wand', 'plush rabbit', 'gentle fetch', 'fingers under blanket', 'rolled sock', 'follow the leader',
      ],
      clean: ['pin brush', 'belly combing', 'knot teasing comb', 'dry shampoo', 'cradled wipe down', 'hind leg trim'],
      medicine: ['heart gene test', 'hairball gel', 'vitamins', 'vet checkup', 'antibiotics', 'bladder diet'],
      discipline: ['name said softly', 'set down gently', 'cuddle postponed', 'sad voice', 'kind no', 'guided away'],
      sleep: [
        'cradling arms', 'memory foam bed', 'heartbeat pillow', 'shared mattress', 'hummed lullaby', 'rocking chair',
      ],
    },
    harmful: [
      'unscreened window', 'asiatic lily', 'cold medicine syrup', 'xylitol gum', 'grapes', 'days left alone',
      'potpourri',
    ],
  },
  munchkin: {
    approved: {
      feed: [
        'mini kibble', 'tiny meatballs', 'cod cakes', 'chicken bites', 'baby shrimp', 'whole sprat', 'turkey crumbs',
      ],
      play: [
        'low ramp', 'floor tunnel', 'big shiny button', 'toy train', 'under sofa chase', 'carpet skittles',
        'wooden spoon',
      ],
      clean: [
        'belly dust wipe', 'baby comb', 'small nail clippers', 'sink rinse', 'cobweb removal', 'short leg sponge',
      ],
      medicine: ['spine xray', 'joint chews', 'physiotherapy', 'vitamins', 'weight check', 'vet checkup'],
      discipline: [
        'treasure confiscated', 'crouched no', 'tiny time out', 'ramp folded up', 'ignored begging', 'finger wag',
      ],
      sleep: ['shoebox', 'doll bed', 'bottom drawer', 'old slipper', 'low footstool', 'pile of mittens'],
    },
    harmful: [
      'jump from height', 'steep stairs', 'loose coins', 'button battery', 'chocolate raisins', 'second dinner',
      'glitter',
    ],
  },
  snow_leopard: {
    approved: {
      feed: ['blue sheep', 'ibex haunch', 'marmot', 'frozen mutton', 'snowcock', 'yak meat', 'pika'],
      play: [
        'snowball', 'cliff ledge climb', 'ice block', 'tail chasing', 'juniper branch', 'rolling boulder',
        'hidden camera hunt',
      ],
      clean: [
        'powder snow roll', 'paw ice removal', 'winter coat raking', 'glacier water rinse', 'loose fur plucking',
        'rock rub',
      ],
      medicine: [
        'dart vaccine', 'altitude oxygen', 'antibiotics', 'eye surgery', 'parasite treatment', 'field vet visit',
      ],
      discipline: [
        'long silence', 'keeping distance', 'lowered eyes', 'slow step back', 'cairn boundary', 'withdrawn presence',
      ],
      sleep: ['rock overhang', 'snow hollow', 'mountain cave', 'high ledge', 'falling snow', 'mountain wind'],
    },
    harmful: [
      'heat lamp', 'stuffy room', 'wire snare', 'poisoned carcass', 'tourist crowd', 'rhododendron leaves',
      'camp chocolate',
    ],
  },
  serval: {
    approved: {
      feed: ['vlei rat', 'whole mouse', 'bullfrog', 'locusts', 'rock pigeon', 'whole prey chicken', 'weaver bird'],
      play: [
        'vertical pole leap', 'reed bed stalking', 'pond fishing', 'rustling leaf pile', 'buried squeak box',
        'bird wing lure', 'hole digging',
      ],
      clean: ['pond swim', 'large ear wipe', 'tick picking', 'enclosure hosing', 'scratching log', 'morning dew rinse'],
      medicine: [
        'calcium supplement', 'exotic vet visit', 'bone density xray', 'vitamin d', 'antibiotics', 'worming paste',
      ],
      discipline: [
        'raised palm', 'broken eye contact', 'target stick', 'calm exit', 'trade for treat', 'sharp tongue click',
      ],
      sleep: [
        'aardvark burrow', 'savanna grass nest', 'termite mound shade', 'papyrus thicket', 'frog song',
        'straw filled den',
      ],
    },
    harmful: [
      'boneless meat diet', 'rat poison', 'foam rubber', 'declawing', 'loud music', 'dry dog food', 'onion rings',
    ],
  },
  caracal: {
    approved: {
      feed: ['sandgrouse', 'rock hyrax', 'francolin', 'springhare', 'gerbil', 'partridge', 'dik dik meat'],
      play: [
        'thrown feather bundle', 'flying lure', 'sand dune chase', 'leaping target', 'tumbleweed', 'leather scrap',
      ],
      clean: ['dust bath', 'sand scrub', 'ear tuft combing', 'thorn removal', 'dry brush', 'sun warmed cloth'],
      medicine: ['wound dressing', 'electrolyte water', 'splint', 'snakebite antivenom', 'antibiotics', 'scar salve'],
      discipline: [
        'standing firm', 'low growl back', 'waiting it out', 'boundary stone', 'treat pocketed', 'patient standoff',
      ],
      sleep: [
        'rock crevice', 'porcupine burrow', 'warm sandstone', 'thornbush shade', 'desert night silence',
        'camel hair blanket',
      ],
    },
    harmful: [
      'jackal bait', 'oleander', 'salted biltong', 'leg hold trap', 'castor beans', 'chilli peppers', 'garlic powder',
    ],
  },
  lynx: {
    approved: {
      feed: ['snowshoe hare', 'roe deer', 'grouse', 'field vole', 'ptarmigan', 'red squirrel', 'moose scraps'],
      play: [
        'scent trail', 'snow tracking', 'hiding in spruce', 'moth hunting', 'fallen log balance', 'shed antler',
        'night stalking',
      ],
      clean: [
        'spruce bark rub', 'neck ruff comb', 'paw pad balm', 'damp moss', 'pine resin removal', 'forest stream wash',
      ],
      medicine: [
        'mange treatment', 'distemper vaccine', 'antibiotics', 'wildlife vet visit', 'tick treatment', 'willow splint',
      ],
      discipline: [
        'absolute stillness', 'scent marked line', 'lantern raised', 'path blocked', 'one quiet word',
        'walking away unseen',
      ],
      sleep: [
        'spruce bough bed', 'hollow log', 'windfall den', 'moss bank', 'owl calls', 'pine needle mat', 'foggy thicket',
      ],
    },
    harmful: [
      'steel jaw trap', 'floodlight', 'lead shot', 'poisoned bait', 'fireworks', 'yew berries', 'chocolate liqueur',
    ],
  },
}
