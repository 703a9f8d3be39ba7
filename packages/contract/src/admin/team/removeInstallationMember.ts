import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'

export const removeInstallationMemberOperation = adminOperation({
  id: 'removeInstallationMember',
  method: 'DELETE',
  path: '/Installation/members/:id',
  tag: 'Installation',
  summary: 'Remove the account of a member or operator',
  description:
    'Removes the account with its sessions, roles and passkeys, at once. The last operator cannot be removed, and members cannot remove their own account.',
  needsToken: true,
  role: 'operator',
  params: Type.Object({ id: uuid('Id of the member.') }),
  errors: ['notFound', 'conflict'],
})
