/**
 * Sends a request and retries it until there is a final response. Changes get an Idempotency-Key first, so that they
 * take effect once.
 */

export interface Patience {
  /** Maximum number of retries. */
  retries: number
  /** If the server asks for a longer wait, the client does not retry: the error contains the time. */
  longestWaitSeconds: number
  /** Timeout of one attempt. */
  timeoutSeconds: number
  wait: (seconds: number) => unknown
}

const USUAL: Patience = {
  retries: 4,
  longestWaitSeconds: 60,
  timeoutSeconds: 30,
  wait: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
}

const KEY = 'idempotency-key'

export function patient(send: (request: Request) => Promise<Response>, wishes: Partial<Patience>) {
  const { retries, longestWaitSeconds, timeoutSeconds, wait } = { ...USUAL, ...wishes }
  return async (request: Request): Promise<Response> => {
    const { method, headers, signal } = request
    if (method !== 'GET' && !headers.has(KEY)) headers.set(KEY, crypto.randomUUID())
    for (let attempt = 0; ; attempt += 1) {
      const last = attempt === retries
      let pause = 0.5 * 2 ** attempt * (1 + Math.random())
      try {
        const timely = AbortSignal.any([signal, AbortSignal.timeout(timeoutSeconds * 1000)])
        // Following a redirect would send the body and the Idempotency-Key to another address.
        const once = new Request(request.clone(), { signal: timely, redirect: 'manual' })
        const response = await readBody(await send(once))
        pause = Number(response.headers.get('retry-after')) || pause
        if (last || pause > longestWaitSeconds || !(await isTemporary(response))) return response
      } catch (error) {
        if (last || signal.aborted) throw error
      }
      await wait(pause)
      signal.throwIfAborted()
    }
  }
}

/** Reads the whole body, so that a truncated response counts as a failure. Browsers hide a redirect as status 0. */
async function readBody(response: Response): Promise<Response> {
  const { status, headers } = response
  const body = await response.arrayBuffer()
  return new Response(body.byteLength > 0 ? body : null, { status: status || 302, headers })
}

/** Whether the failure is temporary: rate limit, call in flight, or server error. */
const isTemporary = async (response: Response): Promise<boolean> =>
  response.status === 429 ||
  response.status >= 500 ||
  (response.status === 409 && /\bcode"?: ?"?busy\b/.test(await response.clone().text()))
