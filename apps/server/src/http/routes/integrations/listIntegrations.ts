import { findIntegrationType, selfCustodyWallets } from '@rialto/catalog'
import type { Connector, Context } from '@rialto/core'

import { constantContent } from '../../constantContent.ts'
import type { Handler } from '../../handler.ts'
import { integrationLogo } from './logos.ts'

/** One entry, or one for each well-known wallet. */
const entriesOf = (ctx: Context, { descriptor }: Connector) => {
  const { type, name, integrationId: id, products, scheme } = descriptor
  const shared = {
    type,
    cryptoTransfersSupported: products.includes('transfers'),
    logo: integrationLogo(ctx.settings.linkOrigin, descriptor),
  }
  const categories: string[] = [...(findIntegrationType(type)?.categories ?? ['exchange'])]
  if (scheme.kind !== 'wallet') return [{ id, name, ...shared, categories }]
  return selfCustodyWallets(ctx.environment).map(wallet => ({
    id: wallet.id,
    name: wallet.name,
    ...shared,
    categories: [type],
    deFiWalletProviderId: wallet.providerId,
  }))
}

export const listIntegrationsHandler: Handler<'listIntegrations'> = constantContent(ctx => ({
  items: ctx.connectors.list().flatMap(connector => entriesOf(ctx, connector)),
}))
