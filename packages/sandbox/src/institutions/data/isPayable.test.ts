import { expect, test } from 'vitest'

import { isPayable } from './isPayable.ts'
import { xrplNetworkId } from './networks.ts'

test('the zero address takes no payment, and the case of an address does not matter', () => {
  const evm = { networkId: 'evm' }
  expect(isPayable(evm, `0x${'0'.repeat(40)}`)).toBe(false)
  expect(isPayable(evm, '0x52908400098527886E0F7030069857D2E4169ee7')).toBe(true)
})

test('the XRP Ledger takes classic addresses alone', () => {
  const xrpl = { networkId: xrplNetworkId }
  expect(isPayable(xrpl, 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh')).toBe(true)
  expect(isPayable(xrpl, '0x52908400098527886E0F7030069857D2E4169ee7')).toBe(false)
})
