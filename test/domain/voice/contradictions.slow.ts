/** Looks, advice and tips agree: no text asks for care that another text of the same state advises against. */
import fc from 'fast-check'
import { agenda } from '../../../lambdas/domain/care/agenda'
import { applyCare, type CareOutcome } from '../../../lambdas/domain/care/care'
import { firstNeed, householdNeeds, needRank, needsOf, requestFor } from '../../../lambdas/domain/care/needs'
import { type Moment, momentAt } from '../../../lambdas/domain/creature/clock'
import type { Creature } from '../../../lambdas/domain/creature/creature'
import { expressionOf } from '../../../lambdas/domain/creature/expression'
import { feedingStatus, isUnfed } from '../../../lambdas/domain/creature/feeding'
import { isAsleepAt } from '../../../lambdas/domain/creature/sleep'
import { catalogue } from '../../../lambdas/domain/species/catalogue'
import { asInstant, MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import { comeBackText, needText, VISIT_WORDS, visitText } from '../../../lambdas/domain/voice/advice'
import { readBook } from '../../../lambdas/domain/voice/books/read-book'
import { tipText } from '../../../lambdas/domain/voice/item-text'
import { lookLine, lookNameOf, lookText, soulLine } from '../../../lambdas/domain/voice/look-text'
import { situationOf } from '../../../lambdas/domain/voice/situation'
import { SPECIES } from '../../../lambdas/species'
import type { Line } from '../../../lambdas/species/book'
import type { CareAction } from '../../../lambdas/species/care-actions'
import type { Look } from '../../../lambdas/species/scenes'
import { newborn } from '../../support/agents/care-simulation'
import { anyCreature, back } from '../../support/any-creature'
import { creature, decideCare, hoursAfter, kindOf, NOON } from '../../support/creatures'
import { iterations } from '../../support/sampling'

/** The care that the lines of a look ask for. */
const ASKS: Readonly<Partial<Record<Look, readonly CareAction[]>>> = {
  bored: ['play'],
  due: ['feed'],
  hungry: ['feed'],
  starving: ['feed'],
  weak: ['medicine'],
  dirty: ['clean'],
  sick: ['medicine'],
  failing: ['medicine', 'feed'],
}

const anySpecies = fc.constantFrom(...catalogue())
/** Any creature of any species, with a last wash up to four days ago. None is full when its meal is due. */
const anyone: fc.Arbitrary<Creature> = fc
  .tuple(anyCreature, anySpecies, fc.double({ min: 0, max: 96, noNaN: true }))
  .map(([one, species, uncleaned]) => ({
    ...one,
    species: kindOf(species.slug),
    last_cleaned_at: back(uncleaned),
    stats: { ...one.stats, hunger: Math.min(99, one.stats.hunger) },
  }))

const everyMoment = (check: (moment: Moment) => void): void =>
  fc.assert(
    fc.property(anyone, (one) => {
      const moment = momentAt(one, NOON)
      if (moment.alive) check(moment)
    }),
    { numRuns: iterations(300, 20_000) },
  )

const actionsOf = (moment: Moment): CareAction[] => needsOf(moment).map(({ action }) => action)

it('the first need is the most urgent one', () => {
  everyMoment((moment) => {
    const ranks = needsOf(moment).map(needRank)
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
    expect(firstNeed({ ...moment })?.why).toBe(needsOf(moment)[0]?.why)
  })
})

it('a look asks only for care that the advice names', () => {
  everyMoment((moment) => {
    const situation = situationOf(moment)
    const look = lookNameOf(situation)
    if (look === 'hungry' && feedingStatus(moment.creature, NOON) === 'ok') {
      expect(lookText(situation)).toMatch(/still hungry; a meal counts in full again from \d\d:\d\d/)
      return
    }
    // A species that plays before meals needs play first.
    const asked = (ASKS[look] ?? []).map((action) =>
      action === 'feed' && needsOf(moment).some(({ play_first }) => play_first) ? 'play' : action,
    )
    expect(actionsOf(moment)).toEqual(expect.arrayContaining(asked))
  })
})

it('a line that says that nothing is needed is shown only without needs', () => {
  everyMoment((moment) => {
    if (actionsOf(moment).length > 0)
      expect(lookText(situationOf(moment))).not.toMatch(/Nothing needs doing|(?:wants|needs) (?:for )?nothing[.,]/)
  })
})

/** The names of the scenes that contain the line. */
const scenesOf = ({ creature }: Moment, part: 'looks' | 'souls', line: Line | null): string[] =>
  Object.entries(readBook(creature.species.slug).lines).flatMap(([path, own]) =>
    path.startsWith(`${part}.`) && line && own.includes(line) ? [path.slice(part.length + 1)] : [],
  )

describe('while a bad feeling lasts', () => {
  const UNTROUBLED = ['thriving', 'content', 'curious', 'bored', 'old', 'back_from_death']
  const GLAD = ['glad_of_wish', 'missed_you', 'proud']
  const RESENTFUL = ['hurt', 'let_down', 'scolded']
  const everySoreMoment = (check: (moment: Moment) => void): void =>
    everyMoment((moment) => {
      const kind = (['hurt', 'let_down', 'scolded'] as const)[Math.floor(moment.creature.stats.happiness) % 3] ?? 'hurt'
      const feeling = { kind, cause: 'late_meal', began_at: NOON, ends_at: hoursAfter(NOON, 6) } as const
      check({ ...moment, creature: { ...moment.creature, feeling } })
    })

  it('no look, soul or face is merry', () => {
    everySoreMoment((moment) => {
      const situation = situationOf(moment)
      // A line of the family, or a plain sentence, is in no scene of the species.
      const scenes = [
        ...scenesOf(moment, 'looks', lookLine(situation)),
        ...scenesOf(moment, 'souls', soulLine(situation)),
      ]
      expect(scenes.filter((scene) => [...UNTROUBLED, ...GLAD].includes(scene))).toEqual([])
      expect(['happy', 'curious', 'content']).not.toContain(expressionOf(moment))
    })
  })

  it('no text says that it has eaten while its meal is overdue', () => {
    everySoreMoment((moment) => {
      const situation = situationOf(moment)
      if (moment.asleep || situation.closed || !isUnfed(situation)) return
      const scenes = [
        ...scenesOf(moment, 'looks', lookLine(situation)),
        ...scenesOf(moment, 'souls', soulLine(situation)),
      ]
      expect(scenes.filter((scene) => RESENTFUL.includes(scene))).toEqual([])
    })
  })
})

it('a newborn has no habit, past or acquaintance: only lines for babies are shown', () => {
  for (const species of SPECIES)
    for (const minutes of [1, 55]) {
      const one = newborn(species, `${species.slug}-new`, NOON)
      const situation = situationOf(momentAt(one, hoursAfter(NOON, minutes / 60)))
      for (const line of [lookLine(situation), soulLine(situation)])
        expect(typeof line === 'object' && line?.when).toEqual(expect.arrayContaining(['baby']))
    }
})

it('"All is done" is said only without needs, and not of a hungry creature', () => {
  everyMoment((moment) => {
    const { next } = agenda([moment])
    if (!next || householdNeeds([moment]).length > 0) return
    const text = comeBackText(next, [moment])
    const isHungry = moment.creature.stats.hunger < 30 && !moment.asleep
    if (text.startsWith('All is done')) expect([text, text.includes('still hungry')]).toEqual([text, isHungry])
  })
})

it('only an empty creature is called starving, and only a failing one gravely ill', () => {
  everyMoment((moment) => {
    const texts = agenda([moment]).visits.flatMap((visit) => [VISIT_WORDS[visit.why], visitText(visit)])
    const { stats } = moment.creature
    if (stats.hunger >= 30) for (const text of texts) expect(text).not.toMatch(/starving/)
    if (stats.health >= 20) for (const text of texts) expect(text).not.toMatch(/gravely/)
  })
})

it('advised care gets no tip against it', () => {
  everyMoment((moment) => {
    for (const need of needsOf(moment)) {
      const outcome = applyCare(moment, requestFor(need)) as CareOutcome
      const tip = tipText(need.action, outcome, need.item ?? null) ?? ''
      expect(`${needText(need)} ${tip}`).not.toMatch(
        /once half the feeding window|Wait until|Save the next game|every day or two|Keep medicine|rest from lessons|stay up|other needs today|Let an hour pass/,
      )
    }
  })
})

describe('the tip of care without effect', () => {
  const outcomeOf = (one: Creature, action: CareAction, now = NOON, item?: string): CareOutcome => {
    const outcome = decideCare(one, { action, ...(item && { item: { name: item, category: 'loved' as const } }) }, now)
    if (outcome.kind !== 'cared') throw new Error(outcome.kind)
    return outcome
  }

  it('names the stat that rose all the same', () => {
    const trusting = creature({ species: { trust_speed: 'fast' }, stats: { trust: 60 } })
    const medicine = outcomeOf(trusting, 'medicine', NOON, 'herbal tea')
    expect([medicine.effectiveness, medicine.after.trust - medicine.before.trust]).toEqual(['wasted', 6])
    expect(tipText('medicine', medicine, 'herbal tea')).toBe(
      'Its health had no room to grow, but its trust rose. Keep medicine for when Moth is unwell.',
    )
    expect(tipText('medicine', outcomeOf(trusting, 'medicine'), null)).toBe('Keep medicine for when Moth is unwell.')
  })

  it('says that a due wash was wanted', () => {
    const dirty = creature({ last_cleaned_at: back(50), stats: { health: 98, trust: 60 } })
    expect(lookNameOf(situationOf(momentAt(dirty, NOON)))).toBe('dirty')
    const washed = outcomeOf(dirty, 'clean')
    expect(washed.effectiveness).toBe('reduced')
    expect(tipText('clean', washed, null)).toMatch(/^A wash was wanted/)
  })

  it('says that an advised early meal was right', () => {
    const asleepAt = (id: string, hours: number) => isAsleepAt(creature({ id }), hoursAfter(NOON, hours))
    const early = Array.from({ length: 2_000 }, (_, n) => `e${n}`)
      .filter((id) => asleepAt(id, 10.5) && asleepAt(id, 11.5) && !asleepAt(id, 9.9))
      .map((id) =>
        creature({
          id,
          species: { feeding_window_hours: 3 },
          last_fed_at: hoursAfter(NOON, 8.8),
          stats: { trust: 60 },
        }),
      )
      .map((one) => momentAt(one, hoursAfter(NOON, 9.8)))
      .find((moment) => needsOf(moment).some(({ why }) => why === 'before_sleep'))
    if (!early) throw new Error('no creature sleeps through its mealtime')
    expect(feedingStatus(early.creature, early.now)).toBe('ok')
    expect(tipText('feed', outcomeOf(early.creature, 'feed', early.now), null)).toMatch(/^Early, and rightly so/)
  })
})

it('the hours of a sleeper are in the time zone of its keeper', () => {
  const night = Array.from({ length: 40 }, (_, hour) => hoursAfter(NOON, hour))
  const sleeper = creature({ timezone: 'Asia/Tokyo' })
  const now = night.find((hour) => isAsleepAt(sleeper, hour))!
  const unfed = momentAt(
    creature({
      timezone: 'Asia/Tokyo',
      stats_at: now,
      last_fed_at: asInstant(now - 12 * MS_PER_HOUR),
      last_care_at: now,
    }),
    hoursAfter(now, 0.5),
  )
  const texts = [
    ...householdNeeds([unfed]).map(needText),
    ...agenda([unfed]).visits.map((visit) => comeBackText(visit, [unfed])),
  ]
  for (const text of texts) expect(text).not.toMatch(/UTC/)
  expect(texts.join(' ')).toMatch(/Asia\/Tokyo/)
})
