import type { AssetPage, AssetSearch, AssetType } from '@rialto/catalog'

import type { Context } from '../context.ts'

/** One page of the assets of a type: best matches first, equals by symbol. */
export const listAssets = (ctx: Pick<Context, 'assets'>, type: AssetType, search: AssetSearch): AssetPage =>
  ctx.assets[type]().search(search)
