import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'
import { Session } from './session.ts'
import { binary } from './passkey.ts'

export const signInWithPasskeyOperation = adminOperation({
  id: 'signInWithPasskey',
  method: 'POST',
  path: '/Session/passkey',
  tag: 'Session',
  summary: 'Sign in with a passkey',
  description:
    'Begins a session as signing in with a password does. The passkey must have verified its user, and stands for both factors. Failed attempts with a password do not shut it out.',
  needsToken: false,
  body: Type.Object(
    {
      credentialId: binary('`id` of the credential.', 2_048),
      clientDataJson: binary('`response.clientDataJSON` of the credential.'),
      authenticatorData: binary('`response.authenticatorData` of the credential.'),
      signature: binary('`response.signature` of the credential.'),
    },
    { title: 'SignInWithPasskeyRequest', description: 'The browser’s response.' },
  ),
  content: Session,
  errors: ['missingField', 'invalidField', 'badRequest', 'permissionDenied', 'tooManyRequest'],
})
