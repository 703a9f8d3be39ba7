import type { RegisteredClientData } from '@rialto/contract'
import {
  type Context,
  createSubClient,
  logoUrl,
  previewLink,
  readSubClient,
  removeSubClient,
  removeSubClientLogo,
  replaceCallbackUrls,
  replaceSubClient,
  type SubClient,
} from '@rialto/core'

import type { AdminHandlers } from '../../handler.ts'

export const callbackUrlHandlers: AdminHandlers<'readCallbackUrls' | 'replaceCallbackUrls'> = {
  readCallbackUrls: async (ctx, { scope }) => ({ callbackUrls: [...(await ctx.store.callbackUrls.read(scope))] }),
  replaceCallbackUrls: async (ctx, { scope, body }) => ({
    callbackUrls: [...(await replaceCallbackUrls(ctx, scope, body.callbackUrls))],
  }),
}

type Ids =
  | 'listSubClients'
  | 'createSubClient'
  | 'readSubClient'
  | 'replaceSubClient'
  | 'removeSubClient'
  | 'removeSubClientLogo'
  | 'previewSubClient'

export const subClientHandlers: AdminHandlers<Ids> = {
  listSubClients: async (ctx, { scope }) =>
    (await ctx.store.subClients.list(scope)).map(subClient => registeredClient(ctx, subClient)),
  createSubClient: async (ctx, { scope, body }) => registeredClient(ctx, await createSubClient(ctx, scope, body)),
  readSubClient: async (ctx, { scope, params }) => registeredClient(ctx, await readSubClient(ctx, scope, params.id)),
  replaceSubClient: async (ctx, { scope, params, body }) =>
    registeredClient(ctx, await replaceSubClient(ctx, scope, params.id, body)),
  previewSubClient: async (ctx, { scope, params }) => {
    const { id } = await readSubClient(ctx, scope, params.id)
    return { previewUrl: await previewLink(ctx, scope, { subClientId: id }) }
  },
  removeSubClient: async (ctx, { scope, params }) => {
    await removeSubClient(ctx, scope, params.id)
  },
  removeSubClientLogo: async (ctx, { scope, params }) => {
    await removeSubClientLogo(ctx, scope, params.id)
  },
}

const registeredClient = (ctx: Context, subClient: SubClient): RegisteredClientData => ({
  id: subClient.id,
  subClientId: subClient.id,
  businessLegalName: subClient.businessLegalName,
  displayName: subClient.displayName,
  callbackUrls: [...subClient.callbackUrls],
  catalogConfiguration: subClient.catalog,
  ...(subClient.logo ? { logoUrl: logoUrl(ctx, subClient.logo) } : {}),
})
