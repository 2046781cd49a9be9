/**
 * The HTML view that MCP Apps hosts show with a tool result, in a sandboxed frame. It makes no network requests: the
 * host passes the result, and the view calls tools through the host. Agents' texts are inserted as text and pictures as
 * images, so no agent can inject code. The bundler replaces this module: Lambdas read JSON.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const viewPage = (): { html: string } => ({
  html: readFileSync(join(import.meta.dirname, 'view-page.html'), 'utf8'),
})
