import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { uuid } from '../shared/uuid.ts'
import { nullableText } from '../webhooks/eventFields.ts'
import { adminOperation } from './adminOperation.ts'
import { MemberRole } from './roles.ts'

const tag = 'Session'

/** Browsers accept a name with this prefix only over https, for this host and all its paths. */
export const sessionCookie = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? '__Host-rialto_session' : 'rialto_session'

const email = Type.String({ minLength: 3, maxLength: 254, description: 'Email address of the member.' })
const oneTimeCode = Type.String({
  minLength: 6,
  maxLength: 10,
  description: 'The six digits that the authenticator app shows.',
})
const invitationCode = Type.String({
  minLength: 1,
  maxLength: 200,
  description: 'The part after `#` in the invitation link.',
})

export const Session = Type.Object(
  {
    memberId: uuid('Id of the member.'),
    email: Type.String({ description: 'Email address of the member.' }),
    name: Type.String({ description: 'Name of the member.' }),
    isOperator: Type.Boolean({
      description: '`true` if the member runs the installation and is an owner of every client.',
    }),
    environment: oneOf(['sandbox', 'production'], 'Environment of this server.'),
    clients: Type.Array(
      Type.Object(
        {
          clientId: uuid('Id of the client. Name it in the header `X-Client-Id` of every call.'),
          name: Type.String({ description: 'Name of the client.' }),
          role: MemberRole,
        },
        { title: 'MemberClient', description: 'A client of the member.' },
      ),
      { description: 'Clients for which the member has a role, by name.' },
    ),
  },
  { title: 'MemberSession', description: 'Who is signed in, and for which clients.' },
)

export const signInOperation = adminOperation({
  id: 'signIn',
  method: 'POST',
  path: '/Session',
  tag,
  summary: 'Sign in',
  description:
    'Begins a session and sets its cookie, which lasts 12 hours and ends after 2 hours without a call. Browsers only: the request must come from a page of this server. A code is accepted once. After five attempts in a row that failed, the address is refused for 15 minutes; attempts from a browser that the member has signed in with before are counted apart.',
  needsToken: false,
  body: Type.Object(
    {
      email,
      password: Type.String({ minLength: 1, maxLength: 200, description: 'Password of the member.' }),
      oneTimeCode: Type.Optional(oneTimeCode),
      recoveryCode: Type.Optional(
        Type.String({
          minLength: 20,
          maxLength: 100,
          description: 'One of the member’s recovery codes, in place of `oneTimeCode`. Works once.',
        }),
      ),
    },
    { title: 'SignInRequest', description: 'Both factors of a member.' },
  ),
  content: Session,
  errors: ['missingField', 'invalidField', 'badRequest', 'permissionDenied', 'tooManyRequest'],
})

export const readInvitationOperation = adminOperation({
  id: 'readInvitation',
  method: 'POST',
  path: '/Session/invitation',
  tag,
  summary: 'Get an invitation',
  description:
    'Returns the invited person and the secret for the authenticator app. Works until the invitation is accepted or expires.',
  needsToken: false,
  body: Type.Object({ invitationCode }, { title: 'ReadInvitationRequest', description: 'An invitation.' }),
  content: Type.Object(
    {
      email: Type.String({ description: 'Email address that is invited. Empty: the invited person names one.' }),
      clientName: nullableText('Name of the client. `null` for an operator of the installation.'),
      isMember: Type.Boolean({
        description: '`true` if the address is a member’s: they accept with the factors that they have.',
      }),
      authenticatorUrl: Type.String({
        description: '`otpauth` URL for the authenticator app, to be shown as a QR code.',
      }),
      authenticatorSecret: Type.String({ description: 'The same secret to be typed, in Base32.' }),
    },
    { title: 'Invitation', description: 'An open invitation.' },
  ),
  errors: ['missingField', 'invalidField', 'badRequest', 'permissionDenied', 'notFound', 'tooManyRequest'],
})

export const acceptInvitationOperation = adminOperation({
  id: 'acceptInvitation',
  method: 'POST',
  path: '/Session/invitation/accept',
  tag,
  summary: 'Accept an invitation',
  description:
    'Creates the member with a password and an authenticator app, and begins a session as signing in does. Works once.',
  needsToken: false,
  body: Type.Object(
    {
      invitationCode,
      email,
      name: Type.String({ minLength: 1, maxLength: 100, description: 'Name that other members see.' }),
      password: Type.String({ minLength: 12, maxLength: 200, description: 'At least 12 characters.' }),
      oneTimeCode,
    },
    { title: 'AcceptInvitationRequest', description: 'The new member.' },
  ),
  content: Session,
  errors: ['missingField', 'invalidField', 'badRequest', 'permissionDenied', 'notFound', 'conflict', 'tooManyRequest'],
})

