/** A budget in dollars: it spends nothing less, but tells before the bill does. */
import { Stack } from 'aws-cdk-lib'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Topic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'

export interface SpendingBudgetProps {
  name: string
  dollars: number
  topic: Topic
}

/** In percent of the budget: what has been spent, and what the month is going to cost. */
const TOLD_AT = [
  { notificationType: 'ACTUAL', threshold: 50 },
  { notificationType: 'FORECASTED', threshold: 100 },
  { notificationType: 'ACTUAL', threshold: 100 },
] as const

/** Of the whole account: AWS tells costs of a stack apart only where somebody has activated a tag for it. */
export function budgetSpending(scope: Construct, id: string, { name, dollars, topic }: SpendingBudgetProps): void {
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
      budgetLimit: { amount: dollars, unit: 'USD' },
    },
    notificationsWithSubscribers: TOLD_AT.map((when) => ({
      notification: { ...when, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
      subscribers: [{ subscriptionType: 'SNS', address: topic.topicArn }],
    })),
  })
  // It is refused where the topic does not let it in yet.
  if (allowed.policyDependable) budget.node.addDependency(allowed.policyDependable)
}
