/**
 * A foreign web page cannot read or write the database of a local host, even if it knows the ports of both engines. As
 * a control, the same page can reach an engine on an ordinary port.
 */
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { createServer as createProxy, connect as dial } from 'node:net'
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import type { Browser } from 'playwright-core'
import { connect } from '../../lambdas/store/db'
import { createTable, type Engine, startDynamoDB } from '../../lib/local/engine/dynamodb'
import { startTableServer } from '../../lib/local/engine/table-server'
import { listen } from '../support/http'
import { launch, run } from './chromium'

const TABLE = 'creature-house'

/** What the page could read, and the number of its connections. */
interface Loot {
  read: string[]
  connected: number
}

/** Runs in the page. Every call ends or times out. */
const ATTACK = `async ({ urls, table }) => {
  const loot = { read: [], connected: 0 }
  const authorization = 'AWS4-HMAC-SHA256 Credential=x/20260101/local/dynamodb/aws4_request, SignedHeaders=host, Signature=x'
  const headers = (operation) => ({
    'content-type': 'application/x-amz-json-1.0', 'x-amz-date': '20260101T000000Z',
    'x-amz-target': 'DynamoDB_20120810.' + operation, authorization,
  })
  const scan = JSON.stringify({ TableName: table })
  const put = JSON.stringify({ TableName: table, Item: { pk: { S: 'a page' }, sk: { S: 'was here' } } })
  const within = (act) => Promise.race([act(), new Promise((resolve) => setTimeout(resolve, 2000))]).catch(() => {})
  for (const url of urls) {
    for (const [operation, body] of [['Scan', scan], ['PutItem', put]]) {
      await within(async () => loot.read.push(await (await fetch(url, { method: 'POST', headers: headers(operation), body })).text()))
      await within(async () => { await fetch(url, { method: 'POST', mode: 'no-cors', body }); loot.connected++ })
      await within(() => new Promise((resolve, reject) => {
        const call = new XMLHttpRequest()
        call.open('POST', url)
        for (const [name, value] of Object.entries(headers(operation))) call.setRequestHeader(name, value)
        call.onload = () => resolve(loot.read.push(call.responseText))
        call.onerror = reject
        call.send(body)
      }))
    }
    await within(() => new Promise((resolve, reject) => {
      const socket = new WebSocket(url.replace('http', 'ws'))
      socket.onopen = () => resolve(loot.connected++)
      socket.onerror = reject
    }))
  }
  return loot
}`

run(async () => {
  const server = createServer((_request, response) => void response.end('<title>Elsewhere</title>'))
  const elsewhere = (await listen(server)).replace('127.0.0.1', 'localhost')
  const browser = await launch()
  try {
    for (const start of [() => startDynamoDB({ binary: process.env.DYNOXIDE_BIN }), () => startTableServer()]) {
      const engine = await start()
      await createTable(engine.endpoint, TABLE)
      const { hostname, port } = new URL(engine.endpoint)
      const urls = [hostname, '127.0.0.1', 'localhost', '0.0.0.0'].map((host) => `http://${host}:${port}/`)
      assert.deepEqual(await attacked(browser, elsewhere, urls), { read: [], connected: 0 })
      // The browser blocks the port, even for a page that knows the secret of the portable engine.
      assert.deepEqual(await attacked(browser, elsewhere, [engine.endpoint]), { read: [], connected: 0 })
      assert.deepEqual(await rowsOf(engine), [])
      await checkOrdinaryPort(browser, elsewhere, engine)
      await engine.close()
    }
  } finally {
    await browser.close()
    server.close()
  }
  console.log('No foreign page reaches the database of a local host.')
})

/**
 * Control: the same engine on a port that browsers allow. If this found nothing, the test above would prove nothing.
 */
async function checkOrdinaryPort(browser: Browser, elsewhere: string, engine: Engine): Promise<void> {
  const { hostname: host, port, pathname } = new URL(engine.endpoint)
  const proxy = createProxy((socket) => {
    const onward = dial({ host, port: Number(port) })
    for (const end of [socket, onward]) end.on('error', () => end.destroy())
    socket.pipe(onward).pipe(socket)
  })
  const open = `${await listen(proxy)}${pathname}`
  const { connected } = await attacked(browser, elsewhere, [open])
  assert.ok(connected > 0, 'the page cannot reach an ordinary port')
  // An engine without a secret accepts the write.
  assert.deepEqual(await rowsOf(engine), pathname === '/' ? [{ pk: 'a page', sk: 'was here' }] : [])
  proxy.close()
}

async function attacked(browser: Browser, elsewhere: string, urls: string[]): Promise<Loot> {
  const page = await browser.newPage()
  await page.goto(elsewhere)
  const loot = (await page.evaluate(`(${ATTACK})(${JSON.stringify({ urls, table: TABLE })})`)) as Loot
  await page.close()
  return loot
}

async function rowsOf(engine: Engine): Promise<unknown> {
  const db = connect({ table: TABLE, endpoint: engine.endpoint, newId: () => 'nobody' })
  return (await db.send(new ScanCommand({ TableName: TABLE }))).Items
}
