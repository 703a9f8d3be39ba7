import { createRecoveryCodes } from '@rialto/core'

import type { MemberHandler } from '../../../handler.ts'
import { ipAddressOf, teamContext } from '../memberSession.ts'
import { rejectOlderSession } from './rejectOlderSession.ts'

export const createRecoveryCodesHandler: MemberHandler<'createRecoveryCodes'> = async (ctx, call) => {
  await rejectOlderSession(ctx, call)
  return { codes: await createRecoveryCodes(teamContext(ctx), call.session.member, ipAddressOf(call.request)) }
}
