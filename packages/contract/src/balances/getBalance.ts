import Type from 'typebox'

import { operation } from '../operation.ts'
import { ConnectionRequest, institutionErrors } from '../shared/connectionRequest.ts'
import { stalePriced, unpriced } from '../shared/priceGaps.ts'

const FiatBalance = Type.Object(
  {
    cash: Type.Number({ description: 'Cash, in `currencyCode`.' }),
    buyingPower: Type.Number({ description: 'Amount available for purchases, in `currencyCode`.' }),
    currencyCode: Type.String({ description: 'ISO 4217 currency code.' }),
  },
  { title: 'FiatBalance', description: 'Fiat balance in one currency.' },
)

export const getBalanceOperation = operation({
  id: 'getBalance',
  method: 'POST',
  paths: ['/balance/get'],
  tag: 'Balance',
  summary: 'Get fiat balances',
  description:
    'Reads the fiat balances of a connected account from its institution, in real time. An integration without the product `balance` is answered 400 `integrationNotSupported`.',
  permission: 'read',
  body: ConnectionRequest,
  content: Type.Object(
    {
      balances: Type.Array(FiatBalance, { description: 'One entry per currency.' }),
      totalCashUsdValue: Type.Number({
        description: 'Sum of `cash`, in USD, without the currencies in `unpricedCurrencies`.',
      }),
      totalBuyingPowerUsdValue: Type.Number({
        description: 'Sum of `buyingPower`, in USD, without the currencies in `unpricedCurrencies`.',
      }),
      unpricedCurrencies: unpriced('Currencies'),
      stalePriceCurrencies: stalePriced('Currencies'),
    },
    { title: 'AccountBalances', description: 'Fiat balances of one account.' },
  ),
  errors: ['invalidField', 'missingField', 'permissionDenied', ...institutionErrors],
})
