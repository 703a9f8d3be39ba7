import Type from 'typebox'

/** A JSON number at the public edge. Requests may send it as a numeric string; inside it is a decimal string. */
export const DecimalNumber = Type.Number({ 'x-numericString': true })

/** A positive amount of an asset, in whole units. */
export const PositiveAmount = Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000_000_000, 'x-numericString': true })
