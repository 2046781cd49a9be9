/**
 * The vocabulary of drawings, and the one reader of pictures made of it. A picture is a list of words such as
 * `red scarf` or `mountains`; it is stored, put into addresses and answered as these words.
 */
import { toOneLine } from '../text'
import { typingErrors } from '../typing-errors'

/** With the tone of each. */
export const COLOURS = {
  red: '#d9483b',
  crimson: '#a3223a',
  orange: '#ee8a34',
  yellow: '#f6cf3f',
  gold: '#dfa92f',
  copper: '#b9653a',
  brown: '#7d5235',
  tan: '#c8a06c',
  cream: '#f4e6c8',
  white: '#fbfaf6',
  silver: '#c6cdd6',
  grey: '#8c9199',
  charcoal: '#4a4b55',
  black: '#2a272d',
  green: '#5c9e4a',
  lime: '#a6d144',
  olive: '#808a3c',
  mint: '#a9dcc0',
  teal: '#2f8f8a',
  turquoise: '#4cc3c6',
  'sky blue': '#8cc4ee',
  blue: '#3f78c8',
  navy: '#2b3f73',
  indigo: '#4f46a3',
  purple: '#8a4fb0',
  lavender: '#c4aee4',
  pink: '#f29ab5',
  magenta: '#d13f93',
} as const
export type Colour = keyof typeof COLOURS

/** What the words of a group are, and whether they take a colour. */
export const PEN_GROUPS = {
  clothes: { what: 'something to wear', colour: 'possible' },
  thing: { what: 'something beside it', colour: 'possible' },
  feature: { what: 'something that grows on it', colour: 'possible' },
  marking: { what: 'a marking on its coat, which clothes may cover', colour: 'possible' },
  coat: { what: 'what its coat is like', colour: 'none' },
  part: { what: 'a part of it, which gets the colour', colour: 'needed' },
  backdrop: { what: 'what is behind it', colour: 'none' },
  kind: { what: 'what it takes after; what a designed species is', colour: 'none' },
} as const satisfies Record<string, { what: string; colour: 'needed' | 'possible' | 'none' }>
export type PenGroup = keyof typeof PEN_GROUPS

/** Words that a slot holds at once; one, unless it is listed. */
const ROOM: Readonly<Partial<Record<string, number>>> = { 'beside it': 2 }
export const roomIn = (slot: string): number => ROOM[slot] ?? 1

