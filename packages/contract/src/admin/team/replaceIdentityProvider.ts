import { IdentityProvider, ReplaceIdentityProviderRequest } from './identityProvider.ts'
import { adminOperation } from '../adminOperation.ts'

export const replaceIdentityProviderOperation = adminOperation({
  id: 'replaceIdentityProvider',
  method: 'PUT',
  path: '/IdentityProvider',
  tag: 'Members',
  summary: 'Replace the identity provider',
  description:
    'Sets the OpenID Connect provider at which this client’s members sign in. Its discovery document is read first. Members are created at their first sign-in, with the role of their groups. Another issuer removes the members of the earlier one.',
  needsToken: true,
  role: 'owner',
  body: ReplaceIdentityProviderRequest,
  content: IdentityProvider,
  errors: ['missingField', 'invalidField', 'badRequest', 'permissionDenied'],
})
