import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'
import { binary, label, Passkey } from './passkey.ts'

export const addPasskeyOperation = adminOperation({
  id: 'addPasskey',
  method: 'POST',
  path: '/Passkeys',
  tag: 'Session',
  summary: 'Register a passkey',
  description:
    'Stores the public key of a new passkey, which must have verified its user. A member may have 20. The session must have begun within the last 15 minutes.',
  needsToken: true,
  role: 'member',
  body: Type.Object(
    {
      label,
      credentialId: binary('`id` of the credential.', 2_048),
      clientDataJson: binary('`response.clientDataJSON` of the credential.'),
      attestationObject: binary('`response.attestationObject` of the credential.', 16_384),
      transports: Type.Array(Type.String({ maxLength: 50, description: 'A transport of WebAuthn.' }), {
        maxItems: 10,
        description: '`response.getTransports()` of the credential.',
      }),
    },
    { title: 'AddPasskeyRequest', description: 'The browser’s response.' },
  ),
  content: Passkey,
  errors: ['missingField', 'invalidField', 'badRequest', 'permissionDenied', 'conflict'],
})
