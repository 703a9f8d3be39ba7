import { findNetworkByCaip2 } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { checkAddress, isPlausibleAddress } from './checkAddress.ts'

const [ethereum = '', bitcoin = ''] = ['eip155:1', 'bip122:000000000019d6689c085ae165831e93'].map(
  caip2 => findNetworkByCaip2(caip2)?.id,
)

test('takes an address in the form of its network', () => {
  const address = '0x52908400098527886E0F7030069857D2E4169EE7'
  expect(checkAddress(address, ethereum, 'Kraken')).toBe(address)
  expect(isPlausibleAddress('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', bitcoin)).toBe(true)
})

test.each([`0x${'0'.repeat(40)}`, '0x529084', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', ''])(
  'calls the reply malformed where Ethereum’s address is %j',
  address => {
    expect(() => checkAddress(address, ethereum, 'Kraken')).toThrow(
      'Kraken returned a deposit address that is not valid',
    )
  },
)

test.each(['short', 'has a blank in it', '<b>bc1qar0srrr7xfkvy5</b>', 'x'.repeat(129)])(
  'finds no address in %j',
  text => {
    expect(isPlausibleAddress(text, bitcoin)).toBe(false)
  },
)
