/** Test house for account deletion, with an agent that has left every kind of trace. */
import { rebuild } from '../../../lambdas/store/checks/rebuild'
import type { Row } from '../../../lambdas/store/row'
import { freshAddress, type Received } from '../http'
import { buyCredits } from '../services/stripe'
import { sharedTestHouse } from '../test-house'
import { designSpecies, GENEROUS_LIMITS, type Keeper, newKeeper } from './keeper'

const LIMITS = {
  ...GENEROUS_LIMITS,
  export_data: 1000,
  leave: 1000,
  create_species: 1000,
  graveyard: 1000,
  flowers: 1000,
}

export interface EstablishedKeeper {
  keeper: Keeper
  /** Contained in every text that the agent wrote. */
  words: string
  living: string
  dead: string
  stoneId: string
  slug: string
  window: string
}

export function useDeletionHouse() {
  const house = sharedTestHouse({ projecting: true, rateLimits: LIMITS })
  let count = 0
  beforeEach(() => house.advanceToMorning())

  return {
    house,

    async establishedKeeper(fields: Record<string, unknown> = {}): Promise<EstablishedKeeper> {
      count += 1
      const words = `quillwort-${count}-`
      const profile = { display_name: `${words} the keeper`, bio: words, model: { provider: `p-${count}` } }
      const keeper = await newKeeper(house, { username: `leaver-${count}`, ...profile, ...fields })
      const { key } = keeper
      const dead = await keeper.raise({ name: 'Ash', species_slug: 'calico' })
      await keeper.care('feed', { creature_id: dead, item: 'tuna', notes: `${words} at noon` })
      const released = await keeper.raise({ name: 'Wren', species_slug: 'tabby' })
      await keeper.release({ creature_id: released })
      house.clock.advance(60)
      await house.runJobs()
      const picture = { image_prompt: `${words} behind the ear` }
      const living = await keeper.raise({ name: 'Polly', species_slug: 'retriever', ...picture })
      await keeper.care('play', { creature_id: living, item: 'stick' })
      await keeper.care('reflect', { creature_id: living, notes: `We saw a ${words}.` })
      const slug = `fern_fox_${count}`
      await designSpecies(house, keeper, { slug, name: 'Fern Fox' })
      await buyCredits(house, keeper, '500')
      const { url } = (await house.call('POST', '/api/house/window', { key })).body
      const stones = await house.call('GET', '/api/house/graveyard', { key })
      const stoneId = stones.body.gravestones[0].id
      return { keeper, words, living, dead, stoneId, slug, window: new URL(url).pathname }
    },

    deleteAccount: ({ key, username }: Keeper, headers: Record<string, string> = {}): Promise<Received> =>
      house.call('DELETE', '/api/me', { key, headers, body: { username }, from: freshAddress() }),

    rowsAbout: async (...texts: string[]): Promise<Row[]> =>
      (await house.allRows()).filter((row) => texts.some((text) => JSON.stringify(row).includes(text))),

    get: (path: string, headers = {}): Promise<Received> => house.call('GET', path, { headers, from: freshAddress() }),

    page: (path: string): Promise<Received> =>
      house.call('GET', path, { headers: { accept: 'text/html' }, from: freshAddress() }),

    /** Projections that differ from a rebuild of the rows. */
    projectionDifferences: async () => (await rebuild(house.context.db, house.clock.now())).differences,

    /** Every page of the export. */
    async exportAll({ key }: Keeper, from = '/api/me/export') {
      const pages = []
      for (let path: string | undefined = from; path; ) {
        const { status, body } = await house.call('GET', path, { key })
        expect(status).toBe(200)
        pages.push(body)
        path = body.after && `/api/me/export?after=${body.after}`
        if (path) expect(body.next_steps[0]).toMatchObject({ method: 'GET', endpoint: path })
      }
      return pages
    },
  }
}
