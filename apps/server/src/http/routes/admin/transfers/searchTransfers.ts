import { defined } from '@rialto/defined'

import type { AdminHandler } from '../../../handler.ts'
import { listRecords } from '../../transfers/listTransfers.ts'

export const searchTransfersHandler: AdminHandler<'searchTransfers'> = (ctx, { scope, body }) =>
  listRecords(ctx, scope, {
    ...defined({
      Id: body.transferId,
      CaseCode: body.caseCode,
      ClientTransactionId: body.clientTransactionId,
      UserId: body.userId,
      Hash: body.hash,
      Statuses: body.statuses,
      IntegrationIds: body.integrationIds,
      FromTimestamp: body.fromTimestamp,
      ToTimestamp: body.toTimestamp,
      Cursor: body.cursor,
    }),
    Count: body.count ?? 50,
  })
