import { parseDecimal } from '@rialto/catalog'

import { invalidField } from '../kernel/apiError.ts'
import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { TransferTerms } from './ports.ts'

interface TransferTermsInput {
  /** Decimal string, 0 to 1. */
  clientFee: string
  isInclusiveFeeEnabled?: boolean | undefined
  /** Decimal string in USD. Absent: none. */
  minAmountInFiat?: string | undefined
}

/** Decimals that PostgreSQL stores. A ratio with more would be changed when it is stored. */
const maxPlaces = 18

/** @throws ApiError `invalidField`. */
export const replaceTransferTerms = async (
  ctx: Pick<Context, 'store'>,
  scope: Scope,
  { clientFee, isInclusiveFeeEnabled = false, minAmountInFiat }: TransferTermsInput,
): Promise<TransferTerms> => {
  const terms = {
    clientFeeRatio: readDecimal('clientFee', clientFee),
    isInclusiveFeeEnabled,
    minAmountInFiat: minAmountInFiat === undefined ? undefined : readDecimal('minAmountInFiat', minAmountInFiat),
  }
  await ctx.store.linkDefaults.replaceTerms(scope, terms)
  ctx.store.access.forget(scope)
  return terms
}

const readDecimal = (path: string, text: string): string => {
  const decimal = parseDecimal(text)
  const places = decimal?.split('.')[1]?.length ?? 0
  if (decimal === undefined || places > maxPlaces)
    throw invalidField(path, `must be a decimal with at most ${maxPlaces} places`)
  return decimal
}
