/** Selection of texts: a scene for each situation, and no line that contradicts the state. */

import { bury } from '../../../lambdas/domain/afterlife/gravestone'
import type { CareOutcome, ItemCategory } from '../../../lambdas/domain/care/care'
import type { LogEntry } from '../../../lambdas/domain/care/care-log'
import { findingsOf } from '../../../lambdas/domain/care/findings'
import { deathClock, momentAt } from '../../../lambdas/domain/creature/clock'
import type { Creature } from '../../../lambdas/domain/creature/creature'
import { asInstant } from '../../../lambdas/domain/time/instants'
import { actText } from '../../../lambdas/domain/voice/act'
import { plainAct } from '../../../lambdas/domain/voice/books/plain'
import { readBook } from '../../../lambdas/domain/voice/books/read-book'
import { CONDITIONS } from '../../../lambdas/domain/voice/conditions'
import { dyingText, epitaph } from '../../../lambdas/domain/voice/epitaph'
import { lines } from '../../../lambdas/domain/voice/lines'
import { lookNameOf, lookText, soulTexts } from '../../../lambdas/domain/voice/look-text'
import { milestoneText } from '../../../lambdas/domain/voice/milestones'
import { careTurn } from '../../../lambdas/domain/voice/pick'
import { withMeal, withRemedy } from '../../../lambdas/domain/voice/remedy'
import { chooseLine, selectLine } from '../../../lambdas/domain/voice/select-line'
import { lineId } from '../../../lambdas/domain/voice/shown'
import { actSituation, situationOf } from '../../../lambdas/domain/voice/situation'
import { storyOf } from '../../../lambdas/domain/voice/story'
import { tell } from '../../../lambdas/domain/voice/tell'
import { capitalize, spellNumber } from '../../../lambdas/domain/words'
import { SPECIES } from '../../../lambdas/species'
import type { Line } from '../../../lambdas/species/book'
import type { CareAction } from '../../../lambdas/species/care-actions'
import type { LinePath } from '../../../lambdas/species/scenes'
import { type Act, type CareStyle, keep } from '../../support/agents/care-simulation'
import { creature, decideCare, hoursAfter, kindOf, NOON, type Overrides } from '../../support/creatures'
import { expectWellFormed } from './well-formed'

/** Lines of a border collie. */
const told = (path: LinePath): readonly Line[] => readBook('border_collie').lines[path] ?? []
const COLLIE = kindOf('border_collie')

const collie = ({ stats, ...rest }: Overrides = {}): Creature =>
  creature({ species: COLLIE, stats: { trust: 50, ...stats }, ...rest })

/** Whether the text was made from one of these lines. */
const from = (lines: readonly Line[], text: string): boolean =>
  lines.some((line) => {
    const template = typeof line === 'string' ? line : line.text
    const parts = template.split(/\{\w+\}/).filter((part) => part.length > 3)
    return parts.every((part) => text.includes(part))
  })

it('has at least one text in every list of the house', () => {
  const listsIn = (value: unknown): unknown[][] =>
    Array.isArray(value) ? [value] : typeof value === 'object' ? Object.values(value ?? {}).flatMap(listsIn) : []
  expect(listsIn(lines()).filter((texts) => !texts[0] || texts.includes(''))).toEqual([])
})

it('does not name the species’ colours for a recoloured creature', () => {
  const species = kindOf('phoenix')
  const texts = (...picture: string[]) =>
    Array.from({ length: 40 }, (_, at) =>
      lookText(situationOf(momentAt(creature({ id: `bird-${at}`, species, picture }), NOON))),
    ).join(' ')
  expect(texts()).toMatch(/gold|copper|orange/)
  expect(texts('lavender coat')).not.toMatch(/gold|copper|orange/)
})

const RETURN = { died_at: NOON, cause: 'hunger', returned_at: NOON, stats: collie().stats, last_care_at: NOON } as const

describe('a status', () => {
  const hours = (many: number) => hoursAfter(NOON, many)
  test.each([
    ['thriving', collie(), hours(0.2)],
    ['content', collie({ stats: { happiness: 70 } }), hours(0.2)],
    ['bored', collie({ stats: { happiness: 40 } }), hours(0.2)],
    ['due', collie({ stats: { happiness: 70 } }), hours(3.5)],
    ['due', collie(), hours(6)],
    ['hungry', collie({ stats: { hunger: 45 } }), hours(3.5)],
    ['hungry', collie({ stats: { hunger: 25 } }), hours(1.6)],
    ['starving', collie({ stats: { hunger: 30 } }), hours(6)],
    ['weak', collie({ stats: { health: 55 } }), hours(0.2)],
    ['sick', collie({ stats: { health: 35 } }), hours(0.2)],
    ['failing', collie({ stats: { health: 15 } }), hours(1.6)],
    ['sick', collie({ stats: { health: 15 } }), hours(0.2)],
    ['back_from_death', collie({ returns: [RETURN] }), hours(0.2)],
  ] as const)('uses the scene %s', (look, found, now) => {
    const situation = situationOf(momentAt(found, now))
    // Curious hours replace content ones.
    const name = lookNameOf(situation)
    expect(name === 'curious' ? 'content' : name).toBe(look)
    const lines = told(`looks.${name}`)
    expect(from(lines, lookText(situation))).toBe(true)
    expectWellFormed(soulTexts(situation).whole)
  })

  it('uses the shy scene for a creature that trusts its keeper less than at its birth', () => {
    const lookAt = (trust: number) =>
      lookNameOf(situationOf(momentAt(collie({ last_action_at: NOON, stats: { trust } }), NOON)))
    expect(lookAt(19)).toBe('shy')
    expect(lookAt(20)).not.toBe('shy')
  })

  it('shows only sulking looks and souls while a bad feeling lasts', () => {
    const feeling = { kind: 'let_down', cause: 'late_meal', began_at: NOON, ends_at: hoursAfter(NOON, 6) } as const
    const at = (hours: number) =>
      situationOf(momentAt(collie({ last_action_at: NOON, feeling }), hoursAfter(NOON, hours)))
    expect(lookNameOf(at(1))).toBe('let_down')
    expect(lookNameOf(at(6))).not.toBe('let_down')
  })
})

