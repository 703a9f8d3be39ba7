import type { UpstreamTransfer } from '@rialto/core'
import { isFiatCurrency } from '../../kit/fiatCurrencies.ts'
import type { HistoryPage } from '../../kit/history/listMerged.ts'
import { asDeposit, asWithdrawal } from './asTransfer.ts'
import type { BitstampContext } from './context.ts'
import { readFees } from './readFees.ts'
import { readRequests } from './readRequests.ts'
import { isCryptoTransactions } from './schemas.ts'
import { signedRead } from './signedRead.ts'
import type { BitstampKey } from './signRequest.ts'

const pageSize = 500
/** Bitstamp looks no further back. */
const maxOffset = 200_000

const isCrypto = ({ symbol }: UpstreamTransfer): boolean => !isFiatCurrency(symbol)

const page = (rows: UpstreamTransfer[], offset: number, isFull: boolean): HistoryPage => {
  const next = offset + pageSize
  return { rows: rows.filter(isCrypto), ...(isFull && next <= maxOffset ? { after: String(next) } : {}) }
}

/** Withdrawals to chains from an offset on, newest first, each with its fee where Bitstamp has booked it. */
export const readSent = async (context: BitstampContext, key: BitstampKey, offset: number): Promise<HistoryPage> => {
  const requests = await readRequests(context, key, { limit: String(pageSize), offset: String(offset) })
  const fees = await readFees(context, key, requests)
  const rows = requests.map(request => asWithdrawal(context, request, fees))
  return page(rows, offset, requests.length >= pageSize)
}

/** Deposits from chains, likewise. They come together with withdrawals, and it is not said how the limit counts: a page is full when both fill it. */
export const readReceived = async (
  context: BitstampContext,
  key: BitstampKey,
  offset: number,
): Promise<HistoryPage> => {
  const { deposits, withdrawals } = await signedRead(context, key, {
    path: 'crypto-transactions',
    check: isCryptoTransactions,
    parameters: { limit: String(pageSize), offset: String(offset) },
  })
  const rows = deposits.map(deposit => asDeposit(context, deposit))
  return page(rows, offset, deposits.length + withdrawals.length >= pageSize)
}
