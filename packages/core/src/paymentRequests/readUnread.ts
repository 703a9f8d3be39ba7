import { defined } from '@rialto/defined'

import type { PaymentRequestContext } from '../context.ts'
import type { ChainScan, UnreadDestination } from './ports.ts'
import { type BlockScan, isUnread, readBlocks } from './readBlocks.ts'

/** Groups of destinations that one turn reads. */
const maxGroups = 5

/** Destinations to read again from the block after `readTo`, or from the first block that is not final if that is earlier. */
export const newUnread = (
  found: ChainScan['unread'],
  { final, scannedAtMs }: { final: bigint; scannedAtMs: number },
): UnreadDestination[] =>
  found.map(({ address, tag, readTo }) => ({
    address,
    ...defined({ tag }),
    block: readTo < final ? readTo : final,
    scannedAtMs,
  }))

type Turn = Pick<BlockScan, 'networkId' | 'final' | 'nowMs' | 'startedAtMs' | 'watched'> & { head: bigint }

/**
 * Reads destinations that are behind their network, each from its own block, so that a flood of transactions to one of
 * them delays no other. Returns those that are still behind, first those that this turn did not read.
 */
export const readUnread = async (
  ctx: PaymentRequestContext,
  unread: readonly UnreadDestination[],
  turn: Turn,
): Promise<UnreadDestination[]> => {
  const watched = unread.filter(one => turn.watched.some(request => isUnread(request, [one])))
  const blocks = [...new Set(watched.map(({ block }) => block))]
  const now = new Set(blocks.slice(0, maxGroups))
  const still = watched.filter(({ block }) => !now.has(block))
  for (const block of now) {
    const group = watched.filter(one => one.block === block)
    // A destination that cannot be read now is read later, and stops no other.
    still.push(...(await readGroup(ctx, group, turn).catch(() => group)))
  }
  return still
}

/** Reads destinations that were all read up to the same block. */
const readGroup = async (
  ctx: PaymentRequestContext,
  group: readonly UnreadDestination[],
  { head, ...turn }: Turn,
): Promise<UnreadDestination[]> => {
  const { block = 0n, scannedAtMs = 0 } = group[0] ?? {}
  if (block >= head) return []
  const last = block + ctx.chainDeposits.blocksAtOnce(turn.networkId)
  const to = last < head ? last : head
  const found = await readBlocks(ctx, {
    ...turn,
    from: block + 1n,
    to,
    sinceMs: scannedAtMs,
    isLast: to === head,
    watched: turn.watched.filter(one => isUnread(one, group)),
    others: turn.watched.filter(one => !isUnread(one, group)),
  })
  const behind = newUnread(found, { final: turn.final, scannedAtMs })
  if (to === head) return behind
  const caughtUp = group.filter(({ address, tag }) => !isUnread({ address, ...defined({ addressTag: tag }) }, found))
  return [...behind, ...caughtUp.map(one => ({ ...one, block: to < turn.final ? to : turn.final }))]
}
