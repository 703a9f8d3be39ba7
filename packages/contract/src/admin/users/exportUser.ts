import Type from 'typebox'

import { withUsage } from '../../shared/hints.ts'
import { StoredRecord } from '../../shared/storedRecord.ts'
import { adminOperation } from '../adminOperation.ts'
import { params } from './users.ts'

const records = (description: string) =>
  Type.Array(withUsage(StoredRecord, 'One stored record. Times are Unix milliseconds.'), { description })

export const exportUserOperation = adminOperation({
  id: 'exportUser',
  method: 'GET',
  path: '/Users/:userId/export',
  tag: 'Users',
  summary: 'Export a user',
  description:
    'Returns all stored data of a user in this environment, without tokens and credentials. The lists are empty for an unknown user.',
  needsToken: true,
  role: 'support',
  params,
  content: Type.Object(
    {
      userId: Type.String({ description: 'Your id of the user.' }),
      accounts: records('Connected accounts.'),
      transfers: records('Transfers, oldest first. Amounts are decimal strings in the asset.'),
      linkSessions: records('Link sessions, with the options they were requested with.'),
      linkRequests: records('Requests of the Link page in these sessions, without the user’s input. Seven days.'),
      orders: records('Orders of the connected accounts, oldest first.'),
      walletVerifications: records('Proofs that the user holds an address.'),
      bridgingAddresses: records('Bridging addresses.'),
      paymentRequests: records('Payment requests, oldest first, each with its payments and refunds.'),
      portfolioReads: records('Balances and holdings as they were last read.'),
    },
    { title: 'UserExport', description: 'Everything that is stored about a user.' },
  ),
  errors: ['invalidField'],
})
