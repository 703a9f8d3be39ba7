import Type from 'typebox'
import { withUsage } from '../shared/hints.ts'
import { ShortUserId } from '../shared/uuid.ts'
import { BrokerTypeInput } from '../shared/enums.ts'

const flag = (description: string) => Type.Optional(Type.Boolean({ description, 'x-booleanString': true }))

export const shared = {
  paths: ['/cataloglink'],
  tag: 'Link',
  permission: 'write',
  deprecated: { sinceSeconds: Date.UTC(2026, 10, 1) / 1000, successor: '/api/v1/linktoken' },
  query: Type.Object({
    UserId: ShortUserId,
    BrokerType: Type.Optional(
      withUsage(
        BrokerTypeInput,
        'Opens Link at this integration. Absent: Link opens at the catalog. `deFiWallet`, `cryptocurrencyAddress` and `cryptocurrencyWallet` are not supported.',
      ),
    ),
    EnableTransfers: flag(
      'Selects the integrations. `true`: only those that support transfers. `false`: all, and the session ends once an account is connected, whatever the body contains. Absent: all.',
    ),
    RestrictMultipleAccounts: flag('`true`: the last page of Link does not offer to connect another account.'),
    DisableApiKeyGeneration: flag(
      '`true`: Link does not show how to create an API key at the institution. Users can still enter one.',
    ),
    CallbackUrl: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 2048,
        description:
          'URL to which Link returns the user, with the query parameter `resultCode`. Must be one of your registered callback URLs. Absent: the first one.',
      }),
    ),
  }),
  content: Type.Object(
    {
      url: Type.String({
        description:
          'URL of the Link page, to open as a standalone page. Returns the user to the callback URL. Single use, valid for 10 minutes.',
      }),
      iFrameUrl: Type.String({
        description:
          'URL of the same session, to embed in a frame. Reports to the embedding page and does not leave. One of the two can be opened.',
      }),
    },
    { title: 'CatalogLink', description: 'A Link page.' },
  ),
  errors: [
    'invalidField',
    'missingField',
    'badRequest',
    'permissionDenied',
    'notFound',
    'integrationNotSupported',
    'invalidAddress',
    'networkNotSupported',
    'unavailableForLegalReasons',
  ],
} as const
