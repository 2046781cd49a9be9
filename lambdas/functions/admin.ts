/** Lambda entry point of the operators' API. */
import type { APIGatewayProxyHandler } from 'aws-lambda'
import { type Context, processContext } from '../context'
import { readSecret } from '../http/secret'
import { serve } from '../http/serve'
import { analytics } from '../operations/public/analytics'

export const adminGroup = serve('admin', { analytics })

/** On AWS the key is in a secret; only this function may read it. */
function withAdminKeySecret(ctx: Context): Context {
  const name = ctx.config.adminKeySecret
  if (!name) return ctx
  return { ...ctx, adminKey: () => readSecret(ctx, name) }
}

let adminHandler: APIGatewayProxyHandler | undefined

export const handler: APIGatewayProxyHandler = (...call) => {
  adminHandler ??= adminGroup(withAdminKeySecret(processContext()))
  return adminHandler(...call)
}