/** By group and slot: each word, and one line about it. Words in one slot cannot be shown together. */
const WORDS = {
  clothes: {
    neck: {
      scarf: 'A striped scarf with fringes.',
      bandana: 'A dotted bandana.',
      'bow tie': 'A bow tie.',
      tie: 'A tie with a white collar.',
      collar: 'A collar with a little bell.',
      ribbon: 'A ribbon tied in a bow.',
      necklace: 'Pearls with a gem.',
      medal: 'A medal on a ribbon.',
    },
    head: {
      'top hat': 'A top hat with a band.',
      'wizard hat': 'A pointed hat with stars.',
      'party hat': 'A paper cone with a pompom.',
      'straw hat': 'A straw hat with a ribbon.',
      beanie: 'A knitted hat with a pompom.',
      cap: 'A cap with a visor.',
      'cowboy hat': 'A hat with a wide brim.',
      helmet: 'A round helmet.',
      crown: 'A crown with jewels.',
      'flower crown': 'A wreath of flowers.',
      'chef hat': 'A tall white hat.',
      'pirate hat': 'A hat with skull and bones.',
      'graduation cap': 'A square cap with a tassel.',
      'santa hat': 'A red hat with a white rim.',
      beret: 'A beret.',
      'bunny ears': 'Rabbit ears on a band.',
      'hair bow': 'A bow on its head.',
      halo: 'A halo above its head.',
    },
    eyes: {
      glasses: 'Round glasses.',
      sunglasses: 'Dark glasses.',
      monocle: 'A monocle on a chain.',
      goggles: 'Goggles pushed up.',
      eyepatch: 'A patch over one eye.',
      'carnival mask': 'A mask around the eyes.',
    },
    ears: {
      headphones: 'Large headphones.',
      earrings: 'Two rings.',
    },
    mouth: { moustache: 'A curled moustache.' },
    body: {
      sweater: 'A knitted sweater.',
      raincoat: 'A raincoat with buttons.',
      apron: 'An apron with a pocket.',
      vest: 'A vest.',
      'lab coat': 'A white coat with a pen.',
      armour: 'A breastplate.',
    },
    back: {
      cape: 'A cape down to the ground.',
      backpack: 'A backpack.',
    },
    wings: { wings: 'A pair of feathered wings.' },
    waist: { tutu: 'A pleated skirt.' },
    feet: {
      boots: 'Rubber boots.',
      'roller skates': 'Roller skates.',
    },
  },
  thing: {
    'beside it': {
      balloon: 'A balloon on a string.',
      book: 'An open book.',
      flower: 'A flower.',
      lantern: 'A lantern with a flame.',
      umbrella: 'An open umbrella.',
      sword: 'A sword.',
      wand: 'A wand with a star.',
      cup: 'A steaming cup.',
      key: 'A large key.',
      ball: 'A striped ball.',
      herring: 'A fish to eat.',
      bone: 'A bone.',
      'shining star': 'A star that shines.',
      heart: 'A heart.',
      letter: 'A sealed letter.',
      guitar: 'A guitar.',
      flute: 'A flute.',
      brush: 'A paintbrush.',
      'magnifying glass': 'A magnifying glass.',
      scroll: 'A rolled map.',
      telescope: 'A telescope on its stand.',
      potion: 'A flask of potion.',
      apple: 'An apple.',
      cake: 'A small cake with icing.',
      leaf: 'A leaf.',
      acorn: 'An acorn.',
      seashell: 'A seashell.',
      gem: 'A cut gem.',
      laptop: 'An open laptop.',
      gear: 'A cogwheel.',
      hourglass: 'An hourglass.',
      bell: 'A bell.',
      quill: 'A quill and its inkwell.',
      shield: 'A shield.',
      yarn: 'A ball of yarn.',
      pillow: 'A pillow.',
      teddy: 'A teddy bear.',
      teapot: 'A teapot.',
      candle: 'A burning candle.',
      kite: 'A kite.',
      maracas: 'Two maracas.',
      drum: 'A drum with sticks.',
      violin: 'A violin and its bow.',
      trumpet: 'A trumpet.',
      microphone: 'A microphone.',
      camera: 'A camera.',
      skateboard: 'A skateboard.',
      surfboard: 'A surfboard.',
      broom: 'A broom.',
      staff: 'A staff with a stone.',
      cane: 'A walking cane.',
      hammer: 'A hammer.',
      axe: 'An axe.',
      'bow and arrow': 'A bow with an arrow.',
      'fishing rod': 'A fishing rod.',
      'watering can': 'A watering can.',
      basket: 'A basket.',
      'ice cream': 'An ice cream cone.',
      doughnut: 'A doughnut with icing.',
      cookie: 'A cookie.',
      carrot: 'A carrot.',
      toadstool: 'A spotted toadstool.',
      pumpkin: 'A pumpkin.',
      'pocket watch': 'A pocket watch on its chain.',
      globe: 'A globe.',
      'crystal ball': 'A crystal ball.',
      gift: 'A wrapped gift.',
      flag: 'A flag.',
      pencil: 'A pencil.',
      lollipop: 'A lollipop.',
      cauldron: 'A cauldron.',
      'potted plant': 'A potted plant.',
      'light bulb': 'A lit light bulb.',
      phone: 'A phone.',
      'treasure chest': 'A treasure chest.',
      suitcase: 'A suitcase.',
      bread: 'A loaf of bread.',
      cheese: 'A piece of cheese.',
    },
  },
  feature: {
    horns: { horns: 'Two short horns.' },
    head: {
      antennae: 'Two feathery feelers.',
      antlers: 'Branching antlers.',
      'single horn': 'One straight horn, like a unicorn.',
      crest: 'A crest of feathers.',
      sprout: 'A sprout with two leaves.',
      'flaming head': 'Flames on its head.',
    },
    neck: { mane: 'A mane like a lion.' },
    chin: { beard: 'A short beard.' },
    mouth: { tusks: 'Two tusks.' },
    'sides of its head': {
      gills: 'Feathery gills, like an axolotl.',
      fins: 'A fin at each side of the head.',
    },
    front: {
      tentacles: 'Tentacles in front.',
      clockwork: 'Two cogwheels in its side.',
    },
    back: {
      'back shell': 'A shell on its back.',
      'back spikes': 'Spikes down its back.',
    },
  },
  marking: {
    markings: {
      stripes: 'Stripes like a tiger.',
      bands: 'Broad bands across head and body.',
      brindle: 'Fine uneven streaks.',
      spots: 'Round spots.',
      dapples: 'Pale spots.',
      rosettes: 'Rings like a leopard.',
      patches: 'Large patches.',
      saddle: 'A back of another colour and a light blaze.',
      mask: 'A face of another colour.',
      bandit: 'A band across the eyes.',
      scales: 'Rows of scales.',
      stars: 'Little stars.',
      circuit: 'The lines of a circuit board.',
      mist: 'A coat that fades into mist.',
      hearts: 'Little hearts.',
      swirls: 'Swirls.',
    },
    feet: { socks: 'Paws of another colour.' },
    forehead: { blaze: 'A stripe down the forehead.' },
    cheeks: { freckles: 'Freckles on both cheeks.' },
    chest: { bib: 'A patch on its chest.' },
  },
  coat: {
    coat: {
      fluffy: 'Soft tufts all around.',
      curly: 'Curls on head and body.',
      shaggy: 'An untidy fringe.',
      sleek: 'A gloss on head and body.',
      glassy: 'Seen through a little, like glass.',
    },
    light: {
      glowing: 'A warm glow around it.',
      sparkling: 'Sparks around its head.',
    },
    'on its coat': {
      mossy: 'Moss with small flowers on its head.',
      frosted: 'A cap of snow, and two icicles.',
    },
    back: { spiny: 'Spines on its back.' },
    mending: {
      scarred: 'An old scar above one eye.',
      patchwork: 'Two patches sewn on.',
    },
  },
  part: {
    'coat colour': { coat: 'Its fur, feathers, scales or skin; the case of a keeper.' },
    'belly colour': { belly: 'Its front; the trim of a keeper.' },
    'detail colour': { details: 'Its markings and other details; the coat of a keeper.' },
    'eye colour': { eyes: 'Both eyes.' },
    'tail colour': { tail: 'The tail it has.' },
    'ear colour': { ears: 'The ears it has.' },
    'nose colour': { nose: 'Its nose or beak.' },
    'foot colour': { feet: 'Its paws, feet or claws.' },
    'wing colour': { 'own wings': 'The wings it was born with.' },
    'shell colour': { 'own shell': 'The shell it was born with.' },
    backdrop: { wall: 'The wall behind it.' },
  },
  backdrop: {
    backdrop: {
      mountains: 'Mountains with snow.',
      sea: 'A beach, the sea and a sail.',
      underwater: 'Under water, with weeds and bubbles.',
      forest: 'A forest of firs.',
      meadow: 'A meadow in bloom.',
      desert: 'A desert with a cactus.',
      city: 'Houses with lit windows.',
      'night sky': 'Stars and a moon.',
      space: 'Stars and planets.',
      sunset: 'A setting sun.',
      sunshine: 'A clear day.',
      snow: 'A snowfield with firs.',
      rain: 'Rain from grey clouds.',
      storm: 'A thunderstorm.',
      clouds: 'White clouds.',
      rainbow: 'A rainbow.',
      cave: 'A cave with crystals.',
      library: 'Shelves of books.',
      kitchen: 'A kitchen.',
      castle: 'A castle with flags.',
      volcano: 'A volcano with fire.',
      'server room': 'Racks with small lights.',
      windowsill: 'A window with curtains.',
      autumn: 'Falling leaves.',
      blossom: 'Branches in blossom.',
    },
  },
  kind: {
    kind: {
      moth: 'Spotted wings and feathery feelers.',
      butterfly: 'Bright wings and feelers.',
      bee: 'Bands and clear wings.',
      beetle: 'A wing case and six legs.',
      dragonfly: 'Four clear wings.',
      ant: 'Six legs and feelers.',
      mantis: 'Clear wings and long legs.',
      spider: 'Eight legs and fangs.',
      scorpion: 'Claws and a stinger.',
      caterpillar: 'A banded body and feelers.',
      snail: 'A spiral shell and stalks.',
      crab: 'Claws and stalked eyes.',
      lobster: 'Claws and a fan of a tail.',
      octopus: 'Many arms.',
      jellyfish: 'A bell with ribbons.',
      fish: 'Scales and fins.',
      anglerfish: 'Fangs and a light on a stalk.',
      pufferfish: 'A round body with spines.',
      shark: 'A back fin and teeth.',
      whale: 'A spout and flukes.',
      dolphin: 'A back fin and a smile.',
      ray: 'A flat body with broad fins.',
      seahorse: 'A crest and a coiled tail.',
      starfish: 'Five arms.',
      seal: 'Flippers and whiskers.',
      frog: 'A wide mouth.',
      axolotl: 'Feathery gills.',
      lizard: 'Scales and spikes.',
      snake: 'Coils and a forked tongue.',
      turtle: 'A round shell.',
      crocodile: 'Teeth, scales and spikes.',
      dinosaur: 'Plates along its back.',
      dragon: 'Horns, wings and scales.',
      bird: 'A beak and wings.',
      owl: 'A round face and ear tufts.',
      crow: 'Black feathers.',
      eagle: 'A crest and spread wings.',
      duck: 'A broad bill.',
      penguin: 'A white front and flippers.',
      parrot: 'Bright feathers and a crest.',
      chicken: 'A comb and a beak.',
      flamingo: 'Long pink legs.',
      peacock: 'A crest and a fan of a tail.',
      phoenix: 'Burning feathers.',
      bat: 'Large ears and leather wings.',
      mouse: 'Round ears and a long tail.',
      hamster: 'Full cheeks.',
      squirrel: 'A bushy tail.',
      rabbit: 'Long ears and a bob of a tail.',
      hedgehog: 'Spines.',
      mole: 'A pink snout and broad paws.',
      bear: 'Round ears and a broad snout.',
      panda: 'Black ears and eyes.',
      koala: 'Large ears and a large nose.',
      fox: 'Pointed ears and a plume of a tail.',
      wolf: 'Pointed ears and a ruff.',
      dog: 'Drop ears and a wagging tail.',
      cat: 'Pointed ears and whiskers.',
      lion: 'A mane.',
      tiger: 'Stripes.',
      leopard: 'Rosettes.',
      raccoon: 'A mask and a ringed tail.',
      otter: 'A broad snout and a rope of a tail.',
      badger: 'A striped face.',
      deer: 'Antlers and pale spots.',
      horse: 'A mane and a long face.',
      zebra: 'A mane and stripes.',
      unicorn: 'A horn and a mane.',
      goat: 'Horns and a beard.',
      sheep: 'Wool and curled horns.',
      cow: 'Horns and patches.',
      pig: 'A snout and a curled tail.',
      elephant: 'A trunk, tusks and large ears.',
      giraffe: 'Spots and small horns.',
      rhino: 'A horn on its nose.',
      monkey: 'Round ears and a long tail.',
      sloth: 'A masked face with moss.',
      kangaroo: 'Tall ears and a pouch.',
      armadillo: 'A banded shell.',
      robot: 'A screen, an aerial and cogwheels.',
      machine: 'A box with a key to wind it.',
      clock: 'A clock face and a key to wind it.',
      ghost: 'A floating sheet.',
      slime: 'A dripping dome.',
      cloud: 'A cloud.',
      stone: 'A mossy stone.',
      crystal: 'Facets.',
      star: 'A star with a trail.',
      moon: 'A moon with craters.',
      flame: 'A flame.',
      droplet: 'A drop of water.',
      snowman: 'A carrot nose and buttons.',
      shadow: 'A dark shape with horns.',
      'living flower': 'Petals around its face.',
      cactus: 'A cactus in its pot.',
      tree: 'A trunk and a crown of leaves.',
      mushroom: 'A spotted cap.',
      seedling: 'A seed with a sprout.',
      yeti: 'Horns, tusks and long fur.',
    },
  },
} as const satisfies Record<PenGroup, Record<string, Record<string, string>>>

