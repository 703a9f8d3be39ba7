import { type Integration, integrations } from '@rialto/catalog'
import type {
  ChainBalances,
  ChainPayments,
  Clock,
  Connector,
  ConnectorDescriptor,
  Environment,
  RateBudget,
} from '@rialto/core'
import type { OddRows } from '@rialto/contract'
import type { Egress } from '@rialto/egress'
import { addressDescriptor, addressTypes } from './addresses/addressDescriptor.ts'
import { createAddressConnector } from './addresses/createAddressConnector.ts'
import { cappedEgress } from '@rialto/upstream'
import type { Breaker } from './resilience/breaker.ts'
import { budgetedEgress, tooMany } from './resilience/budgetedEgress.ts'
import { coalesce } from './resilience/coalesce.ts'
import { createWalletConnector } from './wallets/createWalletConnector.ts'
import { walletDescriptor } from './wallets/walletDescriptor.ts'
import { createHealth, type Health, type InstitutionHealth, type SharedBreakers } from './resilience/createHealth.ts'
import { withBreaker } from './resilience/withBreaker.ts'
import { type Measure, measureCalls, type UpstreamObserver } from './resilience/measureCalls.ts'
import type { ConnectorEntry, OAuthClient } from './kit/connectorEntry.ts'
import { lazyConnector } from './kit/lazyConnector.ts'
import type { SharedNonces } from './kit/signing/createNonces.ts'
import { probeHealth } from './kit/http/probeHealth.ts'
import * as registry from './registry.ts'

export interface ConnectorsOptions {
  egress: Egress
  clock: Clock
  environment: Environment
  /** This installation's client at the institution of an integration type. Undefined if none is configured. */
  oauth(type: string): OAuthClient | undefined
  /** Reads the chains of address connections. Absent, or without a network: they are not offered. */
  chainBalances?: ChainBalances
  /** Finds wallets' payments on those chains. Absent: wallets are not offered. */
  chainPayments?: ChainPayments
  /** Called after each call to an institution, and after each probe. */
  observe?: UpstreamObserver | undefined
  /** Called with the number of rows of an account that could not be read and were left out. */
  onOddRows?: ((odd: { institution: string; list: OddRows['of']; count: number }) => void) | undefined
  /** State shared with the other processes of this installation. Absent for a single process. */
  shared?: { breakers: SharedBreakers; noncesOf(institution: string): SharedNonces } | undefined
}

export interface Unavailable {
  type: string
  name: string
  products: Products
  reason: string
  /** True if an operator's setting would make it available. */
  configurable: boolean
}

export interface Connectors {
  connectors: Connector[]
  /** Integrations of the catalogue that this installation cannot offer, with the missing configuration. */
  unavailable: Unavailable[]
  /** Health of an integration type, as seen by this process. Up if the process has not called it. */
  health(type: string): InstitutionHealth
  /** Whether this process calls each institution. `open`: calls fail without reaching it. */
  breakers(): { institution: string; state: Breaker['kind'] }[]
}

interface Candidate {
  entry: ConnectorEntry
  descriptor: ConnectorDescriptor
}

const none: OAuthClient = { clientId: '', clientSecret: '' }

const order = new Map(integrations.map(({ type }, index) => [type, index]))

/** In the order of the catalogue, which users see. */
const candidatesOf = (environment: Environment): Candidate[] =>
  Object.values(registry)
    .filter(({ simulated, sandboxOnly }) => (environment === 'production' ? sandboxOnly !== true : simulated !== false))
    .map(entry => ({ entry, descriptor: entry.describe(environment) }))
    .sort((a, b) => (order.get(a.descriptor.type) ?? 0) - (order.get(b.descriptor.type) ?? 0))

type Products = ConnectorDescriptor['products']

const absence = ({ name, tier }: Integration, isInProduction: boolean): string => {
  if (isInProduction) return `${name} is available in production only: the sandbox has no simulator for it.`
  return tier === 'partner' ? `${name} is available to its partners only.` : `${name} is not supported in this version.`
}

/**
 * Integrations that are neither registered nor configurable. Wallets, addresses and sandbox-only integrations are not
 * counted.
 */
const unregistered = (candidates: readonly Candidate[]): Unavailable[] => {
  const registered = new Set(candidates.map(({ descriptor }) => descriptor.type))
  const inProduction = new Map<string, Products>(
    Object.values(registry)
      .map(entry => entry.describe('production'))
      .map(({ type, products }) => [type, products]),
  )
  return integrations
    .filter(({ type, tier }) => tier !== 'generic' && tier !== 'sandbox' && !registered.has(type))
    .map(integration => {
      const { type, name } = integration
      const products = inProduction.get(type)
      const reason = absence(integration, products !== undefined)
      return { type, name, products: products ?? [], reason, configurable: false }
    })
}

const isConfigured = (client: OAuthClient | undefined): client is OAuthClient =>
  client !== undefined && client.clientId !== '' && client.clientSecret !== ''

