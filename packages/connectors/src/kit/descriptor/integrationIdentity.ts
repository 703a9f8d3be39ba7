import type { ConnectorDescriptor } from '@rialto/core'
import { findIntegrationType } from '@rialto/catalog'

/** What the catalogue says of this integration. */
export const integrationIdentity = (
  type: string,
): Pick<ConnectorDescriptor, 'type' | 'aliases' | 'integrationId' | 'name'> => {
  const integration = findIntegrationType(type)
  if (integration === undefined) throw new Error(`The catalog has no integration ${type}`)
  return { type: integration.type, aliases: integration.aliases, integrationId: integration.id, name: integration.name }
}
