import type { ErrorRule, ErrorTable } from '../../../kit/errorTable.ts'
import { binanceErrors } from '../errors.ts'

const orders: readonly ErrorRule[] = [
  {
    code: '-2010',
    message: /insufficient balance/i,
    kind: 'insufficientFunds',
    text: 'There is not enough in this Binance account',
  },
  { code: '-1013', message: /NOTIONAL/, kind: 'amountBelowMinimum', text: 'Binance takes only larger orders here' },
  { code: '-1013', message: /LOT_SIZE/, kind: 'refused', text: 'Binance does not take an order of this size here' },
  { code: '-1013', message: /PRICE/, kind: 'refused', text: 'Binance does not take an order at this price' },
  { code: '-1121', kind: 'refused', text: 'Binance has no such market' },
  { code: '-2011', kind: 'refused', text: 'Binance has no such open order' },
  { code: '-2013', kind: 'refused', text: 'Binance has no such order' },
]

/** Asking for orders: what Binance's own words mean there, before what they mean anywhere. */
export const binanceOrderErrors: ErrorTable = {
  ...binanceErrors,
  rules: [...orders, ...binanceErrors.rules.filter(({ outcome }) => outcome === undefined)],
}

/** -2015 lumps key, address and right together. Where a read has just worked, it is the right. */
export const binancePlaceErrors: ErrorTable = {
  ...binanceOrderErrors,
  rules: [
    {
      code: '-2015',
      kind: 'permissionMissing',
      permission: 'Enable Spot & Margin Trading',
      text: 'The API key may not trade: enable spot trading for it',
    },
    ...binanceOrderErrors.rules,
  ],
}
