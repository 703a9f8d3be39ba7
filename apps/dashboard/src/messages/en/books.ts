/** The journal, and its comparison with institutions and chains. */
export const books = {
  intro:
    'What left users’ accounts, what it cost and what arrived: the journal, compared every hour with the history of each institution and with the chains.',
  show: 'Show',
  sides: 'Three sides',
  sidesBody:
    'Every transfer that has ended, by what its institution and the chain show of it. What differs is in the review queue.',
  empty: 'Transfers appear here within an hour after they have ended.',
  journal: 'Journal',
  journalBody:
    'Sums by day in UTC. The amounts of a day add up to zero for each asset. A later correction is an entry of the day on which it became known.',
  agreed: 'No differences',
  differences: { one: '1 difference in the review queue', other: '{count} differences in the review queue' },
  arrived: 'Arrived',
  fees: 'Fees',
  institutionShows: 'Institution shows',
  chainShows: 'Chain shows',
  nothing: 'nothing',
  beside: '{seen}, in Rialto {expected}',
  day: 'Day',
  account: 'Account',
  amount: 'Amount',
  /** Accounts of the journal, by their names in the API. */
  accounts: {
    source: 'Leaves users’ accounts',
    conversion: 'Conversion',
    credited: 'Credited to you',
    returned: 'Returned to users',
    uncounted: 'Arrived, not counted for an order',
    missing: 'Hasn’t arrived',
    unexplained: 'Not explained',
  },
  /** By who takes the fee. */
  takers: {
    institution: 'Fee of the institution',
    network: 'Fee of the network',
    bridge: 'Fee of the bridge',
    client: 'Your fee',
  },
  /** Sources other than institutions, by their names in the API. */
  types: {
    paymentRequest: 'Payment by address',
    bridging: 'Bridge',
    deFiWallet: 'User’s wallet',
  },
  about: {
    amount: 'Amount',
    fee: 'Fee',
    status: 'Status',
    hash: 'Transaction',
    record: 'Record',
  },
  states: {
    agreed: 'The same',
    differs: 'Differs',
    unread: 'Not read yet',
    notOffered: 'Not offered',
    accessGone: 'No access',
    offChain: 'Not on a chain',
    atLeast: 'At least',
  },
} as const