/** The simulators set no limits; the sandbox's budgets are so wide that no test or demo reaches them. */
const sandboxFactor = 50

const budgetsOf = ({ budgets }: ConnectorDescriptor, environment: Environment): RateBudget[] => {
  const factor = environment === 'sandbox' ? sandboxFactor : 1
  return budgets.map(budget => ({ ...budget, burst: budget.burst * factor, perMinute: budget.perMinute * factor }))
}

const probeOf =
  (egress: Egress, descriptor: ConnectorDescriptor, health: Health, measure: Measure): Connector['probe'] =>
  async () => {
    try {
      await measure('probe', () => probeHealth(egress, descriptor))
      health.answered(descriptor)
    } catch (error) {
      health.failed(descriptor, 'probe')
      throw error
    }
  }

const connectorOf = (
  { entry, descriptor }: Candidate,
  { egress, clock, environment, observe, onOddRows, shared }: ConnectorsOptions,
  oauth: OAuthClient,
  health: Health,
): Connector => {
  const share = coalesce(descriptor.type)
  const watch = withBreaker(health, descriptor)
  const measure = measureCalls(observe, descriptor)
  const capped = cappedEgress(egress, { clock, caps: descriptor.caps, tooMany })
  const within = budgetedEgress(capped, clock, budgetsOf(descriptor, environment))
  return lazyConnector({
    descriptor,
    calls: entry.calls,
    load: async () =>
      (await entry.load())({
        egress: within,
        clock,
        environment,
        oauth,
        nonces: shared?.noncesOf(descriptor.institution),
        onOddRows: ({ of: list, rows }) =>
          onOddRows?.({ institution: descriptor.institution, list, count: rows.length }),
      }),
    around: (call, args, run) => share(call, args, () => measure(call, () => watch(call, args, run))),
    probe: probeOf(egress, descriptor, health, measure),
  })
}

const noNode =
  'No RPC node is configured for any network (set RIALTO_EVM_RPC_<chainId> or RIALTO_SOLANA_RPC_<chainId>).'

/**
 * Addresses and wallets are read on every network with a node. They have no institution, and therefore no breaker or
 * budget.
 */
const chainConnectors = ({
  chainBalances: chains,
  chainPayments: payments,
}: ConnectorsOptions): Pick<Connectors, 'connectors' | 'unavailable'> => {
  const connectors: Connector[] = []
  const missing: ConnectorDescriptor[] = []
  const wallet = walletDescriptor(chains ?? { networkIds: [], chainIdOf: () => undefined }, true)
  if (chains !== undefined && payments !== undefined && wallet.networks.length > 0)
    connectors.push(createWalletConnector(chains, payments))
  else missing.push(wallet)
  for (const type of addressTypes) {
    if (chains !== undefined && chains.networkIds.length > 0) connectors.push(createAddressConnector(type, chains))
    else missing.push(addressDescriptor(type, []))
  }
  const unavailable = missing.map(({ type, name, products }) => ({
    type,
    name,
    products,
    reason: noNode,
    configurable: true,
  }))
  return { connectors, unavailable }
}

/** Integrations with a sign-in are included if their OAuth client is configured. */
const institutionConnectors = (
  options: ConnectorsOptions,
  health: Health,
): Pick<Connectors, 'connectors' | 'unavailable'> => {
  const connectors: Connector[] = []
  const candidates = candidatesOf(options.environment)
  const unavailable = unregistered(candidates)
  for (const candidate of candidates) {
    const { type, name, scheme, products } = candidate.descriptor
    const client = scheme.kind === 'oAuth' ? options.oauth(type) : none
    if (scheme.kind !== 'oAuth') connectors.push(connectorOf(candidate, options, none, health))
    else if (isConfigured(client)) connectors.push(connectorOf(candidate, options, client, health))
    else {
      const reason = `No OAuth client is configured for ${name} (client id and secret).`
      unavailable.push({ type, name, products, reason, configurable: true })
    }
  }
  return { connectors, unavailable }
}

/** Every connector that this installation is configured for. Their code is loaded when it is first called. */
export const createConnectors = (options: ConnectorsOptions): Connectors => {
  const health = createHealth(options.clock, options.shared?.breakers)
  const ofInstitutions = institutionConnectors(options, health)
  // On-chain reads have no institution and no breaker.
  const institutions = [...new Set(ofInstitutions.connectors.map(({ descriptor }) => descriptor.institution))]
  const onChain = chainConnectors(options)
  const connectors = [...ofInstitutions.connectors, ...onChain.connectors]
  const byType = new Map(connectors.map(({ descriptor }) => [descriptor.type, descriptor]))
  return {
    connectors,
    unavailable: [...ofInstitutions.unavailable, ...onChain.unavailable],
    health: type => {
      const descriptor = byType.get(type)
      return descriptor === undefined ? { isUp: true } : health.of(descriptor)
    },
    breakers: () => institutions.map(institution => ({ institution, state: health.breaker(institution) })),
  }
}
