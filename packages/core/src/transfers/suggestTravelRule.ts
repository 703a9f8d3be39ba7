import type { TravelRuleSuggestion } from '@rialto/contract'
import { defined } from '@rialto/defined'

import type { Context } from '../context.ts'
import { isUuid } from '../kernel/apiError.ts'
import type { Transfer } from './ports.ts'

/** Details of the sub-client's compliance record for its addresses. The user may state otherwise. */
export const suggestTravelRule = async (
  ctx: Pick<Context, 'store'>,
  { scope, subClientId }: Pick<Transfer, 'scope' | 'subClientId'>,
): Promise<TravelRuleSuggestion> => {
  const id = subClientId?.toLowerCase()
  const known = id !== undefined && isUuid(id) ? await ctx.store.subClients.findCompliance(scope, id) : undefined
  if (!known) return {}
  const { walletType, institutionId, registeredAddress } = known.record
  return {
    walletType,
    beneficiary: { name: known.businessLegalName, address: registeredAddress },
    ...defined({ institutionId }),
  }
}
