import type { TaggedAddress } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import { ApiError } from '../kernel/apiError.ts'
import type { CommonContext, Context } from '../context.ts'
import type { LinkSessionRecord } from '../link/ports.ts'
import type { Repositories } from '../store.ts'
import { advanceRefund, unsentStatus } from './advanceRefund.ts'
import { checkRefundAddress } from './createRefund.ts'
import { isOfBrowser } from './isOfBrowser.ts'
import type { OfferPair } from './listAddressOffers.ts'
import type { PaymentRequest, Refund } from './ports.ts'
import { requestOfSession } from './requestOfSession.ts'

/**
 * The payer's address for refunds of the session's request. Refunds that wait for an address get it. It can be
 * corrected until a refund has one.
 *
 * @throws ApiError `notFound` before there is a request; `permissionDenied` in another browser than the one that the
 *   address of a pay link was shown in first; `conflict` once a refund has an address; `invalidAddress`, `invalidField`;
 *   `unavailableForLegalReasons` for an address on a sanctions list.
 */
export const giveRefundAddress = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'chainBalances' | 'solana'>,
  session: LinkSessionRecord,
  pair: OfferPair,
  given: TaggedAddress,
): Promise<PaymentRequest> => {
  const found = await requestOfSession(ctx, session, pair)
  if (!found) throw new ApiError('notFound')
  if (!(await isOfBrowser(ctx, session, found.linkSessionId))) throw new ApiError('permissionDenied')
  const { networkId, symbol } = found
  const to = await checkRefundAddress(ctx, session.scope, { networkId, symbol, to: given })
  return ctx.store.transaction(async repositories => {
    const request = await repositories.paymentRequests.findForUpdate(session.scope, found.id)
    if (!request) throw new ApiError('notFound')
    const refunds = await repositories.refunds.listOf(request.id)
    if (request.refundTo && refunds.some(hasAddress)) throw new ApiError('conflict')
    const next = { ...request, refundTo: to }
    await repositories.paymentRequests.update(next)
    for (const refund of refunds) await addressRefund(ctx, repositories, refund, next)
    return next
  })
}

const hasAddress = ({ status }: Refund): boolean => status !== 'needsAddress' && status !== 'canceled'

const addressRefund = async (
  ctx: CommonContext,
  repositories: Repositories,
  before: Refund,
  request: PaymentRequest,
): Promise<void> => {
  if (before.status !== 'needsAddress' || before.networkId !== request.networkId) return
  const addressed = { ...before, ...defined({ to: request.refundTo }) }
  const next = { ...addressed, status: unsentStatus(addressed, request.rules) }
  await advanceRefund(ctx, repositories, { before, next, request })
}
