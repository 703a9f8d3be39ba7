import Type from 'typebox'

import { enumOf, oneOf } from '../../oneOf.ts'
import { BrokerType } from '../../shared/enums.ts'
import { withUsage } from '../../shared/hints.ts'
import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'
import { nextCursor, pageCount, pageCursor } from '../page.ts'

const ConnectionState = enumOf('ConnectionState', 'Whether the institution accepts the access that the user granted.', {
  active: 'requests are made with it.',
  needsReconnect: 'the institution refused it. The user has to connect the account again.',
})

const Connection = Type.Object(
  {
    id: uuid('Id of the connection: `accountId` of the account that the user connected.'),
    userId: Type.String({ description: 'Your id of the user.' }),
    integrationType: withUsage(BrokerType, 'Integration type.'),
    name: Type.String({ description: 'Display name of the institution.' }),
    state: ConnectionState,
    mayRead: Type.Boolean({ description: 'The user granted reading balances and history.' }),
    mayWithdraw: Type.Boolean({ description: 'The user granted withdrawals.' }),
    mayTrade: Type.Boolean({
      description:
        'The user was asked to allow orders, which conversions and purchases need, and the institution reports no denial.',
    }),
    missingPermissions: Type.Array(Type.String({ description: 'Name of a permission.' }), {
      description: 'Missing permissions, as the institution names them.',
    }),
    createdTimestamp: Type.Integer({ description: 'When it was connected, in Unix seconds.' }),
  },
  { title: 'ManagedConnection', description: 'A connected account, with the permissions that its user granted.' },
)

export const listConnectionsOperation = adminOperation({
  id: 'listConnections',
  method: 'POST',
  path: '/Connections/list',
  tag: 'Connections',
  summary: 'List connections',
  description:
    'Returns connections of this environment, the newest first. All filters that are given must match. Names of accounts are not in it: they are part of a user’s export.',
  needsToken: true,
  role: 'readOnly',
  body: Type.Object(
    {
      userId: Type.Optional(Type.String({ maxLength: 384, description: 'Your id of the user.' })),
      integrationType: Type.Optional(withUsage(BrokerType, 'Integration type.')),
      state: Type.Optional(oneOf(['active', 'needsReconnect'], 'State of the connection.')),
      cursor: pageCursor,
      count: pageCount,
    },
    { title: 'ListConnectionsRequest', description: 'Which connections to return.' },
  ),
  content: Type.Object(
    { items: Type.Array(Connection, { description: 'Connections of this page.' }), nextCursor },
    { title: 'ListedConnections', description: 'One page of connections.' },
  ),
  errors: ['invalidField'],
})
