import { expect, test } from 'vitest'

import { approvalContext, member, requestedChange, scope } from '../testing/approvals.ts'
import { findApproval } from './findApproval.ts'
import { requestApproval } from './requestApproval.ts'
import { takeApproval } from './takeApproval.ts'
import { withdrawApproval } from './withdrawApproval.ts'

const gone = { type: 'notFound' }

test('a request that was withdrawn is not approved any more', async () => {
  const { ctx } = approvalContext()
  const request = await requestApproval(ctx, scope, requestedChange)
  await withdrawApproval(ctx, scope, { id: request.id, actor: member('ben') })
  await expect(takeApproval(ctx, scope, { request, actor: member('ben') })).rejects.toMatchObject(gone)
})

test.each(['key', 'command'] as const)('a %s withdraws no request, which stays', async kind => {
  const { ctx } = approvalContext()
  const request = await requestApproval(ctx, scope, requestedChange)
  const actor = { ...member('key'), kind }
  await expect(withdrawApproval(ctx, scope, { id: request.id, actor })).rejects.toMatchObject({
    type: 'permissionDenied',
  })
  expect(await findApproval(ctx, scope, request.id)).toEqual(request)
})

test('an expired request can be neither approved nor withdrawn', async () => {
  const { ctx, advance } = approvalContext()
  const request = await requestApproval(ctx, scope, requestedChange)
  advance(3 * 24 * 60 * 60_000)
  await expect(takeApproval(ctx, scope, { request, actor: member('ben') })).rejects.toMatchObject(gone)
  await expect(withdrawApproval(ctx, scope, { id: request.id, actor: member('ben') })).rejects.toMatchObject(gone)
})
