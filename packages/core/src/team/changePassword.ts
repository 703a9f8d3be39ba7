import { ApiError } from '../kernel/apiError.ts'
import type { OwnSession } from './ownSession.ts'
import { recordedAccess } from './recordChange.ts'
import { rejectOldSession } from './rejectOldSession.ts'
import type { SignInContext } from './teamContext.ts'

/**
 * Changes the password, soon after signing in and with the current one. Ends every other session. @throws ApiError
 * `permissionDenied`.
 */
export const changePassword = async (
  ctx: SignInContext,
  { member, sessionId, ipAddress }: OwnSession,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> => {
  await rejectOldSession(ctx, member, sessionId)
  const known = await ctx.store.members.findWithFactors(member.environment, member.email)
  if (!(await ctx.factors.verifyPassword(currentPassword, known?.passwordHash)))
    throw new ApiError('permissionDenied', { message: 'The current password is incorrect.' })
  const passwordHash = await ctx.factors.hashPassword(newPassword)
  await recordedAccess(ctx, member, { operation: 'changePassword', ipAddress }, async ({ members, memberSessions }) => {
    await members.setFactors(member.id, { passwordHash })
    await memberSessions.endAll(member.id, sessionId)
  })
}
