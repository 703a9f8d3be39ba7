import Type from 'typebox'

/** Public `TransferFee`: the swagger's three fields and the newer documentation's fourth. */
export const TransferFee = Type.Object({
  fee: Type.Number(),
  feeCurrency: Type.String(),
  feeInFiat: Type.Number(),
  feeInTransferCurrency: Type.Number(),
})
