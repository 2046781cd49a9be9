/** Next steps: each response names calls that could follow, with the request filled in. */
import { type ApiOperationId, type Route, routes } from './routes/routes'

export interface NextStep {
  action: string
  method?: 'GET' | 'POST' | 'DELETE'
  endpoint?: string
  url?: string
  description: string
  body?: Readonly<Record<string, unknown>>
}

interface StepDetails {
  action?: string
  description?: string
  body?: Readonly<Record<string, unknown>>
  path?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
}

export const step = (operation: ApiOperationId, details: StepDetails = {}): NextStep =>
  stepAt(routes[operation], details)

export function stepAt(route: Route, details: StepDetails = {}): NextStep {
  const path = route.path.replace(/\{(\w+)\}/g, (whole: string, name: string) => details.path?.[name] ?? whole)
  const query = details.query && new URLSearchParams(Object.entries(details.query))
  const body = details.body ?? route.example
  return {
    action: details.action ?? route.action,
    method: route.method,
    endpoint: query ? `${path}?${query}` : path,
    description: details.description ?? route.summary,
    ...(route.method !== 'GET' && body && { body }),
  }
}

export const link = (action: string, url: string, description: string): NextStep => ({ action, url, description })
