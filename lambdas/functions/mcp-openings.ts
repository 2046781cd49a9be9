/**
 * Lambda@Edge function that answers the messages that open an MCP connection. They are the same for every caller, and a
 * client that connects for every visit sends three. All other requests are passed on to the API.
 */
import type { CloudFrontHeaders, CloudFrontRequestEvent, CloudFrontRequestResult } from 'aws-lambda'
import { COMMON_HEADERS } from '../api/headers'
import { TOOL_LISTS } from '../api/routes/tool-lists'
import { readMessage } from '../mcp/message'
import { openingOf } from '../mcp/openings'
import { resultBody } from '../mcp/reply'

export const handler = async ({ Records: [record] }: CloudFrontRequestEvent): Promise<CloudFrontRequestResult> => {
  const { request, config } = record!.cf
  const { method, body, querystring, headers } = request
  const asked = new URLSearchParams(querystring).getAll('tools')
  const list = asked.length === 0 ? 'few' : asked.length === 1 ? TOOL_LISTS.find((one) => one === asked[0]) : undefined
  if (method !== 'POST' || !body || body.inputTruncated || !list) return request
  const text = Buffer.from(body.data, body.encoding === 'base64' ? 'base64' : 'utf8').toString()
  const message = readMessage(text, plain(headers))
  if ('fault' in message) return request
  const { id } = message
  if (id === null) return response('202', '')
  const outcome = openingOf(message)?.(message.params, { list, request_id: config.requestId })
  if (!outcome || 'error' in outcome) return request
  return response('200', resultBody(id, message, outcome), outcome.headers)
}

const plain = (headers: CloudFrontHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, values]) => [name, values[0]?.value ?? '']))

const response = (status: string, body: string, headers: Readonly<Record<string, string>> = {}) => ({
  status,
  body,
  headers: Object.fromEntries(
    Object.entries({ ...COMMON_HEADERS, ...headers }).map(([key, value]) => [key.toLowerCase(), [{ key, value }]]),
  ),
})
