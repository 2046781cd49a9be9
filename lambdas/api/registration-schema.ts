/** The registration fields as a JSON Schema: made once when bundled for AWS, so that its maker stays out of the bundle. */
import * as z from 'zod/mini'
import { routes } from './routes'

export const registrationSchema = (): object =>
  z.toJSONSchema(routes.register.request.body, { io: 'input', unrepresentable: 'any' })
