import type { WithdrawalRules } from '@rialto/core'

/** Our reference as the institution takes it: whole, or letters and digits only. Two references never become one. */
export const nativeReference = ({ reference: rule }: Pick<WithdrawalRules, 'reference'>, reference: string): string =>
  rule?.format === 'alphanumeric' ? reference.replace(/-/g, '') : reference
