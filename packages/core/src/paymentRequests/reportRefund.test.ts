import { networks } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import type { Refund } from './ports.ts'
import { reportRefund } from './reportRefund.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const paid = `0x${'ab'.repeat(32)}`

const report = (of: Partial<Refund>, txHash: string) => {
  const find = async () =>
    ({ id: 'r', scope, networkId: 'network', status: 'pending', sequence: 1, ...of }) as unknown as Refund
  const written: Refund[] = []
  const payment = async () => ({ hash: paid }) as never
  const ctx = partialContext({
    store: {
      refunds: { find, findForUpdate: find, update: async refund => written.push(refund) > 0 },
      paymentRequests: { findForUpdate: async () => ({}) as never, payments: async () => [{ hash: paid }] as never },
      unassignedPayments: { find: payment, findForUpdate: payment },
      jobs: { enqueue: async () => undefined },
    },
  })
  return reportRefund(ctx, scope, { id: 'r', txHash }).then(() => written.map(({ hash }) => hash))
}

// A transaction on Bitcoin pays the order, and returns the change to its payer.
test.each([{ requestId: 'q' }, { unassignedPaymentId: 'p' }])(
  'the transaction of the payer is no refund, also in capitals: %j',
  async of => {
    for (const hash of [paid, paid.toUpperCase()])
      await expect(report(of, hash)).rejects.toMatchObject({ type: 'invalidField' })
    expect(await report(of, `0x${'cd'.repeat(32)}`)).toEqual([`0x${'cd'.repeat(32)}`])
  },
)

test('a transaction on TON has one spelling, so that it pays one refund alone', async () => {
  const networkId = networks.find(({ networkType }) => networkType === 'tvm')?.id ?? ''
  expect(await report({ requestId: 'q', networkId }, 'A'.repeat(43))).toEqual(['0'.repeat(64)])
})

test.each(['needsAddress', 'needsApproval', 'succeeded', 'failed', 'canceled'] as const)(
  'a refund that is %s cannot be sent',
  async status => {
    await expect(report({ requestId: 'q', status }, paid)).rejects.toMatchObject({ type: 'conflict' })
  },
)
