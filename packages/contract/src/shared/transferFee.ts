import Type from 'typebox'

/** Public `TransferFee`: the swagger's three fields and the newer documentation's fourth. */
export const TransferFee = Type.Object(
  {
    fee: Type.Number({ description: 'Fee, in whole units of `feeCurrency`.' }),
    feeCurrency: Type.String({ description: 'Symbol of the asset in which the fee is charged.' }),
    feeInFiat: Type.Number({ description: 'Fee in USD. 0 if the asset has no price.' }),
    feeInTransferCurrency: Type.Number({ description: 'Fee, in whole units of the transferred asset.' }),
  },
  { title: 'TransferFee', description: 'A fee of a transfer.' },
)
