import type { Scope } from '../kernel/scope.ts'
import type { PaymentSourceView, SourceContext } from './paymentSourceView.ts'
import { putPaymentSource, type SourceInput } from './putPaymentSource.ts'

/** Replaces a source, after a second member has approved it. The new one has to be confirmed again. */
export const replacePaymentSource = (
  ctx: SourceContext,
  scope: Scope,
  input: SourceInput,
): Promise<PaymentSourceView> => putPaymentSource(ctx, scope, input)
