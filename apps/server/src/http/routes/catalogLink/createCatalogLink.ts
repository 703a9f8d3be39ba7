import { createCatalogLink } from '@rialto/core'

import type { Handler } from '../../handler.ts'
import { readCatalogQuery } from './readCatalogQuery.ts'

export const createCatalogLinkHandler: Handler<'createCatalogLink'> = (ctx, { scope, query, body }) => {
  const { isCustomClientFeeProvided = true, clientFee, ...options } = body
  const transfers = isCustomClientFeeProvided && clientFee !== undefined ? { ...options, clientFee } : options
  return createCatalogLink(ctx, scope, { ...readCatalogQuery(query), transfers })
}
