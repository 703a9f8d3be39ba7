import { claimMove } from '@rialto/core'

import type { OpenLinkHandler } from '../../handler.ts'

export const claimMoveHandler: OpenLinkHandler<'claimMove'> = (ctx, { body }) => claimMove(ctx, body)
