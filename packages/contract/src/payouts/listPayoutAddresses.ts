import Type from 'typebox'

import { operation } from '../operation.ts'
import { UserId, uuid } from '../shared/uuid.ts'

const PayoutAddress = Type.Object(
  {
    networkId: uuid('Network of the address.'),
    address: Type.String({ description: 'The address.' }),
    addressTag: Type.Optional(Type.String({ description: 'Its destination tag or memo.' })),
    integrationName: Type.String({ description: 'Name of the institution or wallet of the account.' }),
    succeededPayouts: Type.Integer({ description: 'Number of payouts that the chain has shown at the address.' }),
    confirmedTimestamp: Type.Integer({ description: 'When the user last confirmed it, in Unix seconds.' }),
  },
  { title: 'PayoutAddress', description: 'An address that the user has confirmed for a payout.' },
)

export const listPayoutAddressesOperation = operation({
  id: 'listPayoutAddresses',
  method: 'GET',
  paths: ['/payouts/addresses'],
  tag: 'Payouts',
  summary: 'List a user’s payout addresses',
  description:
    'Returns the addresses of their own accounts to which a user has confirmed payouts, the last confirmed first. Institutions replace addresses: send to the address of a payout, and use this list to recognize one.',
  permission: 'read',
  query: Type.Object({ userId: UserId }),
  content: Type.Object(
    { items: Type.Array(PayoutAddress, { maxItems: 100, description: 'At most 100 addresses.' }) },
    { title: 'PayoutAddresses', description: 'The payout addresses of a user.' },
  ),
  errors: ['invalidField', 'missingField', 'permissionDenied'],
})
