import { changePassword } from '@rialto/core'

import type { MemberHandler } from '../../../handler.ts'
import { teamContext } from '../memberSession.ts'
import { countSignIn } from './countSignIn.ts'
import { ownSession } from './ownSession.ts'

export const changePasswordHandler: MemberHandler<'changePassword'> = async (ctx, call) => {
  await countSignIn(call.request, () => changePassword(teamContext(ctx), ownSession(call), call.body))
}
