import { nullable } from '@rialto/contract'
import Type from 'typebox'

/** Base units on the wire: a whole number in digits, as long as a uint256 at most. */
export const BaseUnits = Type.String({ pattern: '^[0-9]{1,78}$' })

export const Decimals = Type.Integer({ minimum: 0, maximum: 36 })

/** Nulls stand for absent all over the providers' answers. */
export const maybe = <T extends Type.TSchema>(schema: T) => Type.Optional(nullable(schema))

/** A hash, an address, a time: text that may be empty, but no novel. */
export const Word = Type.String({ maxLength: 256 })

/** A figure in dollars. Shown, never paid by: one that cannot be read is no price, and no reason to drop the answer. */
export const Usd = maybe(Type.Unknown())
