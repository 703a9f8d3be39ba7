import { findNetwork } from '@rialto/catalog'
import type { UnassignedPayment } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { AdminHandler } from '../../../handler.ts'
import { pageOf, readCursor } from '../pages.ts'

const countedMs = 30 * 24 * 60 * 60_000

export const searchUnassignedPaymentsHandler: AdminHandler<'searchUnassignedPayments'> = async (
  { store, clock },
  { scope, body: { cursor, count = 50, networkId, txHash: hash } },
) => {
  const before = cursor === undefined ? undefined : readCursor(cursor)
  const filter = { ...defined({ networkId: networkId?.toLowerCase(), hash, before }), count: count + 1 }
  const found = await store.unassignedPayments.list(scope, filter)
  const notKept = await store.unassignedPayments.countNotKept(scope, clock.nowMs() - countedMs)
  const { items, nextCursor } = pageOf(found, count, ({ seenAtMs, id }) => ({ atMs: seenAtMs, id }))
  return { items: items.map(viewOf), ...defined({ nextCursor }), notKept }
}

const viewOf = ({ id, hash, networkId, symbol, amount, address, tag, fromAddress, seenAtMs }: UnassignedPayment) => ({
  id,
  txHash: hash,
  networkId,
  networkName: findNetwork(networkId)?.name ?? networkId,
  symbol,
  amount,
  address,
  seenTimestamp: Math.floor(seenAtMs / 1_000),
  ...defined({ addressTag: tag, fromAddress }),
})
