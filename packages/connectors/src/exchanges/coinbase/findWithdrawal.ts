import type { FoundWithdrawal, WithdrawalOrder } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { callInstitution } from '../../kit/callInstitution.ts'
import type { Search } from '../../kit/foundWithdrawal.ts'
import { toFoundWithdrawal, clockMarginMs } from '../../kit/foundWithdrawal.ts'
import { isoTime } from '../../kit/isoTime.ts'
import type { CoinbaseContext } from './context.ts'
import { coinbaseRequest } from './context.ts'
import { matchTransaction } from './matchTransaction.ts'
import { findWallet, readAccounts } from './readAccounts.ts'
import { readPages } from './readPages.ts'
import type { CoinbaseTransaction } from './schemas.ts'
import { isTransaction, isTransactionPage } from './schemas.ts'
import { transactionStatus } from './transactionStatus.ts'

const reported = ({ id, status, network }: CoinbaseTransaction, order: WithdrawalOrder): FoundWithdrawal => {
  const fee = network?.transaction_fee
  const inAsset = fee != null && fee.currency === order.symbol ? fee.amount.replace(/^-/, '') : undefined
  const row = { id, status: transactionStatus(status), upstreamStatus: status, txId: network?.hash, fee: inAsset }
  return toFoundWithdrawal(row, order.networkId)
}

const byId = async (context: CoinbaseContext, token: string, path: string, id: string) => {
  const request = coinbaseRequest(token, 'GET', `${path}/${encodeURIComponent(id)}`)
  try {
    const { data } = await callInstitution(context.http, {
      request: () => request,
      check: isTransaction,
      secrets: [token],
    })
    if (data.id !== id) throw new ConnectorError('malformed', 'Coinbase returned a different transaction')
    return data
  } catch (error) {
    if (error instanceof ConnectorError && error.upstreamCode === 'not_found') return undefined
    throw error
  }
}

/** Newest first, back to the order's time. A history longer than twenty pages since then is an error, not a `no`. */
const bySearch = async (context: CoinbaseContext, token: string, path: string, search: Search) => {
  const { order, sinceMs, claimed } = search
  const oldestMs = sinceMs - clockMarginMs
  const isOrder = (record: CoinbaseTransaction) =>
    claimed?.has(record.id) !== true &&
    isoTime(record.created_at, 'Coinbase') >= oldestMs &&
    matchTransaction(record, order)
  const records = await readPages(
    context,
    token,
    { path, check: isTransactionPage, maxPages: 20 },
    page => page.some(isOrder) || page.some(record => isoTime(record.created_at, 'Coinbase') < oldestMs),
  )
  return records.find(isOrder)
}

export const findWithdrawal = async (
  context: CoinbaseContext,
  token: string,
  search: Search,
): Promise<FoundWithdrawal | undefined> => {
  const wallet = findWallet(await readAccounts(context, token), search.order.symbol)
  // Not to find the wallet is not to have looked: "no trace" would allow a second withdrawal.
  if (wallet === undefined) throw new ConnectorError('malformed', 'Coinbase no longer lists the wallet')
  const path = `/v2/accounts/${encodeURIComponent(wallet.id)}/transactions`
  const record =
    search.upstreamId === undefined
      ? await bySearch(context, token, path, search)
      : await byId(context, token, path, search.upstreamId)
  return record === undefined ? undefined : reported(record, search.order)
}
