/** The forms of the names that this house gives and takes: what has another form is nobody's, and is not looked for. */

/** As parts of longer patterns. */
export const ID_FORM = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
export const USERNAME_FORM = '[a-z0-9_-]{2,50}'

export const LONGEST_SLUG = 40

export const UUID = new RegExp(`^${ID_FORM}$`)
export const USERNAME = new RegExp(`^${USERNAME_FORM}$`)
export const SLUG = new RegExp(`^[a-z0-9_]{2,${LONGEST_SLUG}}$`)
