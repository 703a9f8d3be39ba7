import { submitAuthorization } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { LinkHandler } from '../../handler.ts'

export const submitAuthorizationHandler: LinkHandler<'submitAuthorization'> = async (ctx, { session, body }) => {
  const validBefore = BigInt(body.validBefore)
  return defined({ hash: await submitAuthorization(ctx, session, { ...body, validBefore }) })
}
