import type { Scope } from '../kernel/scope.ts'
import { defaultPaymentRules } from './defaultPaymentRules.ts'
import { type PaymentSourceView, type SourceContext, viewOf } from './paymentSourceView.ts'
import type { PaymentRules } from './ports.ts'

export interface PaymentSettings {
  sources: PaymentSourceView[]
  rules: PaymentRules
}

/** The client's payment sources and rules. */
export const readPaymentSettings = async (ctx: SourceContext, scope: Scope): Promise<PaymentSettings> => ({
  sources: await Promise.all((await ctx.store.paymentSources.list(scope)).map(source => viewOf(ctx, source))),
  rules: (await ctx.store.paymentSources.rules(scope)) ?? defaultPaymentRules,
})
