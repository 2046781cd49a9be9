/** The bundled functions behind the local gateway without CloudFront, so that it renames headers as AWS does. */
import dns from 'node:dns'
import { createServer } from 'node:http'
import https from 'node:https'
import { syncBuiltinESMExports } from 'node:module'
import { Readable } from 'node:stream'
import { GROUPS } from '../../../lambdas/api/routes/routes'
import type { Context } from '../../../lambdas/context'
import { authorizer } from '../../../lambdas/functions/authorizer'
import { deploy } from '../../../lib/local/deployed'
import { answer, type Gateway } from '../../../lib/local/gateway/gateway'
import { listen } from '../http'

/** On the table of a local host. */
export async function serveBundles(context: Context): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => void answer(gateway, request, response))
  const url = await listen(server)
  const deployed = await deploy({ ...context, config: { ...context.config, baseUrl: url } })
  const gateway: Gateway = {
    groups: Object.fromEntries(GROUPS.map((group) => [group, deployed.handlerOf(group)])) as Gateway['groups'],
    authorize: authorizer(
      () => ({ keys: ['one'], salt: 'a salt' }),
      () => null,
    ),
    throttle: { admits: () => true },
    cloudFront: null,
    isPublic: true,
    newRequestId: context.newId,
    failed: (error) => {
      throw error
    },
  }
  return {
    url,
    close: () => {
      server.close()
      deployed.close()
    },
  }
}

/**
 * Every host has a public address and serves this document, for all code of this process: bundles have no other
 * resolver than Node's. Returns a function that undoes it.
 */
export function publishDocument(document: object): () => void {
  const before = { lookup: dns.promises.lookup, request: https.request }
  const set = ({ lookup, request }: typeof before) => {
    dns.promises.lookup = lookup
    https.request = request
    syncBuiltinESMExports()
  }
  set({
    lookup: (async () => [{ address: '93.184.215.14', family: 4 }]) as never,
    request: ((_url: URL, _options: object, received: (reply: object) => void) => {
      const body = Readable.from([Buffer.from(JSON.stringify(document))])
      received(Object.assign(body, { statusCode: 200, headers: { 'content-type': 'application/json' } }))
      const sent = { on: () => sent, end: () => sent }
      return sent
    }) as never,
  })
  return () => set(before)
}
