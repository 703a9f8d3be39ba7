import { ApiError } from '../kernel/apiError.ts'
import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { StoredCompliance } from './ports.ts'

/** @throws ApiError `notFound` alike for another client's sub-client, an unknown one, and one without a record. */
export const readComplianceRecord = async (
  ctx: Pick<Context, 'store'>,
  scope: Scope,
  id: string,
): Promise<StoredCompliance> => {
  const found = await ctx.store.subClients.findCompliance(scope, id.toLowerCase())
  if (!found) throw new ApiError('notFound')
  return found
}
