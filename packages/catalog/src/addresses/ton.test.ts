import { Address } from '@ton/core'
import { expect, test } from 'vitest'

import { friendlyTonAddress, tonAddresses } from './ton.ts'
import { describeAddressForm } from './testing/describeAddressForm.ts'

describeAddressForm(tonAddresses, {
  valid: [
    'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs',
    'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id/sDs',
    'EQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAM9c',
    `0:${'ab'.repeat(32)}`,
    `-1:${'0'.repeat(64)}`,
  ],
  invalid: ['EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDt', `1:${'0'.repeat(64)}`, `0:${'0'.repeat(63)}`],
  hasChecksum: true,
})

test('the friendly spelling of an account is that of the published library, and names the account', () => {
  for (const raw of [`0:${'ab'.repeat(32)}`, `-1:${'0'.repeat(64)}`]) {
    const friendly = friendlyTonAddress(raw)
    expect(friendly).toBe(Address.parse(raw).toString({ bounceable: false }))
    expect(tonAddresses.read(friendly, { testnet: false })?.account).toBe(raw)
  }
})
