import { inviteMember } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { isOperator, teamContext } from '../memberSession.ts'
import { invitationUrl } from './invitationUrl.ts'

export const inviteMemberHandler: AdminHandler<'inviteMember'> = async (ctx, { scope, body, request }) => {
  const { invitation, code } = await inviteMember(teamContext(ctx), {
    ...body,
    clientId: scope.clientId,
    isVouched: isOperator(request),
  })
  return {
    id: invitation.id,
    invitationUrl: invitationUrl(ctx.settings.linkOrigin, code),
    expiresTimestamp: Math.floor(invitation.expiresAtMs / 1000),
  }
}
