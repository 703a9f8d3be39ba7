import { roundDown } from '@rialto/catalog'
import { ConnectorError, type DepositAddress, type FiatBalance, type Holding } from '@rialto/core'
import { isFiatCurrency } from '../../kit/balances/fiatCurrencies.ts'
import { asFiatBalances, asHoldings } from '../../kit/balances/ownedRows.ts'
import {
  createAddress,
  fetchAddresses,
  fetchBalances,
  fetchNetworks,
  type GeminiAddress,
  type GeminiContext,
} from './api.ts'
import type { GeminiAccess } from './signing.ts'
import { checkAddress } from '../../kit/withdraw/checkAddress.ts'
import { upstreamIdOf } from '../../kit/descriptor/upstreamNetworks.ts'

/** Gemini reports up to 15 decimals of money and 19 of coins, and advises to truncate the excess digits. */
const moneyDecimals = 2
const coinDecimals = 18

export const readBalances = async (context: GeminiContext, access: GeminiAccess): Promise<FiatBalance[]> => {
  const rows = await fetchBalances(context, access)
  const money = rows.filter(({ currency }) => isFiatCurrency(currency))
  return asFiatBalances(
    money.map(({ currency, amount, available }) => ({
      symbol: currency,
      total: roundDown(amount, moneyDecimals),
      free: roundDown(available, moneyDecimals),
    })),
  )
}

/** Holdings, and the part that can be withdrawn now. */
export const readHoldings = async (context: GeminiContext, access: GeminiAccess): Promise<Holding[]> => {
  const rows = await fetchBalances(context, access)
  return asHoldings(
    rows.map(({ currency, amount, availableForWithdrawal }) => ({
      symbol: currency,
      total: roundDown(amount, coinDecimals),
      free: roundDown(availableForWithdrawal, coinDecimals),
    })),
  )
}

/** The account's newest address on the network, else a new one. Gemini has one address for all assets of a network. */
export const readDepositAddress = async (
  context: GeminiContext,
  access: GeminiAccess,
  { symbol, networkId }: { symbol: string; networkId: string },
): Promise<DepositAddress> => {
  const upstream = upstreamIdOf(context.descriptor.networks, networkId)
  if (upstream === undefined || !(await fetchNetworks(context, access, symbol)).includes(upstream)) {
    throw new ConnectorError('networkUnsupported', `Gemini cannot receive ${symbol} on this network`)
  }
  const known = await fetchAddresses(context, access, upstream)
  const found = newest(known) ?? (await createAddress(context, access, upstream))
  if (found.network != null && found.network !== upstream) {
    throw new ConnectorError('malformed', 'Gemini returned an address for another network')
  }
  return checkAddress({ address: found.address, tag: found.memo }, networkId, 'Gemini')
}

const newest = (addresses: readonly GeminiAddress[]): GeminiAddress | undefined =>
  [...addresses].sort((a, b) => Number(b.timestamp ?? 0) - Number(a.timestamp ?? 0))[0]
