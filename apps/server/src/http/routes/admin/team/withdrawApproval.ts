import { withdrawApproval } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { actorOf, teamContext } from '../memberSession.ts'

export const withdrawApprovalHandler: AdminHandler<'withdrawApproval'> = async (ctx, { scope, params, request }) => {
  await withdrawApproval(teamContext(ctx), scope, { id: params.id.toLowerCase(), actor: actorOf(request) })
}
