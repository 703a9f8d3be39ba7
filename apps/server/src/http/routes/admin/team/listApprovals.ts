import type { AdminHandler } from '../../../handler.ts'
import { approvalView } from './approvalView.ts'

export const listApprovalsHandler: AdminHandler<'listApprovals'> = async (ctx, { scope }) =>
  (await ctx.store.approvals.list(scope, Date.now())).map(approvalView)
