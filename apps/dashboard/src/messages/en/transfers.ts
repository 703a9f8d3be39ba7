/** Items that need attention, and statistics of the last days. */
export const overview = {
  calm: 'No transfer is stuck, and every outcome is known.',
  attention: 'Transfers that need attention',
  needAttention: { one: '{count} transfer needs attention', other: '{count} transfers need attention' },
  amountOf: '{amount} of {user}',
  createdAt: 'Created {time}.',
  whatCanBeDone: 'What can be done',
  volumePerDay: 'Volume per day, USD',
  volume7Days: 'Volume, 7 days',
  transfers: { one: '{count} transfer', other: '{count} transfers' },
  failed: '{count} failed',
  createdIn7Days: 'created in 7 days',
  delivered: 'Delivered',
  failing: '{count} failing',
  paused: '{count} paused',
  waiting: '{count} waiting',
  institutions7Days: 'Institutions, 7 days',
  noInstitutions: 'Institutions appear here with the first transfer.',
  up: 'Up',
  notAnswering: 'Not answering',
  medianTime: 'Median time',
  sessions24Hours: 'Link sessions, 24 hours',
  showSessions: 'Show sessions',
  fewer: '{count} fewer, {share}',
  whereLeft: 'Where users left',
  errors: 'Errors',
  funnel: {
    opened: 'Opened',
    connected: 'Connected',
    previewed: 'Previewed',
    sent: 'Sent',
    succeeded: 'Done',
  },
} as const

