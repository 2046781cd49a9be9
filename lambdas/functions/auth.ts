/** Lambda entry point of registration and key rotation. */

import { serve } from '../http/serve'
import { register, registration_schema } from '../operations/account/register'
import { rotate_key } from '../operations/account/rotate-key'

export const authGroup = serve('auth', { register, registration_schema, rotate_key })
export const handler = authGroup()
