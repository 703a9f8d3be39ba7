import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { operation } from '../operation.ts'
import { BrokerTypeInput } from '../shared/brokerType.ts'
import { withUsage } from '../shared/hints.ts'
import { ShortUserId } from '../shared/shortUserId.ts'

export const startAuthenticationOperation = operation({
  id: 'startAuthentication',
  method: 'GET',
  paths: ['/authenticate/:brokerType'],
  tag: 'Self-managed authentication',
  summary: 'Get an OAuth link',
  description:
    'Returns a link that opens the institution’s OAuth page for the user. Only integrations with the scheme `OAuth` support it.',
  permission: 'write',
  params: Type.Object({
    brokerType: withUsage(BrokerTypeInput, 'Integration to connect, in any letter case.'),
  }),
  query: Type.Object({ userId: ShortUserId }),
  content: Type.Object(
    {
      status: oneOf(['redirect'], 'Always `redirect`: send the user to `redirectLink`.'),
      redirectLink: Type.String({
        description: 'URL of a Link page that opens this integration directly. Single use, valid for 10 minutes.',
      }),
      linkToken: Type.String({ description: 'The same link as a link token for the client SDKs.' }),
    },
    { title: 'OAuthPrompt', description: 'Where to send the user.' },
  ),
  answersProblems: true,
  errors: ['invalidField', 'missingField', 'permissionDenied', 'integrationNotSupported'],
})
