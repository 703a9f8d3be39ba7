import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'

export const signOutOperation = adminOperation({
  id: 'signOut',
  method: 'DELETE',
  path: '/Session',
  tag: 'Session',
  summary: 'Sign out',
  description:
    'Ends this session. Takes the session’s cookie only. A member of an identity provider is still signed in there: its page is returned.',
  needsToken: true,
  role: 'member',
  content: Type.Object(
    {
      logoutUrl: Type.Optional(
        Type.String({
          description: 'Page of the identity provider that ends the session there. Absent if there is none.',
        }),
      ),
    },
    { title: 'SignedOut', description: 'The ended session.' },
  ),
  errors: [],
})
