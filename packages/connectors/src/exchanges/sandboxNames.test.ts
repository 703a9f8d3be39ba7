import { expect, it } from 'vitest'
import { binanceDescriptor } from './binance/descriptor.ts'
import { bybitDescriptor } from './bybit/descriptor.ts'
import { coinbaseDescriptor } from './coinbase/descriptor.ts'
import { krakenDescriptor } from './kraken/descriptor.ts'

it.each([
  [coinbaseDescriptor, 'ethereum', 'base'],
  [binanceDescriptor, 'ETH', 'BASE'],
  [krakenDescriptor, 'Ethereum', 'Base'],
  [bybitDescriptor, 'ETH', 'BASE'],
] as const)('has the sandbox’s chains stand in under the public names', (descriptor, ethereum, base) => {
  expect(descriptor('sandbox').networks).toEqual([
    { networkId: '03b2d786-7092-4a6a-9737-d6013e21819b', nativeId: ethereum },
    { networkId: 'f2780a87-d1ab-4567-85b3-d9ae728cf54d', nativeId: base },
  ])
  expect(descriptor('production').networks.length).toBeGreaterThanOrEqual(8)
})
