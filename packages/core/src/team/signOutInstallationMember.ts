import { changeInstallationMember, type Target } from './changeInstallationMember.ts'
import type { TeamContext } from './teamContext.ts'

/** Ends every session of a member. Returns their number. @throws ApiError `notFound`. */
export const signOutInstallationMember = (ctx: TeamContext, target: Target): Promise<number> =>
  changeInstallationMember(ctx, 'signOutInstallationMember', target, ({ memberSessions }, { id }) =>
    memberSessions.endAll(id),
  )
