import { add, compare, parseDecimal, subtract } from '@rialto/catalog'
import type { FoundWithdrawal, WithdrawalOrder } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import type { Search } from '../../kit/foundWithdrawal.ts'
import { toFoundWithdrawal, matchesOrder, excludeClaimed, statusOf, mostConclusive } from '../../kit/foundWithdrawal.ts'
import { upstreamReference } from '../../kit/upstreamReference.ts'
import { queryWith } from './queryWith.ts'
import type { KeyCredentials, TailContext } from './tailContext.ts'
import type { WithdrawalRecord, TailWithdrawals } from './tailHouse.ts'

const minuteMs = 60_000
/** Their clock and ours may differ. */
const marginMs = 5 * minuteMs

/** Over another network that we know. A name we do not know rules nothing out: to overlook the order would be worse. */
const isElsewhere = ({ descriptor }: TailContext, { upstream }: WithdrawalRecord, order: WithdrawalOrder): boolean =>
  upstream != null &&
  descriptor.networks.some(({ upstreamId, networkId }) => upstreamId === upstream && networkId !== order.networkId)

/** What arrived, and what did if the row tells what was debited. Which of the two, few exchanges document. */
const amountsOf = ({ amount, fee }: WithdrawalRecord): string[] => {
  const known = parseDecimal(fee ?? '')
  return known === undefined || compare(known, amount) > 0
    ? [amount]
    : [amount, subtract(amount, known), add(amount, known)]
}

const isOrder = (context: TailContext, row: WithdrawalRecord, { order, sinceMs }: Search): boolean =>
  !isElsewhere(context, row, order) &&
  amountsOf(row).some(amount =>
    matchesOrder(
      // A row without a tag rules nothing out.
      {
        symbol: row.symbol.toUpperCase(),
        amount,
        address: row.address ?? order.address,
        tag: row.tag || order.tag,
        createdMs: row.createdMs,
      },
      order,
      sinceMs,
    ),
  )

/** The rows that are the order: by the exchange's id, else by our reference, else by what they are. */
const oursOf = (
  context: TailContext,
  rows: readonly WithdrawalRecord[],
  search: Search,
): readonly WithdrawalRecord[] => {
  const { order, upstreamId } = search
  const reference = upstreamReference(context.descriptor.withdrawal, order.reference)
  if (upstreamId !== undefined) return rows.filter(({ id }) => id === upstreamId)
  const named = rows.filter(row => row.reference === reference)
  if (named.length > 0) return named
  // A row with another's reference is another's.
  return excludeClaimed(rows, ({ id }) => id, search).filter(
    row => (row.reference ?? '') === '' && isOrder(context, row, search),
  )
}

const reported = ({ statuses }: TailWithdrawals, row: WithdrawalRecord, networkId: string): FoundWithdrawal => {
  const { id, status, txId, fee } = row
  return toFoundWithdrawal({ id, status: statusOf(statuses, status), upstreamStatus: status, txId, fee }, networkId)
}

/** From five minutes before the order to a minute from now: clocks differ. */
export const findWithdrawal = async (
  context: TailContext,
  credentials: KeyCredentials,
  search: Search,
): Promise<FoundWithdrawal | undefined> => {
  const { withdrawals } = context.house
  const { order, upstreamId, sinceMs } = search
  if (withdrawals === undefined) return undefined
  const rows = await withdrawals.sent(queryWith(context, credentials), {
    symbol: order.symbol,
    reference: upstreamReference(context.descriptor.withdrawal, order.reference),
    sinceMs: Math.max(0, sinceMs - marginMs),
    nowMs: context.clock.nowMs() + minuteMs,
    ...(upstreamId === undefined ? {} : { upstreamId }),
  })
  if (rows.some(({ symbol }) => symbol.toUpperCase() !== order.symbol)) {
    throw new ConnectorError('malformed', `${context.descriptor.name} returned a withdrawal that was not requested`)
  }
  return mostConclusive(oursOf(context, rows, search).map(row => reported(withdrawals, row, order.networkId)))
}
