import Type from 'typebox'

import { oneOf } from '../../oneOf.ts'
import { uuid } from '../../shared/uuid.ts'
import { MemberRole } from '../roles.ts'

export const email = Type.String({ minLength: 3, maxLength: 254, description: 'Email address of the member.' })

export const oneTimeCode = Type.String({
  minLength: 6,
  maxLength: 10,
  description: 'The six digits that the authenticator app shows.',
})

export const invitationCode = Type.String({
  minLength: 1,
  maxLength: 200,
  description: 'The part after `#` in the invitation link.',
})

export const Session = Type.Object(
  {
    memberId: uuid('Id of the member.'),
    email: Type.String({ description: 'Email address of the member.' }),
    name: Type.String({ description: 'Name of the member.' }),
    isOperator: Type.Boolean({
      description: '`true` if the member runs the installation and is an owner of every client.',
    }),
    environment: oneOf(['sandbox', 'production'], 'Environment of this server.'),
    clients: Type.Array(
      Type.Object(
        {
          clientId: uuid('Id of the client. Name it in the header `X-Client-Id` of every call.'),
          name: Type.String({ description: 'Name of the client.' }),
          role: MemberRole,
        },
        { title: 'MemberClient', description: 'A client of the member.' },
      ),
      { description: 'Clients for which the member has a role, by name.' },
    ),
  },
  { title: 'MemberSession', description: 'Who is signed in, and for which clients.' },
)
