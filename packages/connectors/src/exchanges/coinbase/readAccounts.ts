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

/** Every account of an asset, whatever its type: wallets, vaults and what is staked. */
export const accountsOf = (accounts: readonly CoinbaseAccount[], symbol: string): CoinbaseAccount[] =>
  accounts.filter(account => !isFiat(account) && account.currency.code === symbol)

/**
 * The wallet that receives and sends an asset. A staking account is a `wallet` too, with `allow_withdrawals: true`, and may
 * be listed first: only `primary` tells. A wallet that was never used is not primary, so one that is alone is taken.
 */
const walletsOf = (accounts: readonly CoinbaseAccount[], symbol: string): CoinbaseAccount[] => {
  const wallets = accountsOf(accounts, symbol).filter(account => account.type === 'wallet')
  const primary = wallets.filter(account => account.primary === true)
  if (primary.length > 0) return primary
  return wallets.length === 1 ? wallets.filter(({ name }) => !/^staked\b/i.test(name ?? '')) : wallets
}

/** As `findWallet`, with `undefined` also where more than one account may be the wallet. */
export const onlyWallet = (accounts: readonly CoinbaseAccount[], symbol: string): CoinbaseAccount | undefined => {
  const [wallet, another] = walletsOf(accounts, symbol)
  return another === undefined ? wallet : undefined
}

/** The asset's wallet, or `undefined` where the user has none. Throws rather than choose between several. */
export const findWallet = (accounts: readonly CoinbaseAccount[], symbol: string): CoinbaseAccount | undefined => {
  if (walletsOf(accounts, symbol).length > 1)
    throw new ConnectorError(
      'refused',
      `Coinbase lists several ${symbol} wallets and does not say which is the primary`,
    )
  return onlyWallet(accounts, symbol)
}
