import { expect, test } from 'vitest'

import { hasDescriptorChecksum } from './descriptorChecksum.ts'

/** BIP-380, "Test Vectors". */
test('the checksum of BIP-380’s example is accepted', () => {
  expect(hasDescriptorChecksum('raw(deadbeef)#89f8spxm')).toBe(true)
})

test.each([
  'raw(deadbeef)',
  'raw(deadbeef)#',
  'raw(deadbeef)#89f8spxmx',
  'raw(deadbeef)#89f8spx',
  'raw(deedbeef)#89f8spxm',
  'raw(deadbeef)##9f8spxm',
  'raw(Ü)#00000000',
])('%j has no valid checksum', text => {
  expect(hasDescriptorChecksum(text)).toBe(false)
})
