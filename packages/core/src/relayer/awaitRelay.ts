import type { Context } from '../context.ts'
import { followRelay, type RelaySubject } from './followRelay.ts'
import type { Relay } from './ports.ts'

const pollMs = 500

/**
 * Sends a committed relay and reads the chain until it is mined or the time has ended. A relay that is still `sent` then
 * has an unknown outcome: its job follows it.
 */
export const awaitRelay = async (
  ctx: Pick<Context, 'store' | 'relaying' | 'clock' | 'environment'>,
  relay: Relay,
  { subject, withinMs }: { subject: RelaySubject; withinMs: number },
): Promise<Relay> => {
  const { scope, id } = relay
  const endMs = ctx.clock.nowMs() + withinMs
  for (;;) {
    // A node that does not answer leaves the outcome unknown, as a late block does.
    await followRelay(ctx, scope, id, subject).catch(() => undefined)
    const current = (await ctx.store.relays.find(scope, id)) ?? relay
    if (current.state !== 'sent' || ctx.clock.nowMs() >= endMs) return current
    await ctx.clock.sleep(pollMs)
  }
}
