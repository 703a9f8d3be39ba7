import type { FoundWithdrawal, WithdrawalOrder } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { callInstitution } from '../../kit/callInstitution.ts'
import type { Search } from '../../kit/foundWithdrawal.ts'
import { toFoundWithdrawal, clockMarginMs } from '../../kit/foundWithdrawal.ts'
import { isoTime } from '../../kit/isoTime.ts'
import type { CoinbaseContext } from './context.ts'
import { coinbaseRequest } from './context.ts'
import { carriesReference, matchTransaction } from './matchTransaction.ts'
import { accountsOf, readAccounts } from './readAccounts.ts'
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

const byId = async (
  context: CoinbaseContext,
  token: string,
  path: string,
  id: string,
): Promise<CoinbaseTransaction[]> => {
  const request = coinbaseRequest(token, 'GET', `${path}/${encodeURIComponent(id)}`)
  try {
    const { data } = await callInstitution(context.http, {
      request: () => request,
      check: isTransaction,
      secrets: [token],
    })
    if (data.id !== id) throw new ConnectorError('malformed', 'Coinbase returned a different transaction')
    return [data]
  } catch (error) {
    if (error instanceof ConnectorError && error.upstreamCode === 'not_found') return []
    throw error
  }
}

/**
 * Newest first, back to the order's time: read on until a whole page is older. A history longer than twenty pages since then is
 * an error, not a `no`.
 */
const bySearch = async (context: CoinbaseContext, token: string, path: string, search: Search) => {
  const { order, sinceMs, claimed } = search
  const isOld = ({ created_at }: CoinbaseTransaction) => isoTime(created_at, 'Coinbase') < sinceMs - clockMarginMs
  const isOrder = (record: CoinbaseTransaction) =>
    claimed?.has(record.id) !== true && !isOld(record) && matchTransaction(record, order)
  const records = await readPages(
    context,
    token,
    { path, check: isTransactionPage, maxPages: 20 },
    page =>
      page.some(record => isOrder(record) && carriesReference(record, order)) || (page.length > 0 && page.every(isOld)),
  )
  return records.filter(isOrder)
}

/**
 * A withdrawal is recorded in the account it left, which need not be the wallet of today: accounts are opened, renamed, staked,
 * and another can become the primary one. "Not found" is an answer only after every account of the asset was read.
 */
export const findWithdrawal = async (
  context: CoinbaseContext,
  token: string,
  search: Search,
): Promise<FoundWithdrawal | undefined> => {
  const { order, upstreamId } = search
  const accounts = accountsOf(await readAccounts(context, token), order.symbol)
  // What left the wallet is not in the list: "not found" would allow a second withdrawal. (An account never used has its code as id.)
  if (accounts.every(({ id, currency }) => id === currency.code))
    throw new ConnectorError('malformed', 'Coinbase no longer lists the wallet')
  const found: CoinbaseTransaction[] = []
  for (const { id } of accounts) {
    const path = `/v2/accounts/${encodeURIComponent(id)}/transactions`
    const records =
      upstreamId === undefined
        ? await bySearch(context, token, path, search)
        : await byId(context, token, path, upstreamId)
    const certain = records.find(record => upstreamId !== undefined || carriesReference(record, order))
    if (certain !== undefined) return reported(certain, order)
    found.push(...records)
  }
  const [record] = found
  return record === undefined ? undefined : reported(record, order)
}
