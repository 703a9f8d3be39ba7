import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { MemberRole } from '../roles.ts'

export const Member = Type.Object(
  {
    id: uuid('Id of the member.'),
    email: Type.String({ description: 'Email address of the member.' }),
    name: Type.String({ description: 'Name of the member.' }),
    role: MemberRole,
  },
  { title: 'Member', description: 'A person who works for the client.' },
)
