/** Registration and keys. */
import { register, registration_schema } from '../operations/register'
import { rotate_key } from '../operations/rotate-key'
import { serve } from '../pipeline/serve'

export const authGroup = serve('auth', { register, registration_schema, rotate_key })
export const handler = authGroup()
