import { getCatalogLink } from '@rialto/core'

import type { Handler } from '../../handler.ts'
import { readCatalogQuery } from './readCatalogQuery.ts'

export const getCatalogLinkHandler: Handler<'getCatalogLink'> = async (ctx, { scope, query }) => {
  const { url } = await getCatalogLink(ctx, scope, readCatalogQuery(query))
  return { url, iFrameUrl: url }
}
