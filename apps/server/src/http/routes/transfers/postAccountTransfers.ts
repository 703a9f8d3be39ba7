import { getAccountTransferOperation, listAccountTransfersOperation } from '@rialto/contract'
import { type Context, getAccountTransfer, listAccountTransfers, resolveConnection } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { registerOperation } from '../../registerOperation.ts'
import { accountTransfer } from './accountTransfer.ts'

const defaultCount = 100

/** The institution's own history: a page of it, and one entry. */
export const postAccountTransfers = (app: FastifyInstance, ctx: Context): void => {
  registerOperation(app, ctx, listAccountTransfersOperation, async ({ scope, body }) => {
    const connection = await resolveConnection(ctx, scope, body)
    const page = await listAccountTransfers(ctx, connection, {
      count: body.count ?? defaultCount,
      cursor: body.cursor,
      sinceMs: body.from === undefined ? undefined : body.from * 1000,
      statuses: body.statuses,
      addressType: body.cryptocurrencyAddressType,
    })
    const transfers = page.transfers.map(accountTransfer)
    return {
      transfers,
      total: transfers.length,
      earliestTimestamp: transfers.length === 0 ? 0 : Math.min(...transfers.map(t => t.createdTimestamp)),
      ...(page.cursor === undefined ? {} : { cursor: page.cursor }),
    }
  })
  registerOperation(app, ctx, getAccountTransferOperation, async ({ scope, body }) => {
    const connection = await resolveConnection(ctx, scope, body)
    const { transactionId: id, transactionHash: hash, symbol, addressType } = body
    return accountTransfer(await getAccountTransfer(ctx, connection, { id, hash, symbol, addressType }))
  })
}
