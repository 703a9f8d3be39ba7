import { type adminOperationsById, isApprovable, type ValueOf } from '@rialto/contract'
import type { Context, Scope } from '@rialto/core'

export type Settings = ValueOf<(typeof adminOperationsById)['readApprovalSettings'], 'content'>

export const readSettings = async (ctx: Context, scope: Scope): Promise<Settings> => ({
  operations: (await ctx.store.approvals.readOperations(scope)).filter(isApprovable),
})
