import { type Context, listAuditEntries, type Scope } from '@rialto/core'

import { teamContext } from '../memberSession.ts'

/** A page of an audit log. */
export const readLog = async (
  ctx: Context,
  scope: Scope,
  { beforeNumber, count = 50 }: { beforeNumber?: number; count?: number },
) => {
  const entries = await listAuditEntries(teamContext(ctx), scope, { beforeNumber, count })
  return entries.map(({ atMs, actor, target, ...entry }) => ({
    ...entry,
    timestamp: Math.floor(atMs / 1000),
    actorKind: actor.kind,
    actorId: actor.id,
    actorName: actor.name,
    ipAddress: actor.ipAddress,
    target: target ?? null,
  }))
}
