import { insertInvitation } from './insertInvitation.ts'
import type { TeamContext } from './teamContext.ts'

/** Creates the invitation code for the first member of an installation. Revokes the earlier code. */
export const inviteFirstMember = async (ctx: TeamContext): Promise<string | undefined> => {
  if (await ctx.store.members.hasAny(ctx.environment)) return undefined
  await ctx.store.invitations.removeFirst(ctx.environment)
  return (await insertInvitation(ctx, ctx.store, { email: '', role: 'owner', isVouched: true })).code
}
