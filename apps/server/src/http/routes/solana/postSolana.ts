import { getLatestBlockhashOperation, getTokenProgramOperation, isTokenAddressCreatedOperation } from '@rialto/contract'
import { type Context, getLatestBlockhash, getTokenProgram, isTokenAddressCreated } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { registerOperation } from '../../registerOperation.ts'

/** What a page that builds Solana transactions has to ask a node for. */
export const postSolana = (app: FastifyInstance, ctx: Context): void => {
  registerOperation(app, ctx, getLatestBlockhashOperation, ({ query }) => getLatestBlockhash(ctx, query))
  registerOperation(app, ctx, getTokenProgramOperation, ({ query }) => getTokenProgram(ctx, query))
  registerOperation(app, ctx, isTokenAddressCreatedOperation, async ({ query }) =>
    String(await isTokenAddressCreated(ctx, query)),
  )
}
