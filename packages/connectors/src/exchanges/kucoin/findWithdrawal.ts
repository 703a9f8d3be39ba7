import type { FoundWithdrawal } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { isEvm } from '../../kit/checkAddress.ts'
import type { Search } from '../../kit/foundWithdrawal.ts'
import { toFoundWithdrawal, mostConclusive } from '../../kit/foundWithdrawal.ts'
import type { RowTraits } from '../../kit/candidateRows.ts'
import { candidateRows } from '../../kit/candidateRows.ts'
import type { KucoinContext } from './context.ts'
import { movementHash } from './movementHash.ts'
import { movementId } from './movementId.ts'
import { movementStatus } from './movementStatus.ts'
import { readAllMovements } from './readMovements.ts'
import { isRemark, remarkOf } from './remarkOf.ts'
import type { KucoinMovement } from './schemas.ts'
import type { KucoinKey } from './signHeaders.ts'

const minuteMs = 60_000
/** An order leaves within its lease: what was created a day later is another. */
const windowMs = 1_440 * minuteMs

const reported = (row: KucoinMovement, networkId: string): FoundWithdrawal =>
  toFoundWithdrawal(
    {
      id: movementId('withdrawals', row),
      status: movementStatus(row.status),
      upstreamStatus: row.status,
      txId: movementHash(row, isEvm(networkId)),
      fee: row.fee,
    },
    networkId,
  )

/** Whether `amount` is before or after the fee KuCoin does not document. */
const traitsOf = (row: KucoinMovement): RowTraits => ({
  id: movementId('withdrawals', row),
  symbol: row.currency,
  chain: row.chain,
  amount: row.amount,
  fee: row.fee,
  address: row.address,
  tag: row.memo,
  createdMs: Number(row.createdAt),
})

const isNameless = ({ id }: KucoinMovement): boolean => id == null || id === ''

/** Rows that look like the order, should KuCoin not have kept the remark, and bear that of no other order of ours. */
const alike = (context: KucoinContext, rows: readonly KucoinMovement[], search: Search): readonly KucoinMovement[] => {
  const others = rows.filter(row => !isRemark(row.remark ?? ''))
  const found = candidateRows(context.descriptor, others, traitsOf, search)
  // Neither id nor remark: it may as well be one of the transfers that are known.
  if (search.claimed !== undefined && search.claimed.size > 0 && found.some(isNameless)) {
    throw new ConnectorError('malformed', 'KuCoin’s history does not distinguish this withdrawal from another')
  }
  return found
}

/** Rows that carry our remark; else those that look like the order. */
const matching = (
  context: KucoinContext,
  rows: readonly KucoinMovement[],
  search: Search,
): readonly KucoinMovement[] => {
  const remark = remarkOf(search.order.reference)
  const ours = rows.filter(row => row.remark === remark)
  return ours.length > 0 ? ours : alike(context, rows, search)
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
  const { order, upstreamId, sinceMs } = search
  const startMs = sinceMs - 5 * minuteMs
  const endMs = Math.min(context.clock.nowMs() + minuteMs, startMs + windowMs)
  const rows = await readAllMovements(context, key, 'withdrawals', { startMs, endMs, symbol: order.symbol })
  if (rows.some(row => row.currency !== order.symbol)) {
    throw new ConnectorError('malformed', 'KuCoin returned a withdrawal that was not requested')
  }
  const named = rows.filter(row => movementId('withdrawals', row) === upstreamId)
  const open = upstreamId === undefined ? rows : rows.filter(isNameless)
  const ours = named.length > 0 ? named : matching(context, open, search)
  const found = mostConclusive(ours.map(row => reported(row, order.networkId)))
  return found === undefined || upstreamId === undefined ? found : { ...found, upstreamId }
}
