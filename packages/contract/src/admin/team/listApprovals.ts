import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'
import { Approval } from './approval.ts'

export const listApprovalsOperation = adminOperation({
  id: 'listApprovals',
  method: 'GET',
  path: '/Approvals',
  tag: 'Approvals',
  summary: 'List changes that wait for a second member',
  description:
    'Returns the open requests, the oldest first, at most 100. Those that were approved or withdrawn are in the audit log.',
  needsToken: true,
  content: Type.Array(Approval, { description: 'Open requests.' }),
  errors: [],
})