type Table = typeof WORDS
type KeysIn<Slots> = Slots extends Record<string, infer Words> ? (Words extends unknown ? keyof Words : never) : never
export type LabelOf<G extends PenGroup> = G extends PenGroup ? Extract<KeysIn<Table[G]>, string> : never

export interface PenWord<G extends PenGroup = PenGroup> {
  label: LabelOf<G>
  group: G
  /** What it cannot be shown together with. */
  slot: string
  line: string
}
type AnyPenWord = { [G in PenGroup]: PenWord<G> }[PenGroup]

export const penWords: readonly AnyPenWord[] = Object.entries(WORDS).flatMap(([group, slots]) =>
  Object.entries(slots).flatMap(([slot, words]) =>
    Object.entries(words).map(([label, line]) => ({ label, group, slot, line }) as AnyPenWord),
  ),
)

/** A word of a picture, in its colour if one was given. */
export type DrawnPiece = AnyPenWord & { colour?: Colour }

/** Whether it gives a creature other colours than those of its species. */
export const isRecoloured = (picture: Picture): boolean =>
  picture.some((word) => {
    const piece = pieceIn(word)
    return typeof piece !== 'function' && piece.group === 'part' && piece.label !== 'wall'
  })

/** The words in their plain spelling: as they are stored, put into addresses and answered. */
export type Picture = readonly string[]

