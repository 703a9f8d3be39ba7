import type { TaggedAddress } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { ConnectionContext, Context } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { LinkSessionRecord } from '../link/ports.ts'
import { emitPayout } from './payoutEvent.ts'
import type { Payout } from './ports.ts'
import { type Asked, isSame, isSameAmount, previewPayout } from './previewPayout.ts'

/**
 * The user confirms the payout of the session to an account, at the address that they were shown. The address is read
 * again and compared with that of the page: an address that the institution has replaced is shown anew. A repeated call
 * returns the confirmed payout.
 *
 * @throws ApiError as `previewPayout`; `conflict` if the account has another address now, or if the client's id was
 *   used for a payout of another amount or to another address.
 */
export const confirmPayout = async (
  ctx: ConnectionContext & Pick<Context, 'environment' | 'chainBalances' | 'chainDeposits'>,
  session: LinkSessionRecord,
  { connectionId, shown }: { connectionId: string; shown: TaggedAddress },
): Promise<Payout> => {
  const { payout: asked, userId, subClientId } = session.request
  if (!asked) throw new ApiError('badRequest')
  const { networkId, symbol, amount, transactionId: clientTransactionId } = asked
  const order = { userId, linkSessionId: session.id, ...defined({ clientTransactionId }) }
  const confirmed = await ctx.store.payouts.findConfirmed(session.scope, order)
  if (confirmed) return sameOrConflict(confirmed, asked, shown)
  const { to, toName, isNewAddress, connection } = await previewPayout(ctx, session, connectionId)
  if (!isSame(networkId, to, shown)) throw new ApiError('conflict')
  const payout: Payout = {
    ...order,
    ...defined({ subClientId }),
    id: ctx.ids.uuid(),
    scope: session.scope,
    connectionId: connection.id,
    toName,
    networkId,
    symbol,
    amount,
    to,
    isNewAddress,
    status: 'pending',
    sequence: 1,
    createdAtMs: ctx.clock.nowMs(),
    ...defined({ sinceBlock: await nextBlock(ctx, networkId) }),
  }
  const isInserted = await ctx.store.transaction(async repositories => {
    const isNew = await repositories.payouts.insert(payout)
    if (isNew) await emitPayout(ctx, repositories, payout, 'payout.requested')
    return isNew
  })
  if (isInserted) return payout
  const first = await ctx.store.payouts.findConfirmed(session.scope, order)
  if (!first) throw new ApiError('conflict')
  return sameOrConflict(first, asked, shown)
}

/** A node that does not answer does not keep the user from a payout. */
const nextBlock = async (
  { chainDeposits }: Pick<Context, 'chainDeposits'>,
  networkId: string,
): Promise<bigint | undefined> => {
  if (!chainDeposits.watches(networkId)) return undefined
  const heads = await chainDeposits.heads(networkId).catch(() => undefined)
  return heads && heads.head + 1n
}

const sameOrConflict = (payout: Payout, asked: Asked, shown: TaggedAddress): Payout => {
  if (!isSameAmount(payout, asked) || !isSame(payout.networkId, payout.to, shown)) throw new ApiError('conflict')
  return payout
}
