/** The only MCP resource: the page with which hosts show the creature. */
import { VIEW } from '../api/documents/mcp-server'
import { viewPage } from '../api/documents/view-page'

export const viewResource = {
  ...VIEW,
  name: 'creature_view',
  title: 'A creature',
  description: 'How hosts with MCP Apps show the answers of status, visit and adopt to a person.',
  _meta: { ui: { csp: { connectDomains: [], resourceDomains: [] }, prefersBorder: true } },
} as const

export const viewContent = () => ({ ...VIEW, text: viewPage().html, _meta: viewResource._meta })
