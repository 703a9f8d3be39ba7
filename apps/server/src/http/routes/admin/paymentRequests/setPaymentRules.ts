import { setPaymentRules } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'

export const setPaymentRulesHandler: AdminHandler<'setPaymentRules'> = (ctx, { scope, body }) =>
  setPaymentRules(ctx, scope, body)
