import { expect, test } from 'vitest'

import { approvalContext, member, requestedChange, scope } from '../testing/approvals.ts'
import { findApproval } from './findApproval.ts'
import { requestApproval } from './requestApproval.ts'

test('a request without an approval for three days is gone', async () => {
  const { ctx, advance } = approvalContext()
  const request = await requestApproval(ctx, scope, { ...requestedChange, requestedBy: member('anna') })
  advance(3 * 24 * 60 * 60_000 - 1)
  expect(await findApproval(ctx, scope, request.id)).toEqual(request)
  advance(1)
  await expect(findApproval(ctx, scope, request.id)).rejects.toMatchObject({ type: 'notFound' })
})
