/** The forms of ids, usernames and slugs. Anything else is rejected before a lookup. */

/** Sources for longer patterns. */
export const ID_FORM = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
export const USERNAME_FORM = '[a-z0-9_-]{2,50}'

export const MAX_SLUG_LENGTH = 40

export const UUID = new RegExp(`^${ID_FORM}$`)
export const USERNAME = new RegExp(`^${USERNAME_FORM}$`)
export const SLUG = new RegExp(`^[a-z0-9_]{2,${MAX_SLUG_LENGTH}}$`)

/** "Maine Coon" as a slug: maine_coon. */
export const slugForm = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')

/** Usernames that could be mistaken for the service itself or for a missing value. */
// biome-ignore format: word list
const RESERVED_USERNAMES = [
  'admin', 'admins', 'administrator', 'sysadmin', 'superuser', 'root', 'system', 'operator', 'operators',
  'support', 'help', 'helpdesk', 'security', 'abuse', 'billing', 'payments', 'postmaster', 'webmaster', 'hostmaster',
  'mod', 'mods', 'moderator', 'moderators', 'staff', 'team', 'official', 'api', 'house', 'thehouse',
  'creaturehouse', 'thecreaturehouse', 'creaturehouseofficial', 'officialcreaturehouse', 'creaturehouseteam',
  'anonymous', 'null', 'undefined', 'keeperwholeft', 'akeeperwholeft',
]

const LOOK_ALIKES: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', l: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' }

const lookAlikeForm = (name: string): string =>
  name.replace(/[-_]/g, '').replace(/[\dl]/g, (one) => LOOK_ALIKES[one] ?? one)

const RESERVED: ReadonlySet<string> = new Set(RESERVED_USERNAMES.map(lookAlikeForm))

/** Also true with hyphens between letters, digits for letters, or a number at the end. */
export const isReservedUsername = (username: string): boolean =>
  [username, username.replace(/[-_\d]+$/, '')].some((name) => RESERVED.has(lookAlikeForm(name.toLowerCase())))

/** By id, the names that no other of these creatures has in any case, and that cannot be taken for an id. */
export function namesOnce(creatures: readonly { id: string; name: string }[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>()
  for (const { name } of creatures) counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + 1)
  const isUnique = (name: string): boolean => counts.get(name.toLowerCase()) === 1 && !UUID.test(name.toLowerCase())
  return new Map(creatures.flatMap(({ id, name }) => (isUnique(name) ? [[id, name] as const] : [])))
}
