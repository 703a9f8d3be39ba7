import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'
import { ApprovableOperation } from './approval.ts'

export const approveChangeOperation = adminOperation({
  id: 'approveChange',
  method: 'POST',
  path: '/Approvals/:id/approve',
  tag: 'Approvals',
  summary: 'Approve a change',
  description:
    'Makes the change, once. Only a member can approve, with the role of the change itself, and not the one who requested it. Both must have been members with this role for seven days, or have been let in by an operator. If the change fails, its error is the answer, and it has to be requested again.',
  needsToken: true,
  params: Type.Object({ id: uuid('Id of the request.') }),
  content: Type.Object(
    { id: uuid('Id of the request.'), operation: ApprovableOperation },
    { title: 'ApprovedChange', description: 'The change that was made.' },
  ),
  errors: ['notFound', 'permissionDenied', 'missingField', 'invalidField', 'badRequest', 'conflict'],
})
