/** What every book keeps to: whatever its author forgot is told here, with the line. */
import { SPECIES } from '../../lambdas/species'
import { type Book, CLAIMS, type Line } from '../../lambdas/species/book'
import { type CareAction, ITEM_ACTIONS, type ItemAction } from '../../lambdas/species/care-actions'
import { FAMILY } from '../../lambdas/species/families'
import type { SpeciesItems } from '../../lambdas/species/items'
import type { Mechanic } from '../../lambdas/species/mechanic'
import { readBook } from '../../lambdas/species/read-book'
import { FAMILIES } from '../../lambdas/species/vocabulary'

interface Shelved {
  slug: string
  book: Book
  items: SpeciesItems
  mechanic?: Mechanic
}

const BOOKS: readonly Shelved[] = [
  ...SPECIES.map(({ slug, items, mechanic }) => ({
    slug,
    book: readBook(slug),
    items,
    ...(mechanic && { mechanic }),
  })),
  ...FAMILIES.map((family) => ({
    slug: `family ${family}`,
    book: readBook(`family-${family}`),
    items: FAMILY[family].items,
  })),
]

const textOf = (line: Line): string => (typeof line === 'string' ? line : line.text)
const slotsOf = (line: Line): string[] => [...textOf(line).matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot as string)
const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** Scenes by the way to them, with all their lines. */
const scenesOf = (part: unknown, way = ''): [string, readonly Line[]][] => {
  if (Array.isArray(part)) return [[way, part]]
  if (typeof part === 'string') return [[way, [part]]]
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) => scenesOf(value, way ? `${way}.${key}` : key))
}

const told = ({ wishes, keepsakes, ...book }: Book): [string, readonly Line[]][] => scenesOf(book)

/** What a scene's lines may speak of, and always have at hand. */
const GIVEN: readonly { scenes: RegExp; slots: readonly string[] }[] = [
  { scenes: /\.(loved|disliked|harmful)$/, slots: ['item'] },
  { scenes: /^acts\.feed\.streak$/, slots: ['streak'] },
  { scenes: /^acts\.feed\.(early|full)$/, slots: ['opens'] },
  { scenes: /^(acts\.feed\.missed|looks\.(due|starving|near_death))$/, slots: ['hours'] },
  { scenes: /^(looks\.asleep_in_danger|refusals\.asleep)$/, slots: ['wakes_at'] },
  { scenes: /^stages\.(high_care|balanced|low_care|rescue)$/, slots: ['form'] },
]
/** What a later line may be filled with of the moment it is told in. */
const MOMENTARY: readonly { scenes: RegExp; slots: readonly string[] }[] = [
  { scenes: /^(looks|acts)\./, slots: ['alone', 'hour', 'part'] },
  { scenes: /^acts\./, slots: ['item', 'nth'] },
  { scenes: /^acts\.feed\.on_time$/, slots: ['streak'] },
  { scenes: /^acts\.feed\.(late|missed)$/, slots: ['run'] },
]
/** What a scene may draw on where there is something to remember. */
const REMEMBERING = /^(looks\.(content|thriving|old|shy)|acts\.reflect\.(awake|asleep)|souls\.content)$/
const MEMORY = ['loved', 'wait', 'days']
const MUST: readonly { scenes: RegExp; slot: string }[] = [
  { scenes: /\.(loved|disliked|harmful)$/, slot: 'item' },
  { scenes: /^stages\.(high_care|balanced|low_care|rescue)$/, slot: 'form' },
  { scenes: /^(looks\.asleep_in_danger|refusals\.asleep)$/, slot: 'wakes_at' },
  { scenes: /^acts\.feed\.streak$/, slot: 'streak' },
]

const LEAST: Readonly<Record<string, number>> = {
  'looks.thriving': 4,
  'looks.content': 5,
  'acts.feed.on_time': 6,
  'acts.play.wanted': 4,
  'epitaph.openings': 4,
}

const BOOKKEEPING = /\b(consistency|the effect|counts for|points|stats?|threshold|percent)\b/i

