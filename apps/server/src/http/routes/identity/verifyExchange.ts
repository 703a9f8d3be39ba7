import { verifyExchange } from '@rialto/core'

import type { Handler } from '../../handler.ts'

export const verifyExchangeHandler: Handler<'verifyExchange'> = async (ctx, { scope, body }) => {
  const { integrationName, identity } = await verifyExchange(ctx, scope, body)
  return { integrationName, ...identity }
}
