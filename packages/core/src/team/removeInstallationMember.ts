import { ApiError } from '../kernel/apiError.ts'
import { changeInstallationMember, type Target } from './changeInstallationMember.ts'
import type { TeamContext } from './teamContext.ts'

/**
 * Removes a member's account, with every session, role and credential. @throws ApiError `notFound`; `conflict` for the
 * last operator and for the caller.
 */
export const removeInstallationMember = (ctx: TeamContext, target: Target): Promise<void> =>
  changeInstallationMember(ctx, 'removeInstallationMember', target, async ({ members, identityProviders }, member) => {
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
    if (await identityProviders.isBreakGlass(member.id))
      throw new ApiError('conflict', {
        message: 'This member is the break-glass owner of a client with single sign-on. Name another one there first.',
      })
    await members.remove(ctx.environment, member.id)
  })
