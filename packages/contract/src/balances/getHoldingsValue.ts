import Type from 'typebox'

import { operation } from '../operation.ts'
import { ConnectionRequest, institutionErrors } from '../shared/connectionRequest.ts'
import { stalePriced, unpriced } from '../shared/priceGaps.ts'

const usd = (of: string) => Type.Number({ description: `Value of ${of}, in USD.` })
const performance = (of: string) =>
  Type.Number({ description: `Change in value of ${of}, in USD. Always 0: no price history is kept.` })

export const getHoldingsValueOperation = operation({
  id: 'getHoldingsValue',
  method: 'POST',
  paths: ['/holdings/value'],
  tag: 'Portfolio',
  summary: 'Get the value of an account',
  description:
    'Reads a connected account from its institution and returns its value in US dollars. Assets without a known price are left out of the totals and listed in `unpricedSymbols`.',
  permission: 'read',
  body: ConnectionRequest,
  content: Type.Object(
    {
      totalValue: usd('everything in the account, fiat included'),
      totalPerformance: performance('everything in the account'),
      equitiesValue: usd('the equities'),
      equitiesPerformance: performance('the equities'),
      cryptocurrenciesValue: usd('the cryptocurrencies'),
      cryptocurrenciesPerformance: performance('the cryptocurrencies'),
      nftsValue: usd('the NFTs'),
      fiatValue: usd('the fiat balances'),
      unpricedSymbols: unpriced('Symbols'),
      stalePriceSymbols: stalePriced('Symbols'),
    },
    { title: 'HoldingsValue', description: 'Value of one account.' },
  ),
  errors: ['invalidField', 'missingField', 'permissionDenied', ...institutionErrors],
})
