import type { ChainPayments, Connector, Environment } from '@rialto/core'
import { integrations } from '@rialto/catalog'
import { describe, expect, test } from 'vitest'
import { createConnectors } from './createConnectors.ts'
import * as entry from './index.ts'
import { commonCalls } from './kit/connectorEntry.ts'
import { cannedEgress } from './kit/testing/cannedEgress.ts'
import * as registry from './registry.ts'

const shared = {
  egress: cannedEgress({}).egress,
  clock: { nowMs: () => 0, sleep: async () => undefined },
  environment: 'sandbox' as Environment,
}
const production = { ...shared, environment: 'production' as Environment }
const client = { clientId: 'id', clientSecret: 'secret' }
const sepolia = '03b2d786-7092-4a6a-9737-d6013e21819b'
const chainBalances = { networkIds: [sepolia], contracts: [], chainIdOf: () => 11_155_111, read: async () => [] }
const chainPayments = createNoPayments()

const callsOf = (connector: Connector): string[] =>
  Object.entries(connector)
    .flatMap(([group, value]: [string, unknown]) => {
      if (group === 'descriptor' || group === 'probe') return []
      if (typeof value === 'function') return [group]
      return Object.keys(value as object).map(name => `${group}.${name}`)
    })
    .sort()

describe('createConnectors', () => {
  test('integrations without configuration are left out, with the reason', () => {
    const { connectors, unavailable } = createConnectors({ ...shared, oauth: () => undefined })
    expect(connectors.every(({ descriptor }) => descriptor.scheme.kind !== 'oAuth')).toBe(true)
    expect(connectors.map(({ descriptor }) => descriptor.type)).toContain('binanceInternational')
    const coinbase = { type: 'coinbase', configurable: true, reason: expect.stringContaining('OAuth client') }
    expect(unavailable).toContainEqual(expect.objectContaining(coinbase))
  })

  test('every integration is offered once its client is configured, in the catalogue’s order', () => {
    const { connectors, unavailable } = createConnectors({
      ...production,
      oauth: () => client,
      chainBalances,
      chainPayments,
    })
    const types = connectors.map(({ descriptor }) => descriptor.type)
    const forSandbox = Object.values(registry).filter(({ sandboxOnly }) => sandboxOnly)
    expect(types).toHaveLength(Object.keys(registry).length - forSandbox.length + 3)
    expect(types).toEqual(integrations.map(({ type }) => type).filter(type => types.includes(type)))
    expect(unavailable.filter(({ configurable }) => configurable)).toEqual([])
  })

  test('every integration of the catalogue that needs a connector is listed once', () => {
    for (const oauth of [() => client, () => undefined]) {
      const { connectors, unavailable } = createConnectors({ ...shared, oauth })
      const types = [...connectors.map(({ descriptor }) => descriptor.type), ...unavailable.map(({ type }) => type)]
      const known = integrations.map(({ type }) => type)
      expect(types.sort()).toEqual(known.sort())
      for (const { reason } of unavailable) expect(reason).toMatch(/\.$/)
    }
  })

  test('the sandbox offers no integration without a simulator', () => {
    const { connectors, unavailable } = createConnectors({ ...shared, oauth: () => client })
    const offered = connectors.map(({ descriptor }) => descriptor.type)
    for (const [type, entry] of Object.entries(registry)) expect(offered.includes(type)).toBe(entry.simulated !== false)
    for (const { reason } of unavailable.filter(({ type }) => Object.hasOwn(registry, type)))
      expect(reason).toMatch(/no simulator/)
  })

  test('addresses and wallets are offered on networks with a node, and missing nodes are reported', () => {
    const addresses = ['deFiWallet', 'cryptocurrencyAddress', 'cryptocurrencyWallet']
    const offered = createConnectors({ ...shared, oauth: () => undefined, chainBalances, chainPayments })
    const found = offered.connectors.filter(({ descriptor }) => addresses.includes(descriptor.type))
    expect(found.map(({ descriptor }) => descriptor.networks.map(({ networkId }) => networkId))).toEqual([
      [sepolia],
      [sepolia],
      [sepolia],
    ])
    for (const none of [undefined, { ...chainBalances, networkIds: [] }]) {
      const parts = { ...shared, oauth: () => undefined, ...(none ? { chainBalances: none } : {}) }
      const { connectors, unavailable } = createConnectors(parts)
      expect(connectors.some(({ descriptor }) => addresses.includes(descriptor.type))).toBe(false)
      const reasons = unavailable.filter(({ type }) => addresses.includes(type))
      expect(reasons).toHaveLength(3)
      for (const { reason } of reasons) expect(reason).toContain('RIALTO_EVM_RPC_<chainId>')
    }
  })

  test('production lists no integration of the sandbox', () => {
    const ofSandbox = createConnectors({ ...shared, oauth: () => undefined })
    expect(ofSandbox.connectors.map(({ descriptor }) => descriptor.type)).toContain('sandboxBrokerage')
    const { connectors, unavailable } = createConnectors({
      ...production,
      oauth: () => client,
      chainBalances,
      chainPayments,
    })
    const named = [...connectors.map(({ descriptor }) => descriptor.type), ...unavailable.map(({ type }) => type)]
    expect(named).not.toContain('sandboxBrokerage')
  })

  test('a client without its secret is ignored', () => {
    const { unavailable } = createConnectors({ ...shared, oauth: () => ({ ...client, clientSecret: '' }) })
    expect(unavailable.map(({ type }) => type)).toContain('coinbase')
  })
})

describe.each(Object.entries(registry))('%s', (name, registered) => {
  test('a descriptor lists exactly the calls that its connector implements', async () => {
    const environment = registered.sandboxOnly ? 'sandbox' : 'production'
    const { type } = registered.describe(environment)
    const create = await registered.load()
    const connector = create({ ...shared, environment, oauth: client })
    expect(connector.descriptor).toEqual(registered.describe(environment))
    expect(callsOf(connector)).toEqual([...commonCalls, ...registered.calls].sort())
    const { connectors } = createConnectors({ ...shared, environment, oauth: () => client })
    const lazy = connectors.find(({ descriptor }) => descriptor.type === type)
    expect(lazy && callsOf(lazy)).toEqual(callsOf(connector))
    expect(name).toBe(type)
  })

  test('sign-in is offered as the descriptor says', () => {
    const calls = { oAuth: 'auth.completeOAuth', apiKey: 'auth.connectWithKey', password: 'auth.signIn' }
    const { kind } = registered.describe('sandbox').scheme
    expect(registered.calls).toContain(kind in calls ? calls[kind as keyof typeof calls] : undefined)
    const identity = registered.describe('sandbox').products.includes('identity')
    expect(registered.calls.includes('read.identity')).toBe(identity)
  })
})

test('exports what others build on', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'createConnectors',
    'createPriceLists',
    'findDrift',
    'priceListHosts',
    'recorderOf',
  ])
})

/** Payments are not used here. */
function createNoPayments(): ChainPayments {
  const none = () => Promise.reject(new Error('no node'))
  return {
    pays: () => true,
    head: none,
    isAnyPending: none,
    isSeen: none,
    readSponsoredFee: none,
    readFee: none,
    find: none,
    transactionFor: none,
  }
}
