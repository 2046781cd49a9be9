/** The example keepers in Node and Python raise an adult, also after a restart and an outage. */
import { mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasPython, readKey, startExampleKeeper } from '../support/agents/example-keepers'
import { startRedirect } from '../support/redirects'
import { freshTestHouse } from '../support/test-house'

const house = freshTestHouse()

const lifeOf = async (key: string) => (await house.call('GET', '/api/house/history', { key })).body

it('in Node: raises an adult on the high_care path, through a restart and an outage', async () => {
  const first = startExampleKeeper('node', house.url, { SPECIES: 'calico' })
  await first.says('child')
  await first.kill()
  const key = readKey(first)
  expect(statSync(first.keyFile).mode & 0o777).toBe(0o600)

  let away = true
  house.onDbCall = async (_command, go) => {
    if (away) throw new Error('database unavailable')
    return go()
  }
  const second = startExampleKeeper('node', house.url, { SPECIES: 'calico' }, first.keyFile)
  await second.says('does not answer (500)')
  away = false
  expect([await second.ended, second.said().slice(-300)]).toEqual([0, expect.stringContaining('adult')])
  const { evolution_history, stats } = await lifeOf(key)
  expect(evolution_history.evolution_path).toBe('high_care')
  expect(stats.missed_feedings).toBe(0)
  expect(await house.rowsOf((await house.call('GET', '/api/me', { key })).body.agent.id, 'creature')).toHaveLength(1)
})

it('in Python: raises an adult on the high_care path, in two calls per visit', async () => {
  if (!hasPython()) return void console.warn('python3 is not here: the keeper in Python was not tried')
  const keeper = startExampleKeeper('python', house.url, { SPECIES: 'jackrabbit', TIMEZONE: 'Asia/Tokyo' })
  expect([await keeper.ended, keeper.said().slice(-300)]).toEqual([0, expect.stringContaining('adult')])
  expect(statSync(keeper.keyFile).mode & 0o777).toBe(0o600)
  expect((await lifeOf(readKey(keeper))).evolution_history.evolution_path).toBe('high_care')
  const calls = house.logLines.filter((line) => /"operation":"(status|care|visit|plan)"/.test(line)).length
  const visits = keeper.said().match(/Back in/g)?.length ?? 0
  expect(calls / visits).toBeGreaterThan(1.5)
  expect(calls / visits).toBeLessThan(2.1)
})

it('prints the error and exits if it cannot continue', async () => {
  const keeper = startExampleKeeper('node', house.url, { SPECIES: 'nobody' })
  expect(await keeper.ended).toBe(1)
  expect(keeper.said()).toContain('Invalid adoption data')
})

it.each(['node', 'python'] as const)('in %s: does not follow a redirect with its key or a body', async (kind) => {
  if (kind === 'python' && !hasPython()) return
  const keyFile = join(mkdtempSync(join(tmpdir(), 'keeper-')), 'key')
  for (const status of [302, 307]) {
    const redirect = await startRedirect(status)
    const registering = startExampleKeeper(kind, redirect.url, {})
    writeFileSync(keyFile, 'ch_secret')
    const looking = startExampleKeeper(kind, redirect.url, {}, keyFile)
    for (const keeper of [registering, looking]) {
      expect(await keeper.ended).toBe(1)
      expect(keeper.said()).toContain(`redirects to ${redirect.other}/api`)
    }
    expect(redirect.arrived).toEqual([])
    redirect.close()
  }
})
