import type { Handler } from '../../handler.ts'
import { answer } from './answerCatalogLink.ts'

export const createCatalogLinkHandler: Handler<'createCatalogLink'> = (ctx, { scope, query, body }) => {
  const { isCustomClientFeeProvided = true, clientFee, ...transfers } = body
  const withFee = isCustomClientFeeProvided && clientFee !== undefined ? { ...transfers, clientFee } : transfers
  return answer(ctx, scope, query, withFee)
}
