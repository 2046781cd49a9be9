/** The registration fields as JSON Schema. Built at bundling time, so that the generator stays out of the bundle. */
import { routes } from '../routes/routes'
import { bodySchema } from '../schemas/json-schema'

export const registrationSchema = (): object => bodySchema(routes.register.request.body, 'register')
