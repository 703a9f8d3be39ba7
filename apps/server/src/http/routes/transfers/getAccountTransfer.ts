import { getAccountTransfer, resolveConnection } from '@rialto/core'
import type { Handler } from '../../handler.ts'
import { accountTransfer } from './accountTransfer.ts'

export const getAccountTransferHandler: Handler<'getAccountTransfer'> = async (ctx, { scope, body }) => {
  const connection = await resolveConnection(ctx, scope, body)
  const { transactionId: id, transactionHash: hash, symbol, addressType } = body
  return accountTransfer(await getAccountTransfer(ctx, connection, { id, hash, symbol, addressType }))
}
