import type { LinkConfiguration } from '@rialto/core'

import { publicProducts } from '../../integrations/publicProducts.ts'

export const linkConfigurationView = ({ id, catalog, products, networkIds, ...settings }: LinkConfiguration) => ({
  configurationId: id,
  ...settings,
  catalogConfiguration: catalog,
  products: publicProducts(products),
  networkIds: [...networkIds],
})
