import { networks } from '@rialto/catalog'
import { describe, expect, test } from 'vitest'
import { uuidReference } from './kit/testing/uuidReference.ts'
import * as registry from './registry.ts'
import { upstreamReference } from './kit/matching/foundWithdrawal.ts'

const environments = ['sandbox', 'production'] as const
const cases = Object.entries(registry).flatMap(([type, entry]) =>
  environments
    .filter(environment => (environment === 'production' ? entry.sandboxOnly !== true : entry.simulated !== false))
    .map(environment => [type, environment, entry.describe(environment)] as const),
)

describe.each(cases)('%s in the %s', (type, environment, descriptor) => {
  test('is registered under its type', () => expect(descriptor.type).toBe(type))

  test('names each network of its table once, in its environment only', () => {
    const mapped = descriptor.networks
    const { products } = descriptor
    const moves = products.includes('transfers') || products.includes('cryptocurrencyDepositAddresses')
    expect(mapped.length > 0).toBe(moves)
    expect(new Set(mapped.map(n => n.networkId)).size).toBe(mapped.length)
    for (const { networkId, upstreamId } of mapped) {
      expect(upstreamId).not.toBe('')
      expect(networks.find(network => network.id === networkId)?.environments).toContain(environment)
    }
  })

  test('has patterns that match their own examples', () => {
    const { scheme } = descriptor
    for (const field of scheme.kind === 'apiKey' ? scheme.fields : []) {
      expect(field.example).toMatch(new RegExp(field.pattern, 'u'))
      expect(field.pattern).toMatch(/^\^.*\$$/)
      expect(['username', 'password', 'authToken']).toContain(field.name)
    }
  })

  test('calls only its own hosts, by https', () => {
    expect(descriptor.hosts.length).toBeGreaterThan(0)
    for (const host of descriptor.hosts) expect(host).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)
    const probe = new URL(descriptor.probe.url)
    expect(probe.protocol).toBe('https:')
    expect(descriptor.hosts).toContain(probe.host)
    expect(descriptor.probe.proof.length).toBeGreaterThan(0)
  })

  test('has budgets for its own hosts only', () => {
    expect(descriptor.budgets.length).toBeGreaterThan(0)
    for (const { host, burst, perMinute } of descriptor.budgets) {
      expect(descriptor.hosts).toContain(host)
      expect(burst).toBeGreaterThanOrEqual(1)
      expect(perMinute).toBeGreaterThan(0)
    }
  })

  test('has room for our reference, and waits longer than the withdrawal lease', () => {
    const { reference, notCreatedAfterMs } = descriptor.withdrawal
    expect(upstreamReference(descriptor.withdrawal, uuidReference).length).toBeLessThanOrEqual(
      reference?.maxLength ?? 36,
    )
    expect(notCreatedAfterMs).toBeGreaterThanOrEqual(3_600_000)
  })
})
