import type { BridgedTransfer } from '../bridging/ports.ts'
import type { Context } from '../kernel/context.ts'
import type { LinkSessionRecord } from '../link/ports.ts'

/** A transfer over an address that this session showed its user. */
export const findManualDeposit = async (
  ctx: Pick<Context, 'store'>,
  session: Pick<LinkSessionRecord, 'id' | 'scope'>,
  transferId: string,
): Promise<BridgedTransfer | undefined> => {
  const transfer = await ctx.store.bridgedTransfers.find(session.scope, transferId)
  const address = transfer && (await ctx.store.bridgingAddresses.find(session.scope, transfer.addressId))
  return address?.link?.sessionId === session.id ? transfer : undefined
}
