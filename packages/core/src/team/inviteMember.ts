import { findClient } from '../access/findClient.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import { insertInvitation } from './insertInvitation.ts'
import type { Invitation, Role } from './ports.ts'
import { readEmail } from './readEmail.ts'
import type { TeamContext } from './teamContext.ts'

/**
 * Invites a person to a client, by an owner, or without one to the whole installation. `isVouched`: by an operator or a
 * command. @throws ApiError
 * `invalidField`, `notFound`, `conflict`.
 */
export const inviteMember = async (
  ctx: TeamContext,
  input: { email: string; role: Role; clientId?: string; isVouched?: boolean },
): Promise<{ invitation: Invitation; code: string }> => {
  const email = readEmail(input.email)
  const known = await ctx.store.members.findWithFactors(ctx.environment, email)
  if (input.clientId === undefined) {
    if (known) throw new ApiError('conflict', { message: `${email} is a member already.` })
    return insertInvitation(ctx, ctx.store, { email, role: 'owner', isVouched: true })
  }
  const { id, name } = await findClient(ctx, input.clientId)
  const scope: Scope = { clientId: id, environment: ctx.environment }
  if (known && (await ctx.store.members.findRole(scope, known.id)))
    throw new ApiError('conflict', { message: `${email} is a member of this client already. Change the role instead.` })
  return insertInvitation(ctx, ctx.store, {
    email,
    role: input.role,
    isVouched: input.isVouched ?? false,
    client: { id, name },
  })
}
