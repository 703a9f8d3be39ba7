import { integrations } from '@rialto/catalog'
import type { Clock, Connector, ConnectorDescriptor, Environment } from '@rialto/core'
import type { Egress } from '@rialto/egress'
import type { ConnectorEntry, OAuthClient } from './kit/connectorEntry.ts'
import { lazyConnector } from './kit/lazyConnector.ts'
import { probeHealth } from './kit/probeHealth.ts'
import * as registry from './registry.ts'

export interface ConnectorsOptions {
  egress: Egress
  clock: Clock
  environment: Environment
  /** This installation's client at the institution of an integration type; undefined where none is configured. */
  oauth(type: string): OAuthClient | undefined
}

export interface Connectors {
  connectors: Connector[]
  /** Known integrations this installation cannot offer, with what is missing, for the operator. */
  unavailable: { type: string; reason: string }[]
}

interface Candidate {
  entry: ConnectorEntry
  descriptor: ConnectorDescriptor
}

const none: OAuthClient = { clientId: '', clientSecret: '' }

const order = new Map(integrations.map(({ type }, index) => [type, index]))

/** In the catalogue's order, which is the one users see. */
const candidatesOf = (environment: Environment): Candidate[] =>
  Object.values(registry)
    .map(entry => ({ entry, descriptor: entry.describe(environment) }))
    .sort((a, b) => (order.get(a.descriptor.type) ?? 0) - (order.get(b.descriptor.type) ?? 0))

const isConfigured = (client: OAuthClient | undefined): client is OAuthClient =>
  client !== undefined && client.clientId !== '' && client.clientSecret !== ''

const connectorOf = ({ entry, descriptor }: Candidate, options: ConnectorsOptions, oauth: OAuthClient): Connector => {
  const { egress, clock, environment } = options
  return lazyConnector({
    descriptor,
    calls: entry.calls,
    load: async () => (await entry.load())({ egress, clock, environment, oauth }),
    around: (_call, _args, run) => run(),
    probe: () => probeHealth(egress, descriptor),
  })
}

/** Every connector this installation is configured for. None of their code is loaded before it is called. */
export const createConnectors = (options: ConnectorsOptions): Connectors => {
  const found: Connectors = { connectors: [], unavailable: [] }
  for (const candidate of candidatesOf(options.environment)) {
    const { type, name, scheme } = candidate.descriptor
    const client = scheme.kind === 'oAuth' ? options.oauth(type) : none
    if (scheme.kind === 'apiKey') found.connectors.push(connectorOf(candidate, options, none))
    else if (isConfigured(client)) found.connectors.push(connectorOf(candidate, options, client))
    else found.unavailable.push({ type, reason: `No OAuth client is configured for ${name} (client id and secret)` })
  }
  return found
}
