import { linkOperation } from './linkOperation.ts'
import { FilterCatalogueRequest, FilterCatalogueResult } from './shapes/linkSession.ts'

export const filterCatalogueOperation = linkOperation({
  id: 'filterCatalogue',
  method: 'POST',
  path: '/catalogue/filter',
  needsSession: true,
  body: FilterCatalogueRequest,
  content: FilterCatalogueResult,
  errors: [],
})
