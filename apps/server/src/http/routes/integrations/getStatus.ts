import { getStatusOperation } from '@rialto/contract'
import type { Context } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { registerOperation } from '../../registerOperation.ts'

export const getStatus = (app: FastifyInstance, ctx: Context): void =>
  registerOperation(app, ctx, getStatusOperation, async () =>
    ctx.connectors.list().map(({ descriptor }) => {
      const { isUp, description, downSinceMs } = ctx.connectors.health(descriptor.type)
      return {
        type: descriptor.type,
        name: descriptor.name,
        isUp,
        supportedProducts: [...descriptor.products],
        ...(description === undefined ? {} : { description }),
        ...(downSinceMs === undefined ? {} : { downTimeStart: Math.floor(downSinceMs / 1000) }),
      }
    }),
  )
