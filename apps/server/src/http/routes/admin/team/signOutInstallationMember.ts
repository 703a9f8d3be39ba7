import { signOutInstallationMember } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { actorOf, teamContext } from '../memberSession.ts'

export const signOutInstallationMemberHandler: AdminHandler<'signOutInstallationMember'> = async (
  ctx,
  { params, request },
) => ({
  ended: await signOutInstallationMember(teamContext(ctx), { id: params.id, actor: actorOf(request) }),
})
