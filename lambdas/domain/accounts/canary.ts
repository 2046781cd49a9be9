/**
 * The canary: an agent that whoever runs the house lets live in it, to see from outside that it can be lived in. Its id
 * tells it from all others, is given only to who knows a secret, and counts for nothing that anybody is shown.
 */

/** All other ids are random: one that begins so by chance is not to be expected in the life of the sun. */
const PREFIX = 'ca7a4700-0000-4000-8000-'

export const canaryId = (id: string): string => `${PREFIX}${id.slice(PREFIX.length)}`

export const isCanary = (agentId: string | null): boolean => agentId?.startsWith(PREFIX) ?? false
