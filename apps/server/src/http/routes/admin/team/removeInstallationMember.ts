import { removeInstallationMember } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { actorOf, teamContext } from '../memberSession.ts'

export const removeInstallationMemberHandler: AdminHandler<'removeInstallationMember'> = async (
  ctx,
  { params, request },
) => {
  await removeInstallationMember(teamContext(ctx), { id: params.id, actor: actorOf(request) })
}
