import { expect, test } from 'vitest'

import { connection, integrations, session } from '../../dev/sampleData.ts'
import { firstStep } from './firstStep.ts'

const [coinbase, binance] = [integrations[0]!, integrations[1]!]
const account = connection(coinbase)
const none = { choice: {} }
const oauth = { integrationId: coinbase.id, attemptId: 'a', authorizeUrl: 'https://institution.example/' }

test('a transfer that was sent goes before everything else', () => {
  const sent = { ...session('deposit', []), transferId: 't' }
  expect(firstStep(sent, [account], { choice: {}, oauth }).step).toEqual({ name: 'progress', transferId: 't' })
})

test('a sign-in resumes only if the institution is still offered', () => {
  const open = session('connect', [])
  expect(firstStep(open, [], { choice: {}, oauth }).step).toMatchObject({ name: 'oauth', window: 'resumed' })
  const other = { ...open, integrations: [binance] }
  expect(firstStep(other, [], { choice: {}, oauth }).step).toEqual({ name: 'catalogue' })
})

test('a session for one institution skips the catalogue', () => {
  const named = { ...session('connect', []), integrationId: binance.id }
  expect(firstStep(named, [], none)).toEqual({
    step: { name: 'consent', integrationId: binance.id },
    integrationId: binance.id,
  })
})

test('an institution chosen on the page before is opened, unless it cannot be used', () => {
  const open = session('connect', [])
  const down = integrations.find(({ isUp }) => !isUp)!
  expect(firstStep(open, [], none, binance.id).step.name).toBe('consent')
  expect(firstStep(open, [], none, down.id).step.name).toBe('catalogue')
})

test('stored accounts are offered to a user who pays, unless each of them must sign in again', () => {
  const deposit = session('deposit', [])
  expect(firstStep(deposit, [account], none).step.name).toBe('accounts')
  expect(firstStep(deposit, [{ ...account, needsReconnect: true }], none).step.name).toBe('catalogue')
})

test('an account that was chosen before a reload is resumed', () => {
  const choice = { connectionId: account.connectionId }
  expect(firstStep(session('deposit', []), [account], { choice })).toEqual({
    step: { name: 'configuring' },
    connectionId: account.connectionId,
    integrationId: coinbase.id,
  })
})

test('a returning user with one account begins at the confirmation of a fixed amount', () => {
  const payment = session('payment', [])
  expect(firstStep(payment, [account], none)).toEqual({
    step: { name: 'configuring' },
    connectionId: account.connectionId,
    integrationId: coinbase.id,
  })
  expect(firstStep(payment, [account, connection(binance)], none).step.name).toBe('accounts')
})
