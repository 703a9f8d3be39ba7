import Type from 'typebox'

import { enumOf } from '../../oneOf.ts'
import { uuid } from '../../shared/uuid.ts'
import { RelayRefusalReason } from './relayRefusalReason.ts'
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
      amount('Balance of the account without reserved fees, which all clients share. Absent if no node responds'),
    ),
    maximumPerTransaction: amount('Maximum fee of one of your transactions'),
    maximumPerDay: amount('Maximum fees of your transactions in any 24 hours'),
    usedAmount: amount('Fees of your transactions of the last 24 hours: paid, and reserved for those in progress'),
    isFacilitated: Type.Boolean({
      description: '`true`: your own resource servers may settle through the facilitator.',
    }),
  },
  { title: 'RelayerNetwork', description: 'A network on which the relayer sends for you.' },
)

const RelayPurpose = enumOf('RelayPurpose', 'Purpose of the transaction.', {
  agentPayment: 'an agent pays a payment request.',
  walletPayment: 'a user’s wallet pays in Link without a network fee.',
  facilitator: 'a resource server of yours settles a payment.',
})

const RelayerTransaction = Type.Object(
  {
    id: uuid('Id of the relay.'),
    networkId: uuid('Network.'),
    networkName: Type.String({ description: 'Name of the network.' }),
    symbol: Type.String({ description: 'The network’s coin.' }),
    purpose: RelayPurpose,
    state: enumOf('RelayState', 'State of the transaction.', {
      sent: 'signed, stored and handed to the network.',
      mined: 'in a block that is not final.',
      succeeded: 'final. It moved the payer’s money to you.',
      reverted: 'final. It cost its fee and moved nothing.',
      displaced: 'final. It can no longer be included in a block.',
    }),
    subjectId: Type.Optional(uuid('The payment request or transfer that it pays.')),
    txHash: Type.Optional(Type.String({ description: 'Hash of the transaction that is in a block.' })),
    from: Type.String({ description: 'The payer’s account.' }),
    to: Type.String({ description: 'The recipient’s account.' }),
    reservedAmount: amount('Maximum fee, reserved for the transaction'),
    paidAmount: Type.Optional(amount('The fee that was paid')),
    createdTimestamp: Type.Integer({ description: 'When it was reserved, in Unix seconds.' }),
  },
  { title: 'RelayerTransaction', description: 'A transaction that the operator’s relayer sent for you.' },
)

const RelayerRefusal = Type.Object(
  {
    networkId: uuid('Network.'),
    networkName: Type.String({ description: 'Name of the network.' }),
    purpose: RelayPurpose,
    reason: RelayRefusalReason,
    subjectId: Type.Optional(uuid('The payment request or transfer that it would have paid.')),
    from: Type.String({ description: 'The payer’s account.' }),
    times: Type.Integer({ description: 'How many times the same payer was refused for the same reason.' }),
    firstTimestamp: Type.Integer({ description: 'The first time, in Unix seconds.' }),
    lastTimestamp: Type.Integer({ description: 'The last time, in Unix seconds.' }),
  },
  { title: 'RelayerRefusal', description: 'A signed payment that the relayer did not send. Nothing was moved.' },
)

export const readRelayerOperation = adminOperation({
  id: 'readRelayer',
  method: 'GET',
  path: '/Relayer',
  tag: 'Relayer',
  summary: 'Get the relayer',
  description:
    'Returns the networks on which the operator’s relayer pays network fees for you, with your limits and what is used of them, its last 50 transactions for you, and the last 50 payments that it did not send.',
  needsToken: true,
  content: Type.Object(
    {
      networks: Type.Array(RelayerNetwork, { description: 'Networks with limits of yours.' }),
      transactions: Type.Array(RelayerTransaction, { description: 'The newest first.' }),
      refusals: Type.Array(RelayerRefusal, { description: 'The newest first.' }),
    },
    { title: 'Relayer', description: 'Your limits and transactions at the operator’s relayer.' },
  ),
  errors: [],
})
