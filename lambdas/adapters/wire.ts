/** One HTTP call to a payment service: what it said, or that nobody knows what became of the call. */

export interface Said {
  status: number
  body: Readonly<Record<string, unknown>>
}

/** The call may have been carried out or not. Says nothing of what was sent: that may be worth money. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
}

interface Sent {
  method?: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string
  timeoutMs: number
}

export async function askService(url: string, { timeoutMs, ...sent }: Sent): Promise<Said> {
  try {
    const response = await fetch(url, { ...sent, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    const body: unknown = await response.json().catch(() => null)
    return { status: response.status, body: (typeof body === 'object' && body) || {} } as Said
  } catch (error) {
    throw new NoAnswer(`${new URL(url).host} gave no answer: ${(error as Error).name}`)
  }
}

export const textIn = (body: Said['body'], name: string): string =>
  typeof body[name] === 'string' ? (body[name] as string) : ''
