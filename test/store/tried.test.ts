/** Offered items: the latest two hundred are kept. */
import { asInstant } from '../../lambdas/domain/time/instants'
import { commit } from '../../lambdas/store/commit'
import { MAX_TRIED_ITEMS, pruneTriedItems, triedItemChange } from '../../lambdas/store/creatures'
import { newKeeper } from '../support/agents/keeper'
import { sharedTestHouse } from '../support/test-house'

const OFFERED = 230

const house = sharedTestHouse()

it('shows the latest items and prunes the rest', async () => {
  const keeper = await newKeeper(house)
  const id = await keeper.raise({ species_slug: 'tabby' })
  const offers = Array.from({ length: OFFERED }, (_, at) => ({
    action: 'feed' as const,
    item: `thing ${at}`,
    category: 'liked' as const,
    score: 0.5,
    tried_at: asInstant(1_000 + at),
  }))
  for (let from = 0; from < OFFERED; from += 100) {
    await commit(
      house.context.db,
      offers.slice(from, from + 100).map((offer) => triedItemChange(keeper.id, id, offer)),
    )
  }
  const ask = () => house.call('GET', '/api/house/preferences', { key: keeper.key })
  const shown = async () => ((await ask()).body.discovered.feed as { item: string }[]).map(({ item }) => item).sort()
  const latest = offers
    .slice(-MAX_TRIED_ITEMS)
    .map(({ item }) => item)
    .sort()
  expect(await shown()).toEqual(latest)
  expect((await ask()).body.note).toContain(`the latest ${MAX_TRIED_ITEMS}`)
  await pruneTriedItems(house.context.db, keeper.id, id)
  expect(await house.rowsOf(keeper.id, 'tried')).toHaveLength(MAX_TRIED_ITEMS)
  expect(await shown()).toEqual(latest)
})