/** The list of transfers, a single transfer, and the review queue. */
export const transfers = {
  searchHelp: 'User, transfer ID, hash, or order:id',
  anyStatus: 'Any status',
  noMatch: 'No transfer matches.',
  empty: 'Transfers appear here as soon as a user approves one in Link, or your server executes one.',
  amount: 'Amount',
  intro: 'From {institution} to {network}, for {user}',
  timeline: 'Timeline',
  events: 'Webhook events',
  notFound: 'Transfer not found',
  notFoundBody: 'No transfer of this client has this ID in this environment.',
  noHistory: 'No history was kept for this transfer.',
  confirmations: { one: '{count} confirmation', other: '{count} confirmations' },
  requested: 'Requested',
  arrives: 'Arrives',
  leaves: 'Leaves the account',
  institutionFee: 'Fee of the institution',
  sums: {
    planned: 'Planned, as approved: the institution hasn’t stated its charge',
    actual: 'Charged by the institution',
  },
  yourFee: 'Your fee',
  type: 'Type',
  /** By the name in the API. */
  types: { deposit: 'Deposit', payment: 'Payment', onramp: 'Purchase and deposit' },
  memo: 'Memo or tag',
  refundAddress: 'Refund address',
  refundMemo: 'Memo or tag of the refund address',
  transferId: 'Transfer ID',
  queueIntro:
    'Transfers that have been open for more than a day, that were seen otherwise than ordered, or that were sent after they had failed, and deposits that are held. None fails by itself: one that is declared failed may be paid a second time.',
  queueEmpty: 'The review queue is empty. A transfer that needs a person appears here with what can be done.',
  arrivedSoFar: 'Arrived so far',
  amountArrived: 'Amount that arrived, {symbol}',
  amountReturned: 'Amount returned, {symbol}',
  amountOrdered: 'Ordered: {amount}.',
  hashHelp: 'The hash, as a block explorer shows it.',
  refundHashHelp: 'The hash of the refund, if it was sent on a chain.',
  oldest: 'The {shown} oldest of {total}.',
  openFor: 'Open for {duration}.',
  integrationType: 'Integration type',
  reference: 'Our reference there',
  withdrawalIdHelp: 'The ID of the withdrawal, from the institution’s history or its support.',
  note: 'Note',
  noteHelp: 'Who said so and where it is written down. Stored in the transfer’s history and the audit log.',
  stuck: {
    outcomeUnknown: 'The institution did not answer. Its history is being read; the request is never sent again.',
    notSent: 'The institution accepted it and has not sent it.',
    notConfirmed: 'The chain has not confirmed the transaction.',
    arrivedInPart: 'Less than the amount arrived at the address.',
    paidElsewhere: 'The transaction that the institution named pays the address nothing.',
    reverted: 'The transaction reverted, and the institution names no other.',
    notOnChain: 'No node has the transaction that the institution named.',
    completedWithoutHash: 'The institution calls it completed and names no transaction.',
    sentAfterAll:
      'It was sent although this transfer had failed. Its order cannot be paid again. Credit the user, or send it back; if the order was paid meanwhile, return one of the payments. Then mark it as settled.',
    overpaid:
      'This part was sent although it had failed. With it, more than the amount of the combined transfer was paid. Return the excess, then mark it as settled.',
    overcharged:
      'It arrived, and the institution took more than the user approved. Claim the difference from the institution or settle it with the user.',
    incomplete: 'Some parts of it arrived, and the rest was not paid.',
    depositHeld:
      'The deposit came on another network or in another asset than its address is for. Nothing is sent back until you decide.',
    depositNotReturned: 'The bridge provider has neither paid out this deposit nor sent it back.',
  },
  review: {
    lookAgain: {
      label: 'Query again',
      confirm: 'Query now',
      consequence:
        'The institution or the chain is queried now. Nothing is sent, and the status changes only if the answer says so.',
    },
    sentAs: {
      label: 'It was sent',
      confirm: 'Follow this withdrawal',
      consequence:
        'The transfer is followed as the withdrawal with this ID, to its end. Take the ID from the institution: a withdrawal pays for one transfer only, and the choice cannot be changed.',
    },
    arrived: {
      label: 'All of it arrived',
      confirm: 'Confirm arrival',
      consequence:
        'The transfer succeeds, and your server receives the webhook. Confirm only what a block explorer shows at the address: this cannot be undone.',
    },
    creditPart: {
      label: 'Credit what arrived',
      confirm: 'Credit this amount',
      consequence:
        'The transfer succeeds with the amount that arrived, which your server receives in the webhook. The order counts as paid. This cannot be undone.',
    },
    askForRest: {
      label: 'Ask for the rest',
      confirm: 'End with what arrived',
      consequence:
        'The transfer fails with the amount that arrived, which your server receives in the webhook. The order may be paid again: ask the user for the rest only. This cannot be undone.',
    },
    refunded: {
      label: 'It was sent back',
      confirm: 'Record the refund',
      consequence:
        'The transfer fails, and your server receives the webhook with the amount that you sent back. The order may be paid again. This cannot be undone.',
    },
    notArrived: {
      label: 'It will not arrive',
      confirm: 'Declare as not arriving',
      consequence:
        'Choose this when the institution confirmed that it cancelled, returned or misdirected it. The transfer fails, and its order may be paid a second time. This cannot be undone.',
    },
    notSent: {
      label: 'It was not sent',
      confirm: 'Declare as not sent',
      consequence:
        'The transfer fails for good, your server receives the webhook, and its order may be paid a second time. If the institution sends it after all, the user has paid twice. This cannot be undone.',
    },
    returnDeposit: {
      label: 'Send it back',
      confirm: 'Request the return',
      consequence:
        'The bridge provider is asked to send the deposit back to its sender, less the cost of the transaction. Asking again returns nothing twice.',
    },
    settled: {
      label: 'It was settled',
      confirm: 'Mark as settled',
      consequence:
        'It leaves this list. Choose this when you have settled it with the user or the sender. A deposit that has not failed fails, and your server receives the webhook. This cannot be undone.',
    },
  },
  /** Causes of a transfer's changes. */
  causes: {
    requested: 'Intent stored, institution called',
    requestedAgain: 'Institution called again after the user’s answer',
    converted: 'Conversion filled',
    notConverted: 'Conversion not filled; nothing was sent',
    userActionRequired: 'Institution requires an action of the user',
    accepted: 'Accepted by the institution',
    rejected: 'Rejected by the institution',
    noAnswer: 'No answer; the history is being read, nothing is sent again',
    foundInHistory: 'Found in the institution’s history',
    notInHistory: 'Not in the institution’s history; it was never created',
    sent: 'Transaction sent',
    resent: 'Sent again as another transaction',
    confirming: 'Transaction being confirmed',
    confirmed: 'Transaction confirmed',
    reverted: 'Transaction reverted',
    mismatched: 'Not as ordered; still open',
    matched: 'As ordered again',
    charged: 'Charge stated by the institution',
    completed: 'Completed, by the institution’s word',
    notCompleted: 'Failed, by the institution’s word',
    partChanged: 'A part changed',
    resolved: 'Resolved by a person',
    foundAfterEnd: 'Found at the institution after it was declared as not sent',
    addressIssued: 'Deposit address issued',
    addressExpired: 'Deposit address ended unused',
    paidIn: 'Deposit seen by the bridge',
    progressed: 'Bridge reported progress',
    paidOut: 'Paid out by the bridge',
    bridgeFailed: 'Bridge did not complete the transfer',
    refundStarted: 'Refund started',
    refunded: 'Refunded',
  },
} as const

/** Saved filters of the list of transfers. */
export const views = {
  list: 'Saved views',
  team: 'team',
  save: 'Save view',
  name: 'Name of the view',
  share: 'Share with everybody who works for this client',
  remove: 'Remove view',
  removeShared: '“{name}” disappears for the whole team. Transfers are not changed.',
  removeOwn: '“{name}” disappears. Transfers are not changed.',
} as const
