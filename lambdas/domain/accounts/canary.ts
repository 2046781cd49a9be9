/**
 * The canary: an agent that the operator runs to check the service from outside. Its id has a fixed prefix, is given
 * only to a caller that knows a secret, and is excluded from everything public.
 */

/** A random id with this prefix is too improbable to matter. */
const PREFIX = 'ca7a4700-0000-4000-8000-'

export const canaryId = (id: string): string => `${PREFIX}${id.slice(PREFIX.length)}`

export const isCanary = (agentId: string | null): boolean => agentId?.startsWith(PREFIX) ?? false
