/** What an address of a face can cost at most: a refusal next to nothing, the dearest drawing at most one card. */
import { renderPng } from '../../../lambdas/adapters/rasteriser'
import { LIFE_MARKS } from '../../../lambdas/domain/creature/keepsakes'
import { facePath, subjectAt } from '../../../lambdas/drawing/address'
import { keeperOf } from '../../../lambdas/drawing/keeper-address'
import { KEEPSAKE_SHAPES } from '../../../lambdas/species/book'
import { portraitSubject, SUBJECT_ID } from '../../support/portrait-subjects'
import { sharedTestHouse } from '../../support/test-house'

const house = sharedTestHouse({ rateLimits: { face: 10_000, card: 10_000 } })

/** The least of several runs, because other work of the machine only adds to it. */
async function leastCpuMs(runs: number, work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < runs; run++) {
    const start = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(start)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}

const WRONG: readonly (readonly [string, string])[] = [
  ['hundreds of words', '~red-scarf'.repeat(430)],
  ['one endless word', `~${'x'.repeat(4300)}`],
  ['eight unknown words', '~purpel-hatt'.repeat(8)],
  ['a ninth word', '~scarf~crown~glasses~boots~tutu~cape~sweater~earrings~beard'],
  ['two words of a slot', '~crown~beret'],
]

describe('an address that is no legal picture', () => {
  it.each(WRONG)('with %s is a 404 that nobody keeps', async (_, words) => {
    for (const path of [
      `/faces/v1/tabby/adult-content${words}/${SUBJECT_ID}.svg`,
      `/faces/v1/keepers/${SUBJECT_ID}${words}/pip.png`,
    ]) {
      const { status, headers } = await house.call('GET', path)
      expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
    }
  })

  it.each(WRONG)('with %s costs less than 5 ms', async (_, words) => {
    const refuse = () => {
      expect(subjectAt(`/faces/v1/tabby/adult-content${words}/${SUBJECT_ID}.png`)).toBeNull()
      expect(keeperOf(`/faces/v1/keepers/${SUBJECT_ID}${words}/pip.png`)).toBeNull()
    }
    expect(await leastCpuMs(5, refuse)).toBeLessThan(5)
  })
})

/** Backdrops, glass and light are the dearest to render, and a quantum is drawn twice. */
const DEAREST = [
  'sunset',
  'glassy',
  'glowing',
  'turquoise stars',
  'bat',
  'turquoise teddy',
  'turquoise trumpet',
  'tutu',
]

it('the dearest legal face costs at most what one card costs', async () => {
  const how = {
    path: 'balanced',
    mood: 'sick',
    life: LIFE_MARKS,
    keepsakes: KEEPSAKE_SHAPES,
    picture: DEAREST,
  } as const
  const path = facePath(portraitSubject('quantum', how), 'png')
  const cost = (path: string) => leastCpuMs(6, async () => expect((await house.call('GET', path)).status).toBe(200))
  // The renderer is loaded by the first.
  await renderPng('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>', 1)
  const [face, card] = [await cost(path), await cost('/cards/house/door.png')]
  expect(face / card).toBeLessThanOrEqual(1)
})
