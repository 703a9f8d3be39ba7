import { changeMemberRole } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { isOperator, teamContext } from '../memberSession.ts'

export const changeMemberRoleHandler: AdminHandler<'changeMemberRole'> = async (
  ctx,
  { scope, params, body, request },
) => {
  const change = { id: params.id.toLowerCase(), role: body.role, isVouched: isOperator(request) }
  const { id, email, name, role } = await changeMemberRole(teamContext(ctx), scope, change)
  return { id, email, name, role }
}
