import { invalidField, isKnownDevice, signIn } from '@rialto/core'

import type { OpenAdminHandler } from '../../../handler.ts'
import { deviceTokenOf, rejectOtherOrigins, teamContext } from '../memberSession.ts'
import { beginSignedIn } from './beginSignedIn.ts'
import { countSignIn } from './countSignIn.ts'
import { logFailedSignIn } from './logFailedSignIn.ts'

export const signInHandler: OpenAdminHandler<'signIn'> = async (ctx, { body, request, reply }) => {
  rejectOtherOrigins(ctx, request)
  if ((body.oneTimeCode === undefined) === (body.recoveryCode === undefined))
    throw invalidField('oneTimeCode', 'is required, or recoveryCode in its place')
  const input = { ...body, deviceToken: deviceTokenOf(ctx, request) }
  const work = () => logFailedSignIn(ctx, request, body.email, () => signIn(teamContext(ctx), input))
  const everyone = !(await isKnownDevice(teamContext(ctx), input))
  const method = body.recoveryCode === undefined ? 'oneTimeCode' : 'recoveryCode'
  return beginSignedIn(ctx, { request, reply }, { member: await countSignIn(request, work, { everyone }), method })
}
