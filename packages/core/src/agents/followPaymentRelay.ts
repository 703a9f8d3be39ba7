import type { CommonContext, Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { followRelay, type RelaySubject } from '../relayer/followRelay.ts'
import type { Relay, RelayPurpose } from '../relayer/ports.ts'
import { walletSubject } from '../wallets/walletSubject.ts'
import { orderSubject } from './orderSubject.ts'

const nothing: RelaySubject = { lock: async () => undefined, changed: async () => undefined }

/** The dependent record of a relay, by purpose. */
const subjects: Readonly<Record<RelayPurpose, (ctx: CommonContext) => RelaySubject>> = {
  agentPayment: orderSubject,
  walletPayment: walletSubject,
  facilitator: () => nothing,
}

export const subjectOf = (ctx: CommonContext, { purpose }: Pick<Relay, 'purpose'>): RelaySubject =>
  subjects[purpose](ctx)

/** One reading of what became of a relay. Returns when the next one is due. */
export const followPaymentRelay = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'relaying'>,
  scope: Scope,
  id: string,
): Promise<number | undefined> => {
  const relay = await ctx.store.relays.find(scope, id)
  return relay && followRelay(ctx, scope, id, subjectOf(ctx, relay))
}
