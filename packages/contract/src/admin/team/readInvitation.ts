import Type from 'typebox'

import { nullableText } from '../../webhooks/eventFields.ts'
import { adminOperation } from '../adminOperation.ts'
import { invitationCode } from './session.ts'

export const readInvitationOperation = adminOperation({
  id: 'readInvitation',
  method: 'POST',
  path: '/Session/invitation',
  tag: 'Session',
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
