import { networks } from '@rialto/catalog'
import { describe, expect, it } from 'vitest'
import { binanceDescriptor } from './binance/descriptor.ts'
import { coinbaseDescriptor } from './coinbase/descriptor.ts'

describe.each([
  ['coinbase', coinbaseDescriptor, 'ethereum', 'base'],
  ['binanceInternational', binanceDescriptor, 'ETH', 'BASE'],
] as const)('%s', (type, descriptor, ethereum, base) => {
  it('names each network of its table once, in its environment only', () => {
    for (const environment of ['sandbox', 'production'] as const) {
      const mapped = descriptor(environment).networks
      expect(new Set(mapped.map(n => n.networkId)).size).toBe(mapped.length)
      expect(new Set(mapped.map(n => n.nativeId)).size).toBe(mapped.length)
      for (const { networkId } of mapped) {
        expect(networks.find(network => network.id === networkId)?.environments).toContain(environment)
      }
    }
  })

  it('has the sandbox’s chains stand in under the public names', () => {
    expect(descriptor('sandbox').networks).toEqual([
      { networkId: '03b2d786-7092-4a6a-9737-d6013e21819b', nativeId: ethereum },
      { networkId: 'f2780a87-d1ab-4567-85b3-d9ae728cf54d', nativeId: base },
    ])
    expect(descriptor('production').networks.length).toBeGreaterThanOrEqual(8)
    expect(descriptor('sandbox').type).toBe(type)
  })

  it('gives patterns that their own examples match', () => {
    for (const environment of ['sandbox', 'production'] as const) {
      const { scheme } = descriptor(environment)
      for (const field of scheme.kind === 'apiKey' ? scheme.fields : []) {
        expect(field.example).toMatch(new RegExp(field.pattern))
      }
    }
  })
})
