import { nullable } from '@rialto/contract'
import Type from 'typebox'

/** Base units on the wire: a whole number in digits, as long as a uint256 at most. */
export const BaseUnits = Type.String({ pattern: '^[0-9]{1,78}$' })

export const Decimals = Type.Integer({ minimum: 0, maximum: 36 })

/** The providers use null for absent values in all responses. */
export const maybe = <T extends Type.TSchema>(schema: T) => Type.Optional(nullable(schema))

/** A hash, an address or a time: a short text that may be empty. */
export const Word = Type.String({ maxLength: 256 })

/**
 * A figure in dollars, for display: payments never depend on it. An invalid one counts as no price, and does not
 * invalidate the response.
 */
export const Usd = maybe(Type.Unknown())
