/** A refusal, as it is thrown. */
import type { ErrorBodies, ErrorCode } from './generated/house.ts'
import type { components } from './generated/schema.ts'

type Body = components['schemas']['Error']

/** In a refusal that was told as text. */
const CODE = /^code: (\w+)$/m

export class HouseError extends Error {
  override readonly name = 'HouseError'
  readonly status: number
  /** Which refusal it is; null where something in front of the house refused. */
  readonly code: ErrorCode | null
  /** What to do about it. */
  readonly suggestion: string | undefined
  /** Calls that could come next, filled in, the best first. */
  readonly next_steps: NonNullable<Body['next_steps']>
  /** Seconds to wait before the next call, where that would help. */
  readonly retry_after: number | null
  /** Everything that was said. */
  readonly body: Body

  constructor({ status, headers }: Response, said: unknown) {
    const body = (
      typeof said === 'object' && said !== null ? said : { error: String(said || `HTTP ${status}`) }
    ) as Body
    super([body.error, body.details ?? body.suggestion].filter(Boolean).join(': '))
    this.status = status
    this.code = ((body.code ?? CODE.exec(body.error)?.[1]) as ErrorCode | undefined) ?? null
    this.suggestion = body.suggestion
    this.next_steps = body.next_steps ?? []
    this.retry_after = body.retry_after_seconds ?? (Number(headers.get('retry-after')) || null)
    this.body = body
  }

  /** Whether it is this one, and so tells what this one tells. */
  is<Code extends ErrorCode>(code: Code): this is { body: Code extends keyof ErrorBodies ? ErrorBodies[Code] : Body } {
    return this.code === code
  }
}
