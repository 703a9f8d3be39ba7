import { expect, test } from 'vitest'

import type { BridgedTransfer } from '../bridgedTransfer.ts'
import type { Transfer } from '../ports.ts'
import { bridgedStateOf, stateOf } from './stateOf.ts'

type Finding = NonNullable<Transfer['finding']>

const whole = { arrives: { symbol: 'USDC', amount: '100' } }
const inPart = { arrives: { symbol: 'USDC', amount: '70' }, missing: { symbol: 'USDC', amount: '30' } }
const nothing = { arrives: { symbol: 'USDC', amount: '0' }, missing: { symbol: 'USDC', amount: '100' } }

test.each<[string, Partial<Transfer>, Parameters<typeof stateOf>[1]]>([
  ['pending', { phase: 'accepted' }, whole],
  ['pending', { phase: 'accepted', finding: { kind: 'unnamed' } as Finding }, whole],
  ['unknown', { phase: 'unknown' }, whole],
  ['short', { phase: 'onChain', finding: { kind: 'absent' } as unknown as Finding }, whole],
  ['succeeded', { phase: 'settled' }, whole],
  ['failed', { phase: 'failed' }, nothing],
  ['part', { phase: 'failed', arrived: '70' }, inPart],
  ['part', { phase: 'accepted' }, inPart],
  ['refunded', { phase: 'failed', arrived: '70', refunded: { amount: '70' } }, inPart],
  ['late', { phase: 'failed', foundLateAtMs: 1 }, whole],
])('a transfer has the state %s if it is %j', (state, transfer, line) => {
  expect(stateOf(transfer as Transfer, line)).toBe(state)
})

test.each<[string, Partial<BridgedTransfer>]>([
  ['pending', { phase: 'accepted' }],
  ['refunding', { phase: 'failed', reported: 'refundPending' }],
  ['refunded', { phase: 'failed', reported: 'refundSucceeded' }],
  ['failed', { phase: 'failed' }],
  ['succeeded', { phase: 'settled' }],
])('a bridged transfer has the state %s if it is %j', (state, transfer) => {
  expect(bridgedStateOf(transfer as BridgedTransfer, nothing)).toBe(state)
})
