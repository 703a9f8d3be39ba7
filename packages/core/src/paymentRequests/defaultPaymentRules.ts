import type { PaymentRules } from './ports.ts'

/** Nothing is credited or returned without a decision of the client. */
export const defaultPaymentRules: PaymentRules = {
  toleranceRatio: '0',
  underpaid: 'hold',
  overpaid: 'hold',
  late: 'hold',
  other: 'hold',
  approvesRefunds: false,
}
