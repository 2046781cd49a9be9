/** The catalogue of refusals as answers are made from it. In a bundle it is read from a file at the first refusal. */
import { ERRORS } from './errors'

export const refusals = (): typeof ERRORS => ERRORS
