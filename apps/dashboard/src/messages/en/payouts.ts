/** Withdrawals that users confirmed. */
export const payouts = {
  intro:
    'Withdrawals that users confirmed in Link. Your treasury sends each payout, and your server reports its transaction.',
  empty: 'Payouts appear here once a user confirms a withdrawal in Link.',
  noMatch: 'No payout matches.',
  confirmed: 'Confirmed',
  toSend: 'To send',
  account: 'Account',
  isNew: 'New address',
  tag: 'Destination tag or memo',
  arrived: 'Arrived',
  isCredited: 'Credited by the institution',
  states: {
    pending: 'To be sent',
    succeeded: 'Arrived',
    failed: 'Failed',
    canceled: 'Canceled',
  },
}
