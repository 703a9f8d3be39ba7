import { resetInstallationMember } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { actorOf, teamContext } from '../memberSession.ts'
import { invitationUrl } from './invitationUrl.ts'

export const resetInstallationMemberHandler: AdminHandler<'resetInstallationMember'> = async (
  ctx,
  { params, request },
) => {
  const { code, invitation } = await resetInstallationMember(teamContext(ctx), {
    id: params.id,
    actor: actorOf(request),
  })
  return {
    invitationUrl: invitationUrl(ctx.settings.linkOrigin, code),
    expiresTimestamp: Math.floor(invitation.expiresAtMs / 1000),
  }
}
