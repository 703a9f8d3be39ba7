import Type from 'typebox'

import { enumOf } from '../../oneOf.ts'
import { adminOperation } from '../adminOperation.ts'

const day = (description: string) => Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description })

const decimal = (description: string) => Type.String({ description })

const BookSide = enumOf('BookSide', 'What a side shows of transfers that have ended.', {
  agreed: 'the same as Rialto.',
  differs: 'something else. The transfer is in the review queue until that is settled.',
  unread: 'nothing yet. It is read every hour.',
  notOffered: 'nothing, because the integration offers no history, or no node reads the network.',
  accessGone: 'nothing, because the account was removed or rejects its credentials.',
  offChain: 'no transaction, because the institution moved it in its own books.',
  atLeast: 'at least the amount. A node cannot show that it was no more.',
})

const AccountSum = Type.Object(
  {
    day: Type.String({ description: 'Day in UTC, as `2026-01-31`.' }),
    account: Type.String({
      description:
        'Account of the journal: `source`, `conversion`, `credited`, `returned`, `uncounted`, `missing`, `unexplained`, or `fee:<taken by>:<purpose>`.',
    }),
    symbol: Type.String({ description: 'Symbol of the asset.' }),
    amount: decimal('Sum of the postings, as a decimal. Negative if the account gives.'),
  },
  { title: 'AccountSum', description: 'One account and asset on one day. The sums of a day are zero for each asset.' },
)

const UnitSum = Type.Object(
  {
    type: Type.String({ description: 'Integration type of the source.' }),
    symbol: Type.String({ description: 'Symbol of the asset.' }),
    institution: BookSide,
    chain: BookSide,
    transfers: Type.Integer({ description: 'Number of transfers.' }),
    arrived: decimal('Sum of what arrived, as a decimal.'),
    fees: decimal('Sum of the institution’s fees, as a decimal.'),
  },
  { title: 'UnitSum', description: 'Transfers of which both sides show the same.' },
)

export const readBooksOperation = adminOperation({
  id: 'readBooks',
  method: 'POST',
  path: '/Books',
  tag: 'Books',
  summary: 'Get the books of a period',
  description:
    'Returns the sums of the journal by day, account and asset, and what institutions and chains show of the same transfers. Both are brought up to date every hour. The journal itself is a file: `POST /admin/api/v1/Books/export`.',
  needsToken: true,
  role: 'readOnly',
  body: Type.Object(
    { from: day('First day, in UTC.'), to: day('Last day, in UTC.') },
    { title: 'ReadBooksRequest', description: 'A period.' },
  ),
  content: Type.Object(
    {
      accounts: Type.Array(AccountSum, { description: 'Sums of the journal.' }),
      units: Type.Array(UnitSum, { description: 'Every transfer in the journal, by what the two other sides show.' }),
      differences: Type.Integer({ description: 'Differences that nobody has settled, of all days.' }),
    },
    { title: 'Books', description: 'The books of a period.' },
  ),
  errors: ['invalidField'],
})
