import { ConnectorError, type ConnectorErrorKind } from '@rialto/core'
import { defined } from '@rialto/defined'
import { type EgressError, redact } from '@rialto/egress'
import type { FailedReply, UpstreamError } from '@rialto/upstream'
import type { Check } from '@rialto/contract'
import type { ErrorRule } from './errorTable.ts'

/**
 * Valid rows of a published list of coins, networks or markets: an invalid row disables only its own subject. A list
 * without any valid row is malformed, not empty. Never for balances or histories, in which a missing row is a wrong
 * result.
 */
export const fitting = <T>(institution: string, rows: readonly unknown[], check: Check<T>): T[] => {
  const fit = rows.filter(check)
  if (fit.length > 0 || rows.length === 0) return fit
  throw new ConnectorError('malformed', `${institution} returned an invalid list`)
}

/** Texts for errors without a text in the table or from the institution. */
const plain: Record<ConnectorErrorKind, string> = {
  credentialsInvalid: 'did not accept the credentials',
  tokenExpired: 'reports that access has expired',
  permissionMissing: 'reports that the credentials lack the required permission',
  kycRequired: 'requires identity verification first',
  accountLocked: 'has locked or restricted the account',
  regionRestricted: 'does not serve this region',
  insufficientFunds: 'reports an insufficient balance',
  invalidAddress: 'did not accept the address',
  amountBelowMinimum: 'rejected the amount as too small',
  amountExceedsMaximum: 'rejected the amount as too large',
  networkUnsupported: 'does not support this asset on this network right now',
  rateLimited: 'rate limited the request',
  clockSkew: 'rejected the request timestamp',
  unavailable: 'is temporarily unavailable',
  malformed: 'returned an invalid response',
  refused: 'rejected the request',
}

/** One sentence for users: the table's text, else the institution's own, sanitized, else ours. */
export const refusalText = (institution: string, rule: ErrorRule, error: UpstreamError, secrets: readonly string[]) => {
  if (rule.text !== undefined) return rule.text
  const own = redact(error.message, secrets)
  return own === '' ? `${institution} ${plain[rule.kind]}` : `${institution}: ${own}`
}

/** A reply that is not `ok`, as the error a read throws. */
export const replyError = (
  institution: string,
  reply: FailedReply<ErrorRule>,
  secrets: readonly string[],
): ConnectorError => {
  const wait = defined({ retryAfterMs: reply.kind === 'unreadable' ? undefined : reply.retryAfterMs })
  if (reply.kind !== 'rejected') {
    const kind = reply.kind === 'down' ? 'unavailable' : 'malformed'
    return new ConnectorError(kind, `${institution} ${plain[kind]}`, { upstreamCode: `HTTP ${reply.status}`, ...wait })
  }
  const { rule, error } = reply
  return new ConnectorError(rule.kind, refusalText(institution, rule, error, secrets), {
    upstreamCode: redact(error.code, secrets),
    ...wait,
    ...defined({ permission: rule.permission }),
  })
}

/** For a missing response. The cause keeps `maybeSent`, for callers that need it (a token refresh). */
export const egressError = (institution: string, error: EgressError): ConnectorError =>
  error.kind === 'tooLarge' || error.kind === 'redirect'
    ? new ConnectorError('malformed', `${institution} ${plain.malformed}`, { upstreamCode: error.kind, cause: error })
    : new ConnectorError('unavailable', `${institution} could not be reached`, {
        upstreamCode: error.kind,
        cause: error,
      })
