import { readDecimal } from '../kernel/readDecimal.ts'
import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { PaymentRules } from './ports.ts'

const highestRatio = '0.1'

/** Sets the rules of a client's payment requests, from the next one on. @throws ApiError `invalidField`. */
export const setPaymentRules = async (
  { store }: Pick<Context, 'store'>,
  scope: Scope,
  rules: PaymentRules,
): Promise<PaymentRules> => {
  readDecimal('toleranceRatio', rules.toleranceRatio, { to: highestRatio })
  await store.paymentSources.setRules(scope, rules)
  return rules
}
