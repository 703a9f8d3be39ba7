import { ApiError, saveTransferView } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { teamContext } from '../memberSession.ts'
import { memberIdOf, transferView } from './transferViewOf.ts'

export const saveTransferViewHandler: AdminHandler<'saveTransferView'> = async (ctx, { scope, body, request }) => {
  const memberId = memberIdOf(request)
  if (memberId === undefined) throw new ApiError('permissionDenied', { message: 'Views belong to members.' })
  return transferView(await saveTransferView(teamContext(ctx), scope, { ...body, memberId }), memberId)
}
