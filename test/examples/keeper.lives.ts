/** Twenty lives by the keeper to take away, over HTTP: one of each kind of rule, and some of everything else. */
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
  'a %s, kept by the keeper in %s, grows up on high_care',
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

it('are twenty', () => expect(new Set(TWENTY).size).toBe(20))
