import type { ErrorRule, ErrorTable } from '../../../kit/errorTable.ts'
import { binanceErrors } from '../errors.ts'
import type { BinanceVariant } from '../variants.ts'

const orders = (name: string): readonly ErrorRule[] => [
  {
    code: '-2010',
    message: /insufficient balance/i,
    kind: 'insufficientFunds',
    text: `Insufficient balance in this ${name} account`,
  },
  {
    code: '-1013',
    message: /NOTIONAL/,
    kind: 'amountBelowMinimum',
    text: `The order is below ${name}’s minimum for this market`,
  },
  {
    code: '-1013',
    message: /LOT_SIZE/,
    kind: 'refused',
    text: `${name} does not accept an order of this size in this market`,
  },
  { code: '-1013', message: /PRICE/, kind: 'refused', text: `${name} does not accept an order at this price` },
  { code: '-1121', kind: 'refused', text: `${name} does not list this market` },
  { code: '-2011', kind: 'refused', text: `${name} has no open order with this ID` },
  { code: '-2013', kind: 'refused', text: `${name} has no order with this ID` },
]

/** Asking for orders: what a house's own words mean there, before what they mean anywhere. */
export const binanceOrderErrors = (variant: BinanceVariant): ErrorTable => {
  const shared = binanceErrors(variant)
  return {
    ...shared,
    rules: [...orders(variant.name), ...shared.rules.filter(({ outcome }) => outcome === undefined)],
  }
}

/** -2015 lumps key, address and right together. Where a read has just worked, it is the right. */
export const binancePlaceErrors = (variant: BinanceVariant): ErrorTable => {
  const shared = binanceOrderErrors(variant)
  const right: ErrorRule = {
    code: '-2015',
    kind: 'permissionMissing',
    permission: variant.rights.trade,
    text: 'The API key cannot trade: enable spot trading for it',
  }
  return { ...shared, rules: [right, ...shared.rules] }
}
