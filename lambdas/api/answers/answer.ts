/** What documents and tests know of an answer, and answers as JSON. */
import { steps } from '../fields/call'
import { type AnswerFields, extended, object, type Shape } from '../fields/kind'

/** The JSON of a response, or the content type of a document. */
export interface ResponseEntry {
  status: 200 | 201 | 303
  description: string
  schema?: Shape
  contentType?: string
  /** Whether links to faces are added. */
  faces?: true
  /** Content types of the other forms of this response. */
  forms?: readonly string[]
  /** Description of the 404 for people: a page, or another content type. */
  notFoundPage?: string
  notFoundType?: string
  /** Where callers are sent on instead, and when. */
  redirect?: { status: 302 | 308; description: string }
  /** Description of the 202, where that is the only success. */
  accepted?: string
  example?: unknown
}

/** Every response for agents ends with next steps. */
const answered =
  <Status extends 200 | 201>(status: Status) =>
  <const All extends AnswerFields>(description: string, own: All) => ({
    status,
    description,
    schema: extended(object(own), steps),
  })

export const ok = answered(200)

export const created = answered(201)
