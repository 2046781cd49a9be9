/** The contract, for machines and for people. */
import { openapi as describeApi } from '../api/openapi'
import { docsPage } from '../pages/docs'
import type { Handler } from '../pipeline/call'

const PUBLIC = { 'Cache-Control': 'public, max-age=300' }

export const openapi: Handler<'openapi'> = ({ base_url }) => ({ body: describeApi(base_url), headers: PUBLIC })

export const docs: Handler<'docs'> = ({ base_url }) => ({
  body: docsPage(base_url),
  headers: {
    ...PUBLIC,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  },
})
