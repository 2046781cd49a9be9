/** An agent that takes the first step of each response makes two calls per visit, over HTTP and over MCP. */
import { MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import { followSteps } from '../../support/agents/follow-steps'
import { newKeeper, useTestHouse } from '../../support/agents/keeper'
import { move } from '../../support/agents/scripted-model'
import { STATELESS, sendMcp } from '../../support/services/mcp'

const the = useTestHouse()

const DAYS = 3
/** One without a mechanic, one that plays before meals, one that must trust first. */
const SPECIES = ['housecat', 'jackrabbit', 'pangolin']

/** Three visits a day come late, so that more is needed at each than at the advised times. */
const SCHEDULES = {
  'at the advised times': (advised: number) => advised,
  'three times a day': (_: number, now: number) => now + 8 * MS_PER_HOUR,
}

type Visit = (key: string) => Promise<{ calls: number; advised: string }>

const overHttp: Visit = async (key) => {
  let calls = 0
  const send = ({ method = 'GET', endpoint = '', body }: Parameters<Parameters<typeof followSteps>[1]['send']>[0]) => {
    calls += 1
    return the.house.call(method, endpoint, { key, body })
  }
  const checkin = await followSteps(await send({ action: 'look', endpoint: '/api/house/status' }), { send })
  return { calls, advised: checkin?.at ?? '' }
}

/** Reads only the texts of the tools. */
const overMcp: Visit = async (key) => {
  const done: { name: string; args: Record<string, unknown> }[] = []
  const replies: string[] = []
  for (;;) {
    const next = move({ done, replies })
    if (typeof next === 'string') return { calls: done.length, advised: /Come back at (\S+Z)/.exec(next)?.[1] ?? '' }
    const { body } = await sendMcp(
      the.house,
      STATELESS,
      'tools/call',
      { name: next.name, arguments: next.args },
      { key },
    )
    done.push(next)
    replies.push(body.result.content[0].text)
  }
}

describe.each(Object.entries(SCHEDULES))('%s', (_, schedule) => {
  it.each([
    ['HTTP', overHttp],
    ['MCP', overMcp],
  ])('a visit over %s is two calls', async (_name, visit) => {
    for (const species_slug of SPECIES) {
      const keeper = await newKeeper(the.house)
      await keeper.raise({ species_slug })
      const { clock } = the.house
      const end = clock.now() + DAYS * 24 * MS_PER_HOUR
      const counts: number[] = []
      while (clock.now() < end) {
        const { calls, advised } = await visit(keeper.key)
        counts.push(calls)
        const at = schedule(Date.parse(advised), clock.now())
        expect(at).toBeGreaterThan(clock.now())
        clock.advance((at - clock.now()) / MS_PER_HOUR)
      }
      const mean = counts.reduce((sum, calls) => sum + calls, 0) / counts.length
      expect([species_slug, Math.abs(mean - 2) <= 0.3, counts]).toEqual([species_slug, true, counts])
    }
  })
})
