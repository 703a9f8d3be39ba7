import { verifyAccount } from '@rialto/core'
import type { Handler } from '../../handler.ts'

export const verifyExchangeHandler: Handler<'verifyExchange'> = async (ctx, { scope, body }) => {
  const { integrationName, identity } = await verifyAccount(ctx, scope, body)
  const requested = body.accountInfo?.flatMap(name => (name === 'id' ? ['idType', 'idNumber'] : [name]))
  const facts = Object.entries(identity).filter(([name]) => requested === undefined || requested.includes(name))
  return { integrationName, ...(Object.fromEntries(facts) as typeof identity) }
}
