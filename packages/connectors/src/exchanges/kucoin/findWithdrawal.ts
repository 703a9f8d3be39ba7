import { subtract } from '@rialto/catalog'
import type { FoundWithdrawal, WithdrawalOrder } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { isEvm } from '../../kit/checkAddress.ts'
import { asFound, matchesOrder, weightiest } from '../../kit/foundWithdrawal.ts'
import type { KucoinContext } from './context.ts'
import { movementHash } from './movementHash.ts'
import { movementId } from './movementId.ts'
import { movementStatus } from './movementStatus.ts'
import { readAllMovements } from './readMovements.ts'
import { isRemark, remarkOf } from './remarkOf.ts'
import type { KucoinMovement } from './schemas.ts'
import type { KucoinKey } from './signHeaders.ts'

interface Search {
  order: WithdrawalOrder
  nativeId?: string
  sinceMs: number
}

const minuteMs = 60_000
/** An order leaves within its lease: what was created a day later is another. */
const windowMs = 1_440 * minuteMs

const told = (row: KucoinMovement, networkId: string): FoundWithdrawal =>
  asFound(
    {
      id: movementId('withdrawals', row),
      status: movementStatus(row.status),
      upstreamStatus: row.status,
      txId: movementHash(row, isEvm(networkId)),
      fee: row.fee,
    },
    networkId,
  )

/** Over another network that we know. A name we do not know rules nothing out: to overlook the order would be worse. */
const isElsewhere = (
  { descriptor }: KucoinContext,
  { chain }: KucoinMovement,
  { networkId }: WithdrawalOrder,
): boolean => descriptor.networks.some(network => network.nativeId === chain && network.networkId !== networkId)

/** The order by what it is. Whether `amount` is before or after the fee KuCoin does not document: after, else before. */
const byTraits = (rows: readonly KucoinMovement[], { order, sinceMs }: Search): readonly KucoinMovement[] => {
  const byAmount = (amountOf: (row: KucoinMovement) => string) =>
    rows.filter(row =>
      matchesOrder(
        {
          symbol: row.currency,
          amount: amountOf(row),
          address: row.address ?? '',
          // A row without a memo rules nothing out either.
          tag: row.memo || order.tag,
          createdMs: Number(row.createdAt),
        },
        order,
        sinceMs,
      ),
    )
  const exact = byAmount(row => row.amount)
  return exact.length > 0 ? exact : byAmount(row => subtract(row.amount, row.fee || '0'))
}

/** Rows that carry our remark; else, should KuCoin not have kept it, those that look like the order and are no other of ours. */
const matching = (
  context: KucoinContext,
  rows: readonly KucoinMovement[],
  search: Search,
): readonly KucoinMovement[] => {
  const { order } = search
  const remark = remarkOf(order.reference)
  const ours = rows.filter(row => row.remark === remark)
  if (ours.length > 0) return ours
  const others = rows.filter(row => !isRemark(row.remark ?? '') && !isElsewhere(context, row, order))
  return byTraits(others, search)
}

/**
 * By KuCoin's id where it is known and told; else by the remark, or by asset, amount, address and time. The window begins
 * five minutes early and ends a minute late, for clocks that differ.
 */
export const findWithdrawal = async (
  context: KucoinContext,
  key: KucoinKey,
  search: Search,
): Promise<FoundWithdrawal | undefined> => {
  const { order, nativeId, sinceMs } = search
  const startMs = sinceMs - 5 * minuteMs
  const endMs = Math.min(context.clock.nowMs() + minuteMs, startMs + windowMs)
  const rows = await readAllMovements(context, key, 'withdrawals', { startMs, endMs, symbol: order.symbol })
  if (rows.some(row => row.currency !== order.symbol)) {
    throw new ConnectorError('malformed', 'KuCoin answered with a withdrawal that was not asked for')
  }
  const named = rows.filter(row => movementId('withdrawals', row) === nativeId)
  const nameless = nativeId === undefined ? rows : rows.filter(row => row.id == null || row.id === '')
  const ours = named.length > 0 ? named : matching(context, nameless, search)
  const found = weightiest(ours.map(row => told(row, order.networkId)))
  return found === undefined || nativeId === undefined ? found : { ...found, nativeId }
}
