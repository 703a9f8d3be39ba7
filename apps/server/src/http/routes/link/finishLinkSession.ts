import { finishLinkSession } from '@rialto/core'

import type { LinkHandler } from '../../handler.ts'

export const finishLinkSessionHandler: LinkHandler<'finishLinkSession'> = (ctx, { session, body }) =>
  finishLinkSession(ctx, session, body)
