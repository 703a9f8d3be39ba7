import type { WithdrawalRules } from '@rialto/core'

/** Of an exchange that nothing is withdrawn from by API: never asked for, since `submit` is rejected unsent. */
export const noWithdrawals: WithdrawalRules = {
  notCreatedAfterMs: 600_000,
  secondFactors: [],
  whitelist: 'none',
  emailConfirmation: false,
  travelRule: false,
}
