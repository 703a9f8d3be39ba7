import { expect, test } from 'vitest'

import { connection, integrations, session } from '../../dev/sampleData.ts'
import { announce } from './announce.ts'
import type { LinkEventIn } from './events.ts'
import { firstStep } from './firstStep.ts'
import { reduce } from './reduce.ts'
import { initialState } from './state.ts'

const pair = { symbol: 'USDC', networkId: '00000000-0000-4000-8000-000000000001' }
const payment = { ...session('payment', []), hasAddressPayments: true }
const asked = { ...payment, addressPayment: { ...pair, hasBegun: false } }
const begun = { ...payment, addressPayment: { ...pair, hasBegun: true } }
const account = connection(integrations[0]!)

const walk = (opened: typeof payment, ...events: LinkEventIn[]) =>
  [
    {
      type: 'sessionOpened' as const,
      session: opened,
      restored: [],
      remembered: { choice: {}, isHandedOver: false },
    },
    ...events,
  ].reduce(reduce, initialState)

test('an order that was partly paid by address opens at its address, despite an earlier choice', () => {
  const remembered = { choice: { connectionId: account.connectionId } }
  expect(firstStep(begun, [account], remembered).step).toEqual({ name: 'byAddress', pair })
  expect(firstStep({ ...begun, transferId: 'paid' }, [], { choice: {} }).step.name).toBe('progress')
})

test('an order whose address was shown opens there again, unless the user has chosen an account since', () => {
  expect(firstStep(asked, [], { choice: {} }).step).toEqual({ name: 'byAddress', pair })
  expect(firstStep(asked, [account], { choice: { connectionId: account.connectionId } }).step.name).toBe('configuring')
})

test('the chosen asset is kept over two reloads', () => {
  const chosen = walk(
    payment,
    { type: 'byAddressOpened' },
    { type: 'byAddressChosen', pair, networkName: 'Base Sepolia' },
  )
  expect(chosen.step).toEqual({ name: 'byAddress', pair })
  const reloaded = reduce(initialState, {
    type: 'sessionOpened',
    session: payment,
    restored: [],
    remembered: { choice: chosen.choice, isHandedOver: false },
  })
  expect(reloaded).toMatchObject({ step: { name: 'byAddress', pair }, choice: { byAddress: { pair } } })
})

test('the user goes back to other ways to pay until a payment was seen, and not from then on', () => {
  const open = walk(payment, { type: 'byAddressOpened' }, { type: 'byAddressChosen', pair, networkName: 'Base' })
  expect(reduce(reduce(open, { type: 'back' }), { type: 'back' }).step.name).toBe('catalogue')
  const seen = reduce(open, { type: 'byAddressBegun', pair })
  expect(reduce(seen, { type: 'back' }).step).toEqual({ name: 'byAddress', pair })
})

test('without an offer the step is not opened', () => {
  expect(walk({ ...payment, hasAddressPayments: false }, { type: 'byAddressOpened' }).step.name).not.toBe('byAddress')
})

test('the host receives the address that was shown, and whether the user may leave', () => {
  const open = walk(payment, { type: 'byAddressOpened' }, { type: 'byAddressChosen', pair, networkName: 'Base' })
  const shown = { symbol: 'USDC', networkName: 'Base', address: '0x1' }
  expect(announce(open, { type: 'byAddressShown', payment: shown }, open, '')).toEqual([
    { type: 'linkTransferQRGenerated', payload: { token: 'USDC', network: 'Base', toAddress: '0x1' } },
  ])
  const left = (state: typeof open) => {
    const event = { type: 'left' as const }
    return announce(state, event, reduce(state, event), '').map(({ type }) => type)
  }
  expect(left(open)).toContain('close')
  expect(left(reduce(open, { type: 'byAddressBegun', pair }))).toContain('done')
})
