import { subtract } from '@rialto/catalog'
import type { FoundWithdrawal, WithdrawalOrder } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { asFound, matchesOrder, weightiest } from '../../kit/foundWithdrawal.ts'
import type { BitstampContext } from './context.ts'
import { readRequests } from './readRequests.ts'
import { readTerms } from './readTerms.ts'
import type { BitstampRequest } from './schemas.ts'
import type { BitstampKey } from './signRequest.ts'
import { splitAddress } from './splitAddress.ts'
import { timeOf } from './timeOf.ts'
import { requestStatus } from './transferStatus.ts'

interface Search {
  order: WithdrawalOrder
  nativeId?: string
  sinceMs: number
}

const msPerS = 1_000
/** Our clock and theirs may differ. */
const marginS = 300
/** Bitstamp looks no further back. */
const mostS = 50_000_000
/** Bitstamp's most per answer: where it is full, more may be missing. */
const mostRows = 1_000

const told = ({ id, status, transaction_id: txId }: BitstampRequest, networkId: string): FoundWithdrawal =>
  asFound({ id, status: requestStatus(status), upstreamStatus: status, txId }, networkId)

/** Over another network that we know. A name we do not know rules nothing out: to overlook the order would be worse. */
const isElsewhere = ({ descriptor }: BitstampContext, { network }: BitstampRequest, order: WithdrawalOrder): boolean =>
  descriptor.networks.some(({ nativeId, networkId }) => nativeId === network && networkId !== order.networkId)

/** To the order's address, in its time, of its asset; `amountOf` says what of the record is compared with its amount. */
const matching = (
  records: readonly BitstampRequest[],
  { order, sinceMs }: Search,
  amountOf: (record: BitstampRequest) => string,
): BitstampRequest[] =>
  records.filter(record => {
    const { address, tag = order.tag } = splitAddress(record.address ?? '')
    const traits = { symbol: record.currency.toUpperCase(), amount: amountOf(record), address, tag }
    return matchesOrder({ ...traits, createdMs: timeOf(record.datetime) }, order, sinceMs)
  })

/** Whether `amount` is before or after the fee is not documented: after, else before, by the fee of now. */
const matchingOrder = async (
  context: BitstampContext,
  key: BitstampKey,
  records: readonly BitstampRequest[],
  search: Search,
): Promise<BitstampRequest[]> => {
  const { order } = search
  const here = records.filter(record => !isElsewhere(context, record, order))
  const exact = matching(here, search, ({ amount }) => amount)
  if (exact.length > 0 || matching(here, search, () => order.amount).length === 0) return exact
  const terms = await readTerms(context, key, order.symbol)
  const fee = terms.find(({ networkId }) => networkId === order.networkId)?.fee ?? '0'
  return matching(here, search, ({ amount }) => subtract(amount, fee))
}

const byTime = async (context: BitstampContext, key: BitstampKey, search: Search): Promise<BitstampRequest[]> => {
  const agoS = Math.ceil((context.clock.nowMs() - search.sinceMs) / msPerS) + marginS
  const timedelta = String(Math.min(Math.max(agoS, marginS), mostS))
  const records = await readRequests(context, key, { timedelta })
  const found = await matchingOrder(context, key, records, search)
  if (found.length === 0 && records.length >= mostRows) {
    throw new ConnectorError('malformed', 'Bitstamp’s list of withdrawals does not end')
  }
  return found
}

const byId = async (context: BitstampContext, key: BitstampKey, id: string): Promise<BitstampRequest[]> => {
  const records = await readRequests(context, key, { id })
  const own = records.filter(record => record.id === id)
  if (own.length === 0 && records.length > 0) {
    throw new ConnectorError('malformed', 'Bitstamp answered with a withdrawal that was not asked for')
  }
  return own
}

/** By Bitstamp's id where it was told. Else by asset, network, amount, address and time: Bitstamp takes no reference of ours. */
export const findWithdrawal = async (
  context: BitstampContext,
  key: BitstampKey,
  search: Search,
): Promise<FoundWithdrawal | undefined> => {
  const { nativeId, order } = search
  const found = nativeId === undefined ? byTime(context, key, search) : byId(context, key, nativeId)
  return weightiest((await found).map(record => told(record, order.networkId)))
}
