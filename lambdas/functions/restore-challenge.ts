/**
 * Lambda@Edge function that restores the `WWW-Authenticate` header of a 402, and of a 401 of MCP. API Gateway renames
 * that header, and clients find their challenge only under the original name.
 */
import type { CloudFrontResponse, CloudFrontResponseEvent } from 'aws-lambda'

const RENAMED = 'x-amzn-remapped-www-authenticate'

export const handler = async ({ Records: [record] }: CloudFrontResponseEvent): Promise<CloudFrontResponse> => {
  const { response } = record!.cf
  const { [RENAMED]: challenges, ...headers } = response.headers
  if (!challenges) return response
  const restored = challenges.map(({ value }) => ({ key: 'WWW-Authenticate', value }))
  return { ...response, headers: { ...headers, 'www-authenticate': restored } }
}
