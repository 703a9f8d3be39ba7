import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'

export const removeMemberOperation = adminOperation({
  id: 'removeMember',
  method: 'DELETE',
  path: '/Members/:id',
  tag: 'Members',
  summary: 'Remove a member or an invitation',
  description:
    'Takes the client away from a member, from the next call on, or withdraws an invitation. The last owner stays.',
  needsToken: true,
  role: 'owner',
  params: Type.Object({ id: uuid('Id of the member or invitation.') }),
  errors: ['notFound', 'conflict'],
})
