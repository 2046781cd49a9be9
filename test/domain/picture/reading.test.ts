/** Reading of picture descriptions. */
import fc from 'fast-check'
import { breeds, dictionary, plainWord } from '../../../lambdas/domain/picture/dictionary'
import { describeDrawing } from '../../../lambdas/domain/picture/drawn-words'
import { isDrawnWith } from '../../../lambdas/domain/picture/kinds'
import { BREEDS, LEXICON } from '../../../lambdas/domain/picture/lexicon'
import { type ReadingOptions, readWords, type Subject, wallStroke } from '../../../lambdas/domain/picture/reading'
import WARDROBE from '../../../lambdas/drawing/wardrobe/wardrobe.json'
import { interpretWords } from '../../../lambdas/operations/pictures/interpret-words'
import { penLabel } from '../../../lambdas/species/pen-labels'
import { COLOURS, PEN_WORDS } from '../../../lambdas/species/pen-words'
import { strokesIn, strokesText } from '../../../lambdas/species/strokes'
import { TINTED } from '../../../lambdas/species/tinted'
import { sample } from '../../support/sampling'
import {
  BEING_PHRASES,
  COLOUR_PHRASES,
  FURTHER_PHRASES,
  LATER_PHRASES,
  MISLEADING_PHRASES,
  NATURAL_PHRASES,
  ORDER_PHRASES,
  OWN_PHRASES,
  PLACED_PHRASES,
  SCENE_PHRASES,
  THING_PHRASES,
  UNSEEN_PHRASES,
  USE_PHRASES,
  WISH_PHRASES,
} from './phrases'

const readingOf = (texts: readonly string[], subject: Subject, more: ReadingOptions = {}) => {
  const reading = readWords(texts, subject, more)
  return { with: describeDrawing(reading, subject).with, beyond: [...reading.beyond, ...reading.crowded] }
}

it.each<[string, Subject, string[], string[]]>([
  ['a red scarf and green eyes', 'creature', ['red scarf', 'green eyes'], []],
  ['eyes of gold, wings in silver', 'creature', ['silver wings', 'gold eyes'], []],
  ['black fur, white belly', 'creature', ['black coat', 'white front'], []],
  ['a striped red scarf', 'creature', ['red scarf'], ['striped scarf']],
  ['a red wool scarf', 'creature', ['red scarf'], []],
  ['I keep a red wool scarf and drink tea.', 'keeper', ['red scarf', 'cup'], []],
  ['a red, woolly scarf', 'creature', ['red scarf'], []],
  ['a red and white striped scarf', 'creature', ['red scarf'], ['white', 'striped scarf']],
  ['a dark green winter scarf', 'creature', ['green scarf'], []],
  ['white socks, red scarf', 'creature', ['white socks', 'red scarf'], []],
  ['pale pink nose, red scarf', 'creature', ['pink nose', 'red scarf'], []],
  ['grey and white, a red scarf', 'creature', ['grey coat', 'white front', 'red scarf'], []],
  ['blue-eyed, in a red scarf', 'creature', ['red scarf', 'blue eyes'], []],
  ['its scarf is red and its hat is blue', 'creature', ['red scarf', 'blue top hat'], []],
  ['a scarf, red', 'creature', ['red scarf'], []],
  ['a red-scarfed one, tied up', 'creature', ['red scarf'], []],
  ['a snow-white coat and emerald green eyes', 'creature', ['white coat', 'green eyes'], []],
  ['a blue robot; it wears a red scarf', 'keeper', ['blue coat', 'red scarf', 'robot'], []],
  ['Fond of red scarves, rainy days and small animals.', 'keeper', ['red scarf', 'rain'], []],
  ['black stripes', 'creature', ['black stripes'], []],
  ['no hat, and without a crown; just a blue ribbon', 'creature', ['blue ribbon'], []],
  ['a crown over a top hat', 'creature', ['crown'], ['a top hat']],
  ['SPECTACLES!! and "wellies"', 'creature', ['glasses', 'boots'], []],
  ['standing before the mountains with a trombone', 'creature', ['mountains'], ['a trombone']],
  ['a fluffy one in the snow', 'creature', ['fluffy coat', 'snowfield'], []],
  ['like a dragon', 'creature', ['dragon'], []],
  ['a pirate by the sea', 'keeper', ['pirate hat', 'sea'], []],
  ['', 'creature', [], []],
  ['猫がいる', 'creature', [], ['猫がいる']],
])('reads %j for a %s', (text, subject, taken, beyond) => {
  expect(readingOf([text], subject)).toEqual({ with: taken, beyond })
})

