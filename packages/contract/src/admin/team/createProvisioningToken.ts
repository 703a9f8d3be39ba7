import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'

export const createProvisioningTokenOperation = adminOperation({
  id: 'createProvisioningToken',
  method: 'POST',
  path: '/IdentityProvider/provisioningToken',
  tag: 'Members',
  summary: 'Create the provisioning token',
  description:
    'Creates the token with which the identity provider writes users and groups by SCIM 2.0, and returns it once. An earlier token is not accepted any more. From then on the provider alone creates members: a person whom it has not written cannot sign in, and roles follow its groups there.',
  needsToken: true,
  role: 'owner',
  content: Type.Object(
    {
      secretToken: Type.String({ description: 'The token. It is not shown again.' }),
      baseUrl: Type.String({ description: 'Address of the SCIM service, for the settings of the provider.' }),
    },
    { title: 'ProvisioningToken', description: 'The token of an identity provider.' },
  ),
  errors: ['notFound'],
})
