/** One HTTP call to a payment service: what it said, or that nobody knows what became of the call. */

export interface ServiceResponse {
  status: number
  body: Readonly<Record<string, unknown>>
}

/** The call may have been carried out or not. Says nothing of what was sent: that may be worth money. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
}

interface ServiceRequest {
  method?: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string
  timeoutMs: number
}

export async function callService(url: string, { timeoutMs, ...request }: ServiceRequest): Promise<ServiceResponse> {
  try {
    const response = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    const body: unknown = await response.json().catch(() => null)
    return { status: response.status, body: (typeof body === 'object' && body) || {} } as ServiceResponse
  } catch (error) {
    throw new NoAnswer(`${new URL(url).host} gave no answer: ${(error as Error).name}`)
  }
}

export const textField = (body: ServiceResponse['body'], name: string): string =>
  typeof body[name] === 'string' ? (body[name] as string) : ''
