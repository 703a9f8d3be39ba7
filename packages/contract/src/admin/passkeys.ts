import Type from 'typebox'

import { uuid } from '../shared/uuid.ts'
import { adminOperation } from './adminOperation.ts'
import { Session } from './session.ts'

const tag = 'Session'
const params = Type.Object({ id: uuid('Id of the passkey.') })
const binary = (description: string, maxLength = 4_096) =>
  Type.String({ minLength: 1, maxLength, description: `${description} In Base64url.` })
const label = Type.String({ minLength: 1, maxLength: 100, description: 'Your name for the passkey.' })
const nullableSeconds = (description: string) => Type.Union([Type.Integer(), Type.Null()], { description })
const challenge = Type.String({
  description: 'The challenge that the authenticator signs, in Base64url. Works once, for five minutes.',
})
const relyingPartyId = Type.String({ description: 'Host name that the passkey belongs to, `rp.id` of WebAuthn.' })

export const beginPasskeySignInOperation = adminOperation({
  id: 'beginPasskeySignIn',
  method: 'POST',
  path: '/Session/passkey/challenge',
  tag,
  summary: 'Begin to sign in with a passkey',
  description: 'Returns a challenge for `navigator.credentials.get`, which is the same for every member.',
  needsToken: false,
  content: Type.Object(
    { challenge, relyingPartyId },
    { title: 'PasskeySignInChallenge', description: 'The challenge of a passkey sign-in.' },
  ),
  errors: ['permissionDenied', 'tooManyRequest'],
})

export const signInWithPasskeyOperation = adminOperation({
  id: 'signInWithPasskey',
  method: 'POST',
  path: '/Session/passkey',
  tag,
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

const Passkey = Type.Object(
  {
    id: uuid('Id of the passkey.'),
    label,
    createdTimestamp: Type.Integer({ description: 'When it was registered, in Unix seconds.' }),
    lastUsedTimestamp: nullableSeconds('When it was last used to sign in, in Unix seconds. `null` if never.'),
  },
  { title: 'Passkey', description: 'A passkey of the member.' },
)

export const listPasskeysOperation = adminOperation({
  id: 'listPasskeys',
  method: 'GET',
  path: '/Passkeys',
  tag,
  summary: 'List your passkeys',
  description: 'Returns the passkeys of the signed-in member, oldest first.',
  needsToken: true,
  role: 'member',
  content: Type.Array(Passkey, { description: 'Passkeys.' }),
  errors: [],
})

export const beginPasskeyOperation = adminOperation({
  id: 'beginPasskey',
  method: 'POST',
  path: '/Passkeys/challenge',
  tag,
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

export const addPasskeyOperation = adminOperation({
  id: 'addPasskey',
  method: 'POST',
  path: '/Passkeys',
  tag,
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

export const renamePasskeyOperation = adminOperation({
  id: 'renamePasskey',
  method: 'PUT',
  path: '/Passkeys/:id',
  tag,
  summary: 'Rename a passkey',
  description: 'Changes your name for the passkey.',
  needsToken: true,
  role: 'member',
  params,
  body: Type.Object({ label }, { title: 'RenamePasskeyRequest', description: 'The new name.' }),
  errors: ['missingField', 'invalidField', 'badRequest', 'notFound'],
})

export const removePasskeyOperation = adminOperation({
  id: 'removePasskey',
  method: 'DELETE',
  path: '/Passkeys/:id',
  tag,
  summary: 'Remove a passkey',
  description: 'It no longer signs in. The session must have begun within the last 15 minutes.',
  needsToken: true,
  role: 'member',
  params,
  errors: ['permissionDenied', 'notFound'],
})

export const readRecoveryCodesOperation = adminOperation({
  id: 'readRecoveryCodes',
  method: 'GET',
  path: '/RecoveryCodes',
  tag,
  summary: 'Get how many recovery codes are left',
  description:
    'Returns the number of unused recovery codes of the signed-in member. The codes themselves are not stored.',
  needsToken: true,
  role: 'member',
  content: Type.Object(
    {
      left: Type.Integer({ description: 'How many were not used yet.' }),
      createdTimestamp: nullableSeconds('When they were created, in Unix seconds. `null` without any.'),
    },
    { title: 'RecoveryCodesLeft', description: 'Recovery codes of the member.' },
  ),
  errors: [],
})

export const createRecoveryCodesOperation = adminOperation({
  id: 'createRecoveryCodes',
  method: 'POST',
  path: '/RecoveryCodes',
  tag,
  summary: 'Create recovery codes',
  description:
    'Returns ten codes, once, in place of those before. Each signs in once, with the password and without the authenticator app. The session must have begun within the last 15 minutes.',
  needsToken: true,
  role: 'member',
  content: Type.Object(
    {
      codes: Type.Array(Type.String({ description: 'A recovery code.' }), {
        description: 'The codes. They are not shown again.',
      }),
    },
    { title: 'CreatedRecoveryCodes', description: 'New recovery codes.' },
  ),
  errors: ['permissionDenied'],
})
