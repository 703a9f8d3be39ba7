import { fromBaseUnits, findToken, type TaggedAddress, toBaseUnits } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { Context } from '../context.ts'

/** A payment that the client sends, and whose transaction it has reported. */
interface Reported {
  networkId: string
  symbol: string
  amount: string
  to: TaggedAddress
  hash: string
  createdAtMs: number
  /** The first block whose transactions can pay it. */
  sinceBlock?: bigint | undefined
}

/** The finding about a transaction that does not pay the amount to the address. */
export interface Discrepancy {
  failureMessage: string
  /** Amount that it brought to the address, in the asset. */
  arrived?: string
}

export type ReportedOutcome =
  | { kind: 'arrived' }
  /** The transaction was reverted: it moved nothing. */
  | { kind: 'reverted'; failureMessage: string }
  /** It is not final, or it does not pay: the client may have reported another transaction than the one that does. */
  | { kind: 'open'; discrepancy?: Discrepancy }

const secondMs = 1_000
const dayMs = 24 * 60 * 60 * secondMs
const unseen = 'No node has the reported transaction.'
const earlier = 'The reported transaction is older than what it would pay.'

/**
 * Reads whether a reported transaction pays: the amount, to its address and tag, final. A mismatch does not prove that
 * nothing was sent, so that only a person ends the payment then.
 */
export const readReported = async (
  ctx: Pick<Context, 'clock' | 'chains'>,
  reported: Reported,
): Promise<ReportedOutcome> => {
  const { networkId, symbol, amount, to, hash, createdAtMs, sinceBlock } = reported
  const { decimals = 18 } = findToken(networkId, symbol) ?? {}
  const seen = await ctx.chains.confirm({
    networkId,
    hash,
    symbol,
    toAddress: to.address,
    toTag: to.tag,
    amountBaseUnits: toBaseUnits(amount, decimals),
    sinceMs: createdAtMs,
  })
  switch (seen.kind) {
    case 'confirmed': {
      const isEarlier = sinceBlock !== undefined && seen.block !== undefined && seen.block < sinceBlock
      return isEarlier ? { kind: 'open', discrepancy: { failureMessage: earlier } } : { kind: 'arrived' }
    }
    case 'reverted':
      return { kind: 'reverted', failureMessage: seen.message ?? 'The transaction was reverted.' }
    case 'pending':
      return { kind: 'open' }
    case 'mismatched': {
      const arrived = seen.arrivedBaseUnits > 0n ? fromBaseUnits(seen.arrivedBaseUnits, decimals) : undefined
      return { kind: 'open', discrepancy: { failureMessage: seen.message, ...defined({ arrived }) } }
    }
    case 'unknown':
      return ctx.clock.nowMs() - createdAtMs > dayMs
        ? { kind: 'open', discrepancy: { failureMessage: unseen } }
        : { kind: 'open' }
  }
}

/** Until the next read: ever longer, a day at most. A transaction that no node has may be mined much later. */
export const nextReadMs = (sinceMs: number): number => Math.min(Math.max(5 * secondMs, sinceMs / 8), dayMs)

export const isSameDiscrepancy = (one: Partial<Discrepancy>, other: Partial<Discrepancy> = {}): boolean =>
  one.failureMessage === other.failureMessage && one.arrived === other.arrived

/** Fields of a pending payment that a reading changes. Undefined: none. */
export const changeAfter = (
  before: Partial<Discrepancy>,
  outcome: ReportedOutcome,
): (Partial<Discrepancy> & { status?: 'succeeded' | 'failed' }) | undefined => {
  if (outcome.kind === 'arrived') return { status: 'succeeded' }
  if (outcome.kind === 'reverted') return { status: 'failed', failureMessage: outcome.failureMessage }
  return isSameDiscrepancy(before, outcome.discrepancy) ? undefined : (outcome.discrepancy ?? {})
}
