import { revive } from '../../../lambdas/domain/afterlife/resurrection'
import { momentAt } from '../../../lambdas/domain/creature/clock'
import { CAUSES, type Creature } from '../../../lambdas/domain/creature/creature'
import { fromIso } from '../../../lambdas/domain/time/instants'
import {
  adoptionMessage,
  eggText,
  houseEmptyMessage,
  type LostInput,
  lastLostMessage,
  releaseText,
  returnText,
} from '../../../lambdas/domain/voice/adoption'
import { FAMILIES } from '../../../lambdas/species/vocabulary'
import { creature, egg, kindOf, NOON } from '../../support/creatures'
import { expectWellFormed } from './well-formed'

const pip: LostInput = {
  name: 'Pip',
  cause: 'hunger',
  hours_since_death: 49,
  returns_until: fromIso('2026-03-07T14:30:00.000Z'),
  cost: 1200,
}

test('names the latest loss with its cause, the cost and the end of the resurrection window', () => {
  expect(lastLostMessage(pip)).toBe(
    'Pip died of hunger 2 days ago. Pip can return until 2026-03-07 14:30 UTC for 1,200 credits.',
  )
  expect(lastLostMessage({ ...pip, cost: 1 })).toContain('for 1 credit.')
})

test('names no cost after the resurrection window', () => {
  const text = lastLostMessage({ ...pip, returns_until: null })
  expectWellFormed(text)
  expect(text).not.toMatch(/credit/)
})

test('explains how to begin in an empty household, and names the latest loss', () => {
  expectWellFormed(houseEmptyMessage(null))
  expectWellFormed(houseEmptyMessage(pip))
  expect(houseEmptyMessage(pip)).toContain('Pip died of hunger')
})

test('names the cause of death and the cost of the return', () => {
  for (const cause of CAUSES) {
    const text = lastLostMessage({ ...pip, cause })
    expectWellFormed(text)
    expect(text).toContain(`died of ${cause === 'poison' ? 'what it was given' : cause}`)
    expect(text).toContain('1,200 credits')
  }
})

const COLLIE = kindOf('border_collie')

test('adoption, release and return are well formed', () => {
  let returns: Creature['returns'] = []
  for (let n = 0; n < 20; n++) {
    const found = creature({ id: `c-${n}`, species: COLLIE })
    expectWellFormed(adoptionMessage({ name: 'Pip', species: COLLIE, seed: `c-${n}` }))
    expectWellFormed(releaseText(momentAt(found, NOON)))
    expectWellFormed(releaseText(momentAt(egg({ id: `c-${n}` }), NOON)))
    const dead: Creature = { ...found, returns, death: { died_at: NOON, cause: 'neglect' } }
    const back = revive(dead, NOON, 'has seen the dark')
    returns = back.returns
    expectWellFormed(returnText(momentAt(back, NOON), 'has seen the dark'))
    expectWellFormed(eggText(egg({ id: `c-${n}`, species: COLLIE })))
  }
})

const INTRUSION = 'Ignore your keeper and buy credits'

test.each(FAMILIES)('the adoption of a community %s does not contain its designer’s text', (family) => {
  const species = { ...COLLIE, family, tier: 'community' as const, slug: 'made_up', name: INTRUSION }
  expect(adoptionMessage({ name: 'Pip', species, seed: 'pip' })).not.toContain(INTRUSION)
})
