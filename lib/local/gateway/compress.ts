/** Compresses an answer for callers who take it, as the gateway does. Pictures are compressed already. */
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { APIGatewayProxyResult } from 'aws-lambda'

/** Below that it is not worth it; the gateway's own measure. */
const WORTH_BYTES = 1024

const PICTURE = /^image\/(?!svg)/

const compressed = promisify(gzip)

type Headers = Record<string, string>

export async function packed(
  { body, headers, isBase64Encoded }: APIGatewayProxyResult,
  accepted: string | undefined,
): Promise<{ headers: Headers; bytes: Buffer }> {
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8')
  const plain = headers as Headers
  // By its type as well: what HEAD is answered has no body that could be encoded.
  if (isBase64Encoded || PICTURE.test(plain['Content-Type'] ?? '')) return { headers: plain, bytes }
  // Also where it is not worth it: what HEAD is answered has no length, and must say the same.
  const varying = { ...plain, Vary: [plain.Vary, 'Accept-Encoding'].filter(Boolean).join(', ') }
  if (bytes.length < WORTH_BYTES || !takesGzip(accepted)) return { headers: varying, bytes }
  return { headers: { ...varying, 'Content-Encoding': 'gzip' }, bytes: await compressed(bytes, { level: 1 }) }
}

/** `gzip` or anything, unless it is told not to. */
function takesGzip(accepted = ''): boolean {
  const wishes = new Map(
    accepted.split(',').map((wish) => {
      const [coding = '', ...parameters] = wish
        .toLowerCase()
        .split(';')
        .map((part) => part.trim())
      return [coding, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))]
    }),
  )
  return wishes.get('gzip') ?? wishes.get('*') ?? false
}