it.each<[string[], string[]]>([
  [
    ['Moon Moth', 'pale, with antennae'],
    ['cream coat', 'antennae', 'moth'],
  ],
  [['Moth Moon'], ['moon']],
  [
    ['Clockwork Snail', 'a brass shell'],
    ['gold shell', 'clockwork', 'snail'],
  ],
  [
    ['Cloud', 'It rains when it is sad.'],
    ['rain', 'cloud'],
  ],
])('reads %j as a species', ([name, ...texts], taken) => {
  expect(readingOf(texts, 'species', { name }).with).toEqual(taken)
})

it('does not add a creature’s own kind', () => {
  expect(readingOf(['a ginger cat'], 'creature', { own: 'Tabby cat' }).with).toEqual(['copper coat'])
  expect(readingOf(['a ginger cat'], 'creature', { own: 'Husky dog' }).with).toEqual(['copper coat', 'cat'])
})

it('does not recolour a species of the game that is a breed, and draws no breed markings on a keeper', () => {
  expect(readingOf(['siamese in a hat'], 'creature', { own: 'Siamese cat' }).with).toEqual(['top hat'])
  expect(readingOf(['a dalmatian'], 'keeper').with).toEqual(['white coat', 'dog'])
})

it('draws every breed as its kind, and knows every word of its look', () => {
  const known = ['apart', ...[COLOURS, TINTED, ...Object.values(PEN_WORDS)].flatMap(Object.keys)]
  const looks = Object.keys(BREEDS).flatMap((look) => look.split(' '))
  expect(looks.filter((word) => !known.includes(word))).toEqual([])
  const missed = breeds().filter(({ name, kind }) => {
    const { strokes } = readWords([`it is a ${name}`], 'creature')
    return !strokes.some((one) => one.group === 'kinds' && one.name === kind)
  })
  expect(missed.map(({ name }) => name)).toEqual([])
})

it('has an entry for every word of the vocabulary, and no other', () => {
  const namesIn = (table: object) =>
    Object.entries(table).map(([group, names]) => [group, Object.keys(names).toSorted()])
  expect(Object.fromEntries(namesIn(LEXICON))).toEqual(Object.fromEntries(namesIn({ ...PEN_WORDS, colours: COLOURS })))
})

it('reads every word of the vocabulary by its synonyms', () => {
  const missed = Object.entries(LEXICON).flatMap(([group, names]) =>
    Object.entries(names).flatMap(([name, others]) => {
      const [same = '', things = ''] = others.split('; ')
      const called = [
        penLabel(name),
        ...same.split(', '),
        ...things.split(', ').map((thing) => thing && `${thing} fur`),
      ]
      return sample(called, 6).filter((phrase) => {
        const subject = group === 'kinds' ? 'species' : 'creature'
        const isWorn = group === 'worn' && phrase === 'mask'
        const text = name === 'eyes' || phrase === 'socks' ? `red ${phrase}` : isWorn ? `wearing a ${phrase}` : phrase
        const { strokes } = readWords([text], subject)
        return !strokes.some((one) =>
          group === 'colours' ? one.colour === name : one.group === group && one.name === name,
        )
      })
    }),
  )
  expect(missed.filter(Boolean)).toEqual([])
})

const ALL_PHRASES = [
  ...OWN_PHRASES,
  ...LATER_PHRASES,
  ...FURTHER_PHRASES,
  ...MISLEADING_PHRASES,
  ...ORDER_PHRASES,
  ...SCENE_PHRASES,
  ...UNSEEN_PHRASES,
  ...PLACED_PHRASES,
  ...USE_PHRASES,
  ...NATURAL_PHRASES,
  ...WISH_PHRASES,
  ...THING_PHRASES,
  ...BEING_PHRASES,
  ...COLOUR_PHRASES,
]

it.each(ALL_PHRASES)('reads $text as expected', ({ text, drawn, beyond = [], subject = 'creature', name }) => {
  const more = subject === 'creature' ? { own: 'Tabby tabby cat' } : { name }
  const reading = readingOf([text], subject, more)
  expect({ with: reading.with.toSorted(), beyond: reading.beyond }).toEqual({ with: drawn.toSorted(), beyond })
})

