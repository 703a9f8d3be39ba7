import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Repositories } from '../store.ts'
import { defined } from '@rialto/defined'

import type { MinedRelay, Relay } from './ports.ts'
import { replaceRelay } from './replaceRelay.ts'

/** The dependent record of a relay. */
export interface RelaySubject {
  /** Locks the record, before the relay is locked, as where a relay begins. */
  lock(repositories: Repositories, relay: Relay): Promise<void>
  /** Draws the consequences of a new state, in the same transaction. */
  changed(repositories: Repositories, relay: Relay): Promise<void>
}

type RelayContext = Pick<Context, 'store' | 'relaying' | 'clock' | 'environment'>

const second = 1_000
const minute = 60 * second
/** A node that lacks a receipt for a moment does not decide that a nonce was used otherwise. */
const missedForMs = minute

/**
 * Reads what became of a relay's transaction. The same signed bytes are handed over again until one of the relay's
 * transactions is mined; none with another nonce is ever made. Returns when to read again, or undefined at the end.
 */
export const followRelay = async (
  ctx: RelayContext,
  scope: Scope,
  id: string,
  subject: RelaySubject,
): Promise<number | undefined> => {
  const relay = await ctx.store.relays.find(scope, id)
  if (!relay || relay.finishedAtMs !== undefined) return undefined
  const { networkId, createdAtMs } = relay
  const mined = await ctx.relaying.findMined(
    networkId,
    relay.attempts.map(({ hash }) => hash),
  )
  if (mined) return noteMined(ctx, relay, mined, subject)
  if (await ctx.relaying.isOver(relay)) return noteMissed(ctx, relay, subject)
  // Its block was replaced.
  const current = relay.state === 'sent' ? relay : await change(ctx, relay, { state: 'sent' }, subject)
  if (current.finishedAtMs === undefined) await replaceRelay(ctx, current)
  const ageMs = ctx.clock.nowMs() - createdAtMs
  return Math.min(Math.max(2 * second, ageMs / 8), minute)
}

const noteMined = async (
  ctx: RelayContext,
  relay: Relay,
  { hash, succeeded, isFinal, fee }: MinedRelay,
  subject: RelaySubject,
): Promise<number | undefined> => {
  if (!isFinal) {
    // A failed call counts once its block is final.
    if (succeeded && (relay.state !== 'mined' || relay.hash !== hash))
      await change(ctx, relay, { state: 'mined', hash }, subject)
    return 5 * second
  }
  if (succeeded) await end(ctx, relay, { state: 'succeeded', hash, spent: fee }, subject)
  else await endWithoutIt(ctx, relay, { state: 'reverted', hash, spent: fee }, subject)
  return undefined
}

/** A final block shows that no transaction of the relay can be mined any more, and none was. */
const noteMissed = async (ctx: RelayContext, relay: Relay, subject: RelaySubject): Promise<number | undefined> => {
  const nowMs = ctx.clock.nowMs()
  if (relay.missedAtMs === undefined) {
    await change(ctx, relay, { missedAtMs: nowMs }, subject)
    return missedForMs
  }
  if (nowMs - relay.missedAtMs < missedForMs) return missedForMs
  await endWithoutIt(ctx, relay, { state: 'displaced', spent: 0n }, subject)
  return undefined
}

/** Anyone can submit a signed authorization that was seen on its way: then the payment was made, by another transaction. */
const endWithoutIt = async (
  ctx: RelayContext,
  relay: Relay,
  change_: Partial<Relay>,
  subject: RelaySubject,
): Promise<void> => {
  const { networkId, authorization, sinceBlock } = relay
  const hash = await ctx.relaying.findUse({ ...authorization, networkId }, sinceBlock)
  await end(ctx, relay, hash === undefined ? change_ : { ...change_, state: 'succeeded', hash }, subject)
}

const end = (ctx: RelayContext, relay: Relay, changed: Partial<Relay>, subject: RelaySubject): Promise<Relay> =>
  change(ctx, relay, { ...changed, finishedAtMs: ctx.clock.nowMs() }, subject)

const change = (
  { store }: RelayContext,
  { scope, id }: Relay,
  changed: Partial<Relay>,
  subject: RelaySubject,
): Promise<Relay> =>
  store.transaction(async repositories => {
    const seen = await repositories.relays.find(scope, id)
    if (seen) await subject.lock(repositories, seen)
    const before = await repositories.relays.findForUpdate(scope, id)
    if (!before) throw new Error(`Relay ${id} does not exist`)
    if (before.finishedAtMs !== undefined) return before
    const next: Relay = { ...before, ...defined(changed) }
    await repositories.relays.update(next)
    if (next.state !== before.state) await subject.changed(repositories, next)
    return next
  })
