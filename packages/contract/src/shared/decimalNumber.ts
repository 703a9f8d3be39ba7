import Type from 'typebox'

type WithDecimal<N extends string> = Record<N, Type.TNumber> & Record<`${N}Decimal`, Type.TString>

/**
 * An amount of an asset in a response, in two forms: the JSON number that published clients read, which holds about 15
 * digits, and every digit as text. The one rule for all amounts of an asset in transfers.
 */
export const assetAmount = <N extends string>(name: N, description: string): WithDecimal<N> =>
  ({
    [name]: Type.Number({ description }),
    [`${name}Decimal`]: Type.String({ description: `\`${name}\` with every digit, as a decimal.` }),
  }) as WithDecimal<N>

/** Public `TransferFee`: the swagger's three fields and the newer documentation's fourth. */
export const TransferFee = Type.Object(
  {
    ...assetAmount('fee', 'Fee, in whole units of `feeCurrency`.'),
    feeCurrency: Type.String({ description: 'Symbol of the asset in which the fee is charged.' }),
    feeInFiat: Type.Number({ description: 'Fee in USD. 0 if the asset has no price.' }),
    feeInTransferCurrency: Type.Number({ description: 'Fee, in whole units of the transferred asset.' }),
  },
  { title: 'TransferFee', description: 'A fee of a transfer.' },
)

/** A JSON number in the public API. Requests may send it as a numeric string; inside it is a decimal string. */
export const decimalNumber = (description: string) => Type.Number({ description, 'x-numericString': true })

/** A positive amount of an asset, in whole units. */
export const positiveAmount = (description: string) =>
  Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000_000_000, description, 'x-numericString': true })

/** The client's own fee as a ratio of the amount. */
export const feeRatio = (description: string) =>
  Type.Number({ minimum: 0, maximum: 1, description, 'x-numericString': true })

/** A number or null, which OpenAPI 3.0 expresses with `nullable`. */
export const nullableNumber = (description: string) =>
  Type.Unsafe<number | null>({ type: 'number', nullable: true, description })
