import { ApiError, invalidField } from '../kernel/apiError.ts'
import { rejectOldSession } from './passkeys.ts'
import type { Member } from './ports.ts'
import { recordedAccess } from './recordChange.ts'
import type { SignInContext, TeamContext } from './teamContext.ts'

interface Own {
  member: Member
  sessionId: string
  ipAddress: string
}

const nextSecretTtlMs = 15 * 60_000

/**
 * Changes the password, soon after signing in and with the current one. Ends every other session. @throws ApiError
 * `permissionDenied`.
 */
export const changePassword = async (
  ctx: SignInContext,
  { member, sessionId, ipAddress }: Own,
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

/** The secret of an authenticator that will replace the member's. @throws ApiError `permissionDenied`. */
export const beginAuthenticator = async (
  ctx: TeamContext,
  { member, sessionId }: Omit<Own, 'ipAddress'>,
): Promise<string> => {
  await rejectOldSession(ctx, member, sessionId)
  const totpSecret = ctx.ids.hex(20)
  await ctx.store.members.keepNextSecret(member.id, { totpSecret, expiresAtMs: ctx.nowMs() + nextSecretTtlMs })
  return totpSecret
}

/**
 * Replaces the authenticator after a code of the new one. Ends every other session. @throws ApiError
 * `permissionDenied`, `invalidField`.
 */
export const replaceAuthenticator = async (
  ctx: SignInContext,
  { member, sessionId, ipAddress }: Own,
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

/** Ends every other session of the member. Returns their number. */
export const endOtherSessions = (ctx: TeamContext, { member, sessionId, ipAddress }: Own): Promise<number> =>
  recordedAccess(ctx, member, { operation: 'endOtherSessions', ipAddress }, ({ memberSessions }) =>
    memberSessions.endAll(member.id, sessionId),
  )
