import Type from 'typebox'

import { operation } from '../operation.ts'

/** Published `B2BPriceInfo`. */
export const getEquityPriceOperation = operation({
  id: 'getEquityPrice',
  method: 'GET',
  paths: ['/assets/equity/:symbol/price'],
  tag: 'Assets',
  summary: 'Get the price of an equity',
  description:
    'Returns the latest price of one share in US dollars, from the source that the operator configures with `RIALTO_EQUITY_PRICE_URL`; in the sandbox from simulated prices. A symbol that is not listed or has no price there is answered 400.',
  permission: 'any',
  params: Type.Object({
    symbol: Type.String({
      minLength: 1,
      maxLength: 20,
      description: 'Ticker symbol in any case, as GET `/assets/equity` lists it.',
    }),
  }),
  content: Type.Object(
    {
      price: Type.Number({ description: 'Price of one share, in USD.' }),
      timestamp: Type.Integer({ description: 'When the price was quoted, in Unix seconds.' }),
    },
    { title: 'EquityPrice', description: 'Price of one share.' },
  ),
  errors: ['invalidField', 'priceUnavailable'],
})
