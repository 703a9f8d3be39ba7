import { verifyTransferOperation } from '@rialto/contract'
import { type Context, verifyTransfer } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { registerOperation } from '../../registerOperation.ts'

export const getVerify = (app: FastifyInstance, ctx: Context): void =>
  registerOperation(app, ctx, verifyTransferOperation, async ({ query }) => verifyTransfer(ctx, query))
