import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { PaymentSourceView, SourceContext } from './paymentSourceView.ts'
import { putPaymentSource, type SourceInput } from './putPaymentSource.ts'

/**
 * Sets the first source of a family of networks. It issues no address before `confirmPaymentSource`.
 *
 * @throws ApiError `invalidField`; `conflict` if the client has one: a change needs a second member.
 */
export const addPaymentSource = async (
  ctx: SourceContext,
  scope: Scope,
  input: SourceInput,
): Promise<PaymentSourceView> => {
  if (await ctx.store.paymentSources.find(scope, input.networkType))
    throw new ApiError('conflict', {
      message:
        'This family of networks has a payment source. Replacing it needs a second member: replacePaymentSource.',
    })
  return putPaymentSource(ctx, scope, input)
}
