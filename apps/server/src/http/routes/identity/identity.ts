import { verifyAccountOperation, verifyExchangeOperation } from '@rialto/contract'
import { type Context, readIdentity } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { registerOperation } from '../../registerOperation.ts'

export const postVerifyAccount = (app: FastifyInstance, ctx: Context): void =>
  registerOperation(app, ctx, verifyAccountOperation, async ({ scope, body }) => {
    const { integrationName, identity } = await readIdentity(ctx, scope, body)
    return { integrationName, ...identity }
  })

export const postVerifyExchange = (app: FastifyInstance, ctx: Context): void =>
  registerOperation(app, ctx, verifyExchangeOperation, async ({ scope, body }) => {
    const { integrationName, identity } = await readIdentity(ctx, scope, body)
    const requested = body.accountInfo?.flatMap(name => (name === 'id' ? ['idType', 'idNumber'] : [name]))
    const facts = Object.entries(identity).filter(([name]) => requested === undefined || requested.includes(name))
    return { integrationName, ...(Object.fromEntries(facts) as typeof identity) }
  })
