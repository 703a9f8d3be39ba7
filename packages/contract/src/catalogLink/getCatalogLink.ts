import { operation } from '../operation.ts'
import { shared } from './catalogLink.ts'

export const getCatalogLinkOperation = operation({
  ...shared,
  id: 'getCatalogLink',
  method: 'GET',
  summary: 'Get a Link page URL',
  description: 'Returns the URL of a Link page on which the user connects an account. Use POST `/linktoken` instead.',
})
