/** The hash source of a style or script in a content security policy. */
import { createHash } from 'node:crypto'

export const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
