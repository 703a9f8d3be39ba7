import Type from 'typebox'

import { enumOf } from '../../oneOf.ts'
import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'

const amount = (description: string) =>
  Type.String({ description: `${description}, in the network’s coin, as a decimal string.` })

const RelayerNetwork = Type.Object(
  {
    networkId: uuid('Network.'),
    networkName: Type.String({ description: 'Name of the network.' }),
    symbol: Type.String({ description: 'The network’s coin, in which its fees are paid.' }),
    address: Type.Optional(Type.String({ description: 'The relayer’s account. Absent: the operator has set no key.' })),
    freeAmount: Type.Optional(
      amount('What the account can spend beyond its reservations. Absent if no node answers. All clients share it'),
    ),
    maximumPerTransaction: amount('Most that one transaction of yours may cost'),
    maximumPerDay: amount('Most that your transactions of any 24 hours may cost'),
    usedAmount: amount('Fees of your transactions of the last 24 hours: paid, and reserved for those in progress'),
    isFacilitated: Type.Boolean({
      description: '`true`: your own resource servers may settle through the facilitator.',
    }),
  },
  { title: 'RelayerNetwork', description: 'A network on which the relayer sends for you.' },
)

const RelayerTransaction = Type.Object(
  {
    id: uuid('Id of the relay.'),
    networkId: uuid('Network.'),
    networkName: Type.String({ description: 'Name of the network.' }),
    symbol: Type.String({ description: 'The network’s coin.' }),
    purpose: enumOf('RelayPurpose', 'What it was sent for.', {
      agentPayment: 'an agent pays a payment request.',
      walletPayment: 'a user’s wallet pays in Link without a network fee.',
      facilitator: 'a resource server of yours settles a payment.',
    }),
    state: enumOf('RelayState', 'State of the transaction.', {
      sent: 'signed, stored and handed to the network.',
      mined: 'in a block that is not final.',
      succeeded: 'final. It moved the payer’s money to you.',
      reverted: 'final. It cost its fee and moved nothing.',
      displaced: 'final. No block can have it any more.',
    }),
    subjectId: Type.Optional(uuid('The payment request or transfer that it pays.')),
    txHash: Type.Optional(Type.String({ description: 'Hash of the transaction that is in a block.' })),
    from: Type.String({ description: 'The payer’s account.' }),
    to: Type.String({ description: 'The account that it pays.' }),
    reservedAmount: amount('Most that its fee can be'),
    paidAmount: Type.Optional(amount('The fee that was paid')),
    createdTimestamp: Type.Integer({ description: 'When it was reserved, in Unix seconds.' }),
  },
  { title: 'RelayerTransaction', description: 'A transaction that the operator’s relayer sent for you.' },
)

export const readRelayerOperation = adminOperation({
  id: 'readRelayer',
  method: 'GET',
  path: '/Relayer',
  tag: 'Relayer',
  summary: 'Get the relayer',
  description:
    'Returns the networks on which the operator’s relayer pays network fees for you, with your limits and what is used of them, and its last 50 transactions for you.',
  needsToken: true,
  content: Type.Object(
    {
      networks: Type.Array(RelayerNetwork, { description: 'Networks with limits of yours.' }),
      transactions: Type.Array(RelayerTransaction, { description: 'The newest first.' }),
    },
    { title: 'Relayer', description: 'What the operator’s relayer does for you.' },
  ),
  errors: [],
})
