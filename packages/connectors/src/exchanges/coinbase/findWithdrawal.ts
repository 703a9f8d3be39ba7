import type { FoundWithdrawal, WithdrawalOrder } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { callInstitution } from '../../kit/callInstitution.ts'
import type { Search } from '../../kit/foundWithdrawal.ts'
import { asFound } from '../../kit/foundWithdrawal.ts'
import type { CoinbaseContext } from './context.ts'
import { coinbaseRequest } from './context.ts'
import { matchTransaction } from './matchTransaction.ts'
import { findWallet, readAccounts } from './readAccounts.ts'
import { readPages } from './readPages.ts'
import { readTime } from './readTime.ts'
import type { CoinbaseTransaction } from './schemas.ts'
import { isTransaction, isTransactionPage } from './schemas.ts'
import { transactionStatus } from './transactionStatus.ts'

/** Their clock and ours may differ: a record this much older than the order may still be it. */
const marginMs = 300_000

const told = ({ id, status, network }: CoinbaseTransaction, order: WithdrawalOrder): FoundWithdrawal => {
  const fee = network?.transaction_fee
  const inAsset = fee != null && fee.currency === order.symbol ? fee.amount.replace(/^-/, '') : undefined
  const row = { id, status: transactionStatus(status), upstreamStatus: status, txId: network?.hash, fee: inAsset }
  return asFound(row, order.networkId)
}

const byId = async (context: CoinbaseContext, token: string, path: string, id: string) => {
  const request = coinbaseRequest(token, 'GET', `${path}/${encodeURIComponent(id)}`)
  try {
    const { data } = await callInstitution(context.wire, {
      request: () => request,
      check: isTransaction,
      secrets: [token],
    })
    if (data.id !== id) throw new ConnectorError('malformed', 'Coinbase answered with another transaction')
    return data
  } catch (error) {
    if (error instanceof ConnectorError && error.upstreamCode === 'not_found') return undefined
    throw error
  }
}

/** Newest first, back to the order's time. A history longer than twenty pages since then is an error, not a `no`. */
const bySearch = async (context: CoinbaseContext, token: string, path: string, search: Search) => {
  const { order, sinceMs, taken } = search
  const oldestMs = sinceMs - marginMs
  const isOrder = (record: CoinbaseTransaction) =>
    taken?.has(record.id) !== true && readTime(record.created_at) >= oldestMs && matchTransaction(record, order)
  const records = await readPages(
    context,
    token,
    { path, check: isTransactionPage, maxPages: 20 },
    page => page.some(isOrder) || page.some(record => readTime(record.created_at) < oldestMs),
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
    search.nativeId === undefined
      ? await bySearch(context, token, path, search)
      : await byId(context, token, path, search.nativeId)
  return record === undefined ? undefined : told(record, search.order)
}
