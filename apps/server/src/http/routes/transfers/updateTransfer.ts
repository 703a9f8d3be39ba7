import { publicStatus, resolveConnection, updateTransfer } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { Handler } from '../../handler.ts'
import { transactionStatus } from './executionStatus.ts'
import { readRecord } from './transferRecord.ts'

export const updateTransferHandler: Handler<'updateTransfer'> = async (ctx, { scope, body }) => {
  const connection = await resolveConnection(ctx, scope, body)
  const transfer = await updateTransfer(ctx, connection, body.transactionId)
  return {
    status: publicStatus(transfer.phase),
    statusDetails: transactionStatus({ transfer }),
    transferResult: await readRecord(ctx, transfer),
    ...defined({ errorMessage: transfer.failureMessage }),
  }
}
