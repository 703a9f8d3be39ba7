import Type from 'typebox'

import { IdentityProvider } from './identityProvider.ts'
import { adminOperation } from '../adminOperation.ts'

export const readIdentityProviderOperation = adminOperation({
  id: 'readIdentityProvider',
  method: 'GET',
  path: '/IdentityProvider',
  tag: 'Members',
  summary: 'Get the identity provider',
  description: 'Returns the OpenID Connect provider of this client, if it has one.',
  needsToken: true,
  role: 'owner',
  content: Type.Object(
    { identityProvider: Type.Optional(IdentityProvider) },
    { title: 'ReadIdentityProvider', description: 'The provider. Absent: members sign in with passwords alone.' },
  ),
  errors: [],
})
