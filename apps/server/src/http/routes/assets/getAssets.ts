import { listAssetsOperation } from '@rialto/contract'
import { type Context, listAssets } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { registerOperation } from '../../registerOperation.ts'

export const getAssets = (app: FastifyInstance, ctx: Context): void =>
  registerOperation(app, ctx, listAssetsOperation, async ({ params: { assetType: type }, query }) => {
    const { Search: search, Count: count = 50, Offset: offset = 0 } = query
    const { items, total } = listAssets(ctx, type, { ...(search === undefined ? {} : { search }), count, offset })
    return { items: items.map(({ symbol, name }) => ({ symbol, name, type })), total }
  })
