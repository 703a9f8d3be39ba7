import { expect, test } from 'vitest'

import { sepolia } from '../../testing/fixtures.ts'
import { findUsableBridge } from './findUsableBridge.ts'
import type { BridgePayment } from './ports.ts'

const nowMs = 1_000
const made = (changes: object = {}) =>
  ({
    ...{ networkId: sepolia, origin: { network: 'eip155:1', asset: 'USDC' }, payoutAmount: '50' },
    ...{ refundAddress: '0xpayer', linkSessionId: 'payer', address: '0xbridge', payIns: [], expiresAtMs: 2_000 },
    ...changes,
  }) as unknown as BridgePayment
const paidIn = { payIns: [{ status: 'pending' }] }
const wanted = {
  networkId: sepolia,
  symbol: 'USDC',
  payoutAmount: '50',
  refundAddress: '0xpayer',
  linkSessionId: 'payer',
}

test('an address whose price is held is shown again to the session that requested it, for the same amount and refund', () => {
  expect(findUsableBridge([made()], wanted, nowMs)).toEqual(made())
  for (const changes of [{ linkSessionId: 'other' }, { refundAddress: '0xother' }, { payoutAmount: '49' }])
    expect(findUsableBridge([made(changes)], wanted, nowMs)).toBeUndefined()
  expect(findUsableBridge([made()], wanted, 2_000)).toBeUndefined()
})

test('after a pay-in, the payer gets the same address for any asset, also in another session', () => {
  expect(findUsableBridge([made(paidIn)], { ...wanted, symbol: 'USDT' }, nowMs)?.address).toBe('0xbridge')
  expect(findUsableBridge([made(paidIn)], { ...wanted, linkSessionId: 'later' }, nowMs)?.address).toBe('0xbridge')
})

test('an address with a pay-in that returns to another person is given to no other caller', () => {
  const theirs = made({ ...paidIn, linkSessionId: 'attacker', refundAddress: '0xattacker' })
  expect(() => findUsableBridge([theirs], wanted, nowMs)).toThrow('another address')
  const { linkSessionId: _, ...byClient } = wanted
  expect(() => findUsableBridge([theirs], byClient, nowMs)).toThrow('another address')
  const ended = { ...theirs, payIns: [{ status: 'paidOut' }] } as unknown as BridgePayment
  expect(findUsableBridge([ended], wanted, nowMs)).toBeUndefined()
})
