import { removeTransferView } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { teamContext } from '../memberSession.ts'
import { memberIdOf } from './transferViewOf.ts'

export const removeTransferViewHandler: AdminHandler<'removeTransferView'> = async (
  ctx,
  { scope, params, request },
) => {
  const isOwner = request.heldRole === 'owner' || request.heldRole === 'operator'
  await removeTransferView(teamContext(ctx), scope, { id: params.id, memberId: memberIdOf(request), isOwner })
}
