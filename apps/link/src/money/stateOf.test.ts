import { expect, test } from 'vitest'

import { aMoneyLine } from '../../dev/aMoneyLine.ts'
import { stateOf } from './stateOf.ts'

type Shown = Parameters<typeof stateOf>[0]

const moneyLine = aMoneyLine({ amount: '100', fee: '0.005', total: '100.005', symbol: 'USDC' })
const usual: Shown = { status: 'pending', isUnconfirmed: false, moneyLine }
const missing = { symbol: 'USDC', amount: '30' }
const arrives = { symbol: 'USDC', amount: '70' }

test.each<[string, Partial<Shown>]>([
  ['pending', {}],
  ['succeeded', { status: 'succeeded' }],
  ['failed', { status: 'failed', money: 'notSent' }],
  ['part', { status: 'failed', moneyLine: { ...moneyLine, arrives, missing } }],
  ['part', { moneyLine: { ...moneyLine, arrives, missing } }],
  ['short', { isContradicted: true }],
  ['unknown', { isUnconfirmed: true }],
  ['refunding', { status: 'failed', money: 'refunding' }],
  ['refunded', { status: 'failed', money: 'refunded' }],
  ['refunded', { status: 'failed', money: 'returned' }],
  ['late', { status: 'failed', money: 'sentLate' }],
])('a transfer has the state %s if it is %j', (state, changes) => {
  expect(stateOf({ ...usual, ...changes })).toBe(state)
})
