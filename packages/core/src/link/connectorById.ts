import { findSelfCustodyWallet, walletIntegrationType } from '@rialto/catalog'

import type { Connector } from '../connections/connector.ts'
import type { Context } from '../kernel/context.ts'

/** The connector behind a public integration id: every wallet that lists name has one of its own, and all share a connector. */
export const connectorById = (ctx: Context, integrationId: string): Connector | undefined =>
  ctx.connectors.findByIntegrationId(integrationId) ??
  (findSelfCustodyWallet(integrationId) && ctx.connectors.find(walletIntegrationType))
