import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'
import { challenge, relyingPartyId } from './passkey.ts'

export const beginPasskeySignInOperation = adminOperation({
  id: 'beginPasskeySignIn',
  method: 'POST',
  path: '/Session/passkey/challenge',
  tag: 'Session',
  summary: 'Begin to sign in with a passkey',
  description: 'Returns a challenge for `navigator.credentials.get`, which is the same for every member.',
  needsToken: false,
  content: Type.Object(
    { challenge, relyingPartyId },
    { title: 'PasskeySignInChallenge', description: 'The challenge of a passkey sign-in.' },
  ),
  errors: ['permissionDenied', 'tooManyRequest'],
})
