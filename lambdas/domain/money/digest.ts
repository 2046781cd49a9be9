/** A hash that identifies a payment without storing its content. */
import { createHash } from 'node:crypto'

export const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 40)
