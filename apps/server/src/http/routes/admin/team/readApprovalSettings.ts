import type { AdminHandler } from '../../../handler.ts'
import { readSettings } from './approvalSettings.ts'

export const readApprovalSettingsHandler: AdminHandler<'readApprovalSettings'> = async (ctx, { scope }) =>
  readSettings(ctx, scope)
