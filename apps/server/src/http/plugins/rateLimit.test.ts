import { createLimiter, type IpAddress } from '@rialto/core'
import { expect, test } from 'vitest'

import { limitSignIns, type SignIns } from './rateLimit.ts'

const v4 = (value: bigint): IpAddress => ({ version: 4, value })
const v6 = (value: bigint): IpAddress => ({ version: 6, value })

/** How many of 100 failed sign-ins in one moment are judged. */
const judged = (limits: SignIns, addressOf: (index: number) => IpAddress, everyone = true): number =>
  Array.from({ length: 100 }, (_, index) => addressOf(index)).filter(address => {
    try {
      limits.reject(address, everyone)
    } catch {
      return false
    }
    limits.count(address, everyone)
    return true
  }).length

const limits = () => limitSignIns(createLimiter({ nowMs: () => 0 }), 60)

test('of 100 failed sign-ins at once, ten of one address are judged, and 60 of all addresses', () => {
  expect(judged(limits(), () => v4(1n))).toBe(10)
  expect(judged(limits(), index => v4(BigInt(index)))).toBe(60)
})

test('the IPv6 addresses of one customer count as one, in whichever of its networks they are', () => {
  expect(judged(limits(), index => v6((0x20010db800000000n << 64n) + (BigInt(index) << 64n)))).toBe(10)
  expect(judged(limits(), index => v6((0x20010db800000000n << 64n) + (BigInt(index) << 72n)))).toBe(60)
})

test('a successful sign-in uses no limit', () => {
  const own = limits()
  for (let index = 0; index < 200; index += 1) {
    own.reject(v4(1n), true)
    own.count(v4(1n), true)
    own.forgive(v4(1n), true)
  }
  expect(judged(own, () => v4(1n))).toBe(10)
})

test('failed passwords of many addresses keep no known browser, passkey or single sign-on from signing in', () => {
  const own = limits()
  expect(judged(own, index => v4(BigInt(index)))).toBe(60)
  expect(() => own.reject(v4(1_000n), true)).toThrow()
  expect(judged(own, () => v4(1_000n), false)).toBe(10)
})
