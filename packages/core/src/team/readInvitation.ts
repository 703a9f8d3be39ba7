import { ApiError } from '../kernel/apiError.ts'
import type { Invitation } from './ports.ts'
import type { TeamContext } from './teamContext.ts'

/** @throws ApiError `notFound` for an unknown, accepted or expired invitation. */
export const readInvitation = async (ctx: TeamContext, code: string): Promise<Invitation> => {
  const found = await ctx.store.invitations.findOpen(ctx.environment, ctx.ids.sha256(code), ctx.nowMs())
  if (found) return found
  throw invitationUsed()
}

export const invitationUsed = (): ApiError =>
  new ApiError('notFound', { message: 'This invitation was used already or has expired. Ask for another one.' })
