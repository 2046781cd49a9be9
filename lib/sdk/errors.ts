/** DynamoDB's errors from one mould: what each carries beside its name, the SDK sets when it reads the answer. */
import { DynamoDBServiceException } from '@aws-sdk/client-dynamodb'

type Options = Partial<ConstructorParameters<typeof DynamoDBServiceException>[0]>

const exception = (name: string, $fault: 'client' | 'server' = 'client') =>
  class extends DynamoDBServiceException {
    static override shapeId = `com.amazonaws.dynamodb#${name}`
    constructor(options: Options) {
      super({ name, $fault, $metadata: {}, ...options })
      Object.setPrototypeOf(this, new.target.prototype)
    }
  }

export const BackupInUseException = exception('BackupInUseException')
export const BackupNotFoundException = exception('BackupNotFoundException')
export const InternalServerError = exception('InternalServerError', 'server')
export const RequestLimitExceeded = exception('RequestLimitExceeded')
export const ThrottlingException = exception('ThrottlingException')
export const InvalidEndpointException = exception('InvalidEndpointException')
export const ProvisionedThroughputExceededException = exception('ProvisionedThroughputExceededException')
export const ResourceNotFoundException = exception('ResourceNotFoundException')
export const ItemCollectionSizeLimitExceededException = exception('ItemCollectionSizeLimitExceededException')
export class ReplicatedWriteConflictException extends exception('ReplicatedWriteConflictException') {
  override $retryable = {}
}
export const ContinuousBackupsUnavailableException = exception('ContinuousBackupsUnavailableException')
export const LimitExceededException = exception('LimitExceededException')
export const TableInUseException = exception('TableInUseException')
export const TableNotFoundException = exception('TableNotFoundException')
export const GlobalTableAlreadyExistsException = exception('GlobalTableAlreadyExistsException')
export const ResourceInUseException = exception('ResourceInUseException')
export const TransactionConflictException = exception('TransactionConflictException')
export const PolicyNotFoundException = exception('PolicyNotFoundException')
export const ExportNotFoundException = exception('ExportNotFoundException')
export const GlobalTableNotFoundException = exception('GlobalTableNotFoundException')
export const ImportNotFoundException = exception('ImportNotFoundException')
export const DuplicateItemException = exception('DuplicateItemException')
export const IdempotentParameterMismatchException = exception('IdempotentParameterMismatchException')
export const TransactionInProgressException = exception('TransactionInProgressException')
export const ExportConflictException = exception('ExportConflictException')
export const InvalidExportTimeException = exception('InvalidExportTimeException')
export const PointInTimeRecoveryUnavailableException = exception('PointInTimeRecoveryUnavailableException')
export const ImportConflictException = exception('ImportConflictException')
export const TableAlreadyExistsException = exception('TableAlreadyExistsException')
export const InvalidRestoreTimeException = exception('InvalidRestoreTimeException')
export const ReplicaAlreadyExistsException = exception('ReplicaAlreadyExistsException')
export const ReplicaNotFoundException = exception('ReplicaNotFoundException')
export const IndexNotFoundException = exception('IndexNotFoundException')
export const ConditionalCheckFailedException = exception('ConditionalCheckFailedException')
export const TransactionCanceledException = exception('TransactionCanceledException')
