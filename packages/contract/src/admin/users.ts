import Type from 'typebox'

import { withUsage } from '../shared/hints.ts'
import { StoredRecord } from '../shared/storedRecord.ts'
import { adminOperation } from './adminOperation.ts'

const tag = 'Users'
const needsToken = true
const params = Type.Object({
  userId: Type.String({ minLength: 1, maxLength: 384, description: 'Your id of the user, URL-encoded.' }),
})
const records = (description: string) =>
  Type.Array(withUsage(StoredRecord, 'One stored record. Times are Unix milliseconds.'), { description })

export const exportUserOperation = adminOperation({
  id: 'exportUser',
  method: 'GET',
  path: '/Users/:userId/export',
  tag,
  summary: 'Export a user',
  description:
    'Returns all stored data of a user in this environment, without tokens and credentials. The lists are empty for an unknown user.',
  needsToken,
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
      portfolioReads: records('Balances and holdings as they were last read.'),
    },
    { title: 'UserExport', description: 'Everything that is stored about a user.' },
  ),
  errors: ['invalidField'],
})

export const eraseUserOperation = adminOperation({
  id: 'eraseUser',
  method: 'DELETE',
  path: '/Users/:userId',
  tag,
  summary: 'Erase a user',
  description:
    'Removes every account of a user, like DELETE `/api/v1/account`, and erases Link sessions, wallet proofs and bridging addresses. The data for reconciling a transfer in progress is erased when the transfer has ended and its webhook was sent; a bridging address, when it can receive nothing more.',
  needsToken,
  params,
  content: Type.Object(
    {
      removedAccounts: Type.Integer({ description: 'Number of accounts that were removed.' }),
      inProgress: Type.Integer({
        description:
          'Number of accounts and bridging addresses that are erased later. 0: nothing about the user is left, except what retention keeps.',
      }),
      waitsFor: Type.Array(
        Type.String({
          description:
            '`transferInProgress`: it may still move money. `transferWatched`: it was given up, and the institution or the chain is still read for it. `transferInReview`: it was found after it had failed, and is in the review queue. `webhookNotDelivered`: your endpoint has not accepted an event. `orderInProgress`: an order at the institution is open.',
        }),
        { description: 'Reasons that delay the erasure. Empty if the data is erased.' },
      ),
    },
    { title: 'ErasedUser', description: 'What was erased.' },
  ),
  errors: ['invalidField'],
})
