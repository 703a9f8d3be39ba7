import fc from 'fast-check'
import { expect, test } from 'vitest'

import { clientAddress } from './clientAddress.ts'
import { formatIpAddress } from './ipAddress.ts'
import { parseIpRange } from './ipRange.ts'

const trusted = ['10.0.0.0/8', '::1', '2001:db8:ffff::/48'].map(text => parseIpRange(text) ?? expect.fail(text))
const from = (peer: string | undefined, forwarded?: string) => {
  const address = clientAddress(peer, forwarded, trusted)
  return address && formatIpAddress(address)
}

test.each([
  ['192.0.2.1', undefined, '192.0.2.1'],
  ['192.0.2.1', '203.0.113.9', '192.0.2.1'],
  ['::ffff:192.0.2.1', undefined, '192.0.2.1'],
  ['fe80::1%eth0', undefined, 'fe80::1'],
  ['10.0.0.1', undefined, '10.0.0.1'],
  ['10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['::ffff:10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['::1', 'a, b, 203.0.113.9 , 10.2.2.2,10.3.3.3', '203.0.113.9'],
  ['10.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
  ['10.0.0.1', '[2001:db8::9]:4711', '2001:db8::9'],
  ['10.0.0.1', '[2001:db8::9]', '2001:db8::9'],
  ['10.0.0.1', '2001:db8::9', '2001:db8::9'],
  ['10.0.0.1', '10.5.5.5, 10.6.6.6', '10.5.5.5'],
  ['10.0.0.1', '203.0.113.9, rubbish', undefined],
  ['10.0.0.1', '203.0.113.9,,', '203.0.113.9'],
  [undefined, '203.0.113.9', undefined],
  ['', '203.0.113.9', undefined],
])('peer %s, forwarded for %s: %s', (peer, forwarded, address) => expect(from(peer, forwarded)).toBe(address))

test('a caller cannot spoof its address through a trusted proxy', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6()), spoofed => {
      expect(from('192.0.2.1', spoofed)).toBe('192.0.2.1')
      // The proxy appends the real peer.
      expect(from('10.0.0.1', `${spoofed}, 192.0.2.1`)).toBe('192.0.2.1')
    }),
  )
})
