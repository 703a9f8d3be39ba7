import { listAssets } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { Handler } from '../../handler.ts'

export const listAssetsHandler: Handler<'listAssets'> = async (ctx, { params: { assetType: type }, query }) => {
  const { Search: search, Count: count = 50, Offset: offset = 0 } = query
  const { items, total } = listAssets(ctx, type, { ...defined({ search }), count, offset })
  return { items: items.map(({ symbol, name }) => ({ symbol, name, type })), total }
}
