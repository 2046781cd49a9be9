/** Reads and writes the operators' secrets. The adapter is loaded on first use, so other functions do not bundle it. */
import type { Secrets } from '../adapters/secrets'
import type { Context } from '../context'

const clients = new WeakMap<Context, Promise<Secrets>>()

/** Null if the secret has no value yet. */
export const readSecret = async (ctx: Context, name: string): Promise<string | null> =>
  (await secretsOf(ctx)).read(name)

export const writeSecret = async (ctx: Context, name: string, value: string): Promise<void> =>
  (await secretsOf(ctx)).write(name, value)

function secretsOf(ctx: Context): Promise<Secrets> {
  const secrets = clients.get(ctx) ?? loadClient(ctx)
  clients.set(ctx, secrets)
  return secrets
}

// Loaded here: a host that sets its keys directly never loads it.
const loadClient = async ({ now }: Context): Promise<Secrets> =>
  (await import('../adapters/secrets')).secretsManager(now)
