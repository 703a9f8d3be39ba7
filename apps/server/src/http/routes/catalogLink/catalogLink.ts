import { createCatalogLinkOperation, readCatalogLinkOperation } from '@rialto/contract'
import { type CatalogLinkInput, type Context, createCatalogLink, type Scope } from '@rialto/core'
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'

import { registerOperation } from '../../registerOperation.ts'

type Query = Static<NonNullable<typeof readCatalogLinkOperation.query>>

const answer = async (ctx: Context, scope: Scope, query: Query, transfers?: CatalogLinkInput['transfers']) => {
  const { url } = await createCatalogLink(ctx, scope, {
    userId: query.UserId,
    brokerType: query.BrokerType,
    enableTransfers: query.EnableTransfers,
    restrictMultipleAccounts: query.RestrictMultipleAccounts,
    disableApiKeyGeneration: query.DisableApiKeyGeneration,
    callbackUrl: query.CallbackUrl,
    transfers,
  })
  return { url, iFrameUrl: url }
}

export const getCatalogLink = (app: FastifyInstance, ctx: Context): void =>
  registerOperation(app, ctx, readCatalogLinkOperation, ({ scope, query }) => answer(ctx, scope, query))

export const postCatalogLink = (app: FastifyInstance, ctx: Context): void =>
  registerOperation(app, ctx, createCatalogLinkOperation, ({ scope, query, body }) => {
    const { isCustomClientFeeProvided = true, clientFee, ...transfers } = body
    const withFee = isCustomClientFeeProvided && clientFee !== undefined ? { ...transfers, clientFee } : transfers
    return answer(ctx, scope, query, withFee)
  })
