import { verifyAccount } from '@rialto/core'
import type { Handler } from '../../handler.ts'

export const verifyAccountHandler: Handler<'verifyAccount'> = async (ctx, { scope, body }) => {
  const { integrationName, identity } = await verifyAccount(ctx, scope, body)
  return { integrationName, ...identity }
}
