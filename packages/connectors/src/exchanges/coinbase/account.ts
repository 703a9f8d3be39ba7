import { add, isZero, parseDecimal } from '@rialto/catalog'
import { ConnectorError, type DepositAddress, type FiatBalance, type Holding, type Identity } from '@rialto/core'
import { defined } from '@rialto/defined'
import { signedRead } from '../../kit/signing/signedRead.ts'
import {
  type CoinbaseAccount,
  type CoinbaseAddress,
  type CoinbaseContext,
  isAccountPage,
  isAddress,
  isAddressPage,
  isIdentity,
  readPages,
} from './api.ts'
import { checkAddress } from '../../kit/withdraw/checkAddress.ts'
import { upstreamIdOf } from '../../kit/descriptor/upstreamNetworks.ts'

/** Coinbase lends nothing, so the buying power is the cash. */
export const readBalances = async (context: CoinbaseContext, token: string): Promise<FiatBalance[]> => {
  const accounts = await readAccounts(context, token)
  return accounts.filter(isFiat).map(({ currency, balance }) => {
    const cash = parseDecimal(balance.amount) ?? '0'
    return { currencyCode: currency.code, cash, buyingPower: cash }
  })
}

/**
 * One row per asset. Withdrawals leave the primary wallet: amounts that are staked, in a vault or in a secondary
 * wallet are owned, not available.
 */
export const readHoldings = async (context: CoinbaseContext, token: string): Promise<Holding[]> => {
  const bySymbol = new Map<string, Holding>()
  const accounts = await readAccounts(context, token)
  for (const account of accounts) {
    if (isFiat(account)) continue
    const { code: symbol, name } = account.currency
    const before = bySymbol.get(symbol) ?? { symbol, name, amount: '0', available: '0' }
    const [wallet, another] = walletsOf(accounts, symbol)
    const free = account === wallet && another === undefined ? account.balance.amount : '0'
    bySymbol.set(symbol, {
      ...before,
      amount: add(before.amount, account.balance.amount),
      available: add(before.available, free),
    })
  }
  return [...bySymbol.values()].filter(holding => !isZero(holding.amount))
}

/**
 * Coinbase has one field for the whole name: its last word is used as the last name. The e-mail needs a separate
 * scope.
 */
export const readIdentity = async (context: CoinbaseContext, token: string): Promise<Identity> => {
  const { data } = await signedRead(context, token, { path: '/v2/user', check: isIdentity })
  const words = (data.name ?? '').split(/\s+/).filter(word => word !== '')
  const lastName = words.length > 1 ? words.pop() : undefined
  return {
    ...(words.length === 0 ? {} : { firstName: words.join(' ') }),
    ...defined({ lastName }),
    ...(data.email ? { email: data.email } : {}),
    ...(data.country?.code ? { countryCode: data.country.code } : {}),
  }
}

/** Every account of the user, fiat and crypto. Each user has at least one, so an empty list is malformed. */
export const readAccounts = async (context: CoinbaseContext, token: string): Promise<CoinbaseAccount[]> => {
  const accounts = await readPages(context, token, { path: '/v2/accounts', check: isAccountPage, maxPages: 20 })
  if (accounts.length === 0) throw new ConnectorError('malformed', 'Coinbase returned no accounts')
  return accounts
}

export const isFiat = (account: CoinbaseAccount): boolean => account.currency.type === 'fiat'

/** Every account of an asset, of any type: wallets, vaults and staked balances. */
export const accountsOf = (accounts: readonly CoinbaseAccount[], symbol: string): CoinbaseAccount[] =>
  accounts.filter(account => !isFiat(account) && account.currency.code === symbol)

/**
 * The wallet that receives and sends an asset. A staking account is a `wallet` too, with `allow_withdrawals: true`,
 * and may be listed first: only `primary` decides. An unused wallet is not primary, so a single wallet is used anyway.
 */
const walletsOf = (accounts: readonly CoinbaseAccount[], symbol: string): CoinbaseAccount[] => {
  const wallets = accountsOf(accounts, symbol).filter(account => account.type === 'wallet')
  const primary = wallets.filter(account => account.primary === true)
  if (primary.length > 0) return primary
  return wallets.length === 1 ? wallets.filter(({ name }) => !/^staked\b/i.test(name ?? '')) : wallets
}

/** The asset's wallet. `undefined` if the user has none. Throws rather than choosing between several. */
export const findWallet = (accounts: readonly CoinbaseAccount[], symbol: string): CoinbaseAccount | undefined => {
  const [wallet, another] = walletsOf(accounts, symbol)
  if (another === undefined) return wallet
  throw new ConnectorError('refused', `Coinbase lists several ${symbol} wallets and does not say which is the primary`)
}

/**
 * The wallet's address on the requested network: an existing one, else a new one. An address on another network is
 * never returned.
 */
export const readDepositAddress = async (
  context: CoinbaseContext,
  token: string,
  { symbol, networkId }: { symbol: string; networkId: string },
): Promise<DepositAddress> => {
  const network = upstreamIdOf(context.descriptor.networks, networkId)
  if (network === undefined) throw unsupported('this asset on this network')
  const wallet = findWallet(await readAccounts(context, token), symbol)
  if (wallet === undefined) throw unsupported(`${symbol}: this account has no ${symbol} wallet`)
  const path = `/v2/accounts/${encodeURIComponent(wallet.id)}/addresses`
  const isHere = (address: CoinbaseAddress) => address.network === network
  const known = await readPages(context, token, { path, check: isAddressPage, maxPages: 10 }, page => page.some(isHere))
  const found = known.find(isHere) ?? (await createAddress(context, token, path, network))
  if (!isHere(found)) throw unsupported(`${symbol} on this network`)
  return toDepositAddress(found, networkId)
}

const unsupported = (what: string) => new ConnectorError('networkUnsupported', `Coinbase cannot receive ${what}`)

const createAddress = async (context: CoinbaseContext, token: string, path: string, network: string) =>
  (await signedRead(context, token, { method: 'POST', path, body: { network }, check: isAddress })).data

const toDepositAddress = (found: CoinbaseAddress, networkId: string): DepositAddress => {
  return checkAddress({ address: found.address, tag: found.address_info?.destination_tag }, networkId, 'Coinbase')
}
