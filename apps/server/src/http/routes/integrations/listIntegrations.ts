import { findIntegrationType } from '@rialto/catalog'

import type { Handler } from '../../handler.ts'
import { iconUrl } from './logos.ts'

export const listIntegrationsHandler: Handler<'listIntegrations'> = async ctx => ({
  items: ctx.connectors.list().map(({ descriptor }) => {
    const known = findIntegrationType(descriptor.type)
    const icon = known?.icon === undefined ? undefined : iconUrl(ctx.settings.linkOrigin, known.icon)
    return {
      id: descriptor.integrationId,
      name: descriptor.name,
      type: descriptor.type,
      categories: [...(known?.categories ?? ['exchange'])],
      cryptoTransfersSupported: descriptor.products.includes('transfers'),
      ...(icon ? { logo: { logoColorUrl: icon, iconColorUrl: icon } } : {}),
    }
  }),
})
