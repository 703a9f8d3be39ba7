import type { Context } from '../context.ts'
import { awaitRelay } from '../relayer/awaitRelay.ts'
import type { Relay } from '../relayer/ports.ts'
import type { PaymentRejection } from './checkAuthorization.ts'
import { subjectOf } from './followPaymentRelay.ts'

/**
 * - `rejected`: nothing was or will be sent. `settled`: the payment is in a block. `failed`: it never will be.
 * - `pending`: it was committed and may be sent; the same signature asks for the outcome.
 */
export type AgentPayment =
  | { kind: 'rejected'; reason: PaymentRejection }
  | { kind: 'settled' | 'pending' | 'failed'; relay: Relay }

const withinMs = 12_000

/** Sends a committed relay, and reads the chain for some seconds. */
export const relayOutcome = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'relaying' | 'failpoint'>,
  relay: Relay,
): Promise<AgentPayment> => {
  await ctx.failpoint('relay.committed')
  const current = await awaitRelay(ctx, relay, { subject: subjectOf(ctx, relay), withinMs })
  if (current.state === 'mined' || current.state === 'succeeded') return { kind: 'settled', relay: current }
  return { kind: current.state === 'sent' ? 'pending' : 'failed', relay: current }
}
