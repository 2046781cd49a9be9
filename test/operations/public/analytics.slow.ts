/** The analytics, compared with a direct count over all stored rows. */

import type { Agent } from '../../../lambdas/domain/accounts/agent'
import type { Gravestone, Past } from '../../../lambdas/domain/afterlife/gravestone'
import type { LogEntry } from '../../../lambdas/domain/care/care-log'
import type { Creature } from '../../../lambdas/domain/creature/creature'
import type { Order } from '../../../lambdas/domain/money/money'
import type { CommunitySpecies } from '../../../lambdas/domain/species/community-species'
import { MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import type { Row } from '../../../lambdas/store/row'
import { UNLIMITED } from '../../../lib/local/local-host'
import { runRandomLives } from '../../support/agents/random-lives'
import { freshAddress } from '../../support/http'
import { iterations } from '../../support/sampling'
import { buyInline, newWallet, paymentHeaders } from '../../support/services/wallets'
import { openTestHouse, sharedTestHouse } from '../../support/test-house'

const ADMIN_KEY = 'the-key-of-those-who-run-the-house'
const TEST_NAME = /^(test|e2e|dev|ci|seed)-/

const house = sharedTestHouse({
  projecting: true,
  inlinePayments: 'stand-ins',
  rateLimits: UNLIMITED,
  adminKey: ADMIN_KEY,
})

const ask = (headers: Record<string, string> = { 'x-admin-key': ADMIN_KEY }) =>
  house.call('GET', '/api/admin/analytics', { headers, from: freshAddress() })

const tally = (values: readonly (string | null)[]) => {
  const counts: Record<string, number> = {}
  for (const value of values) if (value !== null) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

/** The response contains zeros; the direct count does not. */
const nonzero = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0))

function bruteForce(rows: readonly Row[], now: number) {
  const of = <T>(type: string) => rows.filter((row) => row.type === type).map(({ data }) => data as T)
  const everyone = of<Agent>('agent')
  const agents = everyone.filter(({ username }) => !TEST_NAME.test(username))
  const ids = new Set(agents.map(({ id }) => id))
  const living = of<Creature>('creature').filter(({ agent_id }) => ids.has(agent_id))
  const past = of<Past>('past').filter(({ creature }) => ids.has(creature.agent_id))
  const creatures = [...living, ...past.map(({ creature }) => creature)]
  const logs = of<LogEntry>('log').filter(({ by }) => ids.has(by.agent_id))
  const meals = logs.filter(({ action, category }) => action === 'feed' && category !== 'harmful')
  const stones = of<Gravestone>('stone').filter(({ caretaker_id }) => ids.has(caretaker_id))
  const orders = of<Order>('order').filter(({ agent_id, paid_at }) => ids.has(agent_id) && paid_at !== null)
  const designs = of<CommunitySpecies>('species').filter(({ creator_id }) => ids.has(creator_id))

  const hour = (at: number) => Math.floor(at / MS_PER_HOUR)
  const day = (at: number) => Math.floor(at / (24 * MS_PER_HOUR))
  const windows = (times: readonly number[]) => ({
    '24h': times.filter((at) => hour(at) > hour(now) - 24).length,
    '7d': times.filter((at) => day(at) > day(now) - 7).length,
    '30d': times.filter((at) => day(at) > day(now) - 30).length,
  })
  const lastActive = agents.map(({ id, registered_at }) =>
    Math.max(
      registered_at,
      ...creatures.filter(({ agent_id }) => agent_id === id).map(({ adopted_at }) => adopted_at),
      ...logs.filter(({ by }) => by.agent_id === id).map(({ done_at: at }) => at),
    ),
  )
  const share = (count: number) => ({
    agents: count,
    rate: Math.round((10_000 * count) / agents.length) / 100,
  })
  return {
    agents: {
      total: agents.length,
      registered: windows(agents.map(({ registered_at }) => registered_at)),
      active: windows(lastActive),
      by_provider: tally(agents.map(({ model_provider }) => model_provider?.trim().toLowerCase() ?? 'unknown')),
    },
    creatures: {
      total: creatures.length,
      adopted: windows(creatures.map(({ adopted_at }) => adopted_at)),
      hatched: windows(creatures.flatMap(({ hatched_at }) => hatched_at ?? [])),
      by_status: tally([
        ...living.map(({ stage }) => (stage === 'egg' ? 'egg' : 'alive')),
        ...past.map(({ ended }) => (ended === 'died' ? 'dead' : 'released')),
      ]),
      by_stage: tally(living.map(({ stage }) => stage)),
      by_family: tally(creatures.map(({ species }) => species.family)),
      by_evolution_path: tally(creatures.map(({ path }) => path)),
    },
    care: {
      total: logs.length,
      actions: windows(logs.map(({ done_at: at }) => at)),
      feedings: windows(meals.map(({ done_at: at }) => at)),
      reflections: windows(logs.filter(({ action }) => action === 'reflect').map(({ done_at: at }) => at)),
      by_action: tally(logs.map(({ action }) => action)),
      by_feeding_timing: tally(meals.map(({ timing }) => timing)),
      by_item: tally(logs.map(({ item, category }) => (item === null ? 'none' : (category ?? 'unjudged')))),
    },
    species: {
      community: designs.length,
      created: windows(designs.map(({ created_at }) => created_at)),
      community_by_family: tally(designs.map(({ family }) => family)),
      adoptions_by_tier: tally(creatures.map(({ species }) => species.tier)),
      most_adopted: tally(
        creatures.filter(({ species }) => species.tier !== 'community').map(({ species }) => species.slug),
      ),
    },
    deaths: {
      total: stones.length,
      died: windows(stones.map(({ died_at }) => died_at)),
      resurrected: stones.filter(({ resurrected_at }) => resurrected_at !== null).length,
      by_cause: tally(stones.map(({ cause }) => cause)),
      by_stage_reached: tally(stones.map(({ stage_reached }) => stage_reached)),
    },
    purchases: {
      total: orders.length,
      paid: windows(orders.map(({ paid_at }) => paid_at ?? 0)),
      by_method: tally(orders.map(({ inline }) => inline?.method ?? 'checkout')),
      by_pack: tally(orders.map(({ pack }) => pack)),
    },
    funnel: {
      registered: share(agents.length),
      adopted: share(new Set(creatures.map(({ agent_id }) => agent_id)).size),
      cared: share(new Set(logs.map(({ by }) => by.agent_id)).size),
      reached_child: share(new Set(creatures.filter((one) => one.entered_at.child).map((one) => one.agent_id)).size),
      reached_adult: share(new Set(creatures.filter((one) => one.entered_at.adult).map((one) => one.agent_id)).size),
      created_species: share(agents.filter(({ has_designed }) => has_designed).length),
    },
    test_users_excluded: everyone.length - agents.length,
  }
}

