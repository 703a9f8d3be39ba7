import { getCatalogLink } from '@rialto/core'

import type { Handler } from '../../handler.ts'
import { readCatalogQuery } from './readCatalogQuery.ts'

export const getCatalogLinkHandler: Handler<'getCatalogLink'> = (ctx, { scope, query }) =>
  getCatalogLink(ctx, scope, readCatalogQuery(query))
