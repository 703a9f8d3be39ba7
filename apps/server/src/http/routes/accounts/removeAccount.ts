import { removeAccount } from '@rialto/core'

import type { Handler } from '../../handler.ts'

export const removeAccountHandler: Handler<'removeAccount'> = async (ctx, { scope, body }) => {
  await removeAccount(ctx, scope, body)
  return undefined
}
