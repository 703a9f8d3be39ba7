import type { FoundWithdrawal, WithdrawalOrder } from '@rialto/core'
import type { Search } from '../../kit/foundWithdrawal.ts'
import { toFoundWithdrawal, clockMarginMs, matchesOrder, mostConclusive } from '../../kit/foundWithdrawal.ts'
import type { GeminiAccess, GeminiContext } from './context.ts'
import { idOf, readForward } from './readTransfers.ts'
import type { GeminiTransfer } from './schemas.ts'
import { transferStatus } from './transferStatus.ts'

const maxCalls = 100

const reported = (record: GeminiTransfer, { symbol, networkId }: WithdrawalOrder): FoundWithdrawal => {
  const { status: upstream, txHash: txId } = record
  const fee = record.feeCurrency === symbol ? record.feeAmount : undefined
  return toFoundWithdrawal(
    { id: idOf(record), status: transferStatus(upstream), upstreamStatus: upstream, txId, fee },
    networkId,
  )
}

/** Over another network that we know. A name we do not know rules nothing out: to overlook the order would be worse. */
const isElsewhere = ({ descriptor }: GeminiContext, { network }: GeminiTransfer, order: WithdrawalOrder): boolean =>
  descriptor.networks.some(({ upstreamId, networkId }) => upstreamId === network && networkId !== order.networkId)

/** A record shows no tag, and not always an address: what it does not show rules nothing out. */
const isOrder = (context: GeminiContext, record: GeminiTransfer, search: Search): boolean => {
  const { order, upstreamId, sinceMs, claimed } = search
  if (record.type !== 'Withdrawal') return false
  if (upstreamId !== undefined) return idOf(record) === upstreamId
  if (claimed?.has(idOf(record)) === true) return false
  const { currency: symbol, amount, destination, timestampms } = record
  const traits = {
    symbol,
    amount,
    address: destination || order.address,
    tag: order.tag,
    createdMs: Number(timestampms),
  }
  return !isElsewhere(context, record, order) && matchesOrder(traits, order, sinceMs)
}

/** By Gemini's id where it was told, else by asset, network, amount, address and time: records do not carry our reference. */
export const findWithdrawal = async (
  context: GeminiContext,
  access: GeminiAccess,
  search: Search,
): Promise<FoundWithdrawal | undefined> => {
  const isIt = (record: GeminiTransfer) => isOrder(context, record, search)
  // One that failed may have a twin that did not.
  const enough = (rows: readonly GeminiTransfer[]) =>
    rows.some(row => isIt(row) && transferStatus(row.status) !== 'failed')
  const query = { sinceMs: Math.max(search.sinceMs - clockMarginMs, 0), symbol: search.order.symbol }
  const records = await readForward(context, access, query, { maxCalls, enough })
  return mostConclusive(records.filter(isIt).map(record => reported(record, search.order)))
}
