import { canonicalAddress } from '@rialto/catalog'

import { ApiError, invalidField } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import { destinationOf } from './issueAddress.ts'
import { firstNumberOf, type PaymentSourceView, type SourceContext, viewOf } from './paymentSourceView.ts'
import { accountJob } from './unassigned/accountJob.ts'
import { networksOfAccount } from './unassigned/networksOfAccount.ts'

/**
 * The client has compared the first addresses with its own wallet: from now on the source issues addresses.
 *
 * @throws ApiError `notFound`; `invalidField` if the repeated address is not the first one.
 */
export const confirmPaymentSource = async (
  ctx: SourceContext,
  scope: Scope,
  { id, firstAddress }: { id: string; firstAddress: string },
): Promise<PaymentSourceView> => {
  const source = (await ctx.store.paymentSources.list(scope)).find(one => one.id === id)
  if (!source) throw new ApiError('notFound')
  const first = destinationOf(ctx, source, firstNumberOf(source))
  if (canonicalAddress(source.networkType, firstAddress) !== canonicalAddress(source.networkType, first.address))
    throw invalidField('firstAddress', 'is not the first address of this source: the key belongs to another wallet')
  const confirmedAtMs = ctx.clock.nowMs()
  const networkIds = source.kind === 'account' ? networksOfAccount(ctx, source) : []
  await ctx.store.transaction(async ({ paymentSources, jobs }) => {
    await paymentSources.confirm(scope, id, confirmedAtMs)
    await jobs.enqueueAll(
      networkIds.map(networkId => accountJob(scope, { sourceId: id, networkId, runAtMs: confirmedAtMs })),
    )
  })
  return viewOf(ctx, { ...source, confirmedAtMs })
}
