import { adminOperation } from '../adminOperation.ts'

export const removeIdentityProviderOperation = adminOperation({
  id: 'removeIdentityProvider',
  method: 'DELETE',
  path: '/IdentityProvider',
  tag: 'Members',
  summary: 'Remove the identity provider',
  description:
    'Ends single sign-on for this client, and removes the members who signed in with it, with their sessions.',
  needsToken: true,
  role: 'owner',
  errors: ['notFound'],
})