export const readSessionOperation = adminOperation({
  id: 'readSession',
  method: 'GET',
  path: '/Session',
  tag,
  summary: 'Get the session',
  description: 'Returns the signed-in member. Accepts only the session’s cookie.',
  needsToken: true,
  role: 'member',
  content: Session,
  errors: [],
})

export const signOutOperation = adminOperation({
  id: 'signOut',
  method: 'DELETE',
  path: '/Session',
  tag,
  summary: 'Sign out',
  description: 'Ends this session. Takes the session’s cookie only.',
  needsToken: true,
  role: 'member',
  errors: [],
})

export const listSessionsOperation = adminOperation({
  id: 'listSessions',
  method: 'GET',
  path: '/Sessions',
  tag,
  summary: 'List your sessions',
  description: 'Returns the open sessions of the signed-in member, the last used first.',
  needsToken: true,
  role: 'member',
  content: Type.Array(
    Type.Object(
      {
        id: uuid('Id of the session.'),
        isCurrent: Type.Boolean({ description: '`true` for the session of this call.' }),
        ipAddress: Type.String({ description: 'Address it began from.' }),
        userAgent: Type.String({ description: 'Browser it began in.' }),
        createdTimestamp: Type.Integer({ description: 'When it began, in Unix seconds.' }),
        lastUsedTimestamp: Type.Integer({ description: 'When it was last used, in Unix seconds, to the minute.' }),
      },
      { title: 'OpenSession', description: 'A session.' },
    ),
    { description: 'Open sessions.' },
  ),
  errors: [],
})

export const endSessionOperation = adminOperation({
  id: 'endSession',
  method: 'DELETE',
  path: '/Sessions/:id',
  tag,
  summary: 'End one of your sessions',
  description: 'Ends a session of the signed-in member.',
  needsToken: true,
  role: 'member',
  params: Type.Object({ id: uuid('Id of the session.') }),
  errors: ['notFound'],
})

export const endOtherSessionsOperation = adminOperation({
  id: 'endOtherSessions',
  method: 'POST',
  path: '/Sessions/endOthers',
  tag,
  summary: 'End your other sessions',
  description: 'Ends every session of the signed-in member except this one.',
  needsToken: true,
  role: 'member',
  content: Type.Object(
    { ended: Type.Integer({ description: 'How many sessions there were.' }) },
    { title: 'EndedSessions', description: 'What was ended.' },
  ),
  errors: [],
})

export const changePasswordOperation = adminOperation({
  id: 'changePassword',
  method: 'PUT',
  path: '/Session/password',
  tag,
  summary: 'Change your password',
  description:
    'Replaces the password of the signed-in member and ends the member’s other sessions. The session must have begun within the last 15 minutes.',
  needsToken: true,
  role: 'member',
  body: Type.Object(
    {
      currentPassword: Type.String({ minLength: 1, maxLength: 200, description: 'The password before.' }),
      newPassword: Type.String({ minLength: 12, maxLength: 200, description: 'At least 12 characters.' }),
    },
    { title: 'ChangePasswordRequest', description: 'Both passwords.' },
  ),
  errors: ['missingField', 'invalidField', 'badRequest', 'permissionDenied', 'tooManyRequest'],
})

export const beginAuthenticatorOperation = adminOperation({
  id: 'beginAuthenticator',
  method: 'POST',
  path: '/Session/authenticator',
  tag,
  summary: 'Begin with another authenticator app',
  description:
    'Returns a secret for another authenticator app. It takes the place of the one before when a code of it is sent, within 15 minutes. The session must have begun within the last 15 minutes.',
  needsToken: true,
  role: 'member',
  content: Type.Object(
    {
      authenticatorUrl: Type.String({
        description: '`otpauth` URL for the authenticator app, to be shown as a QR code.',
      }),
      authenticatorSecret: Type.String({ description: 'The same secret to be typed, in Base32.' }),
    },
    { title: 'NewAuthenticator', description: 'Input for the authenticator app.' },
  ),
  errors: ['permissionDenied'],
})

export const replaceAuthenticatorOperation = adminOperation({
  id: 'replaceAuthenticator',
  method: 'PUT',
  path: '/Session/authenticator',
  tag,
  summary: 'Replace your authenticator app',
  description:
    'Puts the authenticator app that was begun in place of the one before, and ends the member’s other sessions. The session must have begun within the last 15 minutes.',
  needsToken: true,
  role: 'member',
  body: Type.Object({ oneTimeCode }, { title: 'ReplaceAuthenticatorRequest', description: 'A code of the new app.' }),
  errors: ['missingField', 'invalidField', 'badRequest', 'permissionDenied', 'tooManyRequest'],
})