interface Case {
  scene: string
  action: CareAction
  hours: number
  category?: ItemCategory
  found?: Overrides
}

const CASES: readonly Case[] = [
  { scene: 'feed.on_time', action: 'feed', hours: 2 },
  { scene: 'feed.early', action: 'feed', hours: 1, found: { stats: { hunger: 40 } } },
  { scene: 'feed.full', action: 'feed', hours: 0.001 },
  { scene: 'feed.late', action: 'feed', hours: 4 },
  { scene: 'feed.missed', action: 'feed', hours: 8 },
  { scene: 'feed.ill', action: 'feed', hours: 2, found: { stats: { health: 30, hunger: 50 } } },
  { scene: 'feed.loved', action: 'feed', hours: 2, category: 'loved' },
  { scene: 'feed.disliked', action: 'feed', hours: 2, category: 'disliked', found: { stats: { hunger: 30 } } },
  { scene: 'feed.harmful', action: 'feed', hours: 2, category: 'harmful' },
  { scene: 'play.loved', action: 'play', hours: 1, category: 'loved', found: { stats: { happiness: 50 } } },
  { scene: 'play.bad_time', action: 'play', hours: 1, category: 'loved', found: { stats: { health: 30 } } },
  { scene: 'play.harmful', action: 'play', hours: 1, category: 'harmful' },
  { scene: 'clean.wanted', action: 'clean', hours: 1, found: { stats: { health: 60 } } },
  { scene: 'clean.little', action: 'clean', hours: 1 },
  {
    scene: 'clean.wanted',
    action: 'clean',
    hours: 1,
    found: { last_cleaned_at: hoursAfter(NOON, -48), stats: { health: 98 } },
  },
  { scene: 'medicine.wanted', action: 'medicine', hours: 1, found: { stats: { health: 30 } } },
  { scene: 'medicine.wanted', action: 'medicine', hours: 1, category: 'loved', found: { stats: { health: 5 } } },
  { scene: 'medicine.little', action: 'medicine', hours: 1 },
  { scene: 'discipline.wanted', action: 'discipline', hours: 1 },
  { scene: 'discipline.bad_time', action: 'discipline', hours: 1, found: { stats: { trust: 10 } } },
  { scene: 'discipline.little', action: 'discipline', hours: 1, found: { stats: { discipline: 100 } } },
  { scene: 'sleep.wanted', action: 'sleep', hours: 1, found: { stats: { health: 60 } } },
  { scene: 'reflect.awake', action: 'reflect', hours: 1 },
  { scene: 'reflect.shy', action: 'reflect', hours: 1, found: { stats: { trust: 5 } } },
  { scene: 'reflect.ill', action: 'reflect', hours: 1, found: { stats: { health: 30 } } },
]

const situationAfter = (found: Creature, action: CareAction, hours: number, category?: ItemCategory) => {
  const item = category && { name: 'red ball', category }
  const decided = decideCare(found, { action, ...(item && { item }) }, hoursAfter(NOON, hours)) as CareOutcome
  const act = { action, item: item?.name ?? null, category: category ?? null }
  // A refusal tells nothing.
  const outcome = decided.kind === 'cared' ? tell(decided, act) : decided
  return outcome.kind === 'cared'
    ? actSituation({ ...act, outcome })
    : { ...situationOf(momentAt(found, NOON)), act: { ...act, outcome } }
}

it.each([
  ['uses lines about a favoured hour for a meal on time', 13, 4, 'favoured', true],
  ['uses none of them for an early meal, which has little effect', 13, 0.5, 'favoured', false],
  ['uses lines about a bad hour for a meal that it made smaller', 2, 4, 'against', true],
  ['uses none of them for an early meal', 2, 0.5, 'against', false],
] as const)('%s', (_, hour, unfed, part, isUsed) => {
  const last_fed_at = hoursAfter(NOON, hour - unfed)
  const found = creature({ species: kindOf('owl'), last_fed_at, stats: { hunger: 60 } })
  expect(from(readBook('owl').lines[`${part}.feed`]!, actText(situationAfter(found, 'feed', hour)))).toBe(isUsed)
})

