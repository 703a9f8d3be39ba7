import { ApiError, isUuid } from '../kernel/apiError.ts'
import type { Repositories } from '../kernel/store.ts'
import { insertInvitation } from './invitations.ts'
import type { Actor, Invitation, Member } from './ports.ts'
import { appendEntry, installationLog } from './recordChange.ts'
import type { SignInContext, TeamContext } from './teamContext.ts'

const noSuchMember = (): ApiError => new ApiError('notFound', { message: 'Member not found.' })

interface Target {
  id: string
  actor: Actor
}

/** Makes a change of a member of the installation, in one transaction with its entry of the installation's log. */
const changed = <T>(
  ctx: TeamContext,
  operation: string,
  { id, actor }: Target,
  run: (repositories: Repositories, member: Member) => Promise<T>,
): Promise<T> =>
  ctx.store.transaction(async repositories => {
    await repositories.members.lockAll(ctx.environment)
    const member = isUuid(id) ? await repositories.members.find(ctx.environment, { id: id.toLowerCase() }) : undefined
    if (!member) throw noSuchMember()
    const result = await run(repositories, member)
    await appendEntry(ctx, repositories.audit, installationLog(ctx.environment), {
      actor,
      operation,
      params: { id: member.id },
      before: {},
      after: { email: member.email, isOperator: member.isOperator },
    })
    return result
  })

/**
 * Removes a member's account, with every session, role and credential. @throws ApiError `notFound`; `conflict` for the
 * last operator and for the caller.
 */
export const removeMemberAccount = (ctx: TeamContext, target: Target): Promise<void> =>
  changed(ctx, 'removeInstallationMember', target, async ({ members }, member) => {
    if (member.id === target.actor.id)
      throw new ApiError('conflict', { message: 'You cannot remove your own account: another operator has to.' })
    if (member.isOperator) {
      const operators = (await members.listAll(ctx.environment)).filter(({ isOperator }) => isOperator)
      if (operators.length === 1)
        throw new ApiError('conflict', {
          message:
            'The installation keeps at least one operator. Invite another one first: rialto users invite <email>',
        })
    }
    await members.remove(ctx.environment, member.id)
  })

/** Ends every session of a member. Returns their number. @throws ApiError `notFound`. */
export const signOutMember = (ctx: TeamContext, target: Target): Promise<number> =>
  changed(ctx, 'signOutInstallationMember', target, ({ memberSessions }, { id }) => memberSessions.endAll(id))

/**
 * Removes password, authenticator, passkeys, recovery codes, known browsers and sessions at once, and returns the code
 * of a link with which the member sets new factors. @throws ApiError `notFound`.
 */
export const resetMember = async (
  ctx: SignInContext,
  target: Target,
): Promise<{ invitation: Invitation; code: string; email: string }> => {
  // Random values that are never shown, so that they cannot be used to sign in.
  const factors = { passwordHash: await ctx.factors.hashPassword(ctx.ids.hex(32)), totpSecret: ctx.ids.hex(20) }
  return changed(ctx, 'resetInstallationMember', target, async (repositories, { id, email }) => {
    await repositories.members.setFactors(id, factors)
    await repositories.members.removeOtherWaysIn(id)
    await repositories.memberSessions.endAll(id)
    const made = await insertInvitation(ctx, repositories, { email, role: 'readOnly', resetsMemberId: id })
    return { ...made, email }
  })
}

/** The member with this email address. @throws ApiError `notFound`. */
export const findMember = async (ctx: Pick<TeamContext, 'store' | 'environment'>, email: string): Promise<Member> => {
  const found = await ctx.store.members.find(ctx.environment, { email: email.trim().toLowerCase() })
  if (!found) throw noSuchMember()
  return found
}
