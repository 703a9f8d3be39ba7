import Type from 'typebox'

import { withUsage } from '../../shared/hints.ts'
import { uuid } from '../../shared/uuid.ts'
import { MemberRole } from '../roles.ts'

const settings = {
  issuer: Type.String({
    minLength: 1,
    maxLength: 500,
    description: 'Issuer of the provider, as in its discovery document: an `https` URL.',
  }),
  oidcClientId: Type.String({
    minLength: 1,
    maxLength: 200,
    description: '`client_id` with which Rialto is registered at the provider.',
  }),
  groupsClaim: Type.String({
    minLength: 1,
    maxLength: 100,
    description: 'Claim of the ID token that lists the person’s groups, such as `groups`.',
  }),
  roles: Type.Array(
    Type.Object(
      {
        group: Type.String({ minLength: 1, maxLength: 200, description: 'Name of the group at the provider.' }),
        role: MemberRole,
      },
      { title: 'GroupRole', description: 'Role of the members of a group. A person in several has the highest.' },
    ),
    { maxItems: 50, description: 'Roles by group.' },
  ),
  defaultRole: Type.Optional(
    withUsage(MemberRole, 'Role of a person in none of these groups. Absent: such a person is refused.'),
  ),
  isEnforced: Type.Boolean({
    description:
      'Whether members who sign in with a password or a passkey have no access to this client, except the break-glass owner.',
  }),
  breakGlassMemberId: uuid(
    'Id of an owner with a password, who keeps access when the provider cannot be reached. Cannot be removed meanwhile.',
  ),
}

export const IdentityProvider = Type.Object(
  {
    ...settings,
    hasClientSecret: Type.Boolean({ description: 'Whether a client secret is stored. It is never returned.' }),
    redirectUrl: Type.String({ description: 'Redirect URL to register at the provider.' }),
    backChannelLogoutUrl: Type.String({
      description: 'Back-channel logout URL to register at the provider, so that signing out there ends sessions here.',
    }),
    signedOutUrl: Type.String({ description: 'Post-logout redirect URL to register at the provider.' }),
    provisionedTimestamp: Type.Union([Type.Integer(), Type.Null()], {
      description: 'When the present provisioning token (SCIM) was created, in Unix seconds. `null` without one.',
    }),
    signInUrl: Type.String({ description: 'Page that begins a sign-in at the provider. Share it with the members.' }),
  },
  { title: 'IdentityProvider', description: 'The OpenID Connect provider at which a client’s members sign in.' },
)

export const ReplaceIdentityProviderRequest = Type.Object(
  {
    ...settings,
    clientSecret: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 500,
        description: 'Client secret. Absent: the stored one stays, or the client is public and has none.',
      }),
    ),
  },
  { title: 'ReplaceIdentityProviderRequest', description: 'Settings of single sign-on.' },
)