it('uses no line about bad timing for a meal that had its full effect', () => {
  const found = creature({ species: kindOf('owl'), stats: { hunger: 96 } })
  expect(from(readBook('owl').lines['against.feed']!, actText(situationAfter(found, 'feed', 4.5)))).toBe(false)
})

describe('a loved item', () => {
  const TABBY = kindOf('tabby')
  const { lines, things } = readBook('tabby')
  const textsFor = (action: 'play' | 'clean' | 'sleep', stats: Overrides['stats'], more: Overrides = {}) => {
    const [item = ''] = Object.keys(things[action]!)
    return Array.from({ length: 12 }, (_, cared) => {
      const whole = { happiness: 100, health: 100, trust: 50, ...stats }
      const found = creature({ species: TABBY, cared: { [action]: cared }, stats: whole, ...more })
      const request = { action, item: { name: item, category: 'loved' } } as const
      const act = { action, item, category: 'loved' } as const
      const outcome = tell(decideCare(found, request, hoursAfter(NOON, 1)) as CareOutcome, act)
      return actText(actSituation({ ...act, outcome }))
    })
  }
  const NEEDED = { play: { happiness: 50 }, clean: { health: 70 }, sleep: { health: 70 } } as const
  const ACTIONS = ['play', 'clean', 'sleep'] as const
  const isNeedless = (line: Line) => typeof line === 'object' && line.when.includes('unneeded')

  it.each(ACTIONS)('has lines about itself and about love for %s with its full effect', (action) => {
    const loved = lines[`acts.${action}.loved`]!
    const own = Object.values(things[action]!).flat()
    const texts = textsFor(action, NEEDED[action])
    expect(texts.filter((text) => !from([...own, ...loved.filter((line) => !isNeedless(line))], text))).toEqual([])
    expect(texts.some((text) => from(own, text))).toBe(true)
  })

  it('has no merry line while a bad feeling lasts', () => {
    const feeling = { kind: 'scolded', cause: 'discipline', began_at: NOON, ends_at: hoursAfter(NOON, 6) } as const
    const loved = lines['acts.play.loved']!
    expect(textsFor('play', {}, { feeling }).filter((text) => from(loved.filter(isNeedless), text))).toEqual([])
  })

  it.each(ACTIONS)('has only lines that say that there was no need for %s without effect', (action) => {
    const [little, loved] = [lines[`acts.${action}.little`]!, lines[`acts.${action}.loved`]!]
    const texts = textsFor(action, {})
    expect(texts.filter((text) => !from([...little, ...loved.filter(isNeedless)], text))).toEqual([])
  })
})

test.each(CASES)('$scene follows $action', ({ scene, action, hours, category, found }) => {
  const done = situationAfter(collie(found), action, hours, category)
  const lines = told(`acts.${scene}` as LinePath)
  const text = actText(done)
  expect({ text, fits: from(lines, text) }).toEqual({ text, fits: true })
  expectWellFormed(text)
})

describe('a streak of on-time meals', () => {
  const fedAfter = (on_time_streak: number, milestones: Creature['milestones'] = []) =>
    actText(situationAfter(collie({ on_time_streak, milestones }), 'feed', 2))
  const reported: Creature['milestones'] = [{ type: 'care_streak', value: 10 }]

  it('is mentioned only at round numbers', () => {
    const runs = Array.from({ length: 12 }, (_, before) => before + 1).filter((run) =>
      from(told('acts.feed.streak'), fedAfter(run - 1, reported)),
    )
    expect(runs).toEqual([5, 10])
  })

  it('is not mentioned if a milestone reports it', () => {
    expect(from(told('acts.feed.on_time'), fedAfter(9))).toBe(true)
  })
})

it('mentions the overdue meal of a content or sleeping creature', () => {
  const [due, hungry] = [told('looks.due'), told('looks.hungry')]
  const awake = lookText(situationOf(momentAt(collie({ stats: { happiness: 70 } }), hoursAfter(NOON, 3.5))))
  expect(from([...due, ...hungry], awake)).toBe(true)
  expect(awake).toMatch(/\b(feed|food|meal)/i)
  const slept = situationOf(momentAt(collie(), hoursAfter(NOON, 14)))
  expect(slept.asleep).toBe(true)
  expect(lookText(slept)).toMatch(/\b(feed|food|meal|unfed)/i)
})

it('asks for medicine in other words after each look and act, also in sleep', () => {
  const found = collie({ stats: { health: 30 }, last_care_at: hoursAfter(NOON, 14) })
  const look = situationOf(momentAt(found, hoursAfter(NOON, 14)))
  const act = situationAfter(found, 'reflect', 14)
  const asked = [look, act, situationOf(act.moment)].map((one) => withRemedy('It dozes.', one))
  expect(asked.every((text) => /medicine/i.test(text))).toBe(true)
  expect(new Set(asked).size).toBe(3)
})

it.each([40, 60, 90])('mentions a meal that is near, at happiness %s', (happiness) => {
  const near = SPECIES.flatMap((species) => {
    const found = creature({ species: kindOf(species.slug), stats: { happiness } })
    const look = situationOf(momentAt(found, hoursAfter(NOON, 0.9 * species.feeding_window_hours)))
    return CONDITIONS.meal_ready.holds(look) && !look.asleep && !look.closed ? [lookText(look)] : []
  })
  expect(near.length).toBeGreaterThan(20)
  for (const text of near) expect(text).toMatch(/\b(feed|fed|food|meal|meals|supper|dinner|breakfast|mealtime)\b/i)
})

