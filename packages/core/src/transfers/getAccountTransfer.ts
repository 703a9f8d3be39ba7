import { defined } from '@rialto/defined'

import type { UpstreamTransfer } from '../connections/history.ts'
import type { Connection } from '../connections/ports.ts'
import { ApiError, missingField } from '../kernel/apiError.ts'
import type { ConnectionContext } from '../context.ts'
import { fits, readHistory } from './accountTransfers.ts'

/**
 * One deposit or withdrawal by the institution's id or the transaction's hash.
 *
 * @throws ApiError `missingField` without either, `notFound` when the account has no transfer with this ID.
 */
export const getAccountTransfer = async (
  ctx: ConnectionContext,
  connection: Connection,
  wanted: {
    id?: string | undefined
    hash?: string | undefined
    symbol?: string | undefined
    addressType?: string | undefined
  },
): Promise<UpstreamTransfer> => {
  const { id, hash } = wanted
  if (id === undefined && hash === undefined)
    throw missingField('transactionId', 'one of transactionId or transactionHash is required')
  const symbol = wanted.symbol?.toUpperCase()
  const found = await readHistory(ctx, connection, (history, credentials) =>
    history.find(credentials, defined({ id, hash, symbol })),
  )
  const isIt =
    found &&
    (hash === undefined || found.hash?.toLowerCase() === hash.toLowerCase()) &&
    (symbol === undefined || found.symbol === symbol) &&
    fits(found, wanted)
  if (isIt) return found
  const field = id === undefined ? 'transactionHash' : 'transactionId'
  throw new ApiError('notFound', { message: `${field}: this account has no transfer with this ID.` })
}
