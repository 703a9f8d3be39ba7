import type { Context } from '../context.ts'
import { dayMs } from './commitRelay.ts'
import type { Relay, RelayAttempt, RelayFees } from './ports.ts'
import { relayFamilyOf } from './relayFamilyOf.ts'

/** How long a transaction may wait before its fee is raised. */
const patienceMs = 30_000

/** Nodes take a replacement only if it pays an eighth more. */
const raised = (fee: bigint): bigint => (fee * 9n) / 8n + 1n
const larger = (a: bigint, b: bigint): bigint => (a > b ? a : b)

type ReplaceContext = Pick<Context, 'store' | 'relaying' | 'clock' | 'environment'>

/**
 * Hands the signed bytes to the node again. If they have waited for long, a transaction with the same nonce and a higher
 * fee is stored first, as far as the client's limits allow: of both, the chain takes one.
 */
export const replaceRelay = async (ctx: ReplaceContext, relay: Relay): Promise<void> => {
  const waitedMs = ctx.clock.nowMs() - (relay.attempts.at(-1)?.sentAtMs ?? 0)
  const fees = waitedMs < patienceMs ? undefined : await ctx.relaying.fees(relay.networkId)
  await sendRelay(ctx, fees ? await raiseFee(ctx, relay, fees) : relay)
}

/** Whether the node took it is read from the chain: it also rejects a transaction that it has. */
const sendRelay = async ({ relaying }: Pick<Context, 'relaying'>, relay: Relay): Promise<void> => {
  const raw = relay.attempts.at(-1)?.raw
  if (raw !== undefined) await relaying.send(relay.networkId, raw).catch(() => undefined)
}

/** The present fees, or as much above the last attempt's as the chain demands for a replacement. */
const raisedFees = (now: RelayFees, last: RelayFees): RelayFees => ({
  maxFee: larger(now.maxFee, raised(last.maxFee)),
  priorityFee: larger(now.priorityFee, raised(last.priorityFee)),
})

const raiseFee = async (ctx: ReplaceContext, { id, scope, networkId }: Relay, now: RelayFees): Promise<Relay> => {
  const relayer = await ctx.store.relays.key(ctx.environment, relayFamilyOf(networkId))
  return ctx.store.transaction(async ({ relays }) => {
    const limits = await relays.limitsForUpdate(scope, networkId)
    const relay = await relays.findForUpdate(scope, id)
    if (!relay) throw new Error(`Relay ${id} does not exist`)
    const last = relay.attempts.at(-1)
    const nowMs = ctx.clock.nowMs()
    const isDue = last !== undefined && nowMs - last.sentAtMs >= patienceMs
    // Another account's key cannot sign for this nonce.
    if (!isDue || relayer?.address !== relay.relayer || relay.finishedAtMs !== undefined) return relay
    const fees = raisedFees(now, last)
    const reserved = relay.gas * fees.maxFee
    const spent = await relays.spent(scope, networkId, nowMs - dayMs)
    const isCounted = relay.createdAtMs > nowMs - dayMs
    const others = isCounted ? spent - relay.reserved : spent
    if (!limits || reserved > limits.perTransaction || others + reserved > limits.perDay) return relay
    const { nonce, gas, call } = relay
    const signed = await ctx.relaying.sign({ networkId, key: relayer.key, nonce, gas, fees, call })
    const attempt: RelayAttempt = { ...signed, ...fees, sentAtMs: nowMs }
    const next: Relay = { ...relay, reserved, attempts: [...relay.attempts, attempt] }
    await relays.update(next)
    return next
  })
}
