import { describe, expect, test } from 'vitest'

import type { NetworkType } from '../networkType.ts'
import { canonicalDestination, sameDestination } from './sameDestination.ts'
import { joinTag, splitAddress, type TaggedAddress } from './taggedAddress.ts'

/** X-addresses by `ripple-address-codec`, the muxed account of SEP-23. */
const classic = 'rkx9tJZbZnoxTTKNt1KAnPtgCXU8vrjWu'
const xWithout = 'X7Wppx6MyQoASwMYU3GUG89ykFmurTJpgtVfUbLbf6cEJUF'
const xWith42 = 'X7Wppx6MyQoASwMYU3GUG89ykFmurTPeiQhoqwbmvR3hAbo'
const stellar = 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ'
const muxed = 'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK'
const evm = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

describe('splitAddress', () => {
  test.each<[NetworkType, string, TaggedAddress]>([
    ['ripple', classic, { address: classic }],
    ['ripple', xWithout, { address: classic }],
    ['ripple', xWith42, { address: classic, tag: '42' }],
    ['ripple', 'X7Wppx6MyQoASwMYU3GUG89ykFmurT4itwA5tBkXA2kB788', { address: classic, tag: '0' }],
    ['ripple', 'X7Wppx6MyQoASwMYU3GUG89ykFmurTT6nTQKFxeHUFnT7xB', { address: classic, tag: '4294967295' }],
    ['stellar', muxed, { address: stellar, tag: '9223372036854775808' }],
    ['evm', evm, { address: evm }],
    ['ripple', 'no address', { address: 'no address' }],
  ])('%s: %s', (family, text, split) => expect(splitAddress(family, text)).toEqual(split))
})

describe('joinTag', () => {
  test('returns the embedded tag, the separate tag, or both if they agree', () => {
    const joined = { address: classic, tag: '42' }
    for (const one of [{ address: xWith42 }, { address: xWith42, tag: '42' }, { address: xWithout, tag: '42' }, joined])
      expect([one, joinTag('ripple', one)]).toEqual([one, joined])
  })

  test('is undefined if the two tags differ', () => {
    expect(joinTag('ripple', { address: xWith42, tag: '7' })).toBeUndefined()
    expect(joinTag('stellar', { address: muxed, tag: '7' })).toBeUndefined()
  })
})

describe('sameDestination', () => {
  test('consists of the account and the tag, in either form', () => {
    expect(sameDestination('ripple', { address: xWith42 }, { address: classic, tag: '42' })).toBe(true)
    expect(sameDestination('ripple', { address: xWith42 }, { address: classic, tag: '7' })).toBe(false)
    expect(sameDestination('ripple', { address: xWith42 }, { address: classic })).toBe(false)
    expect(sameDestination('ripple', { address: classic, tag: '0' }, { address: classic })).toBe(false)
  })

  test('a destination with contradicting tags equals no other', () => {
    const contradiction = { address: xWith42, tag: '7' }
    expect(sameDestination('ripple', contradiction, contradiction)).toBe(true)
    for (const other of [
      { address: classic, tag: '42' },
      { address: classic, tag: '7' },
    ])
      expect(sameDestination('ripple', contradiction, other)).toBe(false)
  })

  test('has one text for a place, in which address and tag cannot be confused', () => {
    expect(canonicalDestination('evm', { address: evm })).toBe(JSON.stringify([evm.toLowerCase()]))
    expect(canonicalDestination('unknown', { address: 'a', tag: 'b' })).not.toBe(
      canonicalDestination('unknown', { address: 'a","b' }),
    )
  })
})
