import { ApiError } from '../kernel/apiError.ts'
import type { Repositories } from '../store.ts'
import type { Preview, Transfer } from './ports.ts'

/**
 * The transfer that pays for the order of a preview, if one was submitted and has not failed.
 *
 * @throws ApiError `orderAlreadySent` if a transfer that was declared not sent was sent after all: it stays failed, so
 *   that it cannot be returned, and the order is not paid again; and if the paying transfer was erased since.
 */
export const findPaying = async (
  { transfers, claims }: Pick<Repositories, 'transfers' | 'claims'>,
  preview: Preview,
): Promise<Transfer | undefined> => {
  const paying = await transfers.findPaying(preview)
  if (paying?.foundLateAtMs !== undefined && paying.id !== preview.id) throw new ApiError('orderAlreadySent')
  if (!paying && (await wasPaid(claims, preview))) throw new ApiError('orderAlreadySent')
  return paying
}

/** Whether a transfer that was erased since paid the order. */
export const wasPaid = async (
  claims: Repositories['claims'],
  { scope, userId, clientTransactionId }: Pick<Preview, 'scope' | 'userId' | 'clientTransactionId'>,
): Promise<boolean> =>
  clientTransactionId !== undefined && (await claims.isPaid({ scope, userId, clientTransactionId }))

/** Whether an order is paid permanently: by a transfer that arrived, was sent after it had failed, or was erased since. */
export const isPaid = async (
  { transfers, claims }: Pick<Repositories, 'transfers' | 'claims'>,
  order: Pick<Preview, 'scope' | 'userId' | 'clientTransactionId' | 'linkSessionId'>,
): Promise<boolean> => {
  const paying = await transfers.findPaying(order)
  if (!paying) return wasPaid(claims, order)
  return paying.phase === 'settled' || paying.foundLateAtMs !== undefined
}
