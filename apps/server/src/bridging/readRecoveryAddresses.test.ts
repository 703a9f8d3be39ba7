import { expect, test } from 'vitest'

import { readRecoveryAddresses } from './readRecoveryAddresses.ts'

const evm = '0x52908400098527886E0F7030069857D2E4169EE7'

test('recovery addresses are read by type of network', () => {
  expect(readRecoveryAddresses(` evm = ${evm}, `, 'production')).toEqual({ evm })
  expect(readRecoveryAddresses(undefined, 'production')).toEqual({})
  expect(Object.keys(readRecoveryAddresses(undefined, 'sandbox'))).toEqual(['evm', 'solana'])
})

test.each([
  ['a type that does not exist', `polygon=${evm}`],
  ['an address of another type', `solana=${evm}`],
  ['an address with a wrong check', `evm=${evm.replace('E7', 'e7')}`],
  ['an address without a type', evm],
  ['a type twice', `evm=${evm},evm=${evm.toLowerCase()}`],
])('%s stops the start', (_, text) => {
  expect(() => readRecoveryAddresses(text, 'production')).toThrow('RIALTO_BRIDGE_RECOVERY_ADDRESSES')
})
