import type { Context } from '../context.ts'
import { listingsOf, type Listing } from '../data/networks.ts'
import type { SimResponse } from '../http/types.ts'
import { krakenError } from './answers.ts'
import { assetNamed } from './assetCodes.ts'
import { krakenNetworks } from './networks.ts'

/** Where an asset can come and go now, or the refusal. */
export const readListings = (ctx: Context, asset: string | null): { symbol: string; open: Listing[] } | SimResponse => {
  const known = asset === null ? undefined : assetNamed(asset)
  if (known === undefined) return krakenError('EFunding:Unknown asset')
  const { symbol } = known
  return { symbol, open: listingsOf(ctx.chains, krakenNetworks, symbol).filter(({ route }) => route !== undefined) }
}
