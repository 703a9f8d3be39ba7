import { findNetworkByCaip2 } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { checkAddress, isPayableOrder } from './checkAddress.ts'

const idOf = (caip2: string) => findNetworkByCaip2(caip2)?.id ?? ''
const ethereum = idOf('eip155:1')
const bitcoin = idOf('bip122:000000000019d6689c085ae165831e93')
const xrpl = idOf('xrpl:0')
const stellar = idOf('stellar:pubnet')
const ton = idOf('ton:-239')
const classic = 'rkx9tJZbZnoxTTKNt1KAnPtgCXU8vrjWu'
const xWith42 = 'X7Wppx6MyQoASwMYU3GUG89ykFmurTPeiQhoqwbmvR3hAbo'
const account = 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ'

test.each([
  [ethereum, '0x52908400098527886E0F7030069857D2E4169EE7'],
  [bitcoin, 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
  [ton, 'EQDbwbTJAP/kjVdbXaXGOAQBJfZdsP4+JElLduqYZFfZhhBz'],
  [ton, '0:4bf5122f344554c53bde2ebb8cd2b7e3d1600ad631c385a5d7cce23c7785459a'],
  [xrpl, classic],
])('takes an address in a form of its network', (networkId, address) => {
  expect(checkAddress({ address, tag: null }, networkId, 'Kraken')).toEqual({ address })
})

test.each([
  [xrpl, { address: classic, tag: '104857' }, { address: classic, tag: '104857' }],
  [xrpl, { address: `${classic}:104857` }, { address: classic, tag: '104857' }],
  [xrpl, { address: `${classic}?dt=104857` }, { address: classic, tag: '104857' }],
  [xrpl, { address: `${classic}:104857`, tag: '104857' }, { address: classic, tag: '104857' }],
  [xrpl, { address: xWith42 }, { address: classic, tag: '42' }],
  [xrpl, { address: xWith42, tag: '42' }, { address: classic, tag: '42' }],
  [stellar, { address: `${account}?memoId=7` }, { address: account, tag: '7' }],
  [
    ton,
    { address: 'EQBL9RIvNEVUxTveLruM0rfj0WAK1jHDhaXXzOI8d4VFmtsM:7' },
    { address: 'EQBL9RIvNEVUxTveLruM0rfj0WAK1jHDhaXXzOI8d4VFmtsM', tag: '7' },
  ],
])('takes address and tag apart, in whichever text the institution puts them', (networkId, given, place) => {
  expect(checkAddress(given, networkId, 'CoinEx')).toEqual(place)
})

test.each([
  [ethereum, { address: `0x${'0'.repeat(40)}` }],
  [ethereum, { address: '0x529084' }],
  [ethereum, { address: '0x52908400098527886E0F7030069857D2E4169Ee7' }],
  [ethereum, { address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' }],
  [ethereum, { address: '0x52908400098527886E0F7030069857D2E4169EE7', tag: 'a b' }],
  [ethereum, { address: '' }],
  [bitcoin, { address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq:7' }],
  [xrpl, { address: 'rkx9tJZbZnoxTTKNt1KAnPtgCXU8vrjW' }],
  [xrpl, { address: classic, tag: 'seven' }],
  [xrpl, { address: `${classic}:7`, tag: '8' }],
  [xrpl, { address: xWith42, tag: '7' }],
  [xrpl, { address: 'rrrrrrrrrrrrrrrrrrrrrhoLvTp' }],
])('calls the reply malformed: %s %j', (networkId, given) => {
  expect(() => checkAddress(given, networkId, 'Kraken')).toThrow('Kraken returned a deposit address that is not valid')
})

test('an order is validated like its destination', () => {
  expect(isPayableOrder(ton, { address: 'EQDbwbTJAP/kjVdbXaXGOAQBJfZdsP4+JElLduqYZFfZhhBz', tag: 'order 12' })).toBe(
    true,
  )
  expect(isPayableOrder(xrpl, { address: classic, tag: 'order 12' })).toBe(false)
  expect(isPayableOrder(xrpl, { address: xWith42, tag: '7' })).toBe(false)
  expect(isPayableOrder(bitcoin, { address: '<b>bc1qar0srrr7xfkvy5</b>' })).toBe(false)
})
