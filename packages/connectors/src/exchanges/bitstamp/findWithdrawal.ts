import type { FoundWithdrawal } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import type { Search } from '../../kit/foundWithdrawal.ts'
import { toFoundWithdrawal, sameAddress, mostConclusive } from '../../kit/foundWithdrawal.ts'
import type { RowTraits } from '../../kit/candidateRows.ts'
import { candidateRows } from '../../kit/candidateRows.ts'
import type { BitstampContext } from './context.ts'
import { readRequests } from './readRequests.ts'
import { readTerms } from './readTerms.ts'
import type { BitstampRequest } from './schemas.ts'
import type { BitstampKey } from './signRequest.ts'
import { splitAddress } from './splitAddress.ts'
import { timeOf } from './timeOf.ts'
import { requestStatus } from './transferStatus.ts'

const msPerS = 1_000
/** Our clock and theirs may differ. */
const marginS = 300
/** Bitstamp looks no further back. */
const maxS = 50_000_000
/** Bitstamp's most per answer: where it is full, more may be missing. */
const maxRows = 1_000

const splitTag = ({ address }: BitstampRequest) => {
  const { address: bare, tag } = splitAddress(address ?? '')
  return { address: bare, tag }
}

const reported = ({ id, status, transaction_id: txId }: BitstampRequest, networkId: string): FoundWithdrawal =>
  toFoundWithdrawal({ id, status: requestStatus(status), upstreamStatus: status, txId }, networkId)

const traitsOf = (record: BitstampRequest, fee: string): RowTraits => ({
  ...splitTag(record),
  id: record.id,
  symbol: record.currency.toUpperCase(),
  chain: record.network,
  amount: record.amount,
  fee,
  createdMs: timeOf(record.datetime),
})

/** Whether `amount` is before or after the fee is not documented, and no record tells its fee: after, else before that of now. */
const matchingOrder = async (
  context: BitstampContext,
  key: BitstampKey,
  records: readonly BitstampRequest[],
  search: Search,
): Promise<BitstampRequest[]> => {
  const { order } = search
  const like = (fee: string) => candidateRows(context.descriptor, records, record => traitsOf(record, fee), search)
  const exact = like('0')
  const wentThere = records.some(record => sameAddress(splitTag(record).address, order.address))
  if (exact.length > 0 || !wentThere) return exact
  const terms = await readTerms(context, key, order.symbol)
  return like(terms.find(({ networkId }) => networkId === order.networkId)?.fee ?? '0')
}

const byTime = async (context: BitstampContext, key: BitstampKey, search: Search): Promise<BitstampRequest[]> => {
  const agoS = Math.ceil((context.clock.nowMs() - search.sinceMs) / msPerS) + marginS
  const timedelta = String(Math.min(Math.max(agoS, marginS), maxS))
  const records = await readRequests(context, key, { timedelta })
  const found = await matchingOrder(context, key, records, search)
  if (found.length === 0 && records.length >= maxRows) {
    throw new ConnectorError('malformed', 'Bitstamp’s withdrawal list exceeds the page limit')
  }
  return found
}

const byId = async (context: BitstampContext, key: BitstampKey, id: string): Promise<BitstampRequest[]> => {
  const records = await readRequests(context, key, { id })
  const own = records.filter(record => record.id === id)
  if (own.length === 0 && records.length > 0) {
    throw new ConnectorError('malformed', 'Bitstamp returned a withdrawal that was not requested')
  }
  return own
}

/** By Bitstamp's id where it was told. Else by asset, network, amount, address and time: Bitstamp takes no reference of ours. */
export const findWithdrawal = async (
  context: BitstampContext,
  key: BitstampKey,
  search: Search,
): Promise<FoundWithdrawal | undefined> => {
  const { upstreamId, order } = search
  const found = upstreamId === undefined ? byTime(context, key, search) : byId(context, key, upstreamId)
  return mostConclusive((await found).map(record => reported(record, order.networkId)))
}
