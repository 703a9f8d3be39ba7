import { compare } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { Context, PaymentRequestContext } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { LinkRequest } from '../link/ports.ts'
import { createPaymentRequest } from '../paymentRequests/createPaymentRequest.ts'
import { usableSource } from '../paymentRequests/issueAddress.ts'
import { offeredToken } from '../relayer/offeredToken.ts'

/** Destinations that are offered to an agent: each uses up an address. */
const maximumOffers = 3

/**
 * The payment requests by which an agent pays the order of a pay link, one for each destination of a fixed amount that the
 * relayer sends and the client has a payment source for. Empty: agents cannot pay this link.
 *
 * @throws ApiError `linkTokenUsed` for an unknown or expired code; `orderAlreadySent`.
 */
export const openPayLinkOrder = async (
  ctx: PaymentRequestContext & Pick<Context, 'relaying'>,
  code: string,
): Promise<{ scope: Scope; requestIds: readonly string[] }> => {
  const nowMs = ctx.clock.nowMs()
  const payLink = await ctx.store.link.findPayLink(ctx.environment, ctx.ids.sha256(code), nowMs)
  const { transfer, userId, subClientId } = payLink?.request ?? {}
  const transactionId = transfer?.transactionId
  if (!payLink || !transfer || userId === undefined || transactionId === undefined) throw new ApiError('linkTokenUsed')
  const { scope } = payLink
  const payable = await payableDestinations(ctx, scope, transfer)
  const requestIds: string[] = []
  for (const { networkId, symbol, amount } of payable) {
    const input = { userId, transactionId, clientTransactionId: transactionId, networkId, symbol, amount }
    // The link is public: only the first request reads histories of exchanges, and each payment reads them again.
    const open = await ctx.store.paymentRequests.findOpen(scope, input)
    const isSame = open !== undefined && compare(open.amount, amount) === 0
    const { id } = isSame ? open : await createPaymentRequest(ctx, scope, { ...input, ...defined({ subClientId }) })
    requestIds.push(id)
  }
  return { scope, requestIds }
}

type LinkTransfer = NonNullable<LinkRequest['transfer']>

/** A fee of the client is part of what arrives, and depends on the payer's account: such links are paid by people. */
const payableDestinations = async (
  ctx: Pick<Context, 'environment' | 'store' | 'relaying'>,
  scope: Scope,
  { destinations, clientFeeRatio, isInclusiveFeeEnabled }: LinkTransfer,
): Promise<{ networkId: string; symbol: string; amount: string }[]> => {
  if (clientFeeRatio !== undefined || isInclusiveFeeEnabled) return []
  const payable = []
  for (const { networkId, symbol, amount } of destinations) {
    if (amount === undefined) continue
    if (!(await usableSource(ctx, scope, networkId))) continue
    if (await offeredToken(ctx, { scope, networkId, symbol })) payable.push({ networkId, symbol, amount })
    if (payable.length === maximumOffers) break
  }
  return payable
}
