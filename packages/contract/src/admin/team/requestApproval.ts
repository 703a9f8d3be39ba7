import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'
import { Approval, requested } from './approval.ts'

export const requestApprovalOperation = adminOperation({
  id: 'requestApproval',
  method: 'POST',
  path: '/Approvals',
  tag: 'Approvals',
  summary: 'Request a change that a second member confirms',
  description:
    'Stores the change for three days. It is made when another member approves it. Requires the role of the change itself.',
  needsToken: true,
  body: Type.Object(requested, { title: 'RequestApprovalRequest', description: 'The requested call.' }),
  content: Approval,
  errors: ['missingField', 'invalidField', 'badRequest', 'permissionDenied', 'tooManyRequest'],
})
