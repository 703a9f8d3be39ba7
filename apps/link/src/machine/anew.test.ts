import { expect, test } from 'vitest'

import { anew } from './anew.ts'
import type { LinkState } from './state.ts'

const transfer = { transferId: 'first' }
const stateAt = (step: object) => ({ step, transfer, isHandedOver: true }) as unknown as LinkState

test('after a failed transfer the next one is reported to the host as well', () => {
  const next = anew(stateAt({ name: 'failed', failure: { kind: 'transfer' } }))
  expect(next).toMatchObject({ failedTransferId: 'first', transfer: undefined, isHandedOver: false })
})

test.each([{ name: 'success' }, { name: 'failed', failure: { kind: 'unknown' } }])(
  'a transfer that has not failed for certain is kept at %j',
  step => {
    const state = stateAt(step)
    expect(anew(state)).toBe(state)
  },
)
