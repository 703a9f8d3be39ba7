import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { Uuid } from '../shared/uuid.ts'
import { CallbackUrls } from './callbackUrls.ts'

/** Which integrations a sub-client's sessions offer. An empty list restricts nothing; ids nobody knows do no harm. */
export const CatalogConfiguration = Type.Object({
  excludeIntegrationCategories: Type.Optional(Type.Array(oneOf(['exchange', 'brokerage', 'wallet']), { maxItems: 10 })),
  excludeIntegrations: Type.Optional(Type.Array(Uuid, { maxItems: 1000 })),
  integrationWhiteList: Type.Optional(Type.Array(Uuid, { maxItems: 1000 })),
})
export type CatalogConfiguration = Type.Static<typeof CatalogConfiguration>

/** What registers a sub-client; `RegisteredClientInfo` of the published clients. Its icon comes after. */
export const RegisteredClientInfo = Type.Object({
  businessLegalName: Type.String({ minLength: 1, maxLength: 300 }),
  /** Shown to end users in place of the client's own name. */
  displayName: Type.String({ minLength: 1, maxLength: 300 }),
  callbackUrls: Type.Optional(CallbackUrls),
  catalogConfiguration: Type.Optional(CatalogConfiguration),
})
export type RegisteredClientInfo = Type.Static<typeof RegisteredClientInfo>

export const RegisteredClientData = Type.Object({
  id: Uuid,
  /** The same, under the name that link tokens and transfers give it. */
  subClientId: Uuid,
  businessLegalName: Type.String(),
  displayName: Type.String(),
  callbackUrls: Type.Array(Type.String()),
  catalogConfiguration: Type.Optional(CatalogConfiguration),
  logoUrl: Type.Optional(Type.String({ maxLength: 1024 })),
})
export type RegisteredClientData = Type.Static<typeof RegisteredClientData>
