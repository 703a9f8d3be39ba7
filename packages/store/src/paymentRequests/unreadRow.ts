import type { UnreadDestination } from '@rialto/core'
import { defined } from '@rialto/defined'

/** A destination in the column `unread`. Block numbers are texts, because they may exceed the precision of JSON numbers. */
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
