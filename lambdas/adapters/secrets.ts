/** Reads and writes secrets in Secrets Manager, with a cache of five minutes. */
import { GetSecretValueCommand, PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'

const CACHE_MS = 5 * 60_000

export interface Secrets {
  /** Null if the secret has no value yet. */
  read(name: string): Promise<string | null>
  write(name: string, value: string): Promise<void>
}

export function secretsManager(now: () => number): Secrets {
  const client = new SecretsManagerClient({ maxAttempts: 3 })
  const cache = new Map<string, { value: string | null; until: number }>()
  return {
    async read(name) {
      const cached = cache.get(name)
      if (cached && now() < cached.until) return cached.value
      const value = await fetchSecret(client, name)
      cache.set(name, { value, until: now() + CACHE_MS })
      return value
    },
    async write(name, value) {
      await client.send(new PutSecretValueCommand({ SecretId: name, SecretString: value }))
      cache.set(name, { value, until: now() + CACHE_MS })
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
