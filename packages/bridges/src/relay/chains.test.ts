import { findNetworkByCaip2 } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { caip2OfChain, nobodyOn } from './chains.ts'

test('an EVM chain has its chain id, and others the id of their family', () => {
  expect(caip2OfChain('evm', 8453)).toBe('eip155:8453')
  expect(caip2OfChain('svm', 792703809)).toBe('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
  for (const [vmType, id] of [
    ['svm', 792703809],
    ['bvm', 8253038],
    ['tvm', 728126428],
  ] as const)
    expect(findNetworkByCaip2(caip2OfChain(vmType, id) ?? '')).toBeDefined()
})

test('an unknown chain or family has no name, for any id', () => {
  expect(caip2OfChain('svm', 1)).toBeUndefined()
  for (const vmType of ['suivm', 'constructor', '__proto__', '']) {
    expect(caip2OfChain(vmType, 1)).toBeUndefined()
    expect(nobodyOn(vmType)).toBeUndefined()
  }
})

test('pay-ins from Tron are not supported', () => {
  expect(nobodyOn('evm')).toBe('0x000000000000000000000000000000000000dead')
  expect(nobodyOn('tvm')).toBeUndefined()
})
