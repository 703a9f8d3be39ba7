import { listAccountTransfers, resolveConnection } from '@rialto/core'
import type { Handler } from '../../handler.ts'
import { accountTransfer } from './accountTransfer.ts'

const defaultCount = 100

export const listAccountTransfersHandler: Handler<'listAccountTransfers'> = async (ctx, { scope, body }) => {
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
}
