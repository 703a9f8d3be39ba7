import { readMove } from '@rialto/core'

import type { OpenLinkHandler } from '../../handler.ts'

export const readMoveHandler: OpenLinkHandler<'readMove'> = (ctx, { body: { claimToken } }) => readMove(ctx, claimToken)
