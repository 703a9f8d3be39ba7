import {
  createLinkConfiguration,
  type LinkConfiguration,
  previewLink,
  readLinkConfiguration,
  removeLinkConfiguration,
  replaceLinkConfiguration,
} from '@rialto/core'

import type { AdminHandlers } from '../../handler.ts'
import { publicProducts } from '../integrations/publicProducts.ts'

type Ids =
  | 'listLinkConfigurations'
  | 'createLinkConfiguration'
  | 'readLinkConfiguration'
  | 'replaceLinkConfiguration'
  | 'removeLinkConfiguration'
  | 'previewLinkConfiguration'

export const linkConfigurationHandlers: AdminHandlers<Ids> = {
  listLinkConfigurations: async (ctx, { scope }) => (await ctx.store.linkConfigurations.list(scope)).map(view),
  createLinkConfiguration: async (ctx, { scope, body }) => view(await createLinkConfiguration(ctx, scope, body)),
  readLinkConfiguration: async (ctx, { scope, params }) => view(await readLinkConfiguration(ctx, scope, params.id)),
  replaceLinkConfiguration: async (ctx, { scope, params, body }) =>
    view(await replaceLinkConfiguration(ctx, scope, params.id, body)),
  previewLinkConfiguration: async (ctx, { scope, params }) => {
    const { id } = await readLinkConfiguration(ctx, scope, params.id)
    return { previewUrl: await previewLink(ctx, scope, { configurationId: id }) }
  },
  removeLinkConfiguration: async (ctx, { scope, params }) => {
    await removeLinkConfiguration(ctx, scope, params.id)
  },
}

const view = ({ id, catalog, products, networkIds, ...settings }: LinkConfiguration) => ({
  configurationId: id,
  ...settings,
  catalogConfiguration: catalog,
  products: publicProducts(products),
  networkIds: [...networkIds],
})
