import { expect, test } from 'vitest'

import { approvalContext, member, requestedChange, scope } from '../testing/approvals.ts'
import { requestApproval } from './requestApproval.ts'

test.each(['key', 'command'] as const)('a %s requests nothing that needs a second member', async kind => {
  const { ctx } = approvalContext()
  const requestedBy = { ...member('key'), kind }
  await expect(requestApproval(ctx, scope, { ...requestedChange, requestedBy })).rejects.toMatchObject({
    type: 'permissionDenied',
  })
})
