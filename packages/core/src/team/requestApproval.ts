import type { Scope } from '../kernel/scope.ts'
import type { Actor, ApprovalRequest, AuditedState } from './ports.ts'
import { rejectKey } from './rejectKey.ts'
import type { TeamContext } from './teamContext.ts'

const ttlMs = 3 * 24 * 60 * 60_000

/** Stores a change until a second member approves it. @throws ApiError `permissionDenied` for a key. */
export const requestApproval = async (
  ctx: TeamContext,
  scope: Scope,
  change: { operation: string; params: AuditedState; body: AuditedState; requestedBy: Actor },
): Promise<ApprovalRequest> => {
  rejectKey(change.requestedBy, 'request')
  const requestedAtMs = ctx.nowMs()
  const request = { ...change, id: ctx.ids.uuid(), requestedAtMs, expiresAtMs: requestedAtMs + ttlMs }
  await ctx.store.approvals.insert(scope, request)
  return request
}
