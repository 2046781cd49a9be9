/** The catalogue of refusals. In a bundle it is read from a file at the first refusal. */
import { ERRORS } from './errors'

export const refusals = (): typeof ERRORS => ERRORS
