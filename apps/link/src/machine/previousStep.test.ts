import { expect, test } from 'vitest'

import { connection, holdings, integrations, networks, session } from '../../dev/sampleData.ts'
import { previousStep } from './previousStep.ts'
import { initialState, type LinkState, type Step } from './state.ts'

const coinbase = integrations[0]!
const paying = (step: Step, more: Partial<LinkState> = {}): LinkState => ({
  ...initialState,
  session: session('deposit', []),
  connections: [connection(coinbase)],
  holdings,
  step,
  ...more,
})
const usdc = { connectionId: 'c', symbol: 'USDC' }

test('a session that did not open has nothing to go back to', () => {
  expect(previousStep({ ...initialState, step: { name: 'catalogue' } })).toBeUndefined()
})

test.each(['progress', 'success', 'sendingPart', 'connected'] as const)('nothing undoes %s', name =>
  expect(previousStep(paying({ name } as Step))).toBeUndefined(),
)

test('an account that needs a new sign-in is not a step to return to', () => {
  const stale = [connection(coinbase, { needsReconnect: true })]
  expect(previousStep(paying({ name: 'assets' }))).toEqual({ name: 'accounts' })
  expect(previousStep(paying({ name: 'assets' }, { connections: stale }))).toEqual({ name: 'catalogue' })
})

test('the amount leads back to the networks only where more than one can be chosen', () => {
  expect(previousStep(paying({ name: 'amount' }, { choice: usdc }))).toEqual({ name: 'network' })
  expect(previousStep(paying({ name: 'amount' }, { choice: { ...usdc, symbol: 'ETH' } }))).toEqual({ name: 'assets' })
})

test('going back from the preview of a fixed amount skips the question for the amount', () => {
  const fixed = session('payment', [])
  const choice = { ...usdc, networkId: networks.base }
  expect(previousStep(paying({ name: 'preview' }, { choice }))).toEqual({ name: 'amount' })
  expect(previousStep(paying({ name: 'preview' }, { choice, session: fixed }))).toEqual({ name: 'accounts' })
})

test('a part of a combined transfer leads back to all of its parts', () => {
  const asking: Step = { name: 'secondFactor', factor: 'sms', refusals: 0 }
  expect(previousStep(paying(asking))).toEqual({ name: 'preview' })
  expect(previousStep(paying(asking, { part: 1 }))).toEqual({ name: 'combined' })
})

test('a combined transfer in progress is shown, and not started again', () => {
  expect(previousStep(paying({ name: 'combined' }, { combinedId: 't' }))).toEqual({ name: 'progress', transferId: 't' })
  expect(previousStep(paying({ name: 'combined' }))).toEqual({ name: 'accounts' })
})
