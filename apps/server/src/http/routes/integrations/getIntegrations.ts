import { findIntegrationType } from '@rialto/catalog'
import { listIntegrationsOperation } from '@rialto/contract'
import type { Context } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { registerOperation } from '../../registerOperation.ts'
import { iconUrl } from './logos.ts'

export const getIntegrations = (app: FastifyInstance, ctx: Context): void =>
  registerOperation(app, ctx, listIntegrationsOperation, async () => ({
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
  }))