const itIsGiven = (slug: string, way: string): readonly string[] => [
  'name',
  ...GIVEN.filter(({ scenes }) => scenes.test(way)).flatMap(({ slots }) => slots),
  // Who plays only at a task is played with by naming one.
  ...(slug === 'border_collie' && /^acts\.play\./.test(way) ? ['item'] : []),
]

interface Telling {
  /** Acts that it makes worth less, or more: the book has lines for each. */
  less?: readonly CareAction[]
  more?: readonly CareAction[]
  refusal?: readonly ('closed' | 'unplayed')[]
}

/** What a book has to tell of each kind of rule; the compiler asks for that of a new one. */
const TELLS: { readonly [Rule in keyof Mechanic]-?: (rule: NonNullable<Mechanic[Rule]>) => Telling } = {
  gains: (rules) => ({
    less: rules.filter(({ times }) => times < 1).map(({ action }) => action),
    more: rules.filter(({ times }) => times > 1).map(({ action }) => action),
  }),
  hours: (rules) => ({
    less: rules.some(({ times }) => times < 1) ? ['feed', 'play', 'clean', 'medicine', 'sleep'] : [],
    more: rules.some(({ times }) => times > 1) ? ['feed', 'play'] : [],
  }),
  unplayed_feed: (worth) => (worth === 0 ? { refusal: ['unplayed'] } : { less: ['feed'] }),
  plays_only_with_tasks: () => ({ less: ['play'] }),
  care_needs_trust: () => ({ refusal: ['closed'] }),
  // These show in figures, which tell themselves.
  trust_loss: () => ({}),
  shown: () => ({}),
  displayed_at_most: () => ({}),
}