it.each(['play', 'clean', 'reflect', 'sleep', 'medicine'] as const)('mentions the overdue meal after %s', (action) => {
  for (const species of SPECIES) {
    const found = creature({ species: kindOf(species.slug) })
    const done = situationAfter(found, action, 1.3 * species.feeding_window_hours)
    if (done.act.outcome.kind !== 'cared' || done.closed || done.act.outcome.died) continue
    expect(actText(done)).toMatch(/\b(feed|fed|unfed|food|meals?|supper|dinner|breakfast|hungry)\b/i)
  }
})

it.each([
  ['ill', { health: 35 }],
  ['wary', { trust: 29 }],
  ['sad', { happiness: 39 }],
  ['hungry', { hunger: 29 }],
] as const)('has a line condition for each concern against discipline: %s', (claim, stats) => {
  const done = situationAfter(collie({ stats }), 'discipline', 0.01)
  expect(done.act.outcome.concerns).toHaveLength(1)
  expect(CONDITIONS[claim].holds(done)).toBe(true)
})

it('uses the lines of the species’ rule if it made the action worthless', () => {
  expect(from(told('against.play'), actText(situationAfter(collie({ stats: { happiness: 50 } }), 'play', 1)))).toBe(
    true,
  )
})

it('uses the death scene if the action killed', () => {
  expect(
    from(told('dying.poison'), actText(situationAfter(collie({ stats: { health: 5 } }), 'feed', 2, 'harmful'))),
  ).toBe(true)
})

