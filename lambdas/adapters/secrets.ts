/** Secrets, read from Secrets Manager when they are first needed, and read anew after a while. */
import { GetSecretValueCommand, PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'

const FRESH_MS = 5 * 60_000

export interface Secrets {
  /** Null where the secret is there and nobody has put a value into it. */
  read(name: string): Promise<string | null>
  write(name: string, value: string): Promise<void>
}

export function secretsManager(now: () => number): Secrets {
  const client = new SecretsManagerClient({ maxAttempts: 3 })
  const known = new Map<string, { value: string | null; until: number }>()
  return {
    async read(name) {
      const kept = known.get(name)
      if (kept && now() < kept.until) return kept.value
      const value = await fetchSecret(client, name)
      known.set(name, { value, until: now() + FRESH_MS })
      return value
    },
    async write(name, value) {
      await client.send(new PutSecretValueCommand({ SecretId: name, SecretString: value }))
      known.set(name, { value, until: now() + FRESH_MS })
    },
  }
}

async function fetchSecret(client: SecretsManagerClient, name: string): Promise<string | null> {
  try {
    const reply = await client.send(new GetSecretValueCommand({ SecretId: name }))
    return reply.SecretString?.trim() || null
  } catch (error) {
    if ((error as Error).name === 'ResourceNotFoundException') return null
    throw error
  }
}
