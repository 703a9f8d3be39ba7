import { createBridgingAddressOperation } from '@rialto/contract'
import { type Context, createBridgingAddress } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { registerOperation } from '../../registerOperation.ts'

export const postBridgingAddress = (app: FastifyInstance, ctx: Context): void =>
  registerOperation(app, ctx, createBridgingAddressOperation, ({ body, scope }) =>
    createBridgingAddress(ctx, scope, body),
  )
