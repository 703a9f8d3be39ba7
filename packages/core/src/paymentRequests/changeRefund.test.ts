import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { changeRefund } from './changeRefund.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const order: string[] = []
const locked = (name: string, row: unknown) => async () => {
  order.push(name)
  return row as never
}
const contextWith = (refund: unknown) =>
  partialContext({
    store: {
      refunds: { find: async () => refund as never, findForUpdate: locked('refund', refund) },
      paymentRequests: { findForUpdate: locked('request', {}) },
    },
  })

test('the request is locked before its refund, so that two changes cannot wait for each other', async () => {
  const refund = { id: 'r', requestId: 'q' }
  expect(await changeRefund(contextWith(refund), scope, 'r', async (_, before) => before)).toBe(refund)
  expect(order).toEqual(['request', 'refund'])
})

test('an unknown refund is not found, and a change that writes nothing is a conflict', async () => {
  const nothing = async () => undefined
  await expect(changeRefund(contextWith(undefined), scope, 'r', nothing)).rejects.toMatchObject({ type: 'notFound' })
  await expect(changeRefund(contextWith({}), scope, 'r', nothing)).rejects.toMatchObject({
    ...{ type: 'conflict', message: expect.stringContaining('pays another refund') },
  })
})
