import { BlockList, isIPv4, isIPv6 } from 'node:net'

import fc from 'fast-check'
import ipaddr from 'ipaddr.js'
import { describe, expect, test } from 'vitest'

import { formatIpAddress, parseIpAddress } from './ipAddress.ts'
import { formatIpRange, isInRange, parseIpRange } from './ipRange.ts'

const isIn = (address: string, range: string) => {
  const [parsed, within] = [parseIpAddress(address), parseIpRange(range)]
  return parsed && within ? isInRange(parsed, within) : undefined
}
const v4 = fc.ipV4()
const v6 = fc.ipV6().filter(text => !ipaddr.IPv6.parse(text).isIPv4MappedAddress())

describe('addresses', () => {
  test('every address is parsed and formatted as by the platform', () => {
    fc.assert(
      fc.property(fc.oneof(v4, fc.ipV6()), text => {
        const short = text.includes(':') ? new URL(`http://[${text}]`).hostname.slice(1, -1) : text
        fc.pre(!short.startsWith('::ffff:'))
        const parsed = parseIpAddress(text)
        expect(parsed && formatIpAddress(parsed)).toBe(short)
      }),
      { numRuns: 1_000 },
    )
  })

  test('text that the platform rejects is rejected', () => {
    const noise = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(...'0123456789abcdef:.'.split('')), maxLength: 45 }),
    )
    fc.assert(
      fc.property(noise, text => (parseIpAddress(text) === undefined) === !(isIPv4(text) || isIPv6(text))),
      { numRuns: 1_000 },
    )
  })

  test.each([
    '',
    '1.2.3',
    '1.2.3.4.5',
    '01.2.3.4',
    '0x7f.0.0.1',
    '2130706433',
    '256.0.0.1',
    ' 1.2.3.4',
    '1.2.3.4 ',
    '1.2.3.4:80',
    '[::1]',
    'fe80::1%eth0',
    ':::',
    '::1::',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7::8',
    '1:2:3:4:5:6:7:8:9',
    '12345::',
    '::1.2.3',
    '1.2.3.4::',
    '::1.2.3.4:5',
    `${'0'.repeat(40)}::1`,
  ])('%j is none', text => expect(parseIpAddress(text)).toBeUndefined())

  test.each([
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['64:ff9b::192.0.2.1', '64:ff9b::c000:201'],
    ['2001:DB8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
    ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
    ['::', '::'],
  ])('%s is %s', (text, short) => {
    const parsed = parseIpAddress(text)
    expect(parsed && formatIpAddress(parsed)).toBe(short)
  })
})

describe('ranges', () => {
  test('ranges contain the same addresses as in Node’s BlockList', () => {
    const held = (family: 'ipv4' | 'ipv6') =>
      fc.property(
        family === 'ipv4' ? v4 : v6,
        family === 'ipv4' ? v4 : v6,
        fc.nat({ max: family === 'ipv4' ? 32 : 128 }),
        (address, base, prefix) => {
          const list = new BlockList()
          list.addSubnet(base, prefix, family)
          expect(isIn(address, `${base}/${prefix}`)).toBe(list.check(address, family))
          // Near the edge of the range, which random addresses rarely hit.
          const near = ipaddr.parse(base).toByteArray()
          near[near.length - 1] = (near.at(-1) ?? 0) ^ 1
          const text = ipaddr.fromByteArray(near).toString()
          expect(isIn(text, `${base}/${prefix}`)).toBe(list.check(text, family))
        },
      )
    fc.assert(held('ipv4'), { numRuns: 300 })
    fc.assert(held('ipv6'), { numRuns: 300 })
  })

  test('a formatted range parses to the same range', () => {
    fc.assert(
      fc.property(fc.oneof(v4, v6), fc.nat({ max: 32 }), (base, prefix) => {
        const range = parseIpRange(`${base}/${prefix}`)
        expect(range && parseIpRange(formatIpRange(range))).toEqual(range)
      }),
    )
  })

  test.each([
    ['203.0.113.77/24', '203.0.113.0/24'],
    ['203.0.113.77', '203.0.113.77/32'],
    ['::ffff:203.0.113.77/120', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.77/32'],
    ['2001:DB8:1::/32', '2001:db8::/32'],
    ['::1', '::1/128'],
    ['0.0.0.0/0', '0.0.0.0/0'],
  ])('%s is %s', (text, canonical) => {
    const range = parseIpRange(text)
    expect(range && formatIpRange(range)).toBe(canonical)
  })

  test.each([
    '',
    '/24',
    '1.2.3.0/33',
    '1.2.3.0/-1',
    '1.2.3.0/',
    '1.2.3.0/024',
    '1.2.3.0/24/24',
    '::/129',
    '::ffff:1.2.3.4/95',
    '10/8',
  ])('%j is none', text => expect(parseIpRange(text)).toBeUndefined())

  test('an IPv4 address is in IPv4 ranges however it is written, and in no IPv6 range', () => {
    expect(isIn('::ffff:10.1.2.3', '10.0.0.0/8')).toBe(true)
    expect(isIn('10.1.2.3', '::ffff:10.0.0.0/104')).toBe(true)
    expect(isIn('10.1.2.3', '::/0')).toBe(false)
    expect(isIn('::1', '0.0.0.0/0')).toBe(false)
  })
})
