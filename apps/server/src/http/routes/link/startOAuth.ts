import { startOAuth } from '@rialto/core'

import type { LinkHandler } from '../../handler.ts'

export const startOAuthHandler: LinkHandler<'startOAuth'> = (ctx, { session, body }) =>
  startOAuth(ctx, session, body.integrationId)
