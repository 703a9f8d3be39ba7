import { readOwnMove } from '@rialto/core'

import type { LinkHandler } from '../../handler.ts'

export const readOwnMoveHandler: LinkHandler<'readOwnMove'> = (ctx, { session }) => readOwnMove(ctx, session)
