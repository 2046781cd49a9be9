/** Registration and keys. */
import { register, registration_schema } from '../operations/account/register'
import { rotate_key } from '../operations/account/rotate-key'
import { serve } from '../pipeline/serve'

export const authGroup = serve('auth', { register, registration_schema, rotate_key })
export const handler = authGroup()
