import { ConnectorError } from '@rialto/core'
import type { CoinbaseContext } from './context.ts'
import { readPages } from './readPages.ts'
import type { CoinbaseAccount } from './schemas.ts'
import { isAccountPage } from './schemas.ts'

/** Every account of the user, fiat and crypto. Each user has at least one: an empty list is a broken answer. */
export const readAccounts = async (context: CoinbaseContext, token: string): Promise<CoinbaseAccount[]> => {
  const accounts = await readPages(context, token, { path: '/v2/accounts', check: isAccountPage, maxPages: 20 })
  if (accounts.length === 0) throw new ConnectorError('malformed', 'Coinbase returned no accounts')
  return accounts
}

export const isFiat = (account: CoinbaseAccount): boolean => account.currency.type === 'fiat'

/** The wallet that receives and sends an asset: not a vault, whose withdrawals wait for approvals. */
export const findWallet = (accounts: readonly CoinbaseAccount[], symbol: string): CoinbaseAccount | undefined =>
  accounts.find(account => account.type === 'wallet' && !isFiat(account) && account.currency.code === symbol)
