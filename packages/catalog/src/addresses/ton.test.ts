import { tonAddresses } from './ton.ts'
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
