import { invalidField } from '../kernel/apiError.ts'
import type { OwnSession } from './ownSession.ts'
import { recordedAccess } from './recordChange.ts'
import { rejectOldSession } from './rejectOldSession.ts'
import type { SignInContext } from './teamContext.ts'

/**
 * Replaces the authenticator after a code of the new one. Ends every other session. @throws ApiError
 * `permissionDenied`, `invalidField`.
 */
export const replaceAuthenticator = async (
  ctx: SignInContext,
  { member, sessionId, ipAddress }: OwnSession,
  oneTimeCode: string,
): Promise<void> => {
  await rejectOldSession(ctx, member, sessionId)
  const totpSecret = await ctx.store.members.findNextSecret(member.id, ctx.nowMs())
  const step = totpSecret === undefined ? undefined : ctx.factors.findStep(totpSecret, oneTimeCode, ctx.nowMs())
  if (totpSecret === undefined || step === undefined)
    throw invalidField('oneTimeCode', 'is not what the new authenticator shows now, or it was begun too long ago')
  const access = { operation: 'replaceAuthenticator', ipAddress } as const
  await recordedAccess(ctx, member, access, async ({ members, memberSessions }) => {
    await members.setFactors(member.id, { totpSecret })
    await members.takeStep(member.id, step)
    await memberSessions.endAll(member.id, sessionId)
  })
}
