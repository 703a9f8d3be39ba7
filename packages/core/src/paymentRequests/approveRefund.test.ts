import { expect, test } from 'vitest'

import type { Actor } from '../team/ports.ts'
import { partialContext } from '../testing/partialContext.ts'
import { approveRefund } from './approveRefund.ts'
import type { Refund } from './ports.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const approve = (actor: object, changes: object = {}) => {
  const refund = {
    id: 'r',
    requestId: 'q',
    status: 'needsApproval',
    requestedBy: 'anna',
    ...changes,
  } as unknown as Refund
  const find = async () => refund
  const ctx = partialContext({
    store: { refunds: { find, findForUpdate: find }, paymentRequests: { findForUpdate: async () => ({}) as never } },
  })
  return approveRefund(ctx, scope, { id: 'r', actor: { kind: 'member', name: 'ben', ...actor } as Actor })
}

// The context has no store to write to, so an approval would fail by another error.
test.each([
  ['a key', { kind: 'key' }],
  ['the member who requested it', { name: 'anna' }],
])('%s cannot approve a refund', async (_, actor) => {
  await expect(approve(actor)).rejects.toMatchObject({ type: 'permissionDenied' })
})

test.each(['pending', 'succeeded', 'canceled', 'needsAddress'])(
  'a refund that is %s waits for no approval',
  async status => {
    await expect(approve({}, { status })).rejects.toMatchObject({ type: 'conflict' })
  },
)
