import { readDecimal } from '../kernel/readDecimal.ts'
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
    clientFeeRatio: readDecimal('clientFee', clientFee, { to: '1', places: maxPlaces }),
    isInclusiveFeeEnabled,
    minAmountInFiat:
      minAmountInFiat === undefined
        ? undefined
        : readDecimal('minAmountInFiat', minAmountInFiat, { places: maxPlaces }),
  }
  await ctx.store.linkDefaults.replaceTerms(scope, terms)
  ctx.store.access.forget(scope)
  return terms
}
