import { expect, test } from 'vitest'

import { parseIpAddress } from './ipAddress.ts'

test.each([
  ['192.0.2.1', 4, 0xc0000201n],
  ['0.0.0.0', 4, 0n],
  ['::1', 6, 1n],
  ['2001:db8::', 6, 0x20010db8n << 96n],
  ['::ffff:192.0.2.1', 4, 0xc0000201n],
  ['1:2:3:4:5:6:7:8', 6, 0x00010002000300040005000600070008n],
])('reads %s', (text, version, value) => {
  expect(parseIpAddress(text)).toEqual({ version, value })
})

test.each([
  '',
  '1.2.3',
  '1.2.3.256',
  '01.2.3.4',
  '1.2.3.4:80',
  '[::1]',
  'fe80::1%eth0',
  '1::2::3',
  ':::',
  '12345::',
  '1:2:3:4:5:6:7',
])('reads no address in %j', text => {
  expect(parseIpAddress(text)).toBeUndefined()
})
