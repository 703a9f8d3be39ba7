import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'
import { challenge, relyingPartyId } from './passkey.ts'

export const beginPasskeyOperation = adminOperation({
  id: 'beginPasskey',
  method: 'POST',
  path: '/Passkeys/challenge',
  tag: 'Session',
  summary: 'Begin to register a passkey',
  description:
    'Returns what `navigator.credentials.create` needs. The session must have begun within the last 15 minutes.',
  needsToken: true,
  role: 'member',
  content: Type.Object(
    {
      challenge,
      relyingPartyId,
      userId: Type.String({ description: '`user.id` of WebAuthn, in Base64url.' }),
      algorithms: Type.Array(Type.Integer({ description: 'Number of a COSE algorithm.' }), {
        description: 'COSE algorithms that are accepted, the preferred first.',
      }),
      existingCredentialIds: Type.Array(Type.String({ description: '`id` of a credential, in Base64url.' }), {
        description:
          'Credentials of the member’s passkeys, in Base64url: an authenticator that holds one makes no other.',
      }),
    },
    { title: 'PasskeyChallenge', description: 'Input for creating a passkey.' },
  ),
  errors: ['permissionDenied'],
})
