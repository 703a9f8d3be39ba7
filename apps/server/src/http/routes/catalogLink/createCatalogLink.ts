import { createCatalogLink } from '@rialto/core'

import type { Handler } from '../../handler.ts'
import { readCatalogQuery } from './readCatalogQuery.ts'

export const createCatalogLinkHandler: Handler<'createCatalogLink'> = async (ctx, { scope, query, body }) => {
  const { isCustomClientFeeProvided = true, clientFee, ...options } = body
  const transfers = isCustomClientFeeProvided && clientFee !== undefined ? { ...options, clientFee } : options
  const { url } = await createCatalogLink(ctx, scope, { ...readCatalogQuery(query), transfers })
  return { url, iFrameUrl: url }
}
