/** Next steps: each response names calls that could follow, with the request filled in. */
import { type ApiOperationId, type Route, type Routes, routes } from './routes/routes'

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

export type StepRoute = Route & { method: NonNullable<NextStep['method']> }
export type StepOperation = {
  [Id in ApiOperationId]: Routes[Id]['method'] extends 'PATCH' ? never : Id
}[ApiOperationId]

export const isStepRoute = (route: Route): route is StepRoute => route.method !== 'PATCH'

export const step = (operation: StepOperation, details: StepDetails = {}): NextStep =>
  stepAt(routes[operation], details)

export const filledPath = ({ path }: Pick<Route, 'path'>, params: StepDetails['path'] = {}): string =>
  path.replace(/\{(\w+)\}/g, (whole: string, name: string) => params[name] ?? whole)

export function stepAt(route: StepRoute, details: StepDetails = {}): NextStep {
  const path = filledPath(route, details.path)
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

/** The words of a step that buys the credits for a return. */
export const RETURN_OFFER = {
  offer: 'can return for',
  pay: /Have a person pay .+, then resurrect it\./,
  payInWindow: 'Make a page on which your human can pay, then resurrect it.',
} as const

export const link = (action: string, url: string, description: string): NextStep => ({ action, url, description })
