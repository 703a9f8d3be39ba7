import {
  ConnectorError,
  type ConnectorErrorKind,
  type RejectionReason,
  type WithdrawalOrder,
  type WithdrawOutcome,
} from '@rialto/core'
import { defined } from '@rialto/defined'

type Rejected = Extract<WithdrawOutcome, { kind: 'rejected' }>

const reasons: Record<ConnectorErrorKind, RejectionReason> = {
  credentialsInvalid: 'credentialsInvalid',
  tokenExpired: 'tokenExpired',
  permissionMissing: 'permissionMissing',
  kycRequired: 'kycRequired',
  accountLocked: 'accountLocked',
  regionRestricted: 'regionRestricted',
  insufficientFunds: 'insufficientFunds',
  invalidAddress: 'invalidAddress',
  amountBelowMinimum: 'amountBelowMinimum',
  amountExceedsMaximum: 'amountExceedsMaximum',
  networkUnsupported: 'networkUnsupported',
  rateLimited: 'rateLimited',
  clockSkew: 'clockSkew',
  unavailable: 'refused',
  malformed: 'refused',
  refused: 'refused',
}

export const rejectionReason = (kind: ConnectorErrorKind): RejectionReason => reasons[kind]

export const rejected = (
  reason: Rejected['reason'],
  message: string,
  upstreamCode?: string,
  permission?: string,
): Rejected => ({
  kind: 'rejected',
  reason,
  message,
  ...defined({ upstreamCode, permission }),
})

/** Converts a failed read before the money call to a rejection: nothing was sent, and the message says so. */
export const rejectedBeforeSending = (error: unknown): Rejected => {
  if (!(error instanceof ConnectorError)) throw error
  const silent = error.kind === 'unavailable' || error.kind === 'malformed'
  const { kind, message, upstreamCode, permission } = error
  if (!silent) return rejected(reasons[kind], message, upstreamCode, permission)
  return { ...unreached(`${message}; no funds have moved`, upstreamCode), ...defined({ permission }) }
}

/** The institution does not send the order's asset on its network now. */
export const closedNetwork = ({ symbol }: Pick<WithdrawalOrder, 'symbol'>, institution: string): Rejected =>
  rejected('networkUnsupported', `${institution} does not support ${symbol} withdrawals on this network right now`)

/** It never received the withdrawal. */
export const unreached = (message: string, upstreamCode?: string): Rejected => ({
  ...rejected('refused', message, upstreamCode),
  isUnreached: true,
})