describe('a line', () => {
  const situation = situationOf(momentAt(collie({ stats: { health: 30 } }), NOON))
  const LINES: readonly Line[] = ['one {name}', 'two {name}', { text: 'merry', when: ['well'] }, 'four {loved}', 'five']

  it('is not used again while another one was not shown', () => {
    for (let turn = 0; turn < 10; turn++) {
      const first = chooseLine(LINES, situation, { seed: 's', turn })
      const second = chooseLine(LINES, situation, { seed: 's', turn, shown: [lineId(first ?? '')] })
      expect(second).not.toBe(first)
      expect(second).not.toBeNull()
    }
  })

  it('of the reserve is used if all others were shown, and none if those were too', () => {
    const shown = ['five', 'one {name}', 'two {name}'].map(lineId)
    const choice = { seed: 's', turn: 0, reserve: ['two {name}', 'six'] }
    expect(chooseLine(LINES, situation, { ...choice, shown })).toBe('six')
    expect(chooseLine(LINES, situation, { ...choice, shown: [lineId('six'), ...shown] })).toBeNull()
    expect(chooseLine(LINES, situation, { ...choice, shown: shown.slice(1) })).toBe('five')
  })

  it('stays for the rest of a visit while it holds', () => {
    const shown = ['two {name}', 'five'].map(lineId)
    for (let turn = 0; turn < 10; turn++)
      expect(selectLine(LINES, situation, { seed: 's', turn, shown, keepsLast: true })).toBe('Two Moth')
    const merry = [lineId('merry')]
    expect(selectLine(LINES, situation, { seed: 's', turn: 0, shown: merry, keepsLast: true })).not.toBe('Merry')
  })

  it('is not used if a condition is false or a slot is missing', () => {
    const texts = Array.from({ length: 40 }, (_, turn) => selectLine(LINES, situation, { seed: 's', turn }))
    expect(new Set(texts)).toEqual(new Set(['One Moth', 'Two Moth', 'Five']))
  })

  it('starts sentences with a capital, and does not fill slots in the keeper’s text', () => {
    const fond = situationOf(momentAt(collie({ memory: { loved: '{name} $& cake' } }), NOON))
    expect(selectLine(['Yes. {loved}: so.'], fond, { seed: 's', turn: 0 })).toBe('Yes. “{name} $& cake”: so.')
    const plain = situationOf(momentAt(collie({ memory: { loved: 'squeaky lamb' } }), NOON))
    expect(selectLine(['Yes. {loved}: so.'], plain, { seed: 's', turn: 0 })).toBe('Yes. The squeaky lamb: so.')
    expect(selectLine(['“Yes. {loved}?”'], plain, { seed: 's', turn: 0 })).toBe('“Yes. Squeaky lamb?”')
    expect(selectLine(['“{loved},” you say, “or {loved}.” {loved}.'], fond, { seed: 's', turn: 0 })).toBe(
      '“{name} $& cake,” you say, “or {name} $& cake.” “{name} $& cake”.',
    )
  })

  it.each(['brought', 'came with', 'hold out'])('does not say “%s” of an activity', (verb) => {
    const textsWith = (item: string) => {
      const request = { action: 'play', item: { name: item, category: 'loved' } } as const
      const outcome = decideCare(collie(), request, hoursAfter(NOON, 1)) as CareOutcome
      const done = actSituation({ action: 'play', item, category: 'loved', outcome })
      const lines = [`you ${verb} {item}`, 'it played at {item}']
      return new Set(Array.from({ length: 20 }, (_, turn) => selectLine(lines, done, { seed: 's', turn })))
    }
    expect(textsWith('log carrying')).toEqual(new Set(['It played at log carrying']))
    expect(textsWith('rubber duck').size).toBe(2)
  })

  it('is chosen more often the more of its conditions hold, and every one that holds is chosen', () => {
    const low = situationOf(momentAt(collie({ stats: { hunger: 40, happiness: 30 } }), NOON))
    const lines: Line[] = ['plain', 'other', { text: 'sad', when: ['sad'] }, { text: 'both', when: ['sad', 'hungry'] }]
    const texts = Array.from({ length: 2000 }, (_, turn) => selectLine(lines, low, { seed: 's', turn }))
    const times = (text: string) => texts.filter((one) => one === text).length
    expect(times('Plain')).toBeGreaterThan(250)
    expect(times('Sad')).toBeGreaterThan(times('Plain'))
    expect(times('Both')).toBeGreaterThan(times('Sad'))
  })

  it('of a neighbouring scene is chosen less often', () => {
    const texts = Array.from({ length: 400 }, (_, turn) =>
      selectLine(['own'], situation, { seed: 's', turn, others: ['other'] }),
    )
    const others = texts.filter((text) => text === 'Other').length
    expect(others).toBeGreaterThan(40)
    expect(others).toBeLessThan(160)
  })

  it('about sulking is required while a bad feeling lasts, if there is one', () => {
    const feeling = { kind: 'let_down', cause: 'late_meal', began_at: NOON, ends_at: hoursAfter(NOON, 6) } as const
    const sulking = situationOf(momentAt(collie({ feeling }), hoursAfter(NOON, 1)))
    const lines: Line[] = ['plain', 'other', { text: 'sulks', when: ['sulking'] }]
    for (let turn = 0; turn < 10; turn++) expect(selectLine(lines, sulking, { seed: 's', turn })).toBe('Sulks')
    const over = situationOf(momentAt(collie({ feeling }), hoursAfter(NOON, 6)))
    for (let turn = 0; turn < 10; turn++) expect(selectLine(lines, over, { seed: 's', turn })).not.toBe('Sulks')
  })

  it('about all that must be mentioned is required, or else about the most important', () => {
    const feeling = { kind: 'let_down', cause: 'late_meal', began_at: NOON, ends_at: hoursAfter(NOON, 6) } as const
    const low = situationOf(momentAt(collie({ feeling, stats: { health: 50 } }), hoursAfter(NOON, 1)))
    const weak: Line = { text: 'weak', when: ['weak'] }
    const sulks: Line = { text: 'sulks', when: ['sulking'] }
    const both: Line = { text: 'both', when: ['after_late_meal', 'weak'] }
    for (let turn = 0; turn < 10; turn++) {
      expect(selectLine(['plain', weak, sulks, both], low, { seed: 's', turn })).toBe('Both')
      expect(selectLine(['plain', weak, sulks], low, { seed: 's', turn })).toBe('Sulks')
      expect(selectLine(['plain', weak], low, { seed: 's', turn })).toBe('Weak')
    }
  })

  it('can have slots about this moment if they have values', () => {
    const fed = situationAfter(collie({ on_time_streak: 4, feedings: 6 }), 'feed', 9, 'liked')
    const line = '{item}, {alone}, {nth}, {run}, {hour}, {part}'
    expect(selectLine([line], fed, { seed: 's', turn: 0 })).toBe(
      'The red ball, nine hours, seventh, four, nine in the evening, evening',
    )
    const named = 'It is {item}, at the word {item}, “{item}”, no {item}: {item}'
    expect(selectLine([named], fed, { seed: 's', turn: 0 })).toBe(
      'It is the red ball, at the word red ball, “red ball”, no red ball: the red ball',
    )
    expect(selectLine([line, 'plain'], situation, { seed: 's', turn: 1 })).toBe('Plain')
    const late = situationAfter(collie({ memory: { late_meals: 2 } }), 'feed', 9)
    expect(selectLine(['the {lates}'], late, { seed: 's', turn: 0 })).toBe('The third')
    const clock = deathClock(situation.moment)?.hours_remaining ?? 0
    expect(selectLine(['{left}'], situation, { seed: 's', turn: 0 })).toBe(
      `${capitalize(spellNumber(Math.floor(clock)))} hours`,
    )
  })

  it.each([
    'The word was',
    'The label is',
    'The label calls',
    'It is labelled',
    'You called it',
    'It says only',
    'No more',
  ])('“%s” is followed by the item without an article', (before) => {
    const fed = situationAfter(collie({ feedings: 6 }), 'feed', 9, 'liked')
    expect(selectLine([`${before} {item}.`], fed, { seed: 's', turn: 0 })).toBe(`${before} red ball.`)
  })

  it('can use what the creature remembers', () => {
    const fond = situationOf(momentAt(collie({ memory: { loved: 'let’s run', longest_wait_hours: 19 } }), NOON))
    const texts = Array.from({ length: 40 }, (_, turn) =>
      selectLine([...LINES, 'a', 'six {wait}'], fond, { seed: 's', turn }),
    )
    expect(texts).toContain('Four “let’s run”')
  })
})

