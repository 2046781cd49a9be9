/** The registration fields as a JSON Schema: made once when bundled for AWS, so that its maker stays out of the bundle. */
import { bodySchema } from './json-schema'
import { routes } from '../routes/routes'

export const registrationSchema = (): object => bodySchema(routes.register.request.body, 'register')
