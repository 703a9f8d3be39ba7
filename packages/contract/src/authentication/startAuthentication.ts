import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { operation } from '../operation.ts'
import { withUsage } from '../shared/hints.ts'
import { UserId } from '../shared/uuid.ts'
import { BrokerTypeInput } from '../shared/enums.ts'

export const startAuthenticationOperation = operation({
  id: 'startAuthentication',
  method: 'GET',
  paths: ['/authenticate/:brokerType'],
  tag: 'Self-managed authentication',
  summary: 'Get an OAuth link',
  description:
    'Returns links to sign in with OAuth. After it, the user is returned to your callback URL with a `resultCode`: POST `/linktoken/result` exchanges it for the tokens. Only integrations with the scheme `OAuth` support it.',
  permission: 'write',
  params: Type.Object({
    brokerType: withUsage(BrokerTypeInput, 'Integration to connect, in any letter case.'),
  }),
  query: Type.Object({
    userId: UserId,
    callbackUrl: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 2048,
        description:
          'URL to which the user is returned, with the query parameter `resultCode`. Must be one of your registered callback URLs. Absent: the first one.',
      }),
    ),
  }),
  content: Type.Object(
    {
      status: oneOf(['redirect'], 'Always `redirect`: send the user to `redirectLink`.'),
      redirectLink: Type.String({
        description: 'URL of a Link page that opens this integration directly. Single use, valid for 10 minutes.',
      }),
      linkToken: Type.String({
        description:
          'Link to the sign-in page of the institution itself. Single use, valid for 15 minutes. The same as `redirectLink` if you have no callback URL.',
      }),
    },
    { title: 'OAuthPrompt', description: 'Where to send the user.' },
  ),
  answersProblems: true,
  errors: ['invalidField', 'missingField', 'permissionDenied', 'integrationNotSupported'],
})
