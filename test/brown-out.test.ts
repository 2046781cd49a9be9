import { createServer, type Socket } from 'node:net'
import timers from 'node:timers'
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import type { APIGatewayProxyResult } from 'aws-lambda'
import { routes } from '../lambdas/api/routes/routes'
import { ERRORS } from '../lambdas/api/schemas/errors'
import { ATTEMPT_MS, ATTEMPTS, connect } from '../lambdas/store/db'
import { GROUP_HANDLERS } from '../lib/local/group-handlers'
import { TIMEOUT } from '../lib/stack/house-function'
import { listen } from './support/http'
import { openTestHouse, type TestHouse } from './support/test-house'

it('the timeouts of a failed read and write leave time for a response', () => {
  expect(ATTEMPTS).toBe(3)
  expect(2 * ATTEMPTS * ATTEMPT_MS).toBeLessThan(TIMEOUT.toMilliseconds() - 2 * ATTEMPT_MS)
})

it('a database that never replies gets three attempts', async () => {
  const sockets = new Set<Socket>()
  let asked = 0
  const silent = createServer((socket) => {
    sockets.add(socket)
    socket.on('data', () => {
      asked += 1
    })
    socket.on('error', () => {})
  })
  const endpoint = await listen(silent)
  const db = connect({ table: 'nowhere', endpoint, newId: () => 'id', attemptMs: 100 })
  const asking = db.send(new GetCommand({ TableName: 'nowhere', Key: { pk: 'a', sk: 'b' } }))
  await expect(asking).rejects.toThrow(expect.objectContaining({ name: 'TimeoutError' }))
  expect(asked).toBeGreaterThanOrEqual(1)
  expect(sockets.size).toBe(3)
  for (const socket of sockets) socket.destroy()
  silent.close()
})

/** Calls an operation whose time is over as soon as a database call hangs. */
async function callThatHangs(
  house: TestHouse,
  operation: 'hall' | 'rotate_key',
  hangs: (command: string) => boolean,
  key?: string,
) {
  const { group, method, path } = routes[operation]
  const event = {
    resource: path,
    path,
    httpMethod: method,
    headers: key ? { 'x-api-key': key } : {},
    queryStringParameters: null,
    pathParameters: null,
    body: null,
    requestContext: { requestId: 'slow', path, identity: { sourceIp: '203.0.113.9' } },
  }
  const lambda = { getRemainingTimeInMillis: () => TIMEOUT.toMilliseconds() }
  let endTime = () => {}
  jest.spyOn(timers, 'setTimeout').mockImplementation(((end: () => void) => {
    endTime = end
  }) as never)
  house.onDbCall = (command, go) => {
    if (!hangs(command.constructor.name)) return go()
    // The timer is set after the operation has begun.
    setImmediate(() => endTime())
    return new Promise(() => {})
  }
  const answer = await GROUP_HANDLERS[group](house.context)(event as never, lambda as never, () => {})
  jest.restoreAllMocks()
  return answer as APIGatewayProxyResult
}

it('a hanging operation returns its own error before the timeout', async () => {
  const house = await openTestHouse()
  const { statusCode, body, headers } = await callThatHangs(house, 'hall', (command) => command !== 'UpdateCommand')
  expect(statusCode).toBe(500)
  expect(JSON.parse(body)).toMatchObject({ error: ERRORS.hall_failed.error, request_id: 'slow' })
  expect(headers?.['X-RateLimit-Limit']).toBe(String(routes.hall.limit.max))
  await house.close()
})

it('a hanging key rotation does not claim that the old key still works', async () => {
  const house = await openTestHouse()
  const { key } = await house.newAgent()
  const { statusCode, body } = await callThatHangs(house, 'rotate_key', (command) => command === 'PutCommand', key)
  expect([statusCode, JSON.parse(body).error]).toEqual([500, 'Key rotation failed'])
  expect(JSON.parse(body).suggestion).toContain('is not known')
  await house.close()
})
