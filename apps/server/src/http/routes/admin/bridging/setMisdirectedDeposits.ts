import { setMisdirectedDeposits } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'

export const setMisdirectedDepositsHandler: AdminHandler<'setMisdirectedDeposits'> = async (ctx, { scope, body }) => ({
  rule: await setMisdirectedDeposits(ctx, scope, body.rule),
})
