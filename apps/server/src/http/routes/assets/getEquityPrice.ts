import { toJsonNumber } from '@rialto/catalog'
import { getEquityPriceOperation } from '@rialto/contract'
import { type Context, getEquityPrice as readEquityPrice } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { registerOperation } from '../../registerOperation.ts'

export const getEquityPrice = (app: FastifyInstance, ctx: Context): void =>
  registerOperation(app, ctx, getEquityPriceOperation, async ({ params }) => {
    const { price, quotedAtMs } = await readEquityPrice(ctx, params.symbol)
    return { price: toJsonNumber(price), timestamp: Math.floor(quotedAtMs / 1000) }
  })
