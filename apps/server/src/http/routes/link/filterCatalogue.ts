import { filterCatalogue } from '@rialto/core'

import type { LinkHandler } from '../../handler.ts'

export const filterCatalogueHandler: LinkHandler<'filterCatalogue'> = (ctx, { session, body }) =>
  filterCatalogue(ctx, session, body)
