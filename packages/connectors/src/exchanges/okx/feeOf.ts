import { parseDecimal } from '@rialto/catalog'
import type { OkxSent } from './schemas.ts'

/** The fee of a withdrawal, where OKX took it in the coin itself. */
export const feeOf = ({ ccy, fee, feeCcy }: OkxSent): string | undefined => {
  if (fee == null || (feeCcy != null && feeCcy !== '' && feeCcy !== ccy)) return undefined
  const decimal = parseDecimal(fee)
  return decimal?.startsWith('-') === true ? undefined : decimal
}
