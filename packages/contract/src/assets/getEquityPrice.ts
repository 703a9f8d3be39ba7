import Type from 'typebox'

import { operation } from '../operation.ts'

/** Published `B2BPriceInfo`. */
export const getEquityPriceOperation = operation({
  id: 'getEquityPrice',
  method: 'GET',
  paths: ['/assets/equity/:symbol/price'],
  tag: 'Assets',
  summary: 'The price of one share',
  permission: 'any',
  params: Type.Object({ symbol: Type.String({ minLength: 1, maxLength: 20 }) }),
  content: Type.Object({
    /** USD. */
    price: Type.Number(),
    /** When it was quoted, in Unix seconds. */
    timestamp: Type.Integer(),
  }),
  errors: ['invalidField', 'notFound', 'priceUnavailable'],
})
