import type { Context } from '../context.ts'
import { type Listing, listingsOf, type UpstreamNames } from '../data/networks.ts'
import type { SimResponse } from '../http/types.ts'
import { assetNamed, krakenError } from './assetCodes.ts'

/** Asset names as in withdrawal calls. */
export const krakenNetworks: UpstreamNames = {
  base: 'Base',
  bitcoin: 'Bitcoin',
  ethereum: 'Ethereum',
  solana: 'Solana',
}

/** The networks on which an asset is open for deposits and withdrawals, or the refusal. */
export const readListings = (ctx: Context, asset: string | null): { symbol: string; open: Listing[] } | SimResponse => {
  const known = asset === null ? undefined : assetNamed(asset)
  if (known === undefined) return krakenError('EFunding:Unknown asset')
  const { symbol } = known
  return { symbol, open: listingsOf(ctx.chains, krakenNetworks, symbol).filter(({ route }) => route !== undefined) }
}
