import { compare, subtract } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import { ApiError } from '../kernel/apiError.ts'
import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { LinkRequest } from '../link/ports.ts'
import type { Transfer } from '../transfers/ports.ts'
import { issuePayLink } from './issuePayLink.ts'

export interface RestLink {
  url: string
  expiresAtMs: number
  /** In the asset. */
  amount: string
  symbol: string
}

/** The amount that did not arrive of a transfer that has failed after part of it had arrived. Undefined: nothing is missing. */
export const restOf = ({ phase, amount, arrived, refunded, foundLateAtMs }: Transfer): string | undefined =>
  phase === 'failed' && arrived !== undefined && refunded === undefined && foundLateAtMs === undefined
    ? compare(amount, arrived) > 0
      ? subtract(amount, arrived)
      : undefined
    : undefined

/**
 * Issues a pay link for the rest of a transfer that has failed after part of it had arrived, to the same address and for
 * the same order. The order is paid once: the link stays unused where another transfer pays for the order.
 *
 * @throws ApiError `notFound`; `conflict` if nothing is missing; `orderAlreadySent` if another transfer pays for the order.
 */
export const createRestLink = async (
  ctx: Pick<Context, 'clock' | 'ids' | 'store' | 'settings'>,
  scope: Scope,
  id: string,
): Promise<RestLink> => {
  const transfer = await ctx.store.transfers.find(scope, id.toLowerCase())
  if (!transfer) throw new ApiError('notFound')
  const amount = restOf(transfer)
  if (amount === undefined)
    throw new ApiError('conflict', {
      message: 'Only of a transfer that failed after part of it had arrived, the rest can be asked for.',
    })
  const transactionId = transfer.clientTransactionId ?? transfer.id
  const { userId } = transfer
  if (await ctx.store.transfers.findPaying({ scope, userId, clientTransactionId: transactionId }))
    throw new ApiError('orderAlreadySent')
  const request = await requestOf(ctx, transfer, { amount, transactionId })
  const { code, expiresAtMs } = await issuePayLink(ctx, { scope, request, expiresInSeconds: undefined })
  const url = `${ctx.settings.linkOrigin}/link?${new URLSearchParams({ code }).toString()}`
  return { url, expiresAtMs, amount, symbol: transfer.symbol }
}

/** The request of the transfer's session, with its look and offer, for the missing amount alone. */
const requestOf = async (
  { store }: Pick<Context, 'store'>,
  { scope, linkSessionId, userId, subClientId, networkId, symbol, toAddress, addressTag, transferType }: Transfer,
  { amount, transactionId }: { amount: string; transactionId: string },
): Promise<LinkRequest> => {
  const session = linkSessionId === undefined ? undefined : await store.link.findById(scope, linkSessionId)
  const { offer, brand, transfer: before } = session?.request ?? {}
  return {
    userId,
    restrictMultipleAccounts: false,
    ...defined({ subClientId, offer, brand }),
    transfer: {
      transferType: transferType === 'onramp' ? 'deposit' : transferType,
      transactionId,
      isOfPayLink: true,
      isInclusiveFeeEnabled: false,
      destinations: [{ networkId, symbol, address: toAddress, amount, ...defined({ addressTag }) }],
      ...defined({
        description: before?.description,
        goodsDetails: before?.goodsDetails,
        isFundingEnabled: before?.isFundingEnabled,
        maximumSources: before?.maximumSources,
      }),
    },
  }
}
