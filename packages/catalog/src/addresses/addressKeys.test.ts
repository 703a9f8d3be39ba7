import { expect, test } from 'vitest'

import { listedAddressKeys, lookedUpAddressKeys } from './addressKeys.ts'

const isListed = (listed: string, address: string, tag?: string): boolean =>
  lookedUpAddressKeys(address, tag).some(key => listedAddressKeys(listed).includes(key))

const classic = 'rkx9tJZbZnoxTTKNt1KAnPtgCXU8vrjWu'
const xWithout = 'X7Wppx6MyQoASwMYU3GUG89ykFmurTJpgtVfUbLbf6cEJUF'
const xWith42 = 'X7Wppx6MyQoASwMYU3GUG89ykFmurTPeiQhoqwbmvR3hAbo'

test.each([
  ['EQBL9RIvNEVUxTveLruM0rfj0WAK1jHDhaXXzOI8d4VFmtsM', 'UQBL9RIvNEVUxTveLruM0rfj0WAK1jHDhaXXzOI8d4VFmobJ'],
  [
    'EQBL9RIvNEVUxTveLruM0rfj0WAK1jHDhaXXzOI8d4VFmtsM',
    '0:4bf5122f344554c53bde2ebb8cd2b7e3d1600ad631c385a5d7cce23c7785459a',
  ],
  [classic, xWithout],
  [classic, xWith42],
  ['3MSvaVbVFFLML86rt5eqgA9SvW23upaXdY', 'MTf4tP1TCNBn8dNkyxeBVoPrFCcVzxJvvh'],
  ['41a614f803b6fd780986a42c78ec9c7f77e6ded13c', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['0x1', `0x${'1'.padStart(64, '0')}`],
  [
    '888tNkZrPN6JsEgekjMnABU4TBzc2Dt29EPAvkRxbANsAnjyPbb3iQ1YBRk1UXcdRsiKc9dhwMVgN5S9cQUiyoogDavup3H',
    '888tNkZrPN6JsEgekjMnABU4TBzc2Dt29EPAvkRxbANsAnjyPbb3iQ1YBRk1UXcdRsiKc9dhwMVgN5S9cQUiyoogDavup3H',
  ],
])('%s is listed, so that %s is', (listed, address) => expect(isListed(listed, address)).toBe(true))

test('a listed tag matches only that tag, and a listed account matches every tag', () => {
  expect(isListed(xWith42, classic, '42')).toBe(true)
  expect(isListed(xWith42, xWith42)).toBe(true)
  expect(isListed(xWith42, classic, '7')).toBe(false)
  expect(isListed(xWith42, classic)).toBe(false)
  expect(isListed(classic, classic, '7')).toBe(true)
})

test('other accounts are not listed', () => {
  expect(isListed(classic, 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh')).toBe(false)
  expect(isListed('0x1', '0x2')).toBe(false)
})
