import { compare, findToken, type TaggedAddress } from '@rialto/catalog'

import type { KeyCreator } from '../../access/ports.ts'
import type { Context } from '../../context.ts'
import { ApiError } from '../../kernel/apiError.ts'
import { readAssetAmount } from '../../kernel/readDecimal.ts'
import type { Scope } from '../../kernel/scope.ts'
import { checkRefundAddress, insertReturn } from '../createRefund.ts'
import type { Refund } from '../ports.ts'
import { sumsOfReturn } from './sumsOfReturn.ts'

interface ReturnInput {
  id: string
  amount: string
  to: TaggedAddress
  reason: string
  requestedBy: string
  /** Of the key that requests it. */
  keyCreator?: KeyCreator
}

/**
 * Begins the return of an unassigned payment as a refund: the client sends it and reports its transaction. All returns of a
 * payment together never exceed its amount, by its lock.
 *
 * @throws ApiError `notFound`, also for a payment that an order has; `amountExceedsMaximum`; `invalidField`,
 *   `invalidAddress`; `unavailableForLegalReasons` for an address on a sanctions list.
 */
export const returnPayment = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'chainBalances' | 'solana'>,
  scope: Scope,
  { id, to: given, ...input }: ReturnInput,
): Promise<Refund> => {
  const found = await ctx.store.unassignedPayments.find(scope, id)
  if (!found) throw new ApiError('notFound')
  const { networkId, symbol } = found
  const to = await checkRefundAddress(ctx, scope, { networkId, symbol, to: given })
  const { decimals = 18 } = findToken(networkId, symbol) ?? {}
  readAssetAmount('amount', input.amount, decimals)
  return ctx.store.transaction(async repositories => {
    const { unassignedPayments, refunds } = repositories
    const payment = await unassignedPayments.findForUpdate(scope, id)
    if (!payment || (await unassignedPayments.isTaken(scope, id))) throw new ApiError('notFound')
    const { open } = sumsOfReturn(payment, await refunds.listReturnsOf(id))
    if (compare(input.amount, open) > 0)
      throw new ApiError('amountExceedsMaximum', {
        message: `amount: at most ${open} ${symbol} of this payment are in no other refund.`,
      })
    return insertReturn(ctx, repositories, { ...input, scope, unassignedPaymentId: id, networkId, symbol, to })
  })
}
