import { expect, test } from 'vitest'

import { aConnection, aTransfer } from '../testing/fixtures.ts'
import { checkAmount, checkChain, checkInstitution, unreadableAfterMs } from './reviewEvidence.ts'

const transfer = aTransfer(aConnection({ clientId: 'client', environment: 'sandbox' }), { phase: 'accepted' })
const chain = (kind: string, arrivedBaseUnits = 0n) =>
  ({ institution: 'absent', chain: { kind, arrivedBaseUnits } }) as never

test.each([
  ['0', 'positive'],
  ['-1', 'positive'],
  ['x', 'positive'],
  ['1.0000001', 'decimals'],
  ['12.5', 'less than'],
  ['13', 'less than'],
])('the credited part %s of 12.5 is rejected: %s', (amount, reason) => {
  expect(() => checkAmount(transfer, { action: 'creditPart', amount } as never)).toThrow(reason)
})

test('a part below the ordered amount is accepted', () => {
  checkAmount(transfer, { action: 'creditPart', amount: '12.499999' } as never)
})

test('a decision about a transaction must agree with the chain', () => {
  expect(() => checkChain(transfer, { action: 'arrived' } as never, chain('pending'))).toThrow('sentAs')
  expect(() => checkChain(transfer, { action: 'arrived' } as never, chain('reverted'))).toThrow('moved nothing')
  expect(() =>
    checkChain(transfer, { action: 'creditPart', amount: '12' } as never, chain('mismatched', 11_000_000n)),
  ).toThrow('11 USDC arrived')
  checkChain(transfer, { action: 'arrived' } as never, chain('confirmed'))
})

test('a withdrawal that the institution still shows is not declared as failed', () => {
  const check = (institution: string, nowMs = 0, changes: object = {}) =>
    checkInstitution({ ...transfer, createdAtMs: 0, ...changes }, { institution } as never, {
      isAccessLost: false,
      nowMs,
    })
  for (const institution of ['underWay', 'completed', 'madeTwice', 'notReadable'])
    expect(() => check(institution)).toThrow()
  check('absent')
  check('notReadable', unreadableAfterMs)
  check('notReadable', 0, { phase: 'unknown' })
})