describe('memory', () => {
  it('keeps the longest wait between two visits and the last loved item', () => {
    const waits = [2, 9, 4]
    let found = collie()
    let now = 0
    for (const wait of waits) {
      now += wait
      const outcome = decideCare(found, { action: 'reflect' }, hoursAfter(NOON, now)) as CareOutcome
      found = outcome.creature
    }
    expect(found.memory?.longest_wait_hours).toBe(9)
    const item = { name: 'squeaky lamb', category: 'loved' as const }
    const fed = decideCare(found, { action: 'feed', item }, hoursAfter(NOON, now + 2)) as CareOutcome
    expect(fed.creature.memory).toMatchObject({ longest_wait_hours: 9, loved: 'squeaky lamb' })
  })
})

describe('age', () => {
  it.each([10, 30, 100, 365])('reports %p days once', (days) => {
    const old = { ...collie(), lived_before_hours: days * 24 - 1, stage: 'adult' as const, path: 'balanced' as const }
    const before = momentAt(old, hoursAfter(NOON, 0.5)).creature
    const after = momentAt(old, hoursAfter(NOON, 1)).creature
    const ages = ({ milestones }: Creature) =>
      milestones.filter(({ type }) => type === 'age_milestone').map(({ value }) => value)
    expect(ages(before)).not.toContain(days)
    expect(ages(after)).toContain(days)
    expect(
      milestoneText({ type: 'age_milestone', value: days }, situationOf(momentAt(old, hoursAfter(NOON, 1))), false),
    ).toBe(told('ages')[[10, 30, 100, 365].indexOf(days)]!.toString().replaceAll('{name}', 'Moth'))
  })
})

describe('a gravestone', () => {
  const epitaphOf = (found: Creature) => epitaph(bury(found, hoursAfter(NOON, 24 * 40))!)

  it('quotes the name, whatever was written about the same death before', () => {
    const burial = bury(collie({ name: 'Moth' }), hoursAfter(NOON, 24 * 40))!
    const [before, last] = [dyingText(burial.creature), epitaph(burial)]
    expect(last).toContain('“Moth”')
    expect(dyingText(burial.creature)).toBe(before)
    expect(before).not.toContain('“Moth”')
  })

  it('mentions no meals if there were none', () => {
    for (let n = 0; n < 30; n++) {
      const text = epitaphOf(collie({ id: `c-${n}` }))
      expectWellFormed(text)
      expect(text).not.toMatch(/never kept waiting|meals? and|trusted/)
    }
  })

  it('mentions one particular of the life, in many wordings', () => {
    const life = { feedings: 12, memory: { loved: 'squeaky lamb', longest_wait_hours: 19 }, missed_feedings: 0 }
    const texts = Array.from({ length: 60 }, (_, n) => epitaphOf(collie({ id: `c-${n}`, ...life })))
    expect(texts.some((text) => text.includes('the squeaky lamb'))).toBe(true)
    const middles = texts.map((text) => text.split('. ').slice(1, -1).join('. '))
    expect(new Set(middles).size).toBeGreaterThanOrEqual(8)
    for (const text of texts) expect(text).not.toMatch(/when the door opened|somebody came/)
  })

  it('of an illness ends in several ways', () => {
    const death = { died_at: NOON, cause: 'illness' as const }
    const texts = Array.from({ length: 40 }, (_, n) =>
      epitaph(bury({ ...collie({ id: `c-${n}`, stats: { health: 0 } }), death }, NOON)!),
    )
    const endings = new Set(texts.map((text) => text.split('. ').at(-1)))
    expect(endings.size).toBe(5)
    for (const ending of endings) expect(ending).toMatch(/heal|ill|strength/)
  })

  it('names the poison, and does not say that the creature was left alone', () => {
    const { creature: poisoned } = decideCare(
      collie({ feedings: 9, stats: { health: 10 } }),
      { action: 'feed', item: { name: 'chocolate', category: 'harmful' } },
      NOON,
    ) as CareOutcome
    const text = epitaph(bury(poisoned, NOON)!)
    expect(from(told('epitaph.closings.poison'), text)).toBe(true)
    expect(from(told('epitaph.closings.neglect'), text)).toBe(false)
  })
})

