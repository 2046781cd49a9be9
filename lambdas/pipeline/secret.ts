/** What the operators keep in a secret. Only a function that reads one carries what it takes. */
import type { Secrets } from '../clients/secrets'
import type { Context } from '../context'

const opened = new WeakMap<Context, Promise<Secrets>>()

/** Null where nobody has put a value into it. */
export async function readSecret(ctx: Context, name: string): Promise<string | null> {
  const secrets = opened.get(ctx) ?? open(ctx)
  opened.set(ctx, secrets)
  return (await secrets).read(name)
}

// Loaded here, so that a host that is given its keys never loads it.
const open = async ({ now }: Context): Promise<Secrets> => (await import('../clients/secrets')).secretsManager(now)
