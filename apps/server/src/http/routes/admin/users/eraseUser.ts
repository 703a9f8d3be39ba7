import { eraseUser } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'

export const eraseUserHandler: AdminHandler<'eraseUser'> = async (ctx, { scope, params }) => {
  const { accounts, inProgress, waitsFor } = await eraseUser(ctx, scope, params.userId)
  return { removedAccounts: accounts, inProgress, waitsFor: [...waitsFor] }
}
