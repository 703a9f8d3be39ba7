import type { AdminHandler } from '../../../handler.ts'
import { readLog } from './readLog.ts'

export const listAuditEntriesHandler: AdminHandler<'listAuditEntries'> = (ctx, { scope, body }) =>
  readLog(ctx, scope, body)
