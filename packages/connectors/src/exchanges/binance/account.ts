import { add, compare, isZero } from '@rialto/catalog'
import { ConnectorError, type DepositAddress, type FiatBalance, type Holding } from '@rialto/core'
import { assetName, isFiatCurrency } from '../../kit/balances/fiatCurrencies.ts'
import {
  type BinanceContext,
  type BinanceKey,
  fetchDepositAddress,
  fetchFundingAssets,
  fetchNetworks,
  fetchSpotAccount,
} from './api.ts'
import { checkAddress } from '../../kit/withdraw/checkAddress.ts'
import { upstreamIdOf } from '../../kit/descriptor/upstreamNetworks.ts'
import { isOurToken } from '../../kit/withdraw/isOurToken.ts'

/** Binance lists its fiat beside its coins. Locked amounts count as cash, but not as buying power. */
export const readBalances = async (context: BinanceContext, key: BinanceKey): Promise<FiatBalance[]> => {
  const rows = await readWallets(context, key)
  return rows
    .filter(row => isFiatCurrency(row.symbol) && !isZero(row.total))
    .map(row => ({
      currencyCode: row.symbol,
      cash: row.total,
      buyingPower: add(row.spotFree, row.fundingFree),
    }))
}

/** A withdrawal draws on one wallet, so `available` is the larger of the two, not their sum. */
export const readHoldings = async (context: BinanceContext, key: BinanceKey): Promise<Holding[]> => {
  const rows = await readWallets(context, key)
  return rows
    .filter(row => !isFiatCurrency(row.symbol) && !isZero(row.total))
    .map(row => ({
      symbol: row.symbol,
      name: assetName(row.symbol),
      amount: row.total,
      available: compare(row.spotFree, row.fundingFree) >= 0 ? row.spotFree : row.fundingFree,
    }))
}

/** One asset over both wallets. A withdrawal draws on one of them at a time. */
export interface WalletRow {
  symbol: string
  spotFree: string
  fundingFree: string
  /** Free and locked balances, spot and funding. A pending withdrawal no longer counts as owned. */
  total: string
}

const empty = (symbol: string): WalletRow => ({ symbol, spotFree: '0', fundingFree: '0', total: '0' })

/** The spot and the funding wallet, row by row. */
export const readWallets = async (context: BinanceContext, key: BinanceKey): Promise<WalletRow[]> => {
  const spot = await fetchSpotAccount(context, key)
  const funding = await fetchFundingAssets(context, key)
  const rows = new Map<string, WalletRow>()
  for (const { asset, free, locked } of spot.balances) {
    const row = rows.get(asset) ?? empty(asset)
    rows.set(asset, { ...row, spotFree: add(row.spotFree, free), total: add(row.total, add(free, locked)) })
  }
  for (const { asset, free, locked, freeze } of funding) {
    const row = rows.get(asset) ?? empty(asset)
    const total = add(row.total, add(free, add(locked, freeze)))
    rows.set(asset, { ...row, fundingFree: add(row.fundingFree, free), total })
  }
  return [...rows.values()]
}

/**
 * Binance's reply does not name its network, so the network is first looked up in the coin's list. A request for a
 * network that is not listed could return the address of the coin's default network.
 */
export const readDepositAddress = async (
  context: BinanceContext,
  key: BinanceKey,
  { symbol, networkId }: { symbol: string; networkId: string },
): Promise<DepositAddress> => {
  const { name } = context.variant
  const network = upstreamIdOf(context.descriptor.networks, networkId)
  const listed = network === undefined ? [] : await fetchNetworks(context, key, symbol)
  const open = listed.some(
    entry =>
      entry.network === network && entry.depositEnable && isOurToken({ networkId, symbol }, entry.contractAddress),
  )
  if (network === undefined || !open) {
    throw new ConnectorError('networkUnsupported', `${name} cannot receive ${symbol} on this network right now`)
  }
  const found = await fetchDepositAddress(context, key, symbol, network)
  if (found.coin !== symbol) throw new ConnectorError('malformed', `${name} returned an address for another coin`)
  return checkAddress(found, networkId, name)
}
