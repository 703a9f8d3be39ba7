import type { UnreadDestination } from '@rialto/core'
import { defined } from '@rialto/defined'

/** A destination in the column `unread`. Numbers of blocks may be larger than JSON's. */
export interface UnreadRow {
  address: string
  tag?: string
  block: string
  scannedAtMs: number
}

export const readUnread = ({ address, tag, block, scannedAtMs }: UnreadRow): UnreadDestination => ({
  address,
  ...defined({ tag }),
  block: BigInt(block),
  scannedAtMs,
})

export const unreadText = (unread: readonly UnreadDestination[]): string =>
  JSON.stringify(unread.map(one => ({ ...one, block: String(one.block) })))
