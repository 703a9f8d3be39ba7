import type { Integration } from './integrations/integration.ts'
import { ccxtSignedIntegrations } from './integrations/ccxtSignedIntegrations.ts'
import { firstPartyIntegrations } from './integrations/firstPartyIntegrations.ts'
import { otherIntegrations } from './integrations/otherIntegrations.ts'

export type { Integration }

/** Every integration type, in the order users see them. The sandbox uses the same types as production. */
export const integrations: readonly Integration[] = [
  ...firstPartyIntegrations,
  ...ccxtSignedIntegrations,
  ...otherIntegrations,
]

const byName = new Map(
  integrations.flatMap(integration =>
    [integration.type, ...integration.aliases].map(name => [name.toLowerCase(), integration] as const),
  ),
)
const byId = new Map(integrations.map(integration => [integration.id, integration]))

/** The integration under this type or alias, in any letter case, or `undefined`. */
export const findIntegrationType = (name: string): Integration | undefined => byName.get(name.toLowerCase())

/** The integration with this public id, or `undefined`. */
export const findIntegration = (id: string): Integration | undefined => byId.get(id.toLowerCase())

/** The one type of all self-custody wallets. The provider id names the wallet. */
export const walletIntegrationType = 'deFiWallet'
