import type { ExportTransfersRequest } from '@rialto/contract'
import { defined } from '@rialto/defined'

/** Filters of the account management API as a query for records. */
export const recordQuery = (filters: Omit<ExportTransfersRequest, 'format'>) =>
  defined({
    Id: filters.transferId,
    CaseCode: filters.caseCode,
    ClientTransactionId: filters.clientTransactionId,
    UserId: filters.userId,
    Hash: filters.hash,
    Statuses: filters.statuses,
    IntegrationIds: filters.integrationIds,
    FromTimestamp: filters.fromTimestamp,
    ToTimestamp: filters.toTimestamp,
    MinAmountInFiat: filters.minAmountInFiat,
    MaxAmountInFiat: filters.maxAmountInFiat,
  })
