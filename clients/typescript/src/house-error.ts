/** Error response, as thrown by the client. Its message begins with what to do. */
import type { ErrorBodies, ErrorCode } from './generated/house.ts'
import type { components } from './generated/schema.ts'

type Body = components['schemas']['Error']

/** Error code in a text response. */
const CODE = /^code: (\w+)$/m

export class HouseError extends Error {
  override readonly name = 'HouseError'
  readonly status: number
  /** Error code; null if the response is from a proxy or gateway in front of the service. */
  readonly code: ErrorCode | null
  /** What to do about it. */
  readonly suggestion: string | undefined
  /** Possible next calls with arguments, the best first. */
  readonly next_steps: NonNullable<Body['next_steps']>
  /** Seconds to wait before the next call, if waiting helps. */
  readonly retry_after: number | null
  /** The whole response body. */
  readonly body: Body

  constructor({ status, headers }: Response, said: unknown) {
    const moved =
      status < 400 && `The server redirects to ${headers.get('location') ?? 'another address'}, not followed`
    const body = (
      typeof said === 'object' && said !== null ? said : { error: moved || String(said || `HTTP ${status}`) }
    ) as Body
    const fault = [body.error, body.details].filter(Boolean).join(': ')
    super(body.suggestion ? `${body.suggestion} (${fault})` : fault)
    this.status = status
    this.code = ((body.code ?? CODE.exec(body.error)?.[1]) as ErrorCode | undefined) ?? null
    this.suggestion = body.suggestion
    this.next_steps = body.next_steps ?? []
    this.retry_after = body.retry_after_seconds ?? (Number(headers.get('retry-after')) || null)
    this.body = body
  }

  /** Whether it has this code; narrows the type of `body`. */
  is<Code extends ErrorCode>(code: Code): this is { body: Code extends keyof ErrorBodies ? ErrorBodies[Code] : Body } {
    return this.code === code
  }
}
