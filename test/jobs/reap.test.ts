/** The reaper finds a death that care brought forward as early as any other. */
import type { Gravestone } from '../../lambdas/domain/afterlife/gravestone'
import { fromIso, MS_PER_HOUR } from '../../lambdas/domain/time/instants'
import { reaper } from '../../lambdas/jobs/reap'
import { useTestHouse } from '../support/agents/keeper'

const the = useTestHouse()

const diesAt = async (): Promise<number> => fromIso((await the.keeper.status()).body.creature.death_clock.dies_at)
const advanceTo = (instant: number) => the.house.clock.advance((instant - the.house.clock.now()) / MS_PER_HOUR)

it('buries a creature that harmful food kills earlier, at its time of death and not before', async () => {
  const creature_id = await the.keeper.raise({ name: 'Ash', species_slug: 'beagle' })
  const hatched = await diesAt()
  the.house.clock.advance(10)
  for (let fed = 0; fed < 3; fed++) await the.keeper.care('feed', { creature_id, item: 'chocolate' })
  const poisoned = await diesAt()
  expect(poisoned).toBeLessThan(hatched)
  advanceTo(poisoned - 1)
  expect(await reaper(the.house.context)()).toMatchObject({ buried: 0 })
  advanceTo(poisoned)
  expect(await reaper(the.house.context)()).toMatchObject({ buried: 1, reaper_behind_seconds: 0 })
  const [stone] = await the.house.rowsOf<Gravestone>(the.keeper.id, 'stone')
  expect(stone?.data).toMatchObject({ creature_id, died_at: poisoned })
})