/** More would not fit the size of a drawing. */
export const MOST_WORDS = 8

/** Made only where it is told: looking for the nearest words takes longer than reading. */
type Reason = () => string

export interface PictureProblem {
  /** The place of the word in the list. */
  at: number
  message: Reason
}

export type ParsedPicture = { words: Picture; pieces: readonly DrawnPiece[] } | { problems: readonly PictureProblem[] }

/** Case and spaces do not matter; addresses have hyphens for spaces. */
const keyOf = (text: string): string => text.toLowerCase().replace(/[\s_-]+/g, '')

const byKey: ReadonlyMap<string, AnyPenWord> = new Map(penWords.map((word) => [keyOf(word.label), word]))
const colours = (Object.keys(COLOURS) as Colour[]).map((colour) => ({ colour, key: keyOf(colour) }))

const longest = (texts: readonly string[]): number => Math.max(...texts.map(({ length }) => length))
/** Room for the longest word in the longest colour, and for some spaces too many. */
export const LONGEST_WORD = longest([...byKey.keys()]) + longest(colours.map(({ key }) => key)) + 10

export const wordOf = ({ colour, label }: DrawnPiece): string => (colour ? `${colour} ${label}` : label)

/** Reads a picture: its pieces, or each word that cannot be drawn, and why. */
export function parsePicture(words: readonly string[]): ParsedPicture {
  const problems: PictureProblem[] = []
  const pieces: DrawnPiece[] = []
  for (const [at, text] of words.entries()) {
    if (at >= MOST_WORDS) {
      problems.push({ at, message: () => `${quoted(text)} is one too many; a picture has at most ${MOST_WORDS} words` })
      break
    }
    const piece = pieceIn(text)
    const reason = typeof piece === 'function' ? piece : clashOf(piece, pieces)
    if (reason) problems.push({ at, message: () => `${quoted(text)} ${reason()}` })
    else pieces.push(piece as DrawnPiece)
  }
  return problems.length > 0 ? { problems } : { words: pieces.map(wordOf), pieces }
}

