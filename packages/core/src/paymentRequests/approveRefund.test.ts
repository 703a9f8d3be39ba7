import { expect, test } from 'vitest'

import type { Actor } from '../team/ports.ts'
import { partialContext } from '../testing/partialContext.ts'
import { approveRefund } from './approveRefund.ts'
import type { Refund } from './ports.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const members: Readonly<Record<string, object>> = { 'made-key': { email: 'Carl@example.com' } }
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
    store: {
      refunds: { find, findForUpdate: find },
      paymentRequests: { findForUpdate: async () => ({}) as never },
      members: {
        find: async (_, by) => ('id' in by ? (members[by.id] as never) : undefined),
        findApprovesFrom: async (_, id) => (id === 'new' ? 1 : undefined),
      },
    },
    clock: { nowMs: () => 0, sleep: async () => undefined },
  })
  return approveRefund(ctx, scope, { id: 'r', actor: { kind: 'member', name: 'ben', ...actor } as Actor })
}

// The context has no store to write to, so an approval would fail by another error.
test.each([
  ['a key', { kind: 'key' }],
  ['the member who requested it', { name: 'anna' }],
  ['the member who created the key that requested it', { id: 'made-key', name: 'c@example.com' }],
  ['another account of the creator of the key', { name: 'carl+second@example.com' }],
  ['a creator of the key whose account was removed', { id: 'removed' }, { keyCreator: { id: 'removed' } }],
  [
    'nobody, where a member for less than a week created the key,',
    {},
    { keyCreator: { id: 'gone', approvesFromMs: 1 } },
  ],
  ['a member for less than a week', { id: 'new' }],
])('%s cannot approve a refund', async (_, actor, changes: object = {}) => {
  await expect(approve(actor, Object.assign({ keyCreator: { id: 'made-key' } }, changes))).rejects.toMatchObject({
    type: 'permissionDenied',
  })
})

test.each(['pending', 'succeeded', 'canceled', 'needsAddress'])(
  'a refund that is %s waits for no approval',
  async status => {
    await expect(approve({}, { status })).rejects.toMatchObject({ type: 'conflict' })
  },
)
