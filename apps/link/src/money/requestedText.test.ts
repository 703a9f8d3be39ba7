import { expect, test } from 'vitest'

import { session } from '../../dev/sampleData.ts'
import { initialState } from '../machine/state.ts'
import { createFormat } from './createFormat.ts'
import { requestedText } from './requestedText.ts'

const format = createFormat('en')
const opened = session('payment', [])
const [destination] = opened.transfer?.destinations ?? []
const at = (transfer: object, step: object = { name: 'catalogue' }) =>
  requestedText(
    { ...initialState, session: { ...opened, transfer: { ...opened.transfer!, ...transfer } }, step: step as never },
    format,
  )

test('a fixed amount is shown on every step before its confirmation', () => {
  const destinations = [{ ...destination!, symbol: 'USDC', amount: '100' }]
  const names = ['catalogue', 'consent', 'key', 'oauth', 'accounts', 'configuring', 'assets', 'network', 'sources']
  for (const name of names) expect(at({ destinations }, { name })).toBe('100\u00a0USDC')
  for (const name of ['preview', 'progress', 'success']) expect(at({ destinations }, { name })).toBeUndefined()
})

test('an amount in dollars is shown as money, and none where the user enters it', () => {
  const destinations = [{ ...destination!, amount: undefined }]
  expect(at({ destinations, amountInFiat: '40' })).toBe('$40.00')
  expect(at({ destinations, amountInFiat: undefined })).toBeUndefined()
})

test('the amount of a withdrawal is shown until it is confirmed', () => {
  const payout = { networkName: 'Base', symbol: 'USDC', amount: '12.5', isConfirmed: false }
  const shownAt = (name: string) =>
    requestedText({ ...initialState, session: { ...opened, payout }, step: { name } as never }, format)
  expect(shownAt('catalogue')).toBe('12.5\u00a0USDC')
  expect(shownAt('payout')).toBeUndefined()
})
