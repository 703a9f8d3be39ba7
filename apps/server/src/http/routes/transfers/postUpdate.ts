import { updateTransferOperation } from '@rialto/contract'
import { type Context, publicStatus, resolveConnection, updateTransfer } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { registerOperation } from '../../registerOperation.ts'
import { transactionStatus } from './executionStatus.ts'
import { transferRecord } from './transferRecord.ts'

export const postUpdate = (app: FastifyInstance, ctx: Context): void =>
  registerOperation(app, ctx, updateTransferOperation, async ({ scope, body }) => {
    const connection = await resolveConnection(ctx, scope, body)
    const transfer = await updateTransfer(ctx, connection, body.transactionId)
    return {
      status: publicStatus(transfer.phase),
      statusDetails: transactionStatus({ transfer }),
      transferResult: transferRecord(transfer, ctx.settings.linkOrigin),
      ...(transfer.failureMessage === undefined ? {} : { errorMessage: transfer.failureMessage }),
    }
  })
