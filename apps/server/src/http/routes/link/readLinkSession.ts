import type { LinkHandler } from '../../handler.ts'
import { linkSession } from './views/linkViews.ts'

// A reload in the same tab reads the session again.
export const readLinkSessionHandler: LinkHandler<'readLinkSession'> = (ctx, { session }) => linkSession(ctx, session)
