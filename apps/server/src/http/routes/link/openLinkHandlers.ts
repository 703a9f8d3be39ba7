/** Handlers of the Link page's API without a session token, by operation. A one-time code or a token in the request authorizes them. */
export { claimMoveHandler as claimMove } from './claimMove.ts'
export { describeMoveHandler as describeMove } from './describeMove.ts'
export { findPaidReceiptHandler as findPaidReceipt } from './findPaidReceipt.ts'
export { openLinkSessionHandler as openLinkSession } from './openLinkSession.ts'
export { readMoveHandler as readMove } from './readMove.ts'
export { readReceiptHandler as readReceipt } from './readReceipt.ts'
