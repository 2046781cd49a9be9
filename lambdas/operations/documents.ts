/** The contract, for machines. */
import { openapi as describeApi } from '../api/openapi'
import type { Handler } from '../pipeline/call'

const PUBLIC = { 'Cache-Control': 'public, max-age=300' }

export const openapi: Handler<'openapi'> = ({ base_url }) => ({ body: describeApi(base_url), headers: PUBLIC })
