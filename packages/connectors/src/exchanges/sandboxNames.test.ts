import { findNetworkByCaip2 } from '@rialto/catalog'
import { expect, test } from 'vitest'
import {
  binanceInternational,
  binanceUs,
  bybit,
  coinbase,
  gemini,
  geminiDirect,
  kraken,
  kuCoin,
  okx,
  uphold,
} from '../registry.ts'

const xrplTestnet = findNetworkByCaip2('xrpl:1')?.id

test.each([
  [coinbase, 'ethereum', 'base'],
  [binanceInternational, 'ETH', 'BASE'],
  [binanceUs, 'ETH', 'BASE'],
  [gemini, 'ethereum', 'base'],
  [geminiDirect, 'ethereum', 'base'],
  [kraken, 'Ethereum', 'Base'],
  [bybit, 'ETH', 'BASE'],
  [kuCoin, 'eth', 'base'],
  [okx, 'ERC20', 'Base'],
  [uphold, 'ethereum', 'base'],
] as const)('has the sandbox’s chains stand in under the public names', ({ describe }, ethereum, base) => {
  const { networks } = describe('sandbox')
  expect(networks.filter(({ networkId }) => networkId !== xrplTestnet)).toEqual([
    { networkId: '03b2d786-7092-4a6a-9737-d6013e21819b', upstreamId: ethereum },
    { networkId: 'f2780a87-d1ab-4567-85b3-d9ae728cf54d', upstreamId: base },
  ])
  expect(describe('production').networks.length).toBeGreaterThanOrEqual(8)
})
