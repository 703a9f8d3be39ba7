import type { Integration } from './integrations/integration.ts'
import { ccxtSignedIntegrations } from './integrations/ccxtSignedIntegrations.ts'
import { firstPartyIntegrations } from './integrations/firstPartyIntegrations.ts'
import { otherIntegrations } from './integrations/otherIntegrations.ts'

export type { Integration }

/** Every integration type, in the order users see them. The sandbox answers under the same types as production. */
export const integrations: readonly Integration[] = [
  ...firstPartyIntegrations,
  ...ccxtSignedIntegrations,
  ...otherIntegrations,
]
