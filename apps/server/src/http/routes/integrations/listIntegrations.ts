import { findIntegrationType } from '@rialto/catalog'

import type { Handler } from '../../handler.ts'
import { integrationLogo } from './logos.ts'

export const listIntegrationsHandler: Handler<'listIntegrations'> = async ctx => ({
  items: ctx.connectors.list().map(({ descriptor }) => {
    const known = findIntegrationType(descriptor.type)
    return {
      id: descriptor.integrationId,
      name: descriptor.name,
      type: descriptor.type,
      categories: [...(known?.categories ?? ['exchange'])],
      cryptoTransfersSupported: descriptor.products.includes('transfers'),
      logo: integrationLogo(ctx.settings.linkOrigin, descriptor),
    }
  }),
})
