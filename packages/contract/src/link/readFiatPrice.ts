import { linkOperation } from './linkOperation.ts'
import { FiatPrice, FiatPriceRequest } from './shapes/linkPreview.ts'

export const readFiatPriceOperation = linkOperation({
  id: 'readFiatPrice',
  method: 'POST',
  path: '/fiatPrice',
  needsSession: true,
  body: FiatPriceRequest,
  content: FiatPrice,
  errors: [],
})
