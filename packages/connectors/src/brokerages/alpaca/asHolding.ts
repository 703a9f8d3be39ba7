import { parseDecimal } from '@rialto/catalog'
import { builtInAssets } from '@rialto/catalog/assets'
import type { Holding } from '@rialto/core'
import { assetName } from '../../kit/assetName.ts'
import type { AlpacaPosition } from './schemas.ts'

/** `BTCUSD`, and `BTC/USD` in some answers, are both positions in BTC: what pays for crypto at Alpaca is the dollar. */
const coinOf = (symbol: string): string => /^([A-Z0-9]+?)\/?USD$/.exec(symbol)?.[1] ?? symbol

const plain = (decimal: string | null | undefined): string | undefined =>
  decimal == null ? undefined : parseDecimal(decimal)

/** Owned, and not a penny less than nothing. */
const amountOf = (decimal: string | null | undefined): string => {
  const amount = plain(decimal) ?? '0'
  return amount.startsWith('-') ? '0' : amount
}

/**
 * A position as ours. Only coins can be sent; a share may have a coin's symbol (`BTC` and `ETH` are listed funds), so its
 * class goes with it. Shares are priced by Alpaca; of an option that would be the price of a hundredth of it.
 */
export const asHolding = (position: AlpacaPosition): Holding => {
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
    ...(costBasisUsd === undefined ? {} : { costBasisUsd }),
  }
}
