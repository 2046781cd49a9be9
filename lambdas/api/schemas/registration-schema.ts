/** The registration fields as a JSON Schema: made once when bundled for AWS, so that its maker stays out of the bundle. */
import { routes } from '../routes/routes'
import { bodySchema } from './json-schema'

export const registrationSchema = (): object => bodySchema(routes.register.request.body, 'register')