it('leaves the colour of a thing with the thing, whatever adjective is between or before', () => {
  const adjectives =
    'round near inside opposite outside square flat tiny old oversized half-moon heart-shaped wire-rimmed knitted shiny striped fluffy worn cracked folded lucky'
  const frames = [
    'an owl with A red T',
    'an owl with a A red T',
    'an owl, A red T',
    'an owl in A red T',
    'A red T on an owl',
  ]
  const texts = frames.flatMap((frame) =>
    adjectives
      .split(' ')
      .flatMap((adjective) =>
        ['glasses', 'scarf', 'shield', 'crown', 'umbrella'].map((thing) =>
          frame.replace('A', adjective).replace('T', thing),
        ),
      ),
  )
  expect(texts.filter((text) => readWords([text], 'creature').strokes.some(({ group }) => group === 'tinted'))).toEqual(
    [],
  )
})

/** Markings that a description names by the same word. */
const NAMED_MARKINGS = ['bands', 'scales', 'spots', 'stripes', 'rosettes', 'dapples', 'patches']

it('reports a refused feature that its kind is drawn with', () => {
  const features = Object.entries<{ parts?: string[]; colours: string[]; figure: object & { marking?: string } }>(
    WARDROBE.kinds,
  ).flatMap(([kind, { parts = [], figure }]) => [
    ...parts
      .filter((part) => part in PEN_WORDS.features || part === 'wings')
      .map((part) => [kind, penLabel(part)] as const),
    ...(figure.marking && NAMED_MARKINGS.includes(figure.marking) ? [[kind, figure.marking] as const] : []),
  ])
  expect(features).toContainEqual(['lion', 'mane'])
  expect(features).toContainEqual(['tiger', 'stripes'])
  for (const [kind, feature] of features) {
    const { beyond } = readWords([`a ${penLabel(kind)} without ${feature}`], 'species')
    expect([kind, beyond]).toEqual([kind, [`no ${feature}`]])
  }
})

const FRAMES = [
  'a K with a W and a H',
  'a K, a W, a H and a U',
  'K wearing a W, U behind it',
  'a K in a W holding a U',
  'a K on a U with a H in the background',
  'a U with a H',
  'K underwater with a H',
  'a K pulling a H behind it near a P',
  'a K with a H hung around its neck',
  'a K by a P with a U',
  'a K with a U on its head and a H in its paws',
  'a K with a H made of U',
  'a K with a red H of U',
  'a K in a U W',
  'a K playing a U in a P',
  'a K tangled in a U',
  'a K painting a U',
  'a K drawn to a H',
  'a K hiding behind a U',
  'a U K with a W',
]
const NOUNS: Readonly<Record<string, readonly string[]>> = {
  K: Object.keys(PEN_WORDS.kinds),
  // "In its wings" says where a thing is.
  W: Object.keys(PEN_WORDS.worn).filter((name) => name !== 'wings'),
  H: Object.keys(PEN_WORDS.held),
  P: Object.keys(PEN_WORDS.backdrops),
  U: ['sombrero', 'banjo', 'waffle', 'trombone', 'lighthouse', 'kimono', 'ladder', 'platypus', 'tram', 'igloo'],
}

it('draws or names every noun', () => {
  fc.assert(
    fc.property(fc.constantFrom(...FRAMES), fc.array(fc.nat(), { minLength: 4, maxLength: 4 }), (frame, picks) => {
      const nouns: string[] = []
      const text = frame.replace(/\b[KWHPU]\b/g, (group) => {
        const names = NOUNS[group]!
        nouns.push(penLabel(names[picks[nouns.length]! % names.length]!))
        return nouns.at(-1)!
      })
      const { strokes, beyond, crowded } = readWords([text], 'creature')
      const named = [...beyond, ...crowded].join(', ')
      const meanings = (noun: string) => dictionary().get(noun.split(' ').map(plainWord).join(' ')) ?? []
      const isDrawn = (noun: string) =>
        meanings(noun).some((word) =>
          strokes.some(({ group, name }) => word.name === name && ['tinted', word.group].includes(group)),
        )
      // A bee is always drawn with its wings, and a cactus with its flower.
      const isOwn = (noun: string) =>
        strokes.some(
          ({ group, name: kind }) =>
            group === 'kinds' &&
            ((kind === 'cactus' && noun === 'flower') || meanings(noun).some(({ name }) => isDrawnWith(kind, name))),
        )
      const lost = nouns.filter((noun) => !named.includes(noun) && !isDrawn(noun) && !isOwn(noun))
      expect([text, lost]).toEqual([text, []])
    }),
    { numRuns: 300 },
  )
})

