import type { getCatalogLinkOperation } from '@rialto/contract'
import type { CatalogLinkInput } from '@rialto/core'
import type { Static } from 'typebox'

type Query = Static<NonNullable<typeof getCatalogLinkOperation.query>>

/** Converts the query of both operations, whose field names are capitalized, into the use cases' input. */
export const readCatalogQuery = (query: Query): Omit<CatalogLinkInput, 'transfers'> => ({
  userId: query.UserId,
  brokerType: query.BrokerType,
  enableTransfers: query.EnableTransfers,
  restrictMultipleAccounts: query.RestrictMultipleAccounts,
  disableApiKeyGeneration: query.DisableApiKeyGeneration,
  callbackUrl: query.CallbackUrl,
})
