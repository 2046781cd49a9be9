/** Tokens that end or are refreshed while a call with them is under way. */
import type { Agent } from '../../lambdas/domain/accounts/agent'
import { type Connected, newConnection, refreshWith, sendToken } from '../support/agents/hosted-client'
import { sharedTestHouse } from '../support/test-house'

const house = sharedTestHouse()

/** Changes the profile with a token. Before it is written, `meanwhile` happens, and the agent changes its profile too. */
async function changeProfile(meanwhile: (token: Connected) => Promise<unknown>) {
  const { id, key } = await house.newAgent()
  const token = await newConnection(house, key)
  let isBegun = false
  house.onDbCall = async (command, go) => {
    if (isBegun || !/Put|TransactWrite/.test(command.constructor.name)) return go()
    isBegun = true
    await meanwhile(token)
    await house.call('PATCH', '/api/me', { key, body: { location: 'By the sea' } })
    return go()
  }
  const { status, body } = await house.call('PATCH', '/api/me', { key: token.access, body: { bio: 'By the client.' } })
  house.onDbCall = null
  const [row] = await house.rowsOf<Agent>(id, 'agent')
  return { status, code: body.code, bio: row?.data.bio, location: row?.data.location }
}

it('a token that is revoked decides nothing after a write conflict', async () => {
  const changed = await changeProfile(({ refresh }) => sendToken(house, { token: refresh }, '/oauth/revoke'))
  expect(changed).toEqual({ status: 401, code: 'invalid_key', bio: null, location: 'By the sea' })
})

it('a token that is refreshed decides again after a write conflict', async () => {
  const changed = await changeProfile((token) => refreshWith(house, token, token.refresh))
  expect(changed).toEqual({ status: 200, code: undefined, bio: 'By the client.', location: 'By the sea' })
})
