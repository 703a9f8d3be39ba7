import type { ReceiptTransfer } from '@rialto/contract'
import { expect, test } from 'vitest'

import { aMoneyLine } from '../../../dev/aMoneyLine.ts'
import { english } from '../../testing/english.ts'
import { createFormat } from '../../money/createFormat.ts'
import { listedSteps } from './listedSteps.ts'

const transfer = {
  ...{ symbol: 'USDC', fromName: 'Kraken', networkName: 'Base', confirmations: 3, requiredConfirmations: 10 },
  moneyLine: aMoneyLine({ amount: '10', fee: '0', total: '10', symbol: 'USDC' }),
  steps: [
    { name: 'submitted', state: 'done' },
    { name: 'confirmed', state: 'current' },
  ],
} as unknown as ReceiptTransfer
const listed = (changes: object = {}, isRehearsal = false) =>
  listedSteps({ ...transfer, ...changes }, english, createFormat('en'), isRehearsal)

test('a transaction that is being confirmed shows its count, and a finished one does not', () => {
  expect(listed()[1]?.note).toMatch(/3.*10/)
  expect(listed({ steps: [{ name: 'confirmed', state: 'done' }] })[0]?.note).toBeUndefined()
})

test('a withdrawal that the institution has not confirmed is shown as handed over', () => {
  const [before] = listed({ isUnconfirmed: true, steps: [{ name: 'submitted', state: 'current' }] })
  const [after] = listed({ steps: [{ name: 'submitted', state: 'current' }] })
  expect(before?.title).not.toBe(after?.title)
})

const part = { transferId: 'a', amount: '4', fromName: 'OKX', status: 'succeeded', isSent: true }

test('a missing amount of a combined transfer waits, and its rehearsal names the account that pays it', () => {
  const [paid, missing] = listed({ parts: [part], missing: '6' })
  expect(paid).toMatchObject({ key: 'a', state: 'done' })
  expect(missing).toMatchObject({ key: 'missing', state: 'waiting' })
  expect(missing?.title).not.toContain('Kraken')
  expect(listed({ parts: [part], missing: '6' }, true)[1]?.title).toContain('Kraken')
})

test('a combined transfer without a missing amount lists its parts only', () => {
  expect(listed({ parts: [part] })).toHaveLength(1)
})
