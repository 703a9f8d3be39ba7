import { noSuchMember } from './noSuchMember.ts'
import type { Member } from './ports.ts'
import type { TeamContext } from './teamContext.ts'

/** The member with this email address. @throws ApiError `notFound`. */
export const findMember = async (ctx: Pick<TeamContext, 'store' | 'environment'>, email: string): Promise<Member> => {
  const found = await ctx.store.members.find(ctx.environment, { email: email.trim().toLowerCase() })
  if (!found) throw noSuchMember()
  return found
}
