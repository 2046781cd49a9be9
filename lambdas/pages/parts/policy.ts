/** How a content security policy names the one style or script that it allows. */
import { createHash } from 'node:crypto'

export const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
