/** One HTTP call to a payment service. Throws `NoAnswer` if the outcome is unknown. */

export interface ServiceResponse {
  status: number
  body: Readonly<Record<string, unknown>>
}

/** The service may or may not have executed the call. The message leaves out the request: it may contain a payment. */
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

export const isSuccess = (status: number): boolean => status >= 200 && status < 300

export const textField = (body: ServiceResponse['body'], name: string): string =>
  typeof body[name] === 'string' ? (body[name] as string) : ''
