/** A house for those who leave, with one who has done everything that leaves a trace. */
import { rebuild } from '../../../lambdas/store/audit/rebuild'
import type { Row } from '../../../lambdas/store/row'
import { freshAddress, type Received } from '../http'
import { buy } from '../services/stripe'
import { openHouse, type TestHouse } from '../test-house'
import { GENEROUS, type Keeper, newKeeper, raiseAnAdult } from './keeper'

const LIMITS = {
  ...GENEROUS,
  export_data: 1000,
  leave: 1000,
  create_species: 1000,
  graveyard: 1000,
  ask_sitter: 1000,
  end_sitting: 1000,
  flowers: 1000,
}

export interface Lived {
  keeper: Keeper
  /** Stands in all that it ever wrote. */
  words: string
  living: string
  dead: string
  stoneId: string
  slug: string
  window: string
}

export function leavers() {
  let house: TestHouse
  let count = 0
  beforeAll(async () => {
    house = await openHouse({ projecting: true, rateLimits: LIMITS })
  })
  beforeEach(() => house.morning())
  afterEach(() => {
    house.meddle = null
  })
  afterAll(() => house.close())

  return {
    get house() {
      return house
    },

    async someone(fields: Record<string, unknown> = {}): Promise<Lived> {
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
      await house.doChores()
      const picture = { image_prompt: `${words} behind the ear` }
      const living = await keeper.raise({ name: 'Polly', species_slug: 'retriever', ...picture })
      await keeper.care('play', { creature_id: living, item: 'stick' })
      await keeper.care('reflect', { creature_id: living, notes: `We saw a ${words}.` })
      await raiseAnAdult(house, keeper.id)
      const slug = `fern_fox_${count}`
      const body = { slug, name: 'Fern Fox', family: 'exotic', personality: 'Quiet, patient, green.' }
      expect((await house.call('POST', '/api/house/species', { key, body })).status).toBe(201)
      await buy(house, keeper, '500')
      const { url } = (await house.call('POST', '/api/house/window', { key })).body
      const stones = await house.call('GET', '/api/house/graveyard', { key })
      const stoneId = stones.body.gravestones[0].id
      return { keeper, words, living, dead, stoneId, slug, window: new URL(url).pathname }
    },

    leave: ({ key, username }: Keeper, headers: Record<string, string> = {}): Promise<Received> =>
      house.call('DELETE', '/api/me', { key, headers, body: { username }, from: freshAddress() }),

    rowsAbout: async (...texts: string[]): Promise<Row[]> =>
      (await house.allRows()).filter((row) => texts.some((text) => JSON.stringify(row).includes(text))),

    get: (path: string, headers = {}): Promise<Received> => house.call('GET', path, { headers, from: freshAddress() }),

    page: (path: string): Promise<Received> =>
      house.call('GET', path, { headers: { accept: 'text/html' }, from: freshAddress() }),

    /** Where what stands is not what the rows add up to. */
    differing: async () => (await rebuild(house.context.db, house.clock.now())).differences,

    /** Every page of the export. */
    async everything({ key }: Keeper, from = '/api/me/export') {
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