it('equals a direct count over a random population, without test accounts', async () => {
  const keepers = await runRandomLives(house, 'figures', iterations(32, 45))
  for (const [index, method] of (['mpp', 'x402', 'mpp'] as const).entries()) {
    const payer = { ...(await house.newAgent(index === 2 ? { username: 'test-payer' } : {})), wallet: newWallet() }
    const headers = await paymentHeaders[method](house, payer, await buyInline(house, payer))
    expect((await buyInline(house, payer, headers)).status).toBe(200)
  }
  const { status, body } = await ask()
  expect(status).toBe(200)
  const expected = bruteForce(await house.allRows(), house.clock.now())
  const { built_in, most_adopted, ...species } = body.species
  const named = (list: { [name: string]: unknown }[], name: string, count: string) =>
    Object.fromEntries(list.map((one) => [one[name], one[count]]))
  const shown = {
    ...body,
    agents: { ...body.agents, by_provider: named(body.agents.by_provider, 'provider', 'agents') },
    species: { ...species, most_adopted: named(most_adopted, 'slug', 'adoptions') },
    test_users_excluded: body.test_users_excluded.count,
  }
  for (const section of ['creatures', 'care', 'species', 'deaths', 'purchases'] as const) {
    for (const [name, counts] of Object.entries(shown[section])) {
      const isBreakdown = name.includes('by_') && typeof counts === 'object'
      if (isBreakdown) shown[section][name] = nonzero(counts as Record<string, number>)
    }
  }
  const adopted = expected.species.most_adopted
  const most = Object.values(adopted).sort((a, b) => b - a)
  expect(most_adopted.map(({ adoptions }: { adoptions: number }) => adoptions)).toEqual(most.slice(0, 10))
  for (const { slug, adoptions } of most_adopted) expect(adoptions).toBe(adopted[slug])
  const { next_steps, ...sections } = shown
  expect({ ...sections, species: { ...sections.species, most_adopted: null } }).toEqual({
    ...expected,
    species: { ...expected.species, most_adopted: null },
  })
  expect(built_in).toBeGreaterThan(50)
  expect(body.purchases.by_method).toMatchObject({ mpp: 1, x402: 1 })
  expect(body.test_users_excluded).toEqual({ count: 6, prefixes: ['test-', 'e2e-', 'dev-', 'ci-', 'seed-'] })
  expect(expected.care.total).toBeGreaterThan(10)
  expect(expected.deaths.total).toBeGreaterThan(1)
  expect(keepers).toHaveLength(10)
})

describe('the admin key', () => {
  it('opens nothing if none is configured', async () => {
    const closed = await openTestHouse({ projecting: true })
    const { status } = await closed.call('GET', '/api/admin/analytics', { headers: { 'x-admin-key': '' } })
    expect(status).toBe(401)
    await closed.close()
  })
})
