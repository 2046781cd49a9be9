/** What the operators keep in a secret. Only a function that reads one carries what it takes. */
import type { Secrets } from '../adapters/secrets'
import type { Context } from '../context'

const clients = new WeakMap<Context, Promise<Secrets>>()

/** Null where nobody has put a value into it. */
export const readSecret = async (ctx: Context, name: string): Promise<string | null> =>
  (await secretsOf(ctx)).read(name)

export const writeSecret = async (ctx: Context, name: string, value: string): Promise<void> =>
  (await secretsOf(ctx)).write(name, value)

function secretsOf(ctx: Context): Promise<Secrets> {
  const secrets = clients.get(ctx) ?? loadClient(ctx)
  clients.set(ctx, secrets)
  return secrets
}

// Loaded here, so that a host that is given its keys never loads it.
const loadClient = async ({ now }: Context): Promise<Secrets> =>
  (await import('../adapters/secrets')).secretsManager(now)
