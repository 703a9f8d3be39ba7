import Type from 'typebox'

import { roundDown, toBaseUnits } from '@rialto/catalog'

/** Base units on the wire: a whole number in digits, as long as a uint256 at most. */
export const BaseUnits = Type.String({ pattern: '^[0-9]{1,78}$' })

export const Decimals = Type.Integer({ minimum: 0, maximum: 36 })

/** An amount as a provider takes it. What is finer than the asset is left off: nobody can pay it in. */
export const wholeBaseUnits = (amount: string, decimals: number): string =>
  toBaseUnits(roundDown(amount, decimals), decimals).toString()
