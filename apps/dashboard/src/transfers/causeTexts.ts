import type { AdminValue } from '@rialto/contract'

type Cause = AdminValue<'readTransferHistory', 'content'>['changes'][number]['cause']

/** Why a transfer changed, as people say it. */
export const causeTexts: Readonly<Record<Cause, string>> = {
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
}
