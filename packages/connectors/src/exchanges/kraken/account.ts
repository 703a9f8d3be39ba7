import { add, compare, isZero, subtract } from '@rialto/catalog'
import { ConnectorError, type DepositAddress, type FiatBalance, type Holding } from '@rialto/core'
import { isFiatCurrency } from '../../kit/balances/fiatCurrencies.ts'
import { asHoldings } from '../../kit/balances/ownedRows.ts'
import { codeOf, readBalanceCode } from './assets.ts'
import {
  isBalances,
  isDepositAddresses,
  isDepositMethod,
  isMethods,
  type KrakenContext,
  type KrakenDepositAddress,
  type KrakenKey,
  krakenRead,
} from './api.ts'
import { checkAddress } from '../../kit/withdraw/checkAddress.ts'
import { upstreamIdOf } from '../../kit/descriptor/upstreamNetworks.ts'
import { fitting } from '../../kit/http/asConnectorError.ts'

/** One asset, summed over all of Kraken's codes for it. */
interface BalanceRow {
  symbol: string
  total: string
  /** Neither in orders nor bonded. */
  free: string
  /** Lent by Kraken and not used: trades with it are possible, withdrawals are not. */
  credit: string
}

const notNegative = (decimal: string): string => (compare(decimal, '0') < 0 ? '0' : decimal)

/** `USDC` and `USDC.F` are one asset and both spent by its name. Staked or bonded amounts are owned, not free. */
export const readBalanceRows = async (context: KrakenContext, key: KrakenKey): Promise<BalanceRow[]> => {
  const balances = await krakenRead(context, key, { call: 'BalanceEx', check: isBalances })
  const rows = new Map<string, BalanceRow>()
  for (const [code, { balance, hold_trade: held, credit = '0', credit_used: used = '0' }] of Object.entries(balances)) {
    const read = readBalanceCode(code)
    if (read === undefined) continue
    const row = rows.get(read.symbol) ?? { symbol: read.symbol, total: '0', free: '0', credit: '0' }
    rows.set(read.symbol, {
      symbol: read.symbol,
      total: add(row.total, balance),
      free: read.spendable ? add(row.free, notNegative(subtract(balance, held))) : row.free,
      credit: add(row.credit, notNegative(subtract(credit, used))),
    })
  }
  return [...rows.values()]
}

/** Kraken lists its fiat beside its coins. Amounts in orders count as cash, but not as buying power. */
export const readBalances = async (context: KrakenContext, key: KrakenKey): Promise<FiatBalance[]> =>
  (await readBalanceRows(context, key))
    .filter(({ symbol, total }) => isFiatCurrency(symbol) && !isZero(total))
    .map(({ symbol, total, free, credit }) => ({
      currencyCode: symbol,
      cash: total,
      buyingPower: add(free, credit),
    }))

/** An asset owed on margin is below zero at Kraken, and no holding. */
export const readHoldings = async (context: KrakenContext, key: KrakenKey): Promise<Holding[]> =>
  asHoldings(await readBalanceRows(context, key))

/**
 * Deposit methods have a name and no network, so only names with a known network are used: these, and the form `USDC -
 * Base (Unified)`. An unknown name is never guessed. Source: MAPPING.md.
 */
const named: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  BTC: { Bitcoin: 'Bitcoin' },
  ETH: {
    'Ether (Hex)': 'Ethereum',
    'Arbitrum One': 'Arbitrum One',
    Optimism: 'Optimism',
    'Ethereum (Polygon)': 'Polygon',
  },
  SOL: { Solana: 'Solana' },
  USDC: { 'USDC (SPL)': 'Solana' },
  USDT: {
    'Tether USD (ERC20)': 'Ethereum',
    'Tether USD (TRC20)': 'Tron',
    'Tether USD (SPL)': 'Solana',
    'Tether USD (Polygon)': 'Polygon',
    'Tether USD (Aptos)': 'Aptos',
  },
}

const unified = ' (Unified)'

/** Kraken's name of a deposit method's network. `undefined` if the method's name does not state it. */
export const depositNetwork = (symbol: string, method: string): string | undefined => {
  const known = named[symbol]
  if (known !== undefined && Object.hasOwn(known, method)) return known[method]
  const prefix = `${symbol} - `
  if (!method.startsWith(prefix)) return undefined
  const network = method.slice(prefix.length)
  return network.endsWith(unified) ? network.slice(0, -unified.length) : network
}

interface Wanted {
  symbol: string
  networkId: string
}

const unsupported = (symbol: string): ConnectorError =>
  new ConnectorError('networkUnsupported', `Kraken cannot receive ${symbol} on this network right now`)

const methodFor = async (context: KrakenContext, key: KrakenKey, asset: string, { symbol, networkId }: Wanted) => {
  const network = upstreamIdOf(context.descriptor.networks, networkId)
  if (network === undefined) return undefined
  const rows = await krakenRead(context, key, { call: 'DepositMethods', check: isMethods, parameters: { asset } })
  return fitting('Kraken', rows, isDepositMethod).find(({ method }) => depositNetwork(symbol, method) === network)
    ?.method
}

/** The first address that does not expire. Creates one if none exists. */
const addressFor = async (context: KrakenContext, key: KrakenKey, parameters: { asset: string; method: string }) => {
  const lasting = (list: readonly KrakenDepositAddress[]) =>
    list.find(({ expiretm }) => expiretm === undefined || Number(expiretm) === 0)
  const read = { call: 'DepositAddresses', check: isDepositAddresses }
  const found = lasting(await krakenRead(context, key, { ...read, parameters }))
  if (found !== undefined) return found
  return lasting(await krakenRead(context, key, { ...read, parameters: { ...parameters, new: 'true' }, once: true }))
}

/** Kraken names deposit methods, not networks, so only a method whose name is known to mean the network is used. */
export const readDepositAddress = async (
  context: KrakenContext,
  key: KrakenKey,
  wanted: Wanted,
): Promise<DepositAddress> => {
  const asset = codeOf(wanted.symbol)
  const method = asset === undefined ? undefined : await methodFor(context, key, asset, wanted)
  if (asset === undefined || method === undefined) throw unsupported(wanted.symbol)
  const found = await addressFor(context, key, { asset, method })
  if (found === undefined) throw unsupported(wanted.symbol)
  return checkAddress({ address: found.address, tag: found.tag ?? found.memo }, wanted.networkId, 'Kraken')
}