describe('a story', () => {
  it('contains the stored facts of a life', () => {
    const found = { ...collie({ feedings: 3, memory: { loved: 'squeaky lamb' } }), cared: { feed: 3, play: 2 } }
    const text = storyOf({ creature: found, log: [], ended: null, now: hoursAfter(NOON, 1) })
    expect(text).toContain('hatched on 10 March 2026')
    expect(text).toContain('It had three meals')
    expect(text).toContain('played with twice')
    expect(text).toContain('the squeaky lamb')
  })

  it('is about turning points, in order of time, with their causes, and no sentence twice', () => {
    const stats = (health: number) => ({ hunger: 80, happiness: 60, health, trust: 40, discipline: 0 })
    const entry = (number: number, more: Partial<LogEntry>): LogEntry => ({
      id: `e${number}`,
      creature_id: 'moth',
      number,
      done_at: hoursAfter(NOON, number),
      action: 'feed',
      item: null,
      category: null,
      notes: null,
      timing: null,
      effectiveness: 'effective',
      before: stats(80),
      after: stats(80),
      by: { agent_id: 'a', agent: 'a', creature: 'Moth', species: 'Border Collie', family: 'dog' },
      ...more,
    })
    const log = [
      entry(4, { action: 'medicine', before: stats(12) }),
      entry(3, { item: 'dark chocolate', category: 'harmful', after: stats(12) }),
      entry(2, { action: 'play' }),
      entry(1, { timing: 'missed_window' }),
    ]
    const text = storyOf({ creature: collie({ cared: { feed: 4 } }), log, ended: null, now: hoursAfter(NOON, 6) })
    const positions = [
      'its meal came when it had given it up; it was played with that same day, and came round',
      'it was given the dark chocolate, which took 68 of its health, and it very nearly died of that. Medicine came that same day',
      'it lay at its weakest, from what it had been given, and was given medicine',
    ].map((words) => text.indexOf(words))
    expect(positions).toEqual([...positions].sort((a, b) => a - b))
    expect(Math.min(...positions)).toBeGreaterThan(0)
    const sentences = text.split(/(?<=[.?]) /)
    expect(new Set(sentences).size).toBe(sentences.length)
  })

  it('counts nothing that harmed as care', () => {
    const found = collie({ cared: { clean: 2, medicine: 1 } })
    const [before, after] = [found.stats, { ...found.stats, health: 70 }]
    const harm = { done_at: NOON, item: 'bleach', category: 'harmful', timing: null, before, after }
    const log = [
      { ...harm, number: 1, action: 'clean' },
      { ...harm, number: 2, action: 'medicine' },
    ] as LogEntry[]
    const text = storyOf({ creature: found, log, ended: null, now: hoursAfter(NOON, 6) })
    expect(text).toContain('It was washed once.')
  })

  it('ends with the death', () => {
    const died_at = asInstant(hoursAfter(NOON, 5))
    const found = { ...collie(), death: { died_at, cause: 'neglect' as const } }
    const text = storyOf({ creature: found, log: [], ended: { how: 'died', at: died_at }, now: hoursAfter(NOON, 9) })
    expect(text).toMatch(/It died on 10 March 2026/)
    expect(from(told('dying.neglect'), text)).toBe(true)
  })
})

