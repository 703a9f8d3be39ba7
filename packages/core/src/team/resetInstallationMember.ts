import { ApiError } from '../kernel/apiError.ts'
import { changeInstallationMember, type Target } from './changeInstallationMember.ts'
import { insertInvitation } from './insertInvitation.ts'
import type { Invitation } from './ports.ts'
import type { SignInContext } from './teamContext.ts'

/**
 * Removes password, authenticator, passkeys, recovery codes, known browsers and sessions at once, and returns the code
 * of a link with which the member sets new factors. @throws ApiError `notFound`; `conflict` for a member of an identity
 * provider: a link would sign them in without it.
 */
export const resetInstallationMember = async (
  ctx: SignInContext,
  target: Target,
): Promise<{ invitation: Invitation; code: string; email: string }> => {
  // Random values that are never shown, so that they cannot be used to sign in.
  const factors = { passwordHash: await ctx.factors.hashPassword(ctx.ids.hex(32)), totpSecret: ctx.ids.hex(20) }
  return changeInstallationMember(ctx, 'resetInstallationMember', target, async (repositories, member) => {
    const { id, email } = member
    if (member.identityProviderId !== undefined)
      throw new ApiError('conflict', {
        message: 'This member signs in at an identity provider. Reset the sign-in there.',
      })
    await repositories.members.setFactors(id, factors)
    await repositories.members.removeOtherWaysIn(id)
    await repositories.memberSessions.endAll(id)
    const made = await insertInvitation(ctx, repositories, { email, role: 'readOnly', resetsMemberId: id })
    return { ...made, email }
  })
}
