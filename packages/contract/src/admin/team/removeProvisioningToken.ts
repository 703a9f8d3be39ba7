import { adminOperation } from '../adminOperation.ts'

export const removeProvisioningTokenOperation = adminOperation({
  id: 'removeProvisioningToken',
  method: 'DELETE',
  path: '/IdentityProvider/provisioningToken',
  tag: 'Members',
  summary: 'Remove the provisioning token',
  description:
    'Ends provisioning by SCIM. Members stay, except deactivated ones who cannot sign in. New members are created at their first sign-in again.',
  needsToken: true,
  role: 'owner',
  errors: ['notFound'],
})
