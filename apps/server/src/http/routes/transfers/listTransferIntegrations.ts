import { findNetwork, tokensOn } from '@rialto/catalog'
import type { Connector } from '@rialto/core'

import { constantContent } from '../../constantContent.ts'
import type { Handler } from '../../handler.ts'
import { defined } from '@rialto/defined'

import { networkLogoUrl } from '../integrations/logos.ts'

/** The account is reached over its institution's API, so Link may run on any device. */
const everyDevice = ['android', 'ios', 'web'] as const

export const listTransferIntegrationsHandler: Handler<'listTransferIntegrations'> = constantContent(ctx => ({
  integrations: ctx.connectors.list().map(({ descriptor }) => ({
    id: descriptor.integrationId,
    type: descriptor.type,
    name: descriptor.name,
    networks: networksOf(ctx.settings.linkOrigin, descriptor),
    supportsOutgoingTransfers: descriptor.products.includes('transfers'),
    supportsIncomingTransfers: descriptor.products.includes('cryptocurrencyDepositAddresses'),
  })),
}))

const networksOf = (publicUrl: string, descriptor: Connector['descriptor']) =>
  descriptor.networks.flatMap(({ networkId }) => {
    const network = findNetwork(networkId)
    const symbols = tokensOn(networkId).map(({ symbol }) => symbol)
    if (!network || symbols.length === 0) return []
    const { id, name, chainId, nativeSymbol } = network
    const logo = defined({ logoUrl: networkLogoUrl(publicUrl, networkId) })
    return [{ id, name, chainId, ...logo, nativeSymbol, supportedTokens: symbols, supportedDevices: [...everyDevice] }]
  })
