import type { RegisteredClientData } from '@rialto/contract'
import { type Context, logoUrl, type SubClient } from '@rialto/core'

export const registeredClient = (ctx: Context, subClient: SubClient): RegisteredClientData => ({
  id: subClient.id,
  subClientId: subClient.id,
  businessLegalName: subClient.businessLegalName,
  displayName: subClient.displayName,
  callbackUrls: [...subClient.callbackUrls],
  catalogConfiguration: subClient.catalog,
  ...(subClient.logo ? { logoUrl: logoUrl(ctx, subClient.logo) } : {}),
})
