import { walletIntegrationType } from '@rialto/catalog'
import type { LinkTransfer } from '@rialto/contract'
import type { Context, Transfer, TransferCause, TransferChange } from '@rialto/core'

type Money = LinkTransfer['money']

const moneyAfter: Partial<Record<TransferCause, Money>> = {
  rejected: 'notSent',
  notInHistory: 'notFound',
  notConverted: 'notSent',
  orderPaid: 'notSent',
  foundAfterEnd: 'sentLate',
  notCompleted: 'returned',
}

/**
 * Coins that were not sent remain in the wallet. A payment that was not found may have been sent and may still arrive.
 */
const moneyInWallet = ({ cause, upstreamStatus }: TransferChange): Money => {
  if (cause === 'rejected' || upstreamStatus === 'replaced') return 'walletNotSent'
  if (cause === 'reverted') return 'walletReverted'
  if (cause === 'foundAfterEnd') return 'sentLate'
  return cause === 'notCompleted' ? 'walletNotFound' : undefined
}

/** Location of a failed transfer's money, according to its last change. Undefined for other transfers. */
export const moneyOf = async (ctx: Context, transfer: Transfer): Promise<Money> => {
  // An order by address debits no connected account. Its payer's side has the arrived and the returned amounts.
  if (transfer.phase !== 'failed' || transfer.paymentRequestId !== undefined) return undefined
  return transfer.isCombined ? moneyOfParts(ctx, transfer) : moneyOfOne(ctx, transfer)
}

const moneyOfOne = async (ctx: Context, { scope, id, type }: Transfer): Promise<Money> => {
  const last = (await ctx.store.transfers.listChanges(scope, id)).at(-1)
  if (last === undefined) return undefined
  return type === walletIntegrationType ? moneyInWallet(last) : moneyAfter[last.cause]
}

/** The shared outcome of a combined transfer's failed parts. Undefined if the outcome of any part is unknown. */
const moneyOfParts = async (ctx: Context, { scope, id }: Transfer): Promise<Money> => {
  const failed = (await ctx.store.transfers.listParts(scope, id)).filter(({ phase }) => phase === 'failed')
  const known = await Promise.all(failed.map(part => moneyOfOne(ctx, part)))
  if (known.includes('sentLate')) return 'sentLate'
  if (known.includes('notFound')) return 'notFound'
  if (known.some(money => money === undefined || money === 'walletNotFound')) return undefined
  return known.includes('returned') ? 'returned' : 'notSent'
}
