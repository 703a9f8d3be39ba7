import type { Scope } from '../kernel/scope.ts'
import type { AuditEntry } from './ports.ts'
import { recordAbandoned } from './recordChange.ts'
import type { TeamContext } from './teamContext.ts'

/** The newest first. */
export const listAuditEntries = async (
  ctx: TeamContext,
  scope: Scope,
  page: { beforeNumber?: number | undefined; count: number },
): Promise<AuditEntry[]> => {
  await recordAbandoned(ctx, scope)
  return ctx.store.audit.list(scope, page)
}
