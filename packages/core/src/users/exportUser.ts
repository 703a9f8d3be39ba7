import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { AnyTransfer } from '../transfers/ports.ts'
import type { UserRecords } from './ports.ts'

interface UserExport extends UserRecords {
  userId: string
  accounts: readonly {
    id: string
    type: string
    accountId: string
    accountName: string
    state: string
    createdAtMs: number
  }[]
  transfers: readonly AnyTransfer[]
  payouts: Awaited<ReturnType<Context['store']['payouts']['readOfUser']>>
  paymentRequests: Awaited<ReturnType<Context['store']['paymentRequests']['readOfUser']>>
}

const pageSize = 500

/** All stored data of a user of this client, without tokens and credentials. */
export const exportUser = async (ctx: Pick<Context, 'store'>, scope: Scope, userId: string): Promise<UserExport> => {
  const connections = await ctx.store.connections.listOfUser(scope, userId)
  return {
    userId,
    accounts: connections.map(({ id, type, upstreamId, accountName, state, createdAtMs }) => ({
      id,
      type,
      accountId: upstreamId,
      accountName,
      state,
      createdAtMs,
    })),
    transfers: await transfersOf(ctx, scope, userId),
    payouts: await ctx.store.payouts.readOfUser(scope, userId),
    paymentRequests: await ctx.store.paymentRequests.readOfUser(scope, userId),
    ...(await ctx.store.users.read(scope, userId)),
  }
}

const transfersOf = async (ctx: Pick<Context, 'store'>, scope: Scope, userId: string): Promise<AnyTransfer[]> => {
  const found: AnyTransfer[] = []
  for (;;) {
    const page = { orderBy: 'createdAt', descending: false, count: pageSize, offset: found.length } as const
    const { items } = await ctx.store.transfers.list(scope, { userId, ...page })
    found.push(...items)
    if (items.length < pageSize) return found
  }
}
