import type { Handler } from '../../handler.ts'
import { answer } from './answerCatalogLink.ts'

export const getCatalogLinkHandler: Handler<'getCatalogLink'> = (ctx, { scope, query }) => answer(ctx, scope, query)
