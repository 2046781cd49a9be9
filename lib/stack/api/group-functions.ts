/** The functions behind the API, one for each group of routes, with their environment and permissions. */
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { GROUPS, type Group } from '../../../lambdas/api/routes/routes'
import { SETTINGS } from '../../../lambdas/config'
import { allowModel } from '../bedrock'
import type { ProxyKey } from '../edge/proxy-key'
import { HouseFunction, type JobProps } from '../house-function'
import { isSeller, type Payments } from '../jobs/payments'
import { allowGroup } from '../table-actions'

export interface GroupFunctionsProps extends JobProps {
  proxyKey: ProxyKey | null
  payments: Payments
  adminKey: ISecret
}

export type GroupFunctions = Readonly<Record<Group, HouseFunction>>

/** These call the embedding model to judge items. */
const EMBEDDING_GROUPS: readonly Group[] = ['house', 'mcp']

export const addGroupFunctions = (scope: Construct, props: GroupFunctionsProps): GroupFunctions =>
  Object.fromEntries(GROUPS.map((group) => [group, addGroupFunction(scope, group, props)])) as GroupFunctions

function addGroupFunction(scope: Construct, group: Group, props: GroupFunctionsProps): HouseFunction {
  const { config, bundles, table, payments, adminKey } = props
  const embeds = EMBEDDING_GROUPS.includes(group)
  const selling = isSeller(group) ? payments.sellerProps(group) : { environment: {} }
  const added = new HouseFunction(scope, `${group}-routes`, {
    config,
    bundles,
    name: group,
    description: `Serves the ${group} routes`,
    ...selling,
    environment: {
      ...props.environment,
      ...(config.rateLimits && { [SETTINGS.rateLimits]: config.rateLimits }),
      ...props.proxyKey?.environment,
      ...selling.environment,
      ...(embeds && { [SETTINGS.embeddingModelId]: config.embeddingModelId }),
      ...(group === 'admin' && { [SETTINGS.adminKeySecret]: config.adminKeySecretName ?? adminKey.secretArn }),
    },
  })
  allowGroup(added, group, table)
  if (embeds) allowModel(added, config.embeddingModelId)
  if (isSeller(group)) payments.grantSecrets(added)
  if (group === 'admin') adminKey.grantRead(added.lambda)
  return added
}
