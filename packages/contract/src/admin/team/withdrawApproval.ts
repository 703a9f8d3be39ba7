import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'

export const withdrawApprovalOperation = adminOperation({
  id: 'withdrawApproval',
  method: 'DELETE',
  path: '/Approvals/:id',
  tag: 'Approvals',
  summary: 'Withdraw or reject a change',
  description: 'Removes the request. Nothing is changed.',
  needsToken: true,
  params: Type.Object({ id: uuid('Id of the request.') }),
  errors: ['notFound'],
})
