/** Compresses a response if the caller accepts it, as API Gateway does. Images are compressed already. */
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { APIGatewayProxyResult } from 'aws-lambda'

/** API Gateway's `minimumCompressionSize`: smaller bodies are not worth compressing. */
const WORTH_BYTES = 1024

const PICTURE = /^(image\/(?!svg)|font\/)/

const compressed = promisify(gzip)

type Headers = Record<string, string>

export async function compressResponse(
  { body, headers, isBase64Encoded }: APIGatewayProxyResult,
  accepted: string | undefined,
): Promise<{ headers: Headers; bytes: Buffer }> {
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8')
  const plain = headers as Headers
  // Test the type as well: a response to HEAD has no body, so `isBase64Encoded` is false.
  if (isBase64Encoded || PICTURE.test(plain['Content-Type'] ?? '')) return { headers: plain, bytes }
  // Set Vary on small responses too: a response to HEAD has no body length, but must have the same headers as GET.
  const varying = { ...plain, Vary: [plain.Vary, 'Accept-Encoding'].filter(Boolean).join(', ') }
  if (bytes.length < WORTH_BYTES || !acceptsGzip(accepted)) return { headers: varying, bytes }
  return { headers: { ...varying, 'Content-Encoding': 'gzip' }, bytes: await compressed(bytes, { level: 1 }) }
}

/** Accepts `gzip` or `*`, unless its quality value is 0. */
function acceptsGzip(accepted = ''): boolean {
  const codings = new Map(
    accepted.split(',').map((wish) => {
      const [coding = '', ...parameters] = wish
        .toLowerCase()
        .split(';')
        .map((part) => part.trim())
      return [coding, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))]
    }),
  )
  return codings.get('gzip') ?? codings.get('*') ?? false
}
