import { createLinkTokenOperation } from '@rialto/contract'
import { type Context, createLinkToken } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { registerOperation } from '../../registerOperation.ts'

export const postLinkToken = (app: FastifyInstance, ctx: Context): void =>
  registerOperation(app, ctx, createLinkTokenOperation, async ({ scope, body }) => {
    const { linkToken, url } = await createLinkToken(ctx, scope, body)
    return body.transferOptions?.generatePayLink ? { linkToken, paymentLink: url } : { linkToken }
  })
