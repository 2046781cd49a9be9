/** A monthly budget in dollars: it limits nothing, but notifies the topic of tickets before the bill arrives. */

import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Topic } from 'aws-cdk-lib/aws-sns'
import { Stack } from 'aws-cdk-lib/core'
import type { Construct } from 'constructs'
import type { StackConfig } from '../settings'

export interface SpendingBudgetProps {
  config: StackConfig
  name: string
  topic: Topic
}

/** In percent of the budget: actual costs, and the forecast for the month. */
const NOTIFICATIONS = [
  { notificationType: 'ACTUAL', threshold: 50 },
  { notificationType: 'FORECASTED', threshold: 100 },
  { notificationType: 'ACTUAL', threshold: 100 },
] as const

/** For the whole account: AWS separates a stack's costs only if a cost-allocation tag is activated. */
export function addSpendingBudget(scope: Construct, id: string, { config, name, topic }: SpendingBudgetProps): void {
  if (config.monthlyBudget === null) return
  const { account, partition } = Stack.of(scope)
  const allowed = topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('budgets.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: {
        StringEquals: { 'aws:SourceAccount': account },
        ArnLike: { 'aws:SourceArn': `arn:${partition}:budgets::${account}:*` },
      },
    }),
  )
  const budget = new CfnBudget(scope, id, {
    budget: {
      budgetName: name,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: config.monthlyBudget, unit: 'USD' },
    },
    notificationsWithSubscribers: NOTIFICATIONS.map((when) => ({
      notification: { ...when, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
      subscribers: [{ subscriptionType: 'SNS', address: topic.topicArn }],
    })),
  })
  // AWS rejects the budget if it may not publish to the topic yet.
  if (allowed.policyDependable) budget.node.addDependency(allowed.policyDependable)
}