/** Words that no list knows. */
const INVENTED = ['snorfy', 'glimbled', 'quonk', 'vorpish', 'brindlesome', 'zantic']
const NOVEL_FRAMES = [
  'a V K',
  'a K, V',
  'a V red K with a H',
  'K, V and fluffy',
  'a K with a V W',
  'a K wearing a V red W',
  'a K holding a V H',
  'a K, V W, red H',
  'a K in a V P',
  'a K with V fur',
  'a K with V eyes',
  'a K with red V stripes',
  'its W is V',
  'the fur is V',
  'it is V',
  'a K who is V',
  'a K that looks V, in a P',
  'a V',
  'a K and a V',
  'a K before a V',
  'a K with a V on its head',
  'a K made of V',
]

it('names every word that it does not know', () => {
  const lost = NOVEL_FRAMES.flatMap((frame, at) =>
    INVENTED.flatMap((word, more) => {
      const text = frame.replace(/\b[KWHP]\b/g, (group) =>
        penLabel(NOUNS[group]![(7 * at + more) % NOUNS[group]!.length]!),
      )
      const asked = text.replace('V', word)
      const { beyond, crowded } = readWords([asked], 'creature')
      return [...beyond, ...crowded].join(' ').includes(word) ? [] : [asked]
    }),
  )
  expect(lost).toEqual([])
})

/** Refusals, comparisons, measures, pictures of something, and clauses that are not about the picture. */
const NOT_ASKED =
  /\b(?:like|as|than|not|without|less|instead|remove|swap|lost|forgot|afraid|thinks|used to|where|style|colour of|don’t|except|way|for|so old|about|split|w\/o|no|(?:mane|stripes) of)\b|(?:photo|photograph|emoji|painting|bit|pair|stack|scrap)\b/i

it('names an unknown word at any place of the known requests', () => {
  const texts = ALL_PHRASES.filter(({ text }) => !NOT_ASKED.test(text)).flatMap(({ text }) =>
    [...text.matchAll(/\b(?:an?|the|its|his|her) (?=\p{L})/giu)].map(({ 0: article, index }) => {
      const at = index + article.length
      return `${text.slice(0, at)}snorfy ${text.slice(at)}`
    }),
  )
  expect(texts.length).toBeGreaterThan(800)
  const lost = sample(texts, 8).filter((text) => {
    const { beyond, crowded } = readWords([text], 'creature', { own: 'Tabby tabby cat' })
    return ![...beyond, ...crowded].some((name) => name.includes('snorfy'))
  })
  expect(lost).toEqual([])
})

const ELSEWHERE_FRAMES = [
  'a K, H on the quonk',
  'a K with H hidden in the quonk',
  'a K, a red H behind its ear',
  'a K, H stuck between its horns',
  'a K, W on the quonk',
  'a K with a blue W on its tail',
  'a K with moss growing in the quonk',
  'a K, frost on the quonk',
]

it('names a thing with its place instead of drawing it in another place', () => {
  const names = (group: string) =>
    NOUNS[group]!.filter((name) => !/^(?:balloon|kite|umbrella|halo|flower|.*bow|ribbon|mask)/.test(name))
  for (const [at, frame] of ELSEWHERE_FRAMES.entries())
    for (const more of [0, 11, 23]) {
      const text = frame
        .replace('K', 'otter')
        .replace(/\b[WH]\b/g, (group) => penLabel(names(group)[(5 * at + more) % names(group).length]!))
      const { strokes, beyond } = readWords([text], 'creature')
      expect([text, strokesText(strokes)]).toEqual([text, 'ot'])
      expect([text, beyond.join(' | ')]).toEqual([
        text,
        expect.stringMatching(/(?:on|in|behind|between) (?:the|its) \w+/),
      ])
    }
})

