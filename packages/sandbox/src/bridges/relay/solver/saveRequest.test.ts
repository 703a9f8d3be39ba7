import { expect, test } from 'vitest'

import { saveRequest } from './saveRequest.ts'

const save = (change: object, mode?: string) => {
  const committed: { type: string }[][] = []
  const known = {
    id: 'request',
    orderId: 'order',
    status: 'waiting',
    payIn: { from: '0x1', hash: '0x2', chainId: 1 },
    trigger: { mode },
  }
  const ctx = {
    clock: { nowMs: () => 7 },
    store: {
      state: { requests: new Map([['request', known]]) },
      commit: (events: { type: string }[]) => void committed.push(events),
    },
  }
  saveRequest(ctx as never, known as never, change)
  return committed
}

test('without a webhook, a change is committed alone', () => {
  expect(save({ status: 'success' })).toEqual([
    [{ type: 'request', request: expect.objectContaining({ status: 'success', updatedAtMs: 7 }) }],
  ])
})
