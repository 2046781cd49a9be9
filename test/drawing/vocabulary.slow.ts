/** Every word of the pen shows, in every colour it takes, and no legal picture is too large. */
import fc from 'fast-check'
import { LIFE_MARKS } from '../../lambdas/domain/creature/keepsakes'
import { COLOURS, MOST_WORDS, PEN_GROUPS, parsePicture, penWords } from '../../lambdas/domain/painting/pen-words'
import { facePath, subjectAt } from '../../lambdas/drawing/address'
import { avatar } from '../../lambdas/drawing/avatar'
import { avatarPath, keeperOf } from '../../lambdas/drawing/keeper-address'
import { type PortraitSubject, portrait } from '../../lambdas/drawing/portrait'
import { unseenIn } from '../../lambdas/drawing/wardrobe/unseen'
import { wordSample } from '../../lambdas/drawing/wardrobe/word-sample'
import { KEEPSAKE_SHAPES } from '../../lambdas/species/book'
import { anyPicture, anySubject, designed, plainWord, portraitSubject, SUBJECT_ID } from '../support/portrait-subjects'
import { svgFaults } from '../support/svg'

const KB = 1024
const LARGEST = 16 * KB

const free = penWords().filter(({ group }) => group !== 'part')
const kinds = penWords().filter(({ group }) => group === 'kind')
const unseen = (subject: PortraitSubject, word: string): boolean =>
  unseenIn([word], (picture) => portrait({ ...subject, picture })).length > 0

it('shows every word where documents show it', () => {
  expect(penWords().filter((word) => unseen(wordSample(word), plainWord(word)))).toEqual([])
})

it.each(['capybara', 'blob', 'octopus', 'penguin'])(
  'draws every word that is no part of a body on a %s, each differently',
  (slug) => {
    expect(free.filter((word) => unseen(portraitSubject(slug), plainWord(word)))).toEqual([])
    const drawings = free.map(({ label }) => portrait(portraitSubject(slug, { picture: [label] })))
    expect(free.length - new Set(drawings).size).toBeLessThan(free.length / 50)
  },
)

it.each(['scarf', 'beard', 'eyes', 'coat', 'belly', 'tail', 'ears', 'nose', 'feet', 'wall', 'spots'])(
  'draws every colour of: %s',
  (word) => {
    const all = Object.keys(COLOURS).map((colour) =>
      portrait(portraitSubject('tabby', { picture: [`${colour} ${word}`] })),
    )
    expect(new Set(all).size).toBe(Object.keys(COLOURS).length)
  },
)

it('draws every word on a designed species, and each kind differently', () => {
  const { species } = designed('made up')
  const plain = portrait(portraitSubject('tabby', { species }))
  const drawings = free.map(({ label }) => portrait(portraitSubject('tabby', { species, picture: [label] })))
  // It may have one of the markings by chance.
  expect(drawings.filter((drawing) => drawing === plain).length).toBeLessThanOrEqual(1)
  const bodies = kinds.map(({ label }) => portrait(portraitSubject('tabby', { species, picture: [label] })))
  expect(new Set(bodies).size).toBe(kinds.length)
})

it('draws all clothes, things, backdrops, coats and kinds on an avatar', () => {
  const keeper = { id: SUBJECT_ID, username: 'pip' }
  const drawn = (picture: readonly string[]) => avatar({ ...keeper, picture })
  const used = penWords().filter(({ group }) => ['clothes', 'thing', 'backdrop', 'coat', 'kind'].includes(group))
  expect(used.filter(({ label }) => unseenIn([label], drawn).length > 0)).toEqual([])
  for (const { label } of used) expect(svgFaults(drawn([label]))).toEqual([])
  for (const part of ['coat', 'belly', 'details', 'eyes', 'wall']) expect(unseenIn([`red ${part}`], drawn)).toEqual([])
})

it('stays below 16 KB for any legal picture, and draws the same animated or still, in any size', () => {
  const everything = { path: 'rescue', mood: 'sick', life: LIFE_MARKS, keepsakes: KEEPSAKE_SHAPES } as const
  fc.assert(
    fc.property(anySubject, anyPicture, (subject, picture) => {
      const full = { ...subject, ...everything, stage: 'adult', picture } as const
      const drawing = portrait(full, { size: 2048 })
      expect(Buffer.byteLength(drawing)).toBeLessThan(LARGEST)
      expect(svgFaults(drawing)).toEqual([])
      const inside = (svg: string): string => svg.slice(svg.indexOf('<defs>'))
      expect(inside(portrait(full, { still: true, size: 48 }))).toBe(inside(drawing))
    }),
    { numRuns: 60 },
  )
})

/** Adds the word that makes the drawing largest, one after the other. */
function heaviest(draw: (picture: readonly string[]) => string): string[] {
  const chosen: string[] = []
  const coloured = penWords().map((word) =>
    PEN_GROUPS[word.group].colour === 'none' ? word.label : `turquoise ${word.label}`,
  )
  while (chosen.length < MOST_WORDS) {
    const legal = coloured.filter((word) => 'words' in parsePicture([...chosen, word]))
    const sizes = legal.map((word) => draw([...chosen, word]).length)
    chosen.push(legal[sizes.indexOf(Math.max(...sizes))]!)
  }
  return chosen
}

/** The pangolin is the largest drawing without a picture. */
it.each(['pangolin', 'dragon'])('draws all words of the largest legal picture of a %s, in every mood', (slug) => {
  const how = { path: 'balanced', life: LIFE_MARKS } as const
  const picture = heaviest((picture) => portrait(portraitSubject(slug, { ...how, mood: 'sick', picture })))
  for (const mood of ['sick', 'happy', 'curious', 'critical'] as const) {
    const bare = portrait(portraitSubject(slug, { ...how, mood, picture }))
    const full = portrait(portraitSubject(slug, { ...how, mood, picture, keepsakes: KEEPSAKE_SHAPES }))
    expect(Buffer.byteLength(bare)).toBeLessThan(LARGEST)
    expect(Buffer.byteLength(full)).toBeLessThan(LARGEST)
    expect(unseenIn(picture, (picture) => portrait(portraitSubject(slug, { ...how, mood, picture })))).toEqual([])
  }
})

it('draws the same from an address as from the creature', () => {
  const subject = {
    ...portraitSubject('tabby', designed('moth')),
    picture: ['moth', 'silver own wings', 'sky blue scarf'],
  }
  expect(portrait(subjectAt(facePath(subject))!)).toBe(portrait(subject))
  const keeper = { id: SUBJECT_ID, username: 'pip', picture: ['sky blue scarf', 'bow and arrow'] }
  expect(keeperOf(avatarPath(keeper))).toEqual(keeper)
})