it('reads any text, and draws at most two things in its hands', () => {
  const some =
    'a the its no without with wearing in like as of made is are and or but two one red gold honey fluffy glass stars hat wizard cat dragon wings eyes fur tail socks book castle pair costume outfit mostly bright tiny woman zxqv , . ; - ’s 7'
  const texts = fc.array(fc.oneof(fc.constantFrom(...some.split(' ')), fc.string({ maxLength: 6 })), { maxLength: 30 })
  fc.assert(
    fc.property(texts, fc.constantFrom<Subject>('creature', 'species', 'keeper'), (words, subject) => {
      const { strokes, beyond } = readWords([words.join(' ')], subject, { own: 'Tabby cat', name: 'Moon Moth' })
      expect(strokesText(strokesIn(strokesText(strokes)) ?? [])).toBe(strokesText(strokes))
      expect(strokes.filter(({ group }) => group === 'held').length).toBeLessThanOrEqual(2)
      expect(beyond.every((thing) => thing.trim() !== '')).toBe(true)
    }),
    { numRuns: 100 },
  )
})

it.each([
  ['an outfit mostly of feathers', '', ['an outfit mostly of feathers']],
  ['wearing a tiny suit', '', ['a tiny suit']],
  ['a fluffy suit', '', ['a fluffy suit']],
  ['a crown made of ice cream', 'cr', ['ice cream']],
])('draws and names what the subject is made of: %s', (text, strokes, beyond) => {
  const reading = readWords([text], 'creature')
  expect([strokesText(reading.strokes), reading.beyond]).toEqual([strokes, beyond])
})

it('does not report unknown words of texts that were not written for a picture', () => {
  const { strokes, beyond } = readWords(['a red scarf'], 'species', {
    name: 'Kin of Polly',
    asides: ['Takes after glockenspiels.'],
  })
  expect([strokesText(strokes), beyond]).toEqual(['sfr', []])
})

it('encodes every word with a unique code, and decodes it', () => {
  const codes = Object.values(PEN_WORDS).flatMap((words) => Object.values(words))
  expect(new Set(codes).size).toBe(codes.length)
  const letters = Object.values(COLOURS).map(({ code }) => code)
  expect(new Set(letters).size).toBe(letters.length)
  const texts = [...codes, ...codes.map((code) => `${code}r`), ...Object.values(TINTED).map((code) => `${code}r`)]
  for (const text of texts) expect(strokesText(strokesIn(text) ?? [])).toBe(text)
  expect(strokesText(strokesIn(texts.join('-')) ?? [])).toBe(texts.join('-'))
})

it.each(['', 'zz', '1', 'scr-', '-scr', 'sfR', 'sfrr', '<b>'])('rejects the code %j', (text) => {
  expect(strokesIn(text)).toBeNull()
})

it('reports what was drawn and which words are unknown', () => {
  const reading = readWords(['a red scarf, a muffler, green eyes before mountains, with a trombone'], 'creature')
  expect(describeDrawing(reading, 'creature').message).toBe(
    'Drawn with the red scarf and the green eyes, before mountains; a trombone is beyond this pen.',
  )
})

it('reports a coloured nose as a beak if the keeper calls it one', () => {
  const words = (texts: string[]) => interpretWords({ subject: 'creature', texts })?.drawn
  expect(words(['a crow with a yellow beak'])?.message).toBe('Drawn with something of a crow, with the yellow beak.')
  expect(words(['a dog with a pink nose'])?.with).toEqual(['pink nose', 'dog'])
})

it('draws no more than fits, and reports the rest', () => {
  const wishes = ['a scarf, boots, glasses, a book, a lantern, a crown and headphones before a castle; it is a dragon']
  const alone = readWords(wishes, 'creature')
  expect(alone.strokes.length).toBe(6)
  expect(describeDrawing(alone, 'creature')).toMatchObject({
    beyond: ['headphones', 'a castle', 'a dragon'],
    message: expect.stringMatching(/; there was no room for headphones, a castle and a dragon\.$/),
  })
  const taken = strokesIn('fl-tn-li-mt')!
  expect(describeDrawing(readWords(wishes, 'creature', { taken }), 'creature').with).toEqual(['scarf', 'boots'])
})

it('lets unknown words select the colour of the wall', () => {
  const wall = wallStroke('an argument about tax')
  expect(wall).toMatchObject({ group: 'tinted', name: 'wall' })
  expect(wallStroke('An argument, about tax!')).toEqual(wall)
  expect(describeDrawing({ strokes: [wall], beyond: ['argument', 'tax'] }, 'creature').message).toMatch(
    /^Argument and tax are beyond this pen, so these words only chose the colour of the wall/,
  )
})