/** A text that is too long is shortened. */
function quoted(text: string): string {
  const line = toOneLine(text.slice(0, LONGEST_WORD + 1))
  return `"${line.length > LONGEST_WORD ? `${line.slice(0, LONGEST_WORD)}…` : line}"`
}

/** The piece that a text means, or why it means none. */
function pieceIn(text: string): DrawnPiece | Reason {
  if (text.length > LONGEST_WORD) return () => `is not a word of the pen, which have at most ${LONGEST_WORD} characters`
  const key = keyOf(text)
  const plain = byKey.get(key)
  if (plain)
    return PEN_GROUPS[plain.group].colour === 'needed' ? () => `needs a colour, such as "red ${plain.label}"` : plain
  const start = colours.find((one) => key.startsWith(one.key) && byKey.has(key.slice(one.key.length)))
  if (!start) return () => `is not a word of the pen${suggestion(nearestWords(text))}`
  const word = byKey.get(key.slice(start.key.length))!
  if (PEN_GROUPS[word.group].colour === 'none') return () => `takes no colour; send "${word.label}"`
  return { ...word, colour: start.colour }
}

function clashOf({ label, slot }: DrawnPiece, before: readonly DrawnPiece[]): Reason | null {
  if (before.some((one) => one.label === label)) return () => `is a second "${label}"; send it once`
  const others = before.filter((one) => one.slot === slot)
  if (others.length < roomIn(slot)) return null
  return () => `cannot be shown together with ${others.map((one) => `"${one.label}"`).join(' and ')} (${slot})`
}

