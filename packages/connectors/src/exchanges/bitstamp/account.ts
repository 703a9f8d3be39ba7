import { isZero, parseDecimal } from '@rialto/catalog'
import { ConnectorError, type DepositAddress, type FiatBalance, type Holding } from '@rialto/core'
import { asFiatBalances, asHoldings, type OwnedRow } from '../../kit/balances/ownedRows.ts'
import { type BitstampBalance, type BitstampContext, fetchBalances, fetchDepositAddress, fetchNetworks } from './api.ts'
import type { BitstampKey } from './signing.ts'
import { freeWithin } from '../../kit/balances/fiatCurrencies.ts'
import { checkAddress } from '../../kit/withdraw/checkAddress.ts'
import { upstreamIdOf } from '../../kit/descriptor/upstreamNetworks.ts'

/** Bitstamp lists fiat beside coins. */
export const readBalances = async (context: BitstampContext, key: BitstampKey): Promise<FiatBalance[]> =>
  asFiatBalances(await readRows(context, key))

export const readHoldings = async (context: BitstampContext, key: BitstampKey): Promise<Holding[]> =>
  asHoldings(await readRows(context, key))

/** Balances per currency. Bitstamp lists every supported currency; zero balances are left out. */
export const readRows = async (context: BitstampContext, key: BitstampKey): Promise<OwnedRow[]> => {
  const balances = await fetchBalances(context, key)
  return balances.filter(({ total }) => !isZero(total)).map(asRow)
}

export const asRow = ({ currency, available, total }: BitstampBalance): OwnedRow => ({
  symbol: currency.toUpperCase(),
  free: freeWithin(plain(available), plain(total)),
  total: plain(total),
})

const plain = (decimal: string): string => parseDecimal(decimal) ?? '0'

/** Only while deposits are open there. Bitstamp's reply does not repeat the network: the form of the address is all there is to check. */
export const readDepositAddress = async (
  context: BitstampContext,
  key: BitstampKey,
  { symbol, networkId }: { symbol: string; networkId: string },
): Promise<DepositAddress> => {
  const upstream = upstreamIdOf(context.descriptor.networks, networkId)
  const networks = upstream === undefined ? [] : await fetchNetworks(context, symbol)
  const open = networks.some(({ network, deposit }) => network === upstream && deposit === 'Enabled')
  if (upstream === undefined || !open) {
    throw new ConnectorError('networkUnsupported', `Bitstamp cannot receive ${symbol} on this network right now`)
  }
  const found = await fetchDepositAddress(context, key, symbol, upstream)
  const tag = found.destination_tag ?? found.memo_id
  return checkAddress({ address: found.address, tag }, networkId, 'Bitstamp')
}
