/** Fees for users, minimum amounts, and sponsored network fees. */
export const fees = {
  intro: 'What users pay you, the least that they may transfer, and the network fees that are paid for them.',
  ownTerms: 'Transfers in Link',
  ownTermsBody: 'Your fee and the least amount hold where the link token sets none of its own.',
  ownFee: 'Your fee',
  ownFeePercent: 'Your fee, in percent',
  ownFeeHelp: 'Of the amount. 0: none. A link token that sets its own has priority.',
  paid: 'Fees are paid',
  onTop: 'On top of the amount',
  deducted: 'Out of the amount',
  minimum: 'Least amount that arrives',
  minimumInUsd: 'Least amount that arrives, in USD',
  minimumHelp:
    'Where the user chooses the amount and the destination sets no minimum. Empty: none. An asset without a price cannot be sent then.',
  none: 'None',
  changeTerms: 'Change fee and minimum',
  changeBody: 'Holds for link tokens that are created from now on.',
  bridgingMinimums: 'Minimums in bridging',
  bridgingBody: 'Each bridging route has a minimum of its own, in the asset that is paid in: see {page}.',
  sponsorship: 'Network fees paid for users',
  sponsorshipBody:
    'On Solana, an account of the operator pays the network fee of users’ own wallets, within these limits.',
  on: 'On',
  off: 'Off',
  noAccount: 'No account pays',
  noAccountBody:
    'The operator of this installation names it with RIALTO_SOLANA_SPONSOR_KEY. Until then users pay network fees themselves.',
  perTransfer: 'At most, per transfer',
  perDay: 'At most, in 24 hours',
  used: 'Used in the last 24 hours',
  perTransferSol: 'At most per transfer, in SOL',
  perDaySol: 'At most in 24 hours, in SOL',
  operatorsOnly: 'Only operators of the installation can change this: their account pays.',
  changeLimits: 'Change limits',
  limitsBody:
    'Above a limit, users pay the network fee themselves. Opening the receiver’s token account costs about 0.002 SOL.',
  endSponsorship: 'End',
  endBody:
    'From now on users pay network fees themselves. A transaction that a wallet has already been given may still be sent with its fee paid.',
} as const

/** Offered networks, and their order. */
export const networks = {
  intro: 'Networks that your users are offered, and those that are preferred in bridging.',
  allOffered: 'Every network is offered, also those that are added later.',
  empty: 'No integration or node of this installation supports a network yet.',
  change: 'Change networks',
  offered: 'Offered to users',
  changeBody:
    'With all or none of them chosen, every network is offered, also those that are added later. Link tokens that exist already, transfers without Link and bridging routes stay as they are.',
  chainId: 'Chain ID',
  tokens: 'Tokens',
  integrations: 'Integrations',
  isOffered: 'Offered',
  notOffered: 'Not offered',
  preferred: 'Preferred networks',
  preferredBody:
    'Where several bridging routes lead to the same destination, the route from the network that is named first is offered.',
  changeOrder: 'Change order',
  order: 'Order',
  orderHelp: 'CAIP-2 chain IDs, one a line, the most preferred first.',
  noOrder: 'No order was chosen.',
} as const

/** Retention periods of records. */
export const retention = {
  intro: 'What is stored, and when it is deleted.',
  transferRecords: 'Records of transfers',
  transferBody:
    'Removing an account erases everything about it. If you must keep books, a record of each finished transfer can stay: amount, fee, price, status, hash and times, without user, account and addresses.',
  holds: 'Kept after the transfer’s end',
  own: 'Your setting',
  ofInstallation: 'Setting of the installation',
  variable: 'The operator sets the default with {name}.',
  ownersOnly: 'Only an owner can change your setting.',
  change: 'Change retention',
  days: 'Days after the transfer’s end',
  daysHelp: '0 to 11,000. 0: none stays. Empty: the setting of the installation.',
  changeBody: 'Holds for accounts that are removed from now on.',
  none: 'Not kept',
  everything: 'Everything else',
  everythingBody: 'The same for every client of this installation.',
  record: 'Record',
  kept: 'Kept',
  forGood: 'For good',
  untilErased: 'Until the account is removed or the user is erased',
  after: { end: '{days} after its end', delivery: '{days} after its delivery' },
  records: {
    accounts: 'Accounts, balances and holdings',
    transfers: 'Transfers and their events',
    bridgingAddresses: 'Bridging addresses and their transfers',
    paymentRequests: 'Payment requests and their refunds',
    unpaidPaymentRequests: 'Payment requests without a payment, after their watch has ended',
    linkTokens: 'Link tokens that were not used',
    linkSessions: 'Link sessions',
    linkSessionEvents: 'Events of Link sessions',
    previews: 'Previews',
    accessTokens: 'Access tokens of connections',
    idempotencyKeys: 'Answers for an Idempotency-Key',
    requestLog: 'Request log',
    auditLog: 'Audit log',
  },
} as const
