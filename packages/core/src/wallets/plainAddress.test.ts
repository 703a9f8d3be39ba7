import { expect, test } from 'vitest'

import { plainAddress } from './plainAddress.ts'

test('an upper-case segwit address of any network, as in QR codes, is stored in lower case', () => {
  const segwit = 'BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ'
  for (const address of [segwit, segwit.replace('BC1', 'TB1'), segwit.replace('BC1', 'BCRT1')])
    expect(plainAddress(address)).toBe(address.toLowerCase())
})

test.each([
  'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  '1BoatSLRHtKNngkdXEeobR76b53LETtpyT',
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T',
  'BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDq',
])('%s stays as it is: it is in lower case, or its case is part of it', address => {
  expect(plainAddress(address)).toBe(address)
})
