/** The painter: picture orders flow from the table's stream through a queue to its function, and pictures into a bucket. */

import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { CfnPipe } from 'aws-cdk-lib/aws-pipes'
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import { SETTINGS } from '../../../lambdas/config'
import { MAX_TRIES } from '../../../lambdas/domain/painting/painting'
import { allowModel } from '../bedrock'
import { HouseFunction, type JobProps } from '../house-function'
import type { HouseTable } from '../house-table'
import { accept, acceptWildcard } from '../nag'
import { allowTable } from '../table-actions'
import { SAFE_QUEUE } from './safe-queue'

/** A model may take most of a minute. */
const PAINTING_TIMEOUT = Duration.seconds(90)
/** Models allow few requests a minute. */
const MAX_CONCURRENCY = 2

export class Painter extends Construct {
  readonly function: HouseFunction
  readonly deadLetters: Queue
  readonly gallery: Bucket

  constructor(scope: Construct, id: string, { table, ...context }: JobProps) {
    super(scope, id)
    const { config, environment } = context
    this.gallery = new Bucket(this, 'Gallery', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      // The pictures are kept as long as the table that names them.
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    })
    accept(this.gallery, 'S1')
    this.deadLetters = new Queue(this, 'DeadLetters', SAFE_QUEUE)
    const queue = new Queue(this, 'Queue', {
      ...SAFE_QUEUE,
      visibilityTimeout: Duration.seconds(2 * PAINTING_TIMEOUT.toSeconds()),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: MAX_TRIES },
    })
    this.function = new HouseFunction(this, 'Function', {
      ...context,
      name: 'painter',
      description: 'Paints portraits and avatars',
      timeout: PAINTING_TIMEOUT,
      environment: {
        ...environment,
        [SETTINGS.imageModelId]: config.imageModelId,
        [SETTINGS.imageModelRegion]: config.imageModelRegion,
        [SETTINGS.galleryBucket]: this.gallery.bucketName,
        [SETTINGS.paintingQueueUrl]: queue.queueUrl,
      },
    })
    const paintings = this.gallery.arnForObjects('paintings/*')
    this.function.allow(['s3:PutObject'], [paintings])
    acceptWildcard(this.function, 'pictures', paintings)
    allowModel(this.function, config.imageModelId, config.imageModelRegion)
    this.function.consume(
      new SqsEventSource(queue, { batchSize: 1, reportBatchItemFailures: true, maxConcurrency: MAX_CONCURRENCY }),
    )
    allowTable(this.function, table)
    this.pipeOrders(table, queue)
  }

  /** An EventBridge pipe moves new orders from the stream to the queue, without a function in between. */
  private pipeOrders(table: HouseTable, queue: Queue): void {
    const source = table.tableStreamArn as string
    const role = new Role(this, 'PipeRole', {
      assumedBy: new ServicePrincipal('pipes.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    })
    table.grantStreamRead(role)
    queue.grantSendMessages(role)
    this.deadLetters.grantSendMessages(role)
    accept(role, 'IAM5[Resource::*]')
    const ordered = { eventName: ['INSERT'], dynamodb: { NewImage: { type: { S: ['painting'] } } } }
    const pipe = new CfnPipe(this, 'Orders', {
      description: 'Forwards picture orders from the table to the painter',
      roleArn: role.roleArn,
      source,
      sourceParameters: {
        filterCriteria: { filters: [{ pattern: JSON.stringify(ordered) }] },
        dynamoDbStreamParameters: {
          startingPosition: 'LATEST',
          batchSize: 10,
          maximumRetryAttempts: 100,
          deadLetterConfig: { arn: this.deadLetters.queueArn },
        },
      },
      target: queue.queueArn,
    })
    pipe.node.addDependency(role)
  }
}
