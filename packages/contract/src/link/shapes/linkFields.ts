import Type from 'typebox'

import { oneOf } from '../../oneOf.ts'

/** A decimal amount in units of its asset. A string instead of a number, so that no digit is lost. */
export const Amount = Type.String({ pattern: '^[0-9]{1,30}(\\.[0-9]{1,30})?$' })

/** Format of `networkId`, `integrationId` and the ids of sessions, accounts, previews and transfers. */
export const Uuid = Type.String({ format: 'uuid' })

/** The asset that is sent or received, by the symbol that the institution and the catalog share. */
export const AssetSymbol = Type.String({ minLength: 1, maxLength: 20 })

/** The order before a transfer: the asset that is converted, or the currency of a purchase. */
export const FundWith = Type.Object({ symbol: AssetSymbol, isPurchase: Type.Boolean() })

/** The part of an unpaid order that arrived by address. */
export const OrderPart = Type.Object({
  arrived: Amount,
  /** Of the whole order. */
  amount: Amount,
  symbol: AssetSymbol,
  /** The client's rule for it once the time to pay has ended. */
  rule: oneOf(['credit', 'hold', 'refund']),
})
