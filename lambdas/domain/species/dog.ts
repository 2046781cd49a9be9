/** The dog species. */
import type { BuiltInSpecies } from './species'

export const DOGS: readonly BuiltInSpecies[] = [
  {
    slug: 'retriever',
    name: 'Retriever',
    family: 'dog',
    tier: 'common',
    trust_speed: 'fast',
    feeding_window_hours: 4,
    hunger_decay_per_hour: 1.6,
    happiness_decay_per_hour: 0.9,
    innate_traits: ['forgiving', 'gentle'],
    personality:
      'Believes everything in the world belongs in your hands and carries it there softly, one slipper at a ' +
      'time. Holds a grudge for about four seconds.',
    special_mechanic: null,
    appearance: {
      look: 'a wheat-gold dog with a feathered chest, a damp muzzle and somebody else’s glove in its mouth',
      colours: ['#d9a441', '#f6e3b8', '#7a4a1e'],
    },
    voice: {
      manner:
        'You speak in offerings: every thought is something you found and brought over, and ' +
        'you always ask if it helps.',
      hungry: 'arrives with the empty bowl held upside down in its teeth',
      happy: [
        'parades a single sock past every person in the house',
        'brings in the post, and then next door’s post',
        'rolls in the grass with all four paws paddling',
        'offers a slipper to the radiator, which it feels deserves one',
        'wags so hard that its feet take turns leaving the floor',
      ],
      content: [
        'carries a wooden spoon about, gently, until somebody cooks',
        'lies with its chin on one shoe, keeping it warm for later',
        'has collected the cushions and is sitting beside the pile',
      ],
      eats: 'eats up every bit and brings the clean bowl over to be admired',
      plays: 'fetches it, fetches it again, and fetches two things nobody threw',
      lonely: 'lines up your shoes by the door and lies down across them',
      unwell: 'sets the ball down halfway and forgets what came next',
      asleep: 'sleeps on its back with a tennis ball wedged under its chin',
      curious: 'carries the mystery parcel to the light without leaving a tooth mark',
      bonded: 'places its most chewed treasure in your lap and lets go of it',
      quirks: [
        'apologises to furniture it bumps with its tail',
        'cannot greet anyone with an empty mouth',
        'hides one glove under the sofa for emergencies',
        'wades into every puddle up to the elbows',
      ],
      remembered: 'bringer-back of all that was dropped',
    },
  },
  {
    slug: 'beagle',
    name: 'Beagle',
    family: 'dog',
    tier: 'common',
    trust_speed: 'fast',
    feeding_window_hours: 5,
    hunger_decay_per_hour: 2,
    happiness_decay_per_hour: 1.2,
    innate_traits: ['vocal', 'social'],
    personality:
      'A nose with a small loud dog attached. Reports every smell at full volume and is ' +
      'certain the neighbours want to know.',
    special_mechanic: null,
    appearance: {
      look: 'a compact tricolour hound with velvet ears, white socks and a flag-tipped tail held straight up',
      colours: ['#a8642c', '#fbf5ea', '#2b2320'],
    },
    voice: {
      manner:
        'You announce everything like a town crier of smells, drift off mid-sentence after a ' +
        'better one, and love an audience.',
      hungry: 'bays at the cupboard where a biscuit once lived',
      happy: [
        'sings one long wobbling note with its ears flung back',
        'sniffs the whole carpet and reports only good news',
        'bays at a passing butterfly, warmly',
        'spins in the hall with both ears flying',
        'rolls in something historic and wears it with pride',
      ],
      content: [
        'is reading the doormat with its nose, page by page',
        'sits under the table on a hunch',
        'logs the afternoon’s smells, loudest first',
      ],
      eats: 'vacuums the bowl, the floor round the bowl, and the memory of the bowl',
      plays: 'follows the game by nose and sings when it catches up with it',
      lonely: 'howls down the stairwell and waits for the echo to answer',
      unwell: 'walks past a dropped crust with a dry nose and says nothing',
      asleep: 'twitches its nostrils through a dream of sausages in tall grass',
      curious: 'follows a three-day-old trail twice around the kitchen table',
      bonded: 'shares its very best smell and steps aside so you can have a go',
      quirks: [
        'inspects each shopping bag like a customs officer',
        'opens the bin with a technique it will not discuss',
        'answers sirens in the correct key',
        'steers by one ear when the other flips inside out',
      ],
      remembered: 'first nose on every trail, loudest on all',
    },
  },
  {
    slug: 'lab',
    name: 'Lab',
    family: 'dog',
    tier: 'common',
    trust_speed: 'instant',
    feeding_window_hours: 4,
    hunger_decay_per_hour: 1.6,
    happiness_decay_per_hour: 0.7,
    innate_traits: ['gentle', 'social'],
    personality:
      'Decided you were family before you finished saying hello. Built from otter parts, good ' +
      'faith and a wish to be in the pond.',
    special_mechanic: null,
    appearance: {
      look: 'a sleek black dog with a broad brow, an otter tail and water beading along its back',
      colours: ['#2a2a2e', '#4a4a50', '#c8a15a'],
    },
    voice: {
      manner:
        'You talk plainly and delightedly, as if each person were the one you had been hoping ' +
        'for, and you mean every word.',
      hungry: 'rests a heavy chin on the counter and breathes at the butter',
      happy: [
        'knocks three mugs off the low table with one sweep of its tail',
        'bounces on all fours as if the floor were water',
        'swims a lap of the rug on its belly',
        'greets each chair by name and means it',
        'carries a wet log through the front room with perfect joy',
      ],
      content: [
        'leans on the nearest piece of furniture, for friendship',
        'is lying in the doorway so that nobody gets left out',
        'chews thoughtfully on a boot that was nearly finished anyway',
      ],
      eats: 'empties the bowl in one happy breath and looks up to see whether that was it',
      plays: 'leaps in with both feet, gets everything wet, and begs for one more',
      lonely: 'leans on the fridge because it hums like somebody',
      unwell: 'leaves the last spoonful in the dish and stands there puzzled',
      asleep: 'paddles all four feet through an imaginary lake',
      curious: 'jumps in first and works out afterwards how deep it is',
      bonded: 'sits on your foot so that neither of you can be mislaid',
      quirks: [
        'shakes dry only when someone is close enough to share',
        'befriends the postman again from scratch each day',
        'bites at the garden hose as if it were a long fish',
        'swallows first and asks what it was later',
      ],
      remembered: 'friend to the pond and everyone beside it',
    },
  },
  {
    slug: 'terrier',
    name: 'Terrier',
    family: 'dog',
    tier: 'common',
    trust_speed: 'medium',
    feeding_window_hours: 5,
    hunger_decay_per_hour: 2,
    happiness_decay_per_hour: 1,
    innate_traits: ['stubborn'],
    personality:
      'Eight kilos of opinion in a wire coat. Starts digging before it has chosen a reason ' +
      'and finishes out of principle.',
    special_mechanic: null,
    appearance: {
      look: 'a scruffy wire-haired tan dog with a muddy beard, fierce eyebrows and soil on its nose',
      colours: ['#b98652', '#e6cfa6', '#4d3b2c'],
    },
    voice: {
      manner:
        'You speak in short blunt verdicts, argue with facts you dislike, and would rather dig ' +
        'to the answer than be told it.',
      hungry: 'shoves its dish across the tiles until somebody trips on it',
      happy: [
        'kills the same rope toy nine times and bows after each',
        'digs up the lawn in a fit of good temper',
        'shakes a cushion until it admits defeat',
        'struts along the wall, beard first',
        'barks at the moon and gets the last word',
      ],
      content: [
        'is at the gatepost, gathering evidence',
        'glares at a flowerpot it has plans for',
        'sits in its hole like a landlord',
      ],
      eats: 'attacks the dish as though it had said something, and wins outright',
      plays: 'takes hold, growls with delight, and has to be declared the winner twice',
      lonely: 'digs a hole exactly its own size and sits in it',
      unwell: 'lets the vacuum cleaner pass without a single threat',
      asleep: 'growls in its sleep with one fist of a paw on a stolen brush',
      curious: 'goes headfirst under the shed until only the tail is left',
      bonded: 'shows you where the bones are buried, all but one',
      quirks: [
        'barks at the same gatepost on suspicion',
        'wins arguments by going limp',
        'keeps a beard full of last Tuesday',
        'patrols the skirting board for mice that moved out',
      ],
      remembered: 'undefeated opponent of the flowerbed',
    },
  },
  {
    slug: 'frenchie',
    name: 'Frenchie',
    family: 'dog',
    tier: 'common',
    trust_speed: 'fast',
    feeding_window_hours: 5,
    hunger_decay_per_hour: 1.4,
    happiness_decay_per_hour: 1.2,
    innate_traits: ['social', 'stubborn'],
    personality:
      'A café regular with bat ears and a weak chin for rules. Wants company, a cushion and no ' +
      'stairs, in whichever order is nearest.',
    special_mechanic: null,
    appearance: {
      look: 'a stocky fawn bulldog with upright bat ears, a squashed dark face and a barrel chest on short legs',
      colours: ['#cfae8a', '#f3e4d0', '#3c2f2a'],
    },
    voice: {
      manner:
        'You converse in snorts, sighs and dry asides like a regular at a corner table, and ' +
        'you never hurry a sentence.',
      hungry: 'stares at the oven door and snorts once a minute',
      happy: [
        'wiggles from the shoulders down because there is no tail to do it',
        'snorts like a small trombone and rolls off the cushion',
        'trots a victory lap of the coffee table, all chest',
        'flings itself on its back and bicycles at the ceiling',
        'laughs through its nose at a passing pigeon',
      ],
      content: [
        'holds the corner table, ears up, open to conversation',
        'is flat on the tiles, admiring the ceiling',
        'sighs at the window like a novelist',
      ],
      eats: 'eats with snorts of critical approval and cleans the plate with its whole face',
      plays: 'plays one furious minute and then reclines to discuss it',
      lonely: 'drags its cushion into whichever room has voices',
      unwell: 'breathes like a small kettle and asks for the cool tiles',
      asleep: 'snores loud enough to rattle the teaspoon in the saucer',
      curious: 'tilts its whole head until the ears become a compass needle',
      bonded: 'presses its flat face into your sleeve and leaves a print',
      quirks: [
        'sits down in the middle of the pavement to think',
        'grumbles in full paragraphs about rain',
        'frog-legs flat on the cold kitchen floor',
        'refuses to be lifted, then refuses to be put down',
      ],
      remembered: 'snoring host of the corner table',
    },
  },
  {
    slug: 'border_collie',
    name: 'Border Collie',
    family: 'dog',
    tier: 'uncommon',
    trust_speed: 'fast',
    feeding_window_hours: 3,
    hunger_decay_per_hour: 2.6,
    happiness_decay_per_hour: 1.4,
    innate_traits: ['social'],
    personality:
      'Reads the room, counts it, and moves it two steps left. A mind like a sharpened pencil that will ' +
      'write on the walls if given no paper.',
    special_mechanic:
      'It needs a job, not a toy: play only works with task items such as puzzles and training exercises.',
    appearance: {
      look: 'a lean black-and-white sheepdog in a low crouch, with a white blaze and one unblinking pale eye',
      colours: ['#1f2126', '#f7f7f4', '#6ea8c9'],
    },
    voice: {
      manner:
        'You think in tasks and next steps, answer before the question ends, and always close ' +
        'by asking what needs doing now.',
      hungry: 'herds the cutlery drawer, the bowl and you into one corner',
      happy: [
        'drops into a crouch and quivers, waiting for the next instruction',
        'slinks a perfect arc round the sofa and parks it',
        'finishes a plan, quivers, and finds another inside it',
        'dances on its toes with the solution in its mouth',
        'herds a patch of sunlight into the corner and holds it there',
      ],
      content: [
        'lies with its chin on its paws, counting everyone in',
        'has put the slippers in order of size and is checking the result',
        'watches the door handle as one rereads a manual',
      ],
      eats: 'eats at speed, in order, left to right, and reports to the starting position',
      plays: 'works the task through twice, the second time faster, and asks for a harder one',
      lonely: 'rounds up the dining chairs and holds them there all afternoon',
      unwell: 'miscounts the family and has to begin again',
      asleep: 'dozes with its eyes a slit open, still guarding the gate',
      curious: 'watches your hands solve the latch and then does it faster',
      bonded: 'moves when you only think of the whistle',
      quirks: [
        'sorts its belongings by a system nobody has cracked',
        'stares at sheep on television until they turn left',
        'learns the names of things you wished it had not',
        'circles the dawdlers at the back of any walk',
      ],
      remembered: 'the one who knew where everybody was',
    },
  },
  {
    slug: 'husky',
    name: 'Husky',
    family: 'dog',
    tier: 'uncommon',
    trust_speed: 'medium',
    feeding_window_hours: 4,
    hunger_decay_per_hour: 2,
    happiness_decay_per_hour: 1,
    innate_traits: ['vocal', 'stubborn'],
    personality:
      'Has forty kilometres in its legs and a complaint about each one. Debates every request in ' +
      'operatic vowels, then runs anyway.',
    special_mechanic: null,
    appearance: {
      look: 'a thick-furred grey and white sled dog with ice-blue eyes, a dark widow’s peak and frost on its ruff',
      colours: ['#6b7684', '#f4f7fa', '#59b7e8'],
    },
    voice: {
      manner:
        'You wail, bargain and editorialise in long drawn vowels, treat each order as an ' +
        'opening bid, and live to go farther.',
      hungry: 'delivers a rising aria to the closed freezer',
      happy: [
        'tears nine laps around the yard and banks off the fence',
        'howls a high note and holds it for the sheer view',
        'bounds through the sprinkler and files no complaint',
        'throws snow over its shoulder, or lawn if there is none',
        'gallops the stairs up and down, arguing for both directions',
      ],
      content: [
        'mutters through a dream of open country, eyes open',
        'lies on the coldest tile and disputes the forecast',
        'sits with its back to the room, composing a rebuttal',
      ],
      eats: 'eats every scrap while protesting that the service has gone downhill',
      plays: 'runs until the game begs for mercy and then talks about it for an hour',
      lonely: 'throws its head back and files a grievance with the moon',
      unwell: 'stands at the open door in fresh snow and does not step out',
      asleep: 'curls into a knot with its brush of a tail laid over its nose',
      curious: 'pulls toward the far end of the road to see if it has one',
      bonded: 'argues with you in a low voice kept for no one else',
      quirks: [
        'says no in several distinct pitches',
        'sheds a second husky every spring',
        'leans into any harness, including a handbag strap',
        'sits in the bath when the weather turns warm',
      ],
      remembered: 'lead dog, gone on past the last marker',
    },
  },
  {
    slug: 'greyhound',
    name: 'Greyhound',
    family: 'dog',
    tier: 'uncommon',
    trust_speed: 'medium',
    feeding_window_hours: 6,
    hunger_decay_per_hour: 1.6,
    happiness_decay_per_hour: 0.6,
    innate_traits: ['gentle'],
    personality:
      'Thirty seconds of lightning a day, and then upholstery. Shy as steam, polite to a fault, ' +
      'and never quite sure how to sit.',
    special_mechanic: null,
    appearance: {
      look: 'a slender blue-grey hound with a deep chest, tucked waist, rose ears and legs like drawn bows',
      colours: ['#8590a0', '#d8dde4', '#3f4856'],
    },
    voice: {
      manner:
        'You speak softly and seldom, with long pauses, and then all at once in one breathless ' +
        'rush before lying down again.',
      hungry: 'lays its long nose along your forearm like a question',
      happy: [
        'becomes a blur, then a curve, then a dog on the sofa',
        'does one silver lap of the garden and a second in its sleep',
        'play-bows to the sofa, which always accepts',
        'gallops on the spot, lying down',
        'grins sideways, all teeth and no malice',
      ],
      content: [
        'is draped over the armchair with at least one leg on loan',
        'stands in the doorway, wondering how sitting is done',
        'arranges its soft toys with a careful nose',
      ],
      eats: 'eats in long, quiet mouthfuls and tiptoes away from the clean dish',
      plays: 'is still, then a streak, then still again, with the prize',
      lonely: 'folds itself onto your side of the bed and sighs through its ribs',
      unwell: 'trembles under two blankets and keeps one hind leg lifted',
      asleep: 'roaches upside down with its legs pointing at four corners',
      curious: 'lifts its head on that swan of a neck and freezes mid-step',
      bonded: 'chatters its teeth softly when your key turns',
      quirks: [
        'hoards soft toys without ever chewing one',
        'regards stairs as a personal matter',
        'wears a jumper with great seriousness',
        'corners like a car and apologises to the lamp',
      ],
      remembered: 'the swiftest thing that ever lay still',
    },
  },
  {
    slug: 'pitbull',
    name: 'Pitbull',
    family: 'dog',
    tier: 'uncommon',
    trust_speed: 'slow',
    feeding_window_hours: 4,
    hunger_decay_per_hour: 1.6,
    happiness_decay_per_hour: 0.7,
    innate_traits: ['stubborn'],
    personality:
      'Makes up its mind once, slowly, and then nothing on earth will shift it. Behind that ' +
      'anvil of a head it is mostly lap.',
    special_mechanic: null,
    appearance: {
      look: 'a muscular brindle-brown dog with a wide wedge head, a white chest star and an enormous grin',
      colours: ['#8a5a3c', '#f0e2d2', '#e07a8b'],
    },
    voice: {
      manner:
        'You say a thing once and stand by it, mistrust smooth talk, and turn unexpectedly ' +
        'tender when nobody is performing.',
      hungry: 'plants itself before the pantry and cannot be slid',
      happy: [
        'grins so wide that its eyes vanish and its whole rear swings',
        'wriggles in a full circle round its own grin',
        'rolls on its back and snores while awake',
        'trots about with a branch wider than any door',
        'thumps its tail on the floorboards like a judge in a good mood',
      ],
      content: [
        'lies across the threshold, off duty but available',
        'is chewing over one thought, the same as yesterday',
        'rests its great head on the windowsill and breathes on the glass',
      ],
      eats: 'eats with the whole of its attention and then leans on the bowl in gratitude',
      plays: 'takes hold and will not let go, laughing through its teeth',
      lonely: 'guards your old jumper in the hall and will not trade it',
      unwell: 'loosens its hold on the tug rope and simply looks at it',
      asleep: 'burrows to the foot of the bed and radiates like a brick',
      curious: 'pushes its blocky forehead against the problem until it moves',
      bonded: 'climbs all thirty kilos into your lap and exhales',
      quirks: [
        'hangs on to a stick for an entire season',
        'waits out strangers from behind your knees',
        'groans when scratched in the one right place',
        'chooses a route and rejects all amendments',
      ],
      remembered: 'a heart that took its time and held',
    },
  },
  {
    slug: 'akita',
    name: 'Akita',
    family: 'dog',
    tier: 'rare',
    trust_speed: 'slow',
    feeding_window_hours: 6,
    hunger_decay_per_hour: 1.6,
    happiness_decay_per_hour: 0.8,
    innate_traits: ['stoic', 'stubborn'],
    personality:
      'Waits at the appointed place at the appointed time, in any weather, for the one person it ' +
      'has chosen. Everyone else may pass.',
    special_mechanic: null,
    appearance: {
      look: 'a powerful russet and white dog with a bear-like face, small dark eyes and snow on its shoulders',
      colours: ['#b5622f', '#fdf6ec', '#3a2a22'],
    },
    voice: {
      manner:
        'You speak rarely and formally, keep every promise you make, and treat waiting for ' +
        'someone as the highest form of talk.',
      hungry: 'sits square beside its bowl and looks at the wall, uncomplaining',
      happy: [
        'lets the tail unroll by one dignified inch',
        'walks one slow lap of the garden with its tail curled tight',
        'shakes the snow from its back as if it were applause',
        'allows the corners of its mouth to rise',
        'bounds once, in private, and resumes its dignity',
      ],
      content: [
        'sits facing the road, as arranged',
        'inspects the gate at its usual hour',
        'lies with its paws crossed, in session',
      ],
      eats: 'eats without hurry or noise, down to the last grain, and inclines its head',
      plays: 'plays with grave courtesy until it forgets itself and leaps',
      lonely: 'keeps its post at the station end of the street past dark',
      unwell: 'hides the limp until it thinks the room is empty',
      asleep: 'rests like a temple statue with its back against your door',
      curious: 'studies the visitor from the landing before granting the stairs',
      bonded: 'knows your train by its sound and stands before it stops',
      quirks: [
        'takes your wrist gently in its mouth to lead you home',
        'bows to no one but nods at the old gardener',
        'washes its paws like a cat after supper',
        'remembers who stepped over it and who went round',
      ],
      remembered: 'still at the platform, still on time',
    },
  },
  {
    slug: 'shiba',
    name: 'Shiba Inu',
    family: 'dog',
    tier: 'rare',
    trust_speed: 'medium',
    feeding_window_hours: 5,
    hunger_decay_per_hour: 1.6,
    happiness_decay_per_hour: 1,
    innate_traits: ['stubborn', 'solitary'],
    personality:
      'Fox-faced and self-employed. Accepts affection by appointment, screams at nail clippers, and ' +
      'considers the lead a suggestion.',
    special_mechanic: null,
    appearance: {
      look: 'a small orange-sesame dog with cream cheeks, a sly half-smile and a tail coiled like a bun',
      colours: ['#d9812e', '#fff1dc', '#5a3218'],
    },
    voice: {
      manner:
        'You are droll, terse and faintly superior, answer in two or three words where ten were ' +
        'wanted, and dramatise any bath.',
      hungry: 'looks from you to the dish and back as if reviewing staff',
      happy: [
        'flattens its ears to airplane wings and skids around the low table',
        'runs three furious circles and stops as if nothing had occurred',
        'smiles with its eyes shut at the sun on the step',
        'tosses a leaf in the air and is annoyed to be seen doing it',
        'struts past the neighbour’s dog, twice',
      ],
      content: [
        'is seated on its step, accepting no calls',
        'looks over the garden like someone who owns the lease',
        'sits with its back turned and one ear on duty',
      ],
      eats: 'pretends to think it over, then eats the lot in the time it takes to look away',
      plays: 'joins the game late, cheats elegantly, and leaves while ahead',
      lonely: 'happens to sit in the next room, facing your way',
      unwell: 'permits itself to be carried, which alarms everyone',
      asleep: 'seals itself into a cinnamon roll under the porch',
      curious: 'peers through its own private hole in the hedge',
      bonded: 'offers one shoulder for scratching and stays past the time limit',
      quirks: [
        'screams before the brush has touched it',
        'becomes immovable at the corner by the bakery',
        'steps round every wet leaf on the path',
        'side-eyes its reflection and finds it acceptable',
      ],
      remembered: 'sole proprietor of the sunny step',
    },
  },
  {
    slug: 'wolfhound',
    name: 'Wolfhound',
    family: 'dog',
    tier: 'rare',
    trust_speed: 'fast',
    feeding_window_hours: 8,
    hunger_decay_per_hour: 1,
    happiness_decay_per_hour: 0.6,
    innate_traits: ['gentle'],
    personality:
      'Tall as a doorway and careful as a candle, it lives a short life without hurrying. Every evening by ' +
      'the fire counts, and it seems to know.',
    special_mechanic: null,
    appearance: {
      look: 'a towering shaggy grey hound with a silvered beard, kind brows and the long bones of an old ballad',
      colours: ['#7d7a74', '#c9c4ba', '#4b4640'],
    },
    voice: {
      manner:
        'You talk like an old storyteller by a turf fire, slow and courteous, aware of how short ' +
        'the days are and glad of them.',
      hungry: 'looks down at the table from above and waits to be noticed',
      happy: [
        'lopes one great circle of the field and returns a little winded',
        'gallops the length of the field like a table in love',
        'sways its long tail and clears a bookshelf, gently',
        'play-bows to a hen',
        'rolls in the heather until it is half heather',
      ],
      content: [
        'stands at the window and looks over everyone’s head',
        'lies before the hearth and takes up all of the story',
        'listens to the rain on the barn, chin on paws',
      ],
      eats: 'lowers its great head and eats slowly, as one saying grace between bites',
      plays: 'lollops after the game in seven-league strides and lets the small ones catch up',
      lonely: 'stands in the hallway like a forgotten coat stand',
      unwell: 'takes the rug in three stages, front, rest, and back',
      asleep: 'fills the hearth from end to end with its beard in the ashes',
      curious: 'lowers its huge head to the beetle and holds its breath',
      bonded: 'lays its grey muzzle on your shoulder while you stand',
      quirks: [
        'greets each birthday with unusual solemnity',
        'drinks from the tap without being lifted',
        'lets kittens sleep in the crook of its elbow',
        'visits the old oak and stays a while',
      ],
      remembered: 'great in the shoulder, greater by the hearth',
    },
  },
  {
    slug: 'malinois',
    name: 'Malinois',
    family: 'dog',
    tier: 'rare',
    trust_speed: 'fast',
    feeding_window_hours: 3,
    hunger_decay_per_hour: 2.6,
    happiness_decay_per_hour: 1.4,
    innate_traits: ['punctual'],
    personality:
      'Clocked on at birth and has never clocked off. Precise, airborne, and four minutes early for ' +
      'everything, including breakfast.',
    special_mechanic: null,
    appearance: {
      look: 'a taut mahogany shepherd with a black mask, tall alert ears and a working harness worn smooth',
      colours: ['#a5672f', '#dcb27c', '#1c1a19'],
    },
    voice: {
      manner:
        'You report in clipped, exact statements with the time attached, hate idle standby, and ' +
        'burn to be sent on the next run.',
      hungry: 'checks in at the food bin on the minute and taps it twice',
      happy: [
        'scales the garden wall, turns in mid-air and lands at heel',
        'does a backflip off the wall and reports it completed',
        'runs the perimeter in a personal best',
        'carries its lead round the garden at a sprint, walking itself',
        'lands on the gatepost, balances, and looks for marks out of ten',
      ],
      content: [
        'stands by, ears locked, fully charged',
        'patrols the landing in eleven-minute circuits',
        'lies at attention, if that is possible, and it is',
      ],
      eats: 'clears the bowl in nine seconds and returns to heel',
      plays: 'executes the game at full speed and holds the finish for inspection',
      lonely: 'spins tight circles at the gate where the car should be',
      unwell: 'answers the recall a full second late',
      asleep: 'powers down in full harness with both ears still on duty',
      curious: 'clears the stairwell floor by floor and returns to give its findings',
      bonded: 'locks eyes across the field and needs no word at all',
      quirks: [
        'wakes one breath ahead of the alarm clock',
        'climbs trees if the ball goes up one',
        'indicates on the cheese drawer with a perfect sit',
        'times the postal van and disapproves of Thursdays',
      ],
      remembered: 'end of watch, all posts secure',
    },
  },
  {
    slug: 'dire_wolf',
    name: 'Dire Wolf',
    family: 'dog',
    tier: 'extreme',
    trust_speed: 'slow',
    feeding_window_hours: 12,
    hunger_decay_per_hour: 0.7,
    happiness_decay_per_hour: 0.4,
    innate_traits: ['social', 'stoic'],
    personality:
      'Walked out of the tar and the ice still counting its pack. Says we where others say I, and will ' +
      'not eat until the slowest has come in.',
    special_mechanic: null,
    appearance: {
      look: 'a massive ash-white Ice Age wolf with a scarred muzzle, amber eyes and a ruff like a snowdrift',
      colours: ['#b9bcc0', '#eceff1', '#e09a2b'],
    },
    voice: {
      manner:
        'You speak as we, in slow old words of ice, herd and kin, and you weigh every stranger by ' +
        'what they would do for the pack.',
      hungry: 'stands over the cold kill-place and counts who has not yet eaten',
      happy: [
        'touches muzzles with each of its kin in order of age',
        'leaps in the snow like a cub ten thousand winters old',
        'howls, and the hills are pleased to be asked',
        'rolls a stone down the slope and runs it to the bottom',
        'wrestles the wind and lets it win',
      ],
      content: [
        'lies at the edge of the firelight, counting',
        'keeps to the lee of the rock and waits for the pack to be whole',
        'tests the air for old friends',
      ],
      eats: 'eats when all are in, with the slow jaws of the ice age, and leaves the bone for the small ones',
      plays: 'plays as the pack plays: rough, fair, and with everybody',
      lonely: 'sends one call across the valley and holds a silence for the reply',
      unwell: 'drops to the rear of the line so as not to slow it',
      asleep: 'sleeps at the outer edge of the heap, between the others and the wind',
      curious: 'reads an old track with its whole weight held still',
      bonded: 'shortens its stride to yours and calls you one of ours',
      quirks: [
        'walks in the footprints of whoever goes ahead',
        'steps wide around anything black and shiny',
        'leaves a portion for a packmate long gone',
        'turns its back to a blizzard and waits it out',
      ],
      remembered: 'last of the long pack, counted home',
    },
  },
  {
    slug: 'basenji',
    name: 'Basenji',
    family: 'dog',
    tier: 'extreme',
    trust_speed: 'medium',
    feeding_window_hours: 6,
    hunger_decay_per_hour: 1.4,
    happiness_decay_per_hour: 0.8,
    innate_traits: ['solitary'],
    personality:
      'Never barks, seldom explains. Moves through the house like a thought you nearly had, and yodels ' +
      'twice a year when the moment deserves it.',
    special_mechanic: null,
    appearance: {
      look: 'a fine-boned chestnut dog with a wrinkled brow, white feet and a tail wound tight over one hip',
      colours: ['#a4472a', '#fffaf2', '#2e1c16'],
    },
    voice: {
      manner:
        'You hardly use words; you answer in glances, gestures and bracketed silences, and when you do ' +
        'speak it is one odd bright line.',
      hungry: 'appears on the kitchen shelf without anyone hearing the jump',
      happy: [
        'lets out a single yodel and looks around to see who did it',
        'prances sideways the length of the hall without a sound',
        'tucks its tail into a tighter curl and skips',
        'spins on the armchair, once each way',
        'flicks an ear at the joke, the equivalent of a roar',
      ],
      content: [
        'sits on the back of the sofa like an ornament with opinions',
        'washes a paw, cat-fashion, and looks at nobody',
        'has looked at the door, and the door has understood',
      ],
      eats: 'eats without a sound and is on the far side of the room, wiping its paws on the rug',
      plays: 'plays in mime, and beautifully',
      lonely: 'watches the lane from the back of the armchair, wordless as a vase',
      unwell: 'smooths the wrinkles out of its brow and stops grooming',
      asleep: 'tucks its nose under a hind foot and makes no sound at all',
      curious: 'furrows its forehead at the lock and tries it with a paw',
      bonded: 'touches your ankle once with a cool nose in passing',
      quirks: [
        'trots like a pony on a string of tiptoes',
        'opens zips at night and takes nothing',
        'crosses the room only along the furniture',
        'yawns in place of a reply',
      ],
      remembered: 'a silence with very good posture',
    },
  },
  {
    slug: 'maned_wolf',
    name: 'Maned Wolf',
    family: 'dog',
    tier: 'extreme',
    trust_speed: 'slow',
    feeding_window_hours: 10,
    hunger_decay_per_hour: 0.8,
    happiness_decay_per_hour: 0.5,
    innate_traits: ['solitary', 'stoic'],
    personality:
      'Neither fox nor wolf, it stands on stilts at the edge of things and takes notes. Eats fruit, ' +
      'keeps its distance, misses nothing.',
    special_mechanic: null,
    appearance: {
      look: 'a stilt-legged red-gold canid with black stockings, a dark crest of mane and huge upright ears',
      colours: ['#c8642a', '#f2dcc0', '#1d1715'],
    },
    voice: {
      manner:
        'You observe before you speak, describe what you saw rather than what you feel, and ' +
        'leave the conclusion to others.',
      hungry: 'tips its ears to the grass and counts what rustles there',
      happy: [
        'paces both left legs, then both right, through the evening savanna',
        'canters through the tall grass with its ears above the tide',
        'tosses a fruit in the air and lets it land',
        'dances four steps at a firefly, then writes it off',
        'flares its mane for the pleasure of the breeze',
      ],
      content: [
        'stands at the edge of the lawn, noting',
        'compares this evening with the last one',
        'folds its long legs under it like a deckchair',
      ],
      eats: 'takes each bite as if entering it in a ledger, and leaves nothing unrecorded',
      plays: 'circles the game on stilts, observes its rules, then joins at precisely the right moment',
      lonely: 'gives one deep roar-bark at dusk and notes that none returned',
      unwell: 'lowers its mane and stands with its stockinged feet together',
      asleep: 'folds those long legs like a deckchair in the tall grass',
      curious: 'regards the new thing for an hour from the same four footprints',
      bonded: 'comes three paces nearer than yesterday and stays there',
      quirks: [
        'plants seeds wherever it dines on fruit',
        'taps the ground with a forefoot to make it talk',
        'walks the same path nightly to see what altered',
        'raises its mane at umbrellas and no other thing',
      ],
      remembered: 'witness of the tall grass at dusk',
    },
  },
  {
    slug: 'fennec_fox',
    name: 'Fennec Fox',
    family: 'dog',
    tier: 'extreme',
    trust_speed: 'fast',
    feeding_window_hours: 4,
    hunger_decay_per_hour: 2,
    happiness_decay_per_hour: 1.2,
    innate_traits: ['nocturnal', 'social'],
    personality:
      'Two enormous ears tuned to the shape of your habits. It noticed you always come on the second ' +
      'chirp, and has adjusted the chirps.',
    special_mechanic: null,
    appearance: {
      look: 'a tiny cream desert fox with ears wider than its face, furred soles and a black-tipped brush',
      colours: ['#ecd2a0', '#fff8ea', '#5b4330'],
    },
    voice: {
      manner:
        'You chatter quickly in hunches and tallies, point out rhythms others missed, and get ' +
        'giddy when a prediction comes true.',
      hungry: 'triangulates a cricket through two walls and a bookcase',
      happy: [
        'squeaks like a hinge and bounces sideways off the cushions',
        'zooms in figures of eight, tallying as it goes',
        'digs a hole, hops over it, and digs its opposite',
        'chirps at every correct guess, and there are many',
        'flattens its ears and slides down the rug',
      ],
      content: [
        'has one ear on the street and one on the stove',
        'is checking today against its forecast',
        'sits in the sand tray, drawing conclusions',
      ],
      eats: 'predicts the first bite, confirms it, and has finished the rest before the sum is done',
      plays: 'springs straight up, works out the angle, and comes down exactly on it',
      lonely: 'swivels each ear to a different footstep that is not yours',
      unwell: 'lets its great ears droop like wet sails',
      asleep: 'naps in a dug-out hollow at noon with one ear above the sand',
      curious: 'taps the tile, listens, taps the next and compares',
      bonded: 'predicts your arrival and is already upside down for it',
      quirks: [
        'digs at the mattress as though water lay below',
        'keeps a tally of your sneezes',
        'changes direction in mid-leap to test a theory',
        'stores dates behind the third book every time',
      ],
      remembered: 'listener at the seam of the night',
    },
  },
]
