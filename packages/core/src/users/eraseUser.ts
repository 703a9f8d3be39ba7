import { erasureTerms } from '../accounts/erasureTerms.ts'
import { removeConnection } from '../accounts/removeConnection.ts'
import { emitConnectionEvent } from '../connections/connectionEvent.ts'
import type { Connection, RemovalReason } from '../connections/ports.ts'
import type { ConnectionContext, Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'

interface ErasedUser {
  /** Accounts that were removed. */
  accounts: number
  /** Accounts, bridging addresses and payment requests with activity in progress: erased when it has ended. */
  inProgress: number
  /** Reasons that delay the erasure of the accounts and payment requests. */
  waitsFor: readonly RemovalReason[]
}

/**
 * Erases all data of a user of this client: each account as by `DELETE /account`, Link sessions, wallet proofs, and
 * bridging addresses and payment requests once nothing more can arrive or be returned.
 */
export const eraseUser = async (ctx: ConnectionContext, scope: Scope, userId: string): Promise<ErasedUser> => {
  const connections = await connectionsOf(ctx, scope, userId)
  let waiting = 0
  const reasons = new Set<RemovalReason>()
  for (const connection of connections) {
    const { state, waitsFor } = await removeConnection(ctx, connection)
    if (state === 'waiting') waiting += 1
    for (const reason of waitsFor) reasons.add(reason)
  }
  await ctx.store.users.erase(scope, userId, ctx.clock.nowMs())
  waiting += await ctx.store.users.eraseAddresses(scope, userId, erasureTerms(ctx))
  for (const reason of await ctx.store.users.erasePaymentRequests(scope, userId, erasureTerms(ctx))) {
    waiting += 1
    reasons.add(reason)
  }
  return { accounts: connections.length, inProgress: waiting, waitsFor: [...reasons] }
}

/**
 * The same without access to institutions: the accounts are hidden from their client, and a running server erases
 * them.
 */
export const requestUserErasure = async (
  ctx: Pick<Context, 'store' | 'clock' | 'ids'>,
  scope: Scope,
  userId: string,
): Promise<{ accounts: number }> => {
  const connections = await connectionsOf(ctx, scope, userId)
  const terms = { atMs: ctx.clock.nowMs(), retentionDays: 0, isDeferred: true }
  for (const connection of connections)
    await ctx.store.transaction(async repositories => {
      const { isFirst } = await repositories.connections.remove(scope, connection.id, terms)
      if (isFirst) await emitConnectionEvent(ctx, repositories, connection, 'connection.removed')
    })
  await ctx.store.users.erase(scope, userId, terms.atMs)
  return { accounts: connections.length }
}

/** The user's own connections, and those of payers of this user's pay links, whose transfers name the user. */
const connectionsOf = async (
  { store }: Pick<Context, 'store'>,
  scope: Scope,
  userId: string,
): Promise<Connection[]> => [
  ...(await store.connections.listOfUser(scope, userId)),
  ...(await store.connections.listOfPayLinks(scope, userId)),
]
