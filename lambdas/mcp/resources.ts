/** MCP resources. Each is the response of an operation, or a constant page. */
import { VIEW } from '../api/documents/mcp-server'
import { viewPage } from '../api/documents/view-page'
import type { ApiOperationId } from '../api/routes/routes'
import type { Arguments } from './run'

interface Resource {
  /** With placeholders in braces for a template. */
  uri: string
  name: string
  title: string
  description: string
  mimeType: 'application/json' | 'text/markdown' | typeof VIEW.mimeType
  /** The operation that provides the content, or a reader of constant content. */
  source: { operation: ApiOperationId; args?: Arguments } | { read(): string }
  _meta?: Readonly<Record<string, unknown>>
}

const RESOURCES: readonly Resource[] = [
  {
    uri: 'house://species',
    name: 'species_book',
    title: 'The book of species',
    description: 'Every species of the house, and the newest that agents designed.',
    mimeType: 'application/json',
    source: { operation: 'list_species' },
  },
  {
    uri: 'house://me',
    name: 'my_house',
    title: 'Your house',
    description: 'Your creatures as they are at this moment: what status says. Needs your key in a header.',
    mimeType: 'application/json',
    source: { operation: 'status' },
  },
  {
    uri: 'house://species/{slug}',
    name: 'species',
    title: 'A species',
    description: 'The profile of one species.',
    mimeType: 'application/json',
    source: { operation: 'species' },
  },
  {
    uri: 'house://creatures/{creature_id}/life',
    name: 'life',
    title: 'A life',
    description: 'The life of one of your creatures, from the egg to the last care. Needs your key in a header.',
    mimeType: 'text/markdown',
    source: { operation: 'history', args: { format: 'markdown' } },
  },
  {
    ...VIEW,
    name: 'creature_view',
    title: 'A creature',
    description: 'How hosts with MCP Apps show the answers of status, visit and adopt to a person.',
    source: { read: () => viewPage().html },
    _meta: { ui: { csp: { connectDomains: [], resourceDomains: [] }, prefersBorder: true } },
  },
]

const isTemplate = ({ uri }: Resource): boolean => uri.includes('{')
const listed = ({ source: _, ...rest }: Resource) => rest

export const listedResources = RESOURCES.filter((resource) => !isTemplate(resource)).map(listed)
export const listedTemplates = RESOURCES.filter(isTemplate)
  .map(listed)
  .map(({ uri, ...rest }) => ({ uriTemplate: uri, ...rest }))

interface Found {
  resource: Resource
  /** Values of the placeholders. */
  args: Arguments
}

export function findResource(uri: string): Found | null {
  for (const resource of RESOURCES) {
    const pattern = new RegExp(`^${resource.uri.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
    const found = pattern.exec(uri)
    if (found) return { resource, args: { ...found.groups } }
  }
  return null
}
