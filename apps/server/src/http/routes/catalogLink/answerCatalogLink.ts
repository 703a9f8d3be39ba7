import type { getCatalogLinkOperation } from '@rialto/contract'
import { type CatalogLinkInput, type Context, type Scope, createCatalogLink } from '@rialto/core'
import type { Static } from 'typebox'

type Query = Static<NonNullable<typeof getCatalogLinkOperation.query>>

export const answer = async (ctx: Context, scope: Scope, query: Query, transfers?: CatalogLinkInput['transfers']) => {
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
