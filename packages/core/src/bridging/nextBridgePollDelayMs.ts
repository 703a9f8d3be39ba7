import type { Context } from '../context.ts'
import type { BridgedTransfer } from '../transfers/bridgedTransfer.ts'
import type { BridgingAddress } from './ports.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Wait by age, the first row that the age is below. */
type Table = readonly (readonly [belowMs: number, waitMs: number])[]

/** By time since the first sign of the pay-in. Bitcoin may take hours, which is not an error. */
const underWay: Table = [
  [2 * minute, 5 * second],
  [6 * hour, 30 * second],
  [day, 5 * minute],
  [30 * day, 30 * minute],
  [Infinity, day],
]

/** Since it was issued: a webhook of the provider, where it sends them, brings a look forward. */
const idle: Table = [
  [15 * minute, 10 * second],
  [2 * hour, 30 * second],
  [day, 2 * minute],
  [Infinity, 15 * minute],
]

/** Since it was closed. */
const late: Table = [
  [day, 10 * minute],
  [Infinity, 6 * hour],
]

/** How long until an address should be looked at again; undefined when it has been watched for long enough. */
export const nextBridgePollDelayMs = (
  ctx: Pick<Context, 'clock' | 'settings'>,
  address: BridgingAddress,
  transfers: readonly BridgedTransfer[],
): number | undefined => {
  const nowMs = ctx.clock.nowMs()
  const open = transfers.filter(
    ({ operation, phase, reported, recovery }) =>
      (operation !== undefined || recovery === 'requested') && (phase === 'accepted' || reported === 'refundPending'),
  )
  const youngestMs = Math.max(...open.map(({ acceptedAtMs, createdAtMs }) => acceptedAtMs ?? createdAtMs))
  if (open.length > 0) return waitOf(underWay, nowMs - youngestMs)
  const { closedAtMs, issued, createdAtMs } = address
  if (closedAtMs !== undefined)
    return nowMs - closedAtMs < ctx.settings.bridgingWatchMs ? waitOf(late, nowMs - closedAtMs) : undefined
  const wait = waitOf(idle, nowMs - (issued?.issuedAtMs ?? createdAtMs))
  const leftMs = (issued?.expiresAtMs ?? Infinity) - nowMs
  return leftMs > 0 ? Math.min(wait, leftMs) : wait
}

const waitOf = (table: Table, ageMs: number): number => table.find(([belowMs]) => ageMs < belowMs)?.[1] ?? hour
