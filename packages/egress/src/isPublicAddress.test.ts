import { expect, test } from 'vitest'

import { isPublicAddress } from './isPublicAddress.ts'

test.each(['8.8.8.8', '1.1.1.1', '93.184.215.14', '100.63.255.255', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])(
  '%s is public',
  address => expect(isPublicAddress(address)).toBe(true),
)

test.each([
  '127.0.0.1',
  '127.1',
  '0177.0.0.1',
  '0x7f.0.0.1',
  '2130706433',
  '8.8.8.8.8',
  '08.8.8.8',
  '8.8.8.8 ',
  '',
  'localhost',
  'fe80::1%eth0',
  '2606:4700::1111%1',
  '::8.8.8.8',
  '::ffff:8.8.8.8',
  '64:ff9b::808:808',
  '2002:808:808::1',
  '2001::1',
  '2620:4f:8000::1',
  '192.88.99.1',
  '192.52.193.1',
])('%j is not', address => expect(isPublicAddress(address)).toBe(false))
