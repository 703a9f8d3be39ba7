import {
  createSubClientOperation,
  listSubClientsOperation,
  readSubClientOperation,
  type RegisteredClientData,
  removeSubClientLogoOperation,
  removeSubClientOperation,
  replaceSubClientOperation,
} from '@rialto/contract'
import {
  type Context,
  createSubClient,
  logoUrl,
  readSubClient,
  removeSubClient,
  removeSubClientLogo,
  replaceSubClient,
  type SubClient,
} from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { registerAdminOperation } from './registerAdminOperation.ts'
import type { AdminTokens } from './tokens/adminTokens.ts'

export const subClientRoutes = (app: FastifyInstance, ctx: Context, tokens: AdminTokens): void => {
  const view = (subClient: SubClient) => registeredClient(ctx, subClient)

  registerAdminOperation(app, ctx, tokens, listSubClientsOperation, async ({ scope }) =>
    (await ctx.store.subClients.list(scope)).map(view),
  )
  registerAdminOperation(app, ctx, tokens, createSubClientOperation, async ({ scope, body }) =>
    view(await createSubClient(ctx, scope, body)),
  )
  registerAdminOperation(app, ctx, tokens, readSubClientOperation, async ({ scope, params }) =>
    view(await readSubClient(ctx, scope, params.id)),
  )
  registerAdminOperation(app, ctx, tokens, replaceSubClientOperation, async ({ scope, params, body }) =>
    view(await replaceSubClient(ctx, scope, params.id, body)),
  )
  registerAdminOperation(app, ctx, tokens, removeSubClientOperation, ({ scope, params }) =>
    removeSubClient(ctx, scope, params.id).then(() => undefined),
  )
  registerAdminOperation(app, ctx, tokens, removeSubClientLogoOperation, ({ scope, params }) =>
    removeSubClientLogo(ctx, scope, params.id).then(() => undefined),
  )
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
