import Type from 'typebox'

import { operation } from '../operation.ts'

/** Published `B2BPriceInfo`. */
export const getEquityPriceOperation = operation({
  id: 'getEquityPrice',
  method: 'GET',
  paths: ['/assets/equity/:symbol/price'],
  tag: 'Assets',
  summary: 'Get the price of an equity',
  description: 'Returns the latest price of one share in US dollars.',
  permission: 'any',
  params: Type.Object({ symbol: Type.String({ minLength: 1, maxLength: 20, description: 'Ticker symbol.' }) }),
  content: Type.Object(
    {
      price: Type.Number({ description: 'Price of one share, in USD.' }),
      timestamp: Type.Integer({ description: 'When the price was quoted, in Unix seconds.' }),
    },
    { title: 'EquityPrice', description: 'Price of one share.' },
  ),
  errors: ['invalidField', 'notFound', 'priceUnavailable'],
})
