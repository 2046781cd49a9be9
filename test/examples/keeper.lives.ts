/** Twenty lives with the example keepers over HTTP: each species with its own rules, and some others. */
import { catalogue } from '../../lambdas/domain/species/catalogue'
import { hasPython, readKey, startExampleKeeper } from '../support/agents/example-keepers'
import { openTestHouse } from '../support/test-house'

const OWN_RULES = [
  'persian',
  'bengal',
  'jackrabbit',
  'border_collie',
  'chonk',
  'owl',
  'robot',
  'hedgehog',
  'pangolin',
  'void',
]
const OTHERS = catalogue()
  .map(({ slug }) => slug)
  .filter((slug) => !OWN_RULES.includes(slug))
const TWENTY = [...OWN_RULES, ...OTHERS.filter((_, index) => index % 7 === 0)].slice(0, 20)

it.each(TWENTY.map((slug, index) => [slug, index % 4 === 3 && hasPython() ? 'python' : 'node'] as const))(
  'a %s grows up on the high_care path with the keeper in %s',
  async (slug, kind) => {
    const house = await openTestHouse()
    try {
      const keeper = startExampleKeeper(kind, house.url, {
        SPECIES: slug,
        TZ: 'Europe/Berlin',
        TIMEZONE: 'Europe/Berlin',
      })
      expect([await keeper.ended, keeper.said().slice(-300)]).toEqual([0, expect.stringContaining('adult')])
      const { body } = await house.call('GET', '/api/house/history', { key: readKey(keeper) })
      expect(body.evolution_history.evolution_path).toBe('high_care')
    } finally {
      await house.close()
    }
  },
)
