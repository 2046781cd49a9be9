/** Local stand-in for CloudFront: runs the deployed edge function on each response. */
import type { APIGatewayProxyResult, CloudFrontResponse, CloudFrontResponseEvent } from 'aws-lambda'
import { handler } from '../../../lambdas/functions/restore-challenge'
import { CHALLENGING_PATHS } from '../../stack/api/challenging-paths'

export type ResponseFilter = (path: string, answer: APIGatewayProxyResult) => Promise<APIGatewayProxyResult>

export const cloudFront: ResponseFilter = async (path, answer) => {
  if (!CHALLENGING_PATHS.includes(path)) return answer
  const { headers } = await handler(originResponse(answer))
  return { ...answer, headers: plain(headers) }
}

/** A gateway response as CloudFront passes it to the edge function. */
const originResponse = ({ statusCode, headers = {} }: APIGatewayProxyResult): CloudFrontResponseEvent => {
  const shown = Object.entries(headers).map(([key, value]) => [key.toLowerCase(), [{ key, value: String(value) }]])
  const response = { status: String(statusCode), statusDescription: '', headers: Object.fromEntries(shown) }
  return { Records: [{ cf: { response } }] } as CloudFrontResponseEvent
}

const plain = (headers: CloudFrontResponse['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, all]) => all.map(({ key, value }) => [key ?? name, value])),
  )
