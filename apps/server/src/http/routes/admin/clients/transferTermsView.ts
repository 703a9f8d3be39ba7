import { toJsonNumber } from '@rialto/catalog'
import type { TransferTerms } from '@rialto/core'

export const termsView = ({ clientFeeRatio, isInclusiveFeeEnabled, minAmountInFiat }: TransferTerms) => ({
  clientFee: toJsonNumber(clientFeeRatio),
  isInclusiveFeeEnabled,
  minAmountInFiat: minAmountInFiat === undefined ? null : toJsonNumber(minAmountInFiat),
})
