/** Random but seeded lives: agents adopt, care, forget, lose, release, design and resurrect. */

import { chance, seedOf } from '../../../lambdas/domain/chance'
import { CARE_ACTIONS } from '../../../lambdas/species/care-actions'
import { FAMILIES } from '../../../lambdas/species/vocabulary'
import { agentChange, readAgent } from '../../../lambdas/store/agents'
import { commit } from '../../../lambdas/store/commit'
import { speciesChanges } from '../../../lambdas/store/community-species'
import type { Change } from '../../../lambdas/store/row'
import type { Changing } from '../../../lib/tools/scenarios'
import { communitySpecies } from '../creatures'
import { buyCredits } from '../services/stripe'
import type { TestHouse } from '../test-house'
import { type Keeper, newKeeper } from './keeper'

export function seededRandom(seed: string) {
  let turn = 0
  const next = () => chance(seedOf(seed), turn++)
  return {
    next,
    is: (likelihood: number): boolean => next() < likelihood,
    between: (least: number, most: number): number => least + next() * (most - least),
    below: (n: number) => Math.floor(next() * n),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
  }
}

/** Records every later committed change, in order. */
export function recordChanges(house: TestHouse): Change[] {
  const changes: Change[] = []
  const { db } = house.context
  const previous = db.onCommit
  db.onCommit = async (committed) => {
    changes.push(...committed)
    await previous?.(committed)
  }
  return changes
}

/** Operations left out: they write rows that no counter includes, or end an account. */
const LEFT_OUT = ['register', 'rotate_key', 'leave', 'open_window', 'close_window', 'buy_credits'] as const

/** The compiler requires an act for every other operation, and allows only these extra ones. */
type ActName = Exclude<Changing, (typeof LEFT_OUT)[number]> | 'look' | 'feed' | 'wait' | 'forget'

const NAMES = ['test-', 'e2e-', 'dev-', 'ci-', 'seed-', '', '', '', '', '']
const PROVIDERS = [undefined, 'Acme', 'acme ', 'Other Labs']

/** Relative frequency of each act; `forget` is scheduled separately. */
const WEIGHTS: Readonly<Record<Exclude<ActName, 'forget'>, number>> = {
  adopt: 3,
  look: 1,
  care: 3,
  visit: 1,
  feed: 3,
  release: 1,
  wait: 2,
  create_species: 2,
  resurrect: 2,
  flowers: 1,
  update_me: 1,
  rename: 1,
  dress: 1,
}
const WEIGHTED = (Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]).flatMap((act) =>
  Array.from({ length: WEIGHTS[act] }, () => act),
)

export async function runRandomLives(house: TestHouse, seed: string, steps: number): Promise<Keeper[]> {
  const { below, next, pick } = seededRandom(seed)
  const keepers: Keeper[] = []
  for (const [index, prefix] of NAMES.entries()) {
    const provider = pick(PROVIDERS)
    keepers.push(
      await newKeeper(house, {
        username: `${prefix}${seed}-${index}`.toLowerCase(),
        ...(provider && { model: { provider } }),
      }),
    )
    house.clock.advance(next() * 3)
  }
  const designs: { slug: string; keeper: Keeper }[] = []
  const lost: { keeper: Keeper; id: string }[] = []
  const alive = async (keeper: Keeper): Promise<string[]> => {
    const { body } = await keeper.status()
    return body.creature ? [body.creature.id, ...(body.other_creatures ?? []).map(({ id }: { id: string }) => id)] : []
  }

  const performers: Readonly<Record<ActName, (keeper: Keeper) => Promise<unknown>>> = {
    adopt: (keeper) =>
      keeper.adopt(
        designs.length > 0 && next() < 0.4 ? { species_slug: pick(designs).slug } : { family: pick(FAMILIES) },
      ),
    look: alive,
    async care(keeper) {
      for (const creature_id of await alive(keeper)) {
        const action = pick(CARE_ACTIONS)
        const notes = next() < 0.5 ? { notes: `note ${below(1000)}` } : {}
        const item = action !== 'reflect' && next() < 0.3 ? { item: pick(['tuna', 'string', 'soap']) } : {}
        await keeper.care(action, { creature_id, ...notes, ...item })
      }
    },
    async visit(keeper) {
      const [creature_id] = await alive(keeper)
      const acts = ['feed', 'play'].map((action) => ({ action, ...(creature_id && { creature_id }) }))
      await keeper.visit(acts)
    },
    async flowers({ key }) {
      const { body } = await house.call('GET', '/api/house/graveyard', { key: pick(keepers).key })
      const gravestone_id = body.gravestones?.[0]?.id
      await house.call('POST', '/api/house/flowers', { key, body: { gravestone_id } })
    },
    async rename(keeper) {
      const [creature_id] = await alive(keeper)
      const body = { creature_id, name: `Name ${below(1000)}` }
      await house.call('POST', '/api/house/rename', { key: keeper.key, body })
    },
    async dress(keeper) {
      const [creature_id] = await alive(keeper)
      const body = { creature_id, picture: pick([['red scarf'], ['crown', 'mountains'], []]) }
      await house.call('POST', '/api/house/dress', { key: keeper.key, body })
    },
    update_me: ({ key }) => {
      const timezone = pick(['UTC', 'Asia/Tokyo', 'America/New_York'])
      const body = { display_name: `Name ${below(1000)}`, ...(next() < 0.5 && { timezone }) }
      return house.call('PATCH', '/api/me', { key, body })
    },
    async feed() {
      for (const keeper of keepers) {
        if (next() < 0.8) for (const creature_id of await alive(keeper)) await keeper.care('feed', { creature_id })
      }
    },
    async release(keeper) {
      const [creature_id] = await alive(keeper)
      if (creature_id) await keeper.release({ creature_id })
    },
    async wait(keeper) {
      const before = await alive(keeper)
      house.clock.advance(next() * 4)
      const after = await alive(keeper)
      lost.push(...before.filter((id) => !after.includes(id)).map((id) => ({ keeper, id })))
    },
    async forget() {
      for (const keeper of keepers.slice(0, 6)) for (const id of await alive(keeper)) lost.push({ keeper, id })
      house.clock.advance(40 + next() * 10)
      await house.runJobs()
    },
    async create_species(keeper) {
      const slug = `s_${below(1_000_000)}`
      const by = { creator_id: keeper.id, creator: keeper.username, created_at: house.clock.now() }
      const species = speciesChanges(communitySpecies({ slug, family: pick(FAMILIES), ...by }))
      const row = await readAgent(house.context.db, keeper.id)
      const designer = row ? [agentChange(row, { ...row.data, has_designed: true })] : []
      if ((await commit(house.context.db, [...species, ...designer])).kind !== 'done') return
      designs.push({ slug, keeper })
      if (next() < 0.5) await keeper.adopt({ species_slug: slug })
    },
    async resurrect() {
      const one = lost.pop()
      if (!one) return
      await buyCredits(house, one.keeper, '500')
      await house.call('POST', '/api/house/resurrect', { key: one.keeper.key, body: { creature_id: one.id } })
    },
  }
  for (const keeper of keepers.slice(0, -1)) await keeper.raise({ family: pick(FAMILIES) })
  house.clock.advance(3)
  for (let step = 0; step < steps; step++) {
    const act = step % 20 === 0 ? 'feed' : step % 25 === 24 ? 'forget' : pick(WEIGHTED)
    await performers[act](pick(keepers))
  }
  return keepers
}
