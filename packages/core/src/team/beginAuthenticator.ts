import type { OwnSession } from './ownSession.ts'
import { rejectOldSession } from './rejectOldSession.ts'
import type { TeamContext } from './teamContext.ts'

const nextSecretTtlMs = 15 * 60_000

/** The secret of an authenticator that will replace the member's. @throws ApiError `permissionDenied`. */
export const beginAuthenticator = async (
  ctx: TeamContext,
  { member, sessionId }: Omit<OwnSession, 'ipAddress'>,
): Promise<string> => {
  await rejectOldSession(ctx, member, sessionId)
  const totpSecret = ctx.ids.hex(20)
  await ctx.store.members.keepNextSecret(member.id, { totpSecret, expiresAtMs: ctx.nowMs() + nextSecretTtlMs })
  return totpSecret
}
