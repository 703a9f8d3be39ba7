import type { AdminHandler } from '../../../handler.ts'
import { readSettings } from './approvalSettings.ts'

export const replaceApprovalSettingsHandler: AdminHandler<'replaceApprovalSettings'> = async (ctx, { scope, body }) => {
  await ctx.store.approvals.replaceOperations(scope, [...new Set(body.operations)])
  return readSettings(ctx, scope)
}
