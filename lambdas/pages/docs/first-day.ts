/** The first day of a life, as it was really asked for and answered: `npm run tool readme` lives it anew. */
import lived from './first-day.json'

export interface Lesson {
  title: string
  words: string
  method: string
  path: string
  body?: object
  /** As text: what an agent is told that asks for it so. */
  answer: string
}

export const FIRST_DAY: readonly Lesson[] = lived
