/** What the log keeps of the line of an act, and how the text is made again. */
import type { LogEntry } from '../../../lambdas/domain/care/care-log'
import { booksOf } from '../../../lambdas/domain/voice/books/lines'
import { hash } from '../../../lambdas/domain/voice/pick'
import { publicToldText, toldText } from '../../../lambdas/domain/voice/telling/log-line'
import { textOf } from '../../../lambdas/domain/voice/telling/slots'
import { SPECIES } from '../../../lambdas/species'
import { keep } from '../../support/agents/care-simulation'
import { WAYS } from '../../support/agents/care-styles'
import { kindOf } from '../../support/creatures'
import { sample } from '../../support/sampling'

const owl = kindOf('owl')

it('every act of a life has the same text again', () => {
  for (const [slug, way] of [
    ['owl', 'advised'],
    ['tabby', 'careless'],
    ['beagle', 'late'],
    ['void', 'advised'],
  ] as const) {
    const species = SPECIES.find((one) => one.slug === slug)!
    const { log, shown } = keep(species, WAYS[way]!, 12)
    const messages = shown.flatMap(({ texts }) => texts.message ?? [])
    expect(log.length).toBeGreaterThan(5)
    log.forEach((entry, at) => {
      const again = toldText(kindOf(slug), entry)
      // A plain sentence becomes the plain fact.
      if (entry.told) expect(messages[at]?.slice(0, again.length)).toBe(again)
      else expect(again).toMatch(/^You .*Moth/)
    })
    expect(log.filter(({ told }) => told).length).toBeGreaterThan(log.length / 2)
  }
})

const { log } = keep(SPECIES.find(({ slug }) => slug === 'owl')!, WAYS.advised!, 2)
const meal = log.find(({ action }) => action === 'feed') as LogEntry

it('a line that no book has any more becomes the plain fact', () => {
  expect(toldText(owl, { ...meal, item: 'brass bells', told: { line: 'gone' } })).toBe(
    'You fed Moth. They were the brass bells.',
  )
  expect(toldText(owl, { ...meal, item: null, told: { line: 'gone' } })).toBe('You fed Moth.')
})

it('a line whose words are missing becomes the plain fact', () => {
  const lines = log.filter(({ told }) => told?.said)
  for (const entry of lines) expect(toldText(owl, { ...entry, told: { line: entry.told!.line } })).toMatch(/^You /)
})

it('in public nothing is said of an item, but of one that harmed', () => {
  expect(publicToldText(owl, { ...meal, told: { line: 'gone' } })).toBe('You fed Moth.')
  const harm: LogEntry = { ...meal, item: 'bleach', category: 'harmful', after: { ...meal.before, health: 1 } }
  expect(publicToldText(owl, { ...harm, told: { line: 'gone' } })).toContain('You gave Moth the bleach, which took')
})

it('leaves out local times in public, because they reveal the timezone', () => {
  const texts = booksOf(owl).flatMap(({ lines }) => Object.values(lines).flat().map(textOf))
  const line = texts.find((text) => text.includes('{opens}')) as string
  const early: LogEntry = { ...meal, told: { line: hash(line).toString(36), said: { opens: '11:30 (Asia/Tokyo)' } } }
  expect(toldText(owl, early)).toContain('11:30 (Asia/Tokyo)')
  expect(publicToldText(owl, early)).toBe('You fed Moth.')
})

it('an entry without notes stays below 1 KB', () => {
  for (const species of sample(SPECIES, 9))
    for (const entry of keep(species, WAYS.careless!, 6).log)
      expect(JSON.stringify({ ...entry, item: 'x'.repeat(120) }).length).toBeLessThan(1000)
})
