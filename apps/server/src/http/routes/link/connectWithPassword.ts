import { connectWithPassword } from '@rialto/core'

import type { LinkHandler } from '../../handler.ts'
import { newLinkConnection } from './views/linkViews.ts'

export const connectWithPasswordHandler: LinkHandler<'connectWithPassword'> = async (ctx, { session, body }) => {
  const outcome = await connectWithPassword(ctx, session, body)
  if ('connection' in outcome)
    return { connection: await newLinkConnection(ctx, outcome.connection, outcome.isReconnected) }
  const { types, ...rest } = outcome.request
  return { codeRequest: { ...rest, types: [...types] } }
}