const holds = ({ slug, book, items, mechanic }: Shelved) => {
  const scenes = told(book)
  const lines = scenes.flatMap(([way, all]) => all.map((line) => ({ way, line, text: textOf(line) })))

  it('speaks in each scene only of what is at hand there', () => {
    const strays = scenes.flatMap(([way, all]) =>
      all.flatMap((line, at) => {
        const later = MOMENTARY.filter(({ scenes: which }) => which.test(way)).flatMap(({ slots }) => slots)
        const may = [
          ...itIsGiven(slug, way),
          ...(at > 1 ? later : []),
          ...(at > 1 && REMEMBERING.test(way) ? MEMORY : []),
        ]
        const souls = way === 'souls.content' && at === 1 ? MEMORY : []
        return slotsOf(line)
          .filter((slot) => ![...may, ...souls].includes(slot))
          .map((slot) => `${way}[${at}]: {${slot}}`)
      }),
    )
    expect(strays).toEqual([])
  })

  it('names what its scenes are about', () => {
    const silent = scenes.flatMap(([way, all]) =>
      MUST.filter(({ scenes: which }) => which.test(way)).flatMap(({ slot }) =>
        all.filter((line) => !slotsOf(line).includes(slot)).map((line) => `${way} without {${slot}}: ${textOf(line)}`),
      ),
    )
    expect(silent).toEqual([])
  })

  it('says enough where a keeper comes often', () => {
    const short = Object.entries(LEAST).filter(
      ([way, least]) => (scenes.find(([one]) => one === way)?.[1].length ?? 0) < least,
    )
    expect(short).toEqual([])
  })

  it('is brief, and its souls are neither curt nor long', () => {
    const off = lines.filter(({ way, text }) => {
      const words = wordsOf(text)
      return way.startsWith('souls.') ? words < 40 || words > 90 : words < 5 || words > 46
    })
    expect(off.map(({ way, text }) => `${way} (${wordsOf(text)}): ${text}`)).toEqual([])
  })

  it('keeps no books, and no typewriter’s quotes', () => {
    expect(lines.filter(({ text }) => BOOKKEEPING.test(text) || /['"—–!]/.test(text)).map(({ text }) => text)).toEqual(
      [],
    )
  })

  it('says nothing twice', () => {
    const all = lines.map(({ text }) => text)
    expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([])
  })

  it('does not begin everything with a name', () => {
    const openings = lines.filter(({ way }) => /^(looks|acts)\./.test(way))
    const named = openings.filter(({ text }) => text.startsWith('{name}'))
    expect(named.length / openings.length).toBeLessThan(0.8)
  })

  it('rests on nothing but what can be known', () => {
    const claims = lines.flatMap(({ line }) => (typeof line === 'string' ? [] : line.when))
    expect(claims.filter((claim) => !CLAIMS.includes(claim))).toEqual([])
  })

  it('rests on nothing in the first lines of a scene', () => {
    const resting = scenes.flatMap(([way, all]) =>
      all.slice(0, way.startsWith('souls.') ? 1 : 2).flatMap((line) => (typeof line === 'string' ? [] : [way])),
    )
    expect(resting).toEqual([])
  })

  it('addresses itself in its souls', () => {
    const souls = lines.filter(({ way }) => way.startsWith('souls.'))
    expect(souls.filter(({ text }) => !text.startsWith('You are {name}')).map(({ text }) => text)).toEqual([])
  })

  it('remembers', () => {
    expect(
      lines.filter(({ line }) => slotsOf(line).some((slot) => MEMORY.includes(slot))).length,
    ).toBeGreaterThanOrEqual(4)
  })

  it('tells its rule where it has one, and nobody else’s', () => {
    const { against, favoured, refusals } = book
    const rules = Object.entries(mechanic ?? {}).map(([name, rule]) => TELLS[name as keyof Mechanic](rule as never))
    const refused = rules.flatMap(({ refusal = [] }) => refusal)
    expect(Boolean(refusals.closed)).toBe(refused.includes('closed'))
    expect(Boolean(refusals.unplayed)).toBe(refused.includes('unplayed'))
    const less = rules.flatMap(({ less = [] }) => less)
    const more = rules.flatMap(({ more = [] }) => more)
    expect(less.filter((action) => !(action in (against ?? {})))).toEqual([])
    expect(more.filter((action) => !(action in (favoured ?? {})))).toEqual([])
    if (less.length === 0) expect(against).toBeUndefined()
    if (more.length === 0) expect(favoured).toBeUndefined()
  })

  it('has a scene for each thing of its own that a keeper is told to bring', () => {
    const { things } = book
    if (!things) return
    for (const action of ['feed', 'play', 'clean', 'sleep'] as const)
      expect(Object.keys(things[action] ?? {}).sort()).toEqual([...items.approved[action]].sort())
    for (const action of ITEM_ACTIONS)
      expect(Object.keys(things[action] ?? {}).filter((thing) => !items.approved[action].includes(thing))).toEqual([])
  })

  it('wishes for what it likes, and for a dozen things', () => {
    const { wishes = [] } = book
    if (book.wishes) expect(wishes.length).toBeGreaterThanOrEqual(12)
    for (const { by, wish, granted } of wishes) {
      expect(['feed', 'play', 'clean', 'sleep', 'reflect']).toContain(by.action)
      expect([...slotsOf(wish), ...slotsOf(granted)].filter((slot) => slot !== 'name')).toEqual([])
      const approved = ITEM_ACTIONS.includes(by.action as ItemAction) ? items.approved[by.action as ItemAction] : []
      expect((by.item ?? []).filter((item) => !approved.includes(item))).toEqual([])
      if (by.hours) {
        expect(by.hours[0]).toBeGreaterThanOrEqual(6)
        expect(by.hours[1]).toBeLessThanOrEqual(22)
        expect(by.hours[1] - by.hours[0]).toBeGreaterThanOrEqual(2)
      }
    }
  })
}

for (const one of BOOKS) describe(`the book of ${one.slug}`, () => holds(one))

it('no two books share a line', () => {
  const owners = new Map<string, string>()
  const shared: string[] = []
  for (const { slug, book } of BOOKS) {
    for (const [way, all] of told(book)) {
      for (const line of all) {
        const text = textOf(line)
        const owner = owners.get(text)
        if (owner && owner !== slug) shared.push(`${owner} and ${slug}, ${way}: ${text}`)
        owners.set(text, slug)
      }
    }
  }
  expect(shared).toEqual([])
})

it('has no rule for hours that run past midnight, which would never apply', () => {
  const rules = SPECIES.flatMap(({ mechanic }) => mechanic?.hours ?? [])
  expect(rules.length).toBeGreaterThan(0)
  expect(rules.filter(({ from_hour, to_hour }) => from_hour >= to_hour)).toEqual([])
})