describe('the memory of earlier acts', () => {
  const tabby = SPECIES.find(({ slug }) => slug === 'tabby')!
  const messages = (acts: (visit: number) => readonly Act[], visits = 6): string[] =>
    keep(
      tabby,
      { wait: () => 0.7 * tabby.feeding_window_hours, acts: (_, visit) => acts(visit) },
      visits,
    ).shown.flatMap(({ texts }) => texts.message ?? [])

  const FED = { action: 'feed', item: null, category: null } as const
  const turnips = { name: 'boiled turnips', category: 'neutral' } as const

  it('names an item that it has no opinion of', () => {
    const texts = messages(() => [['feed', turnips]], 3)
    expect(texts[1]).toContain('the boiled turnips')
  })

  it('notices the third wash in a row', () => {
    expect(messages(() => [['clean'], ['clean'], ['clean']], 1)[2]).toMatch(/wash after another/i)
  })

  it('notices the same food a second time', () => {
    const texts = messages(() => [['feed', { name: 'poached salmon', category: 'loved' }]], 12)
    expect(texts.slice(1).some((text) => /poached salmon again/i.test(text))).toBe(true)
    expect(texts[0]).not.toMatch(/again/i)
  })

  const chocolate = { name: 'chocolate', category: 'harmful' } as const

  it('names the poison in the next act', () => {
    const texts = messages((visit) => (visit === 0 ? [['feed', chocolate]] : [['medicine'], ['medicine']]), 2)
    expect(texts[1]).toMatch(/chocolate/)
  })

  it('keeps the harmful item of two acts at the same time', () => {
    const walk = { name: 'go for a walk', category: 'neutral' } as const
    const at = hoursAfter(NOON, 2)
    const scolded = decideCare(collie(), { action: 'discipline', item: walk }, at) as CareOutcome
    const hurt = decideCare(scolded.creature, { action: 'feed', item: chocolate }, at) as CareOutcome
    expect(hurt.creature.memory.felt).toBe('chocolate')
  })

  it('counts harmful food, so that the next meal is not the first', () => {
    const hurt = decideCare(collie(), { action: 'feed', item: chocolate }, hoursAfter(NOON, 2)) as CareOutcome
    expect(CONDITIONS.first_time.holds(situationAfter(collie(), 'feed', 3))).toBe(true)
    expect(CONDITIONS.first_time.holds(situationAfter(hurt.creature, 'feed', 3))).toBe(false)
    expect(plainAct(situationAfter(hurt.creature, 'feed', 3))).toMatch(/^You fed \w+\. That makes once\.$/)
    expect(plainAct(situationAfter(collie(), 'feed', 3, 'harmful'))).toMatch(/^You harmed \w+\b/)
  })

  it('names the item that the feeling comes from', () => {
    const late: CareStyle = { wait: () => 1.2 * tabby.feeding_window_hours, acts: () => [['feed', turnips], ['clean']] }
    const { moment, outcome } = keep(tabby, late, 2).shown.at(-1)!
    const situation = actSituation({ action: 'clean', item: null, category: null, outcome: outcome! })
    const lines = [{ text: 'It is washed, and thinks of the late {cause}.', when: ['after_late_meal'] as const }]
    expect(selectLine(lines, situation, { seed: '', turn: careTurn(moment.creature, 'clean') })).toBe(
      'It is washed, and thinks of the late boiled turnips.',
    )
  })

  it('takes a plural verb only if the item is its subject', () => {
    const fed = situationAfter(collie(), 'feed', 9, 'liked')
    const sardines = { ...fed, act: { ...fed.act, item: 'sardines' } }
    const shown = (line: string) => selectLine([line], sardines, { seed: 's', turn: 0 })
    expect(shown('{item} is gone, and most of {item} was good.')).toBe(
      'The sardines are gone, and most of the sardines were good.',
    )
    expect(shown('The card for {item} has a note.')).toBe('The card for the sardines has a note.')
    expect(shown('What it thinks of the {item} is plain.')).toBe('What it thinks of the sardines is plain.')
  })

  it('keeps the last act for looks and for the next act, but not for half a day', () => {
    const { shown } = keep(tabby, { wait: () => 3, acts: () => [['play'], ['clean']] }, 2)
    const washed = shown.filter(({ kind }) => kind === 'clean')
    for (const { moment, outcome } of washed) {
      const act = { action: 'clean', item: null, category: null, outcome: outcome! } as const
      expect(CONDITIONS.after_play.holds(actSituation(act))).toBe(true)
      expect(CONDITIONS.after_wash.holds(situationOf(moment))).toBe(true)
      const tomorrow = situationOf(momentAt(moment.creature, hoursAfter(moment.now, 13)))
      expect(CONDITIONS.after_wash.holds(tomorrow)).toBe(false)
    }
    expect(washed).toHaveLength(2)
  })

  it('recognises a second late meal a day after the first', () => {
    const { shown } = keep(tabby, { wait: () => 24, acts: () => [['feed']] }, 2)
    const again = shown.map(({ outcome }) =>
      outcome ? CONDITIONS.after_late_meal.holds(actSituation({ ...FED, outcome })) : null,
    )
    expect(again.filter((one) => one !== null)).toEqual([false, true])
  })

  it('forgets a late meal after one on time', () => {
    const hours = tabby.feeding_window_hours
    const { shown } = keep(tabby, { wait: (_, visit) => (visit === 1 ? 0.8 : 1.3) * hours, acts: () => [['feed']] }, 3)
    const meals = shown.flatMap(({ outcome }) => (outcome ? [actSituation({ ...FED, outcome })] : []))
    expect(meals.map(({ act }) => act.outcome.timing)).toEqual(['late', 'on_time', 'late'])
    expect(meals.map(CONDITIONS.after_late_meal.holds)).toEqual([false, true, false])
    expect(meals.map(({ feeling }) => feeling?.kind)).toEqual(['let_down', undefined, 'let_down'])
  })

  it('counts hours of lateness from the end of the window', () => {
    const fed = situationAfter(collie(), 'feed', COLLIE.feeding_window_hours + 5)
    const shown = selectLine(['{late} hours late, {hours} without a meal'], fed, { seed: 's', turn: 0 })
    expect(shown).toBe(`Five hours late, ${spellNumber(COLLIE.feeding_window_hours + 5)} without a meal`)
  })

  it('adds the request for the due meal to a line about an earlier late meal', () => {
    const found = collie({ stats: { health: 30 } })
    const unfed = situationOf(momentAt(found, hoursAfter(NOON, 1.2 * COLLIE.feeding_window_hours)))
    const isAsked = (text: string) => withMeal(text, unfed) !== text
    expect(isAsked('It minds the late meal. Medicine now.')).toBe(true)
    expect(isAsked('It minds that dinner was late.')).toBe(true)
    expect(isAsked('The meal had not come in time.')).toBe(true)
    expect(isAsked('It minds the late meal. Feed it now.')).toBe(false)
    expect(isAsked('It minds the late meal. Carry its dish there, at once.')).toBe(false)
  })

  it('distinguishes the time after a scolding from that after a wait', () => {
    const { outcome } = keep(tabby, { wait: () => 3, acts: () => [['discipline'], ['reflect']] }, 1).shown.at(-1)!
    const { found } = outcome!
    const act = { action: 'reflect', item: null, category: null, outcome: outcome! } as const
    expect(found.creature.feeling).toMatchObject({ kind: 'scolded' })
    expect(CONDITIONS.after_scolding.holds(actSituation(act))).toBe(true)
    expect(CONDITIONS.after_wait.holds(actSituation(act))).toBe(false)
  })
})

it('a creature is ill to texts where it is to the findings', () => {
  for (const health of [39, 45, 49, 50, 55]) {
    const moment = momentAt(collie({ stats: { health } }), hoursAfter(NOON, 1))
    const findings = findingsOf(moment).map(({ kind }) => kind)
    expect([health, CONDITIONS.ill.holds(situationOf(moment))]).toEqual([health, findings.includes('ill')])
  }
})