const suggestion = (nearest: readonly string[]): string =>
  nearest.length > 0
    ? `; did you mean ${nearest.map((word) => `"${word}"`).join(' or ')}?`
    : '; GET /api/house/pictures lists all words'

const MOST_NEAREST = 3

/** Of these, the nearest to a text: those that it is part of or that are part of it, then those with the fewest typing errors. */
function nearest<T>(text: string, among: readonly T[], keyIn: (one: T) => string): T[] {
  const most = Math.max(1, Math.floor(text.length / 3))
  return among
    .map((one) => {
      const key = keyIn(one)
      const isPart = Math.min(key.length, text.length) > 2 && (key.includes(text) || text.includes(key))
      return { one, errors: isPart ? 0.5 : typingErrors(key, text, most) }
    })
    .filter(({ errors }) => Number.isFinite(errors))
    .sort((a, b) => a.errors - b.errors)
    .slice(0, MOST_NEAREST)
    .map(({ one }) => one)
}

/** For an unknown text; if nothing is near it, those near it without its first word. */
function nearestWords(text: string): string[] {
  const found = nearestTo(keyOf(text))
  const [, ...rest] = text.trim().split(/[\s_-]+/)
  return found.length > 0 || rest.length === 0 ? found : nearestWords(rest.join(' '))
}

/** A colour in front is kept, and an unknown colour is replaced by the nearest ones. */
function nearestTo(key: string): string[] {
  const word = penWords.filter(({ label }) => key.endsWith(keyOf(label))).sort(longestFirst)[0]
  const before = word ? key.slice(0, -keyOf(word.label).length) : ''
  const meant = nearest(before, before && word && takesColour(word) ? colours : [], (one) => one.key)
  if (word && meant.length > 0) return meant.map(({ colour }) => `${colour} ${word.label}`)
  const coloured = colours.find((one) => key.startsWith(one.key))
  const rest = coloured ? key.slice(coloured.key.length) : key
  return nearest(rest, penWords, ({ label }) => keyOf(label)).map((one) =>
    coloured && takesColour(one) ? `${coloured.colour} ${one.label}` : one.label,
  )
}

export const takesColour = ({ group }: Pick<AnyPenWord, 'group'>): boolean => PEN_GROUPS[group].colour !== 'none'
const longestFirst = (a: AnyPenWord, b: AnyPenWord): number => b.label.length - a.label.length
