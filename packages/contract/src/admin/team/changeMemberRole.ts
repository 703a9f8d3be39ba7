import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'
import { MemberRole } from '../roles.ts'
import { Member } from './member.ts'

export const changeMemberRoleOperation = adminOperation({
  id: 'changeMemberRole',
  method: 'PUT',
  path: '/Members/:id',
  tag: 'Members',
  summary: 'Change the role of a member',
  description: 'Applies from the member’s next call on. The last owner keeps the role.',
  needsToken: true,
  role: 'owner',
  params: Type.Object({ id: uuid('Id of the member or invitation.') }),
  body: Type.Object({ role: MemberRole }, { title: 'ChangeMemberRoleRequest', description: 'The new role.' }),
  content: Member,
  errors: ['missingField', 'invalidField', 'badRequest', 'notFound', 'conflict'],
})
