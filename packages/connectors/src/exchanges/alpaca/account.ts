import { findToken, isZero, parseDecimal } from '@rialto/catalog'
import { builtInAssets } from '@rialto/catalog/assets'
import { ConnectorError, type DepositAddress, type FiatBalance, type Holding, type Identity } from '@rialto/core'
import { defined } from '@rialto/defined'
import { signedRead } from '../../kit/signing/signedRead.ts'
import {
  type AlpacaAccess,
  type AlpacaAccount,
  type AlpacaContext,
  type AlpacaPosition,
  isAccount,
  isPositions,
  isWallet,
} from './api.ts'
import { assetName } from '../../kit/balances/fiatCurrencies.ts'
import { checkAddress } from '../../kit/withdraw/checkAddress.ts'
import { upstreamIdOf } from '../../kit/descriptor/upstreamNetworks.ts'

/** An account has one currency. On margin its buying power is more than its cash, and the cash may be a debt. */
export const readBalances = async (context: AlpacaContext, access: AlpacaAccess): Promise<FiatBalance[]> => {
  const { currency, cash, buying_power: power } = await readAccount(context, access)
  return [{ currencyCode: currency, cash: parseDecimal(cash) ?? '0', buyingPower: parseDecimal(power ?? cash) ?? '0' }]
}

/** Every open position. Short positions are owed, not owned. Empty without positions. */
export const readHoldings = async (context: AlpacaContext, access: AlpacaAccess): Promise<Holding[]> => {
  const positions = await signedRead(context, access, { path: '/v2/positions', check: isPositions })
  return positions.map(toHolding).filter(({ amount }) => !isZero(amount))
}

/** The number of the account is all that the Trading API returns about its owner. */
export const readIdentity = async (context: AlpacaContext, access: AlpacaAccess): Promise<Identity> => ({
  accountNumber: (await readAccount(context, access)).account_number,
})

export const readAccount = (context: AlpacaContext, access: AlpacaAccess): Promise<AlpacaAccount> =>
  signedRead(context, access, { path: '/v2/account', check: isAccount })

/** `BTCUSD`, and `BTC/USD` in some responses, are both positions in BTC: crypto at Alpaca is paid in dollars. */
const coinOf = (symbol: string): string => /^([A-Z0-9]+?)\/?USD$/.exec(symbol)?.[1] ?? symbol

const plain = (decimal: string | null | undefined): string | undefined =>
  decimal == null ? undefined : parseDecimal(decimal)

/** The amount owned, at least zero. */
const amountOf = (decimal: string | null | undefined): string => {
  const amount = plain(decimal) ?? '0'
  return amount.startsWith('-') ? '0' : amount
}

/**
 * Converts a position. Only coins can be sent. A share may have a coin's symbol (`BTC` and `ETH` are listed funds), so
 * the class is kept with it. Shares have Alpaca's price; for an option that would be the price of a hundredth of it.
 */
const toHolding = (position: AlpacaPosition): Holding => {
  const { symbol, asset_class: assetClass } = position
  const amount = amountOf(position.qty)
  if (assetClass === 'crypto') {
    const coin = coinOf(symbol)
    return { symbol: coin, name: assetName(coin), amount, available: amountOf(position.qty_available ?? position.qty) }
  }
  const quotedUsd = plain(position.current_price)
  const costBasisUsd = plain(position.cost_basis)
  const isShare = assetClass === 'us_equity'
  return {
    symbol,
    name: (isShare ? builtInAssets.equity().find(symbol)?.name : undefined) ?? symbol,
    assetType: isShare ? 'equity' : 'option',
    amount,
    available: '0',
    ...(isShare && quotedUsd !== undefined ? { quotedUsd } : {}),
    ...defined({ costBasisUsd }),
  }
}

/**
 * The user's own address for an asset on one of our networks. Alpaca creates it on the first request. It publishes no
 * list of assets per chain, so the catalogue's list is checked first, and then Alpaca's response.
 *
 * @throws ConnectorError `networkUnsupported`, or `malformed` for an address of another chain.
 */
export const readWallet = async (
  context: AlpacaContext,
  access: AlpacaAccess,
  { symbol, networkId }: { symbol: string; networkId: string },
): Promise<string> => {
  const chain = upstreamIdOf(context.descriptor.networks, networkId)
  if (chain === undefined || findToken(networkId, symbol) === undefined) {
    throw new ConnectorError('networkUnsupported', `Alpaca cannot receive ${symbol} on this network`)
  }
  const query = { asset: symbol, chain }
  const wallet = await signedRead(context, access, { path: '/v2/wallets', check: isWallet, query })
  if (wallet.chain != null && wallet.chain !== chain) {
    throw new ConnectorError('malformed', 'Alpaca returned an address on another network')
  }
  return checkAddress({ address: wallet.address }, networkId, 'Alpaca').address
}

/** None of the networks supported for Alpaca has tags. */
export const readDepositAddress = async (
  context: AlpacaContext,
  access: AlpacaAccess,
  input: { symbol: string; networkId: string },
): Promise<DepositAddress> => ({ address: await readWallet(context, access, input) })
