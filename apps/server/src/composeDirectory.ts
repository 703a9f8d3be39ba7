import type { Connector, ConnectorDirectory } from '@rialto/core'

/** The connectors of this process, found by type or alias in any case. */
export const directory = (
  connectors: readonly Connector[],
  unavailable: ReturnType<ConnectorDirectory['unavailable']>,
  health: ConnectorDirectory['health'],
): ConnectorDirectory => {
  const byName = new Map(
    connectors.flatMap(connector =>
      [connector.descriptor.type, ...connector.descriptor.aliases].map(
        name => [name.toLowerCase(), connector] as const,
      ),
    ),
  )
  return {
    list: () => connectors,
    find: type => byName.get(type.toLowerCase()),
    findByIntegrationId: id => connectors.find(({ descriptor }) => descriptor.integrationId === id.toLowerCase()),
    health,
    unavailable: () => unavailable,
  }
}
