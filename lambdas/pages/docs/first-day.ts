/** The first day of a life: recorded requests and responses, re-recorded by `npm run tool readme`. */
import lived from './first-day.json'

export interface Lesson {
  title: string
  words: string
  method: string
  path: string
  body?: object
  /** The text/plain response. */
  answer: string
}

export const FIRST_DAY: readonly Lesson[] = lived
