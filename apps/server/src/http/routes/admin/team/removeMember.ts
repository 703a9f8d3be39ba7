import { removeMember } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { teamContext } from '../memberSession.ts'

export const removeMemberHandler: AdminHandler<'removeMember'> = async (ctx, { scope, params }) => {
  await removeMember(teamContext(ctx), scope, params.id.toLowerCase())
}
