import type { ComplianceRecord } from '@rialto/contract'

import { ApiError, invalidField } from '../kernel/apiError.ts'
import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { hasLeiCheckDigits } from './legalEntityIdentifier.ts'
import type { StoredCompliance } from './ports.ts'

/** @throws ApiError `invalidField` or `notFound`. */
export const replaceComplianceRecord = async (
  ctx: Pick<Context, 'clock' | 'store'>,
  scope: Scope,
  id: string,
  input: ComplianceRecord,
): Promise<StoredCompliance> => {
  const record = checkRecord(input)
  const stored = await ctx.store.subClients.setCompliance(scope, id.toLowerCase(), record, ctx.clock.nowMs())
  if (!stored) throw new ApiError('notFound')
  return stored
}

const checkRecord = (input: ComplianceRecord): ComplianceRecord => {
  const { legalEntityIdentifier: lei, institutionId, walletType, registeredAddress } = input
  if (lei !== undefined && !hasLeiCheckDigits(lei.toUpperCase()))
    throw invalidField('legalEntityIdentifier', 'its check digits do not match; check it for a typing error')
  if (institutionId !== undefined && walletType !== 'institution')
    throw invalidField('institutionId', 'is given only with walletType institution')
  return {
    ...input,
    registeredAddress: { ...registeredAddress, countryCode: registeredAddress.countryCode.toUpperCase() },
    ...(lei === undefined ? {} : { legalEntityIdentifier: lei.toUpperCase() }),
  }
}
