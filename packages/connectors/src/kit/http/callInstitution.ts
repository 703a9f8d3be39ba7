import type { Check } from '@rialto/contract'
import type { EgressRequest } from '@rialto/egress'
import { callUpstream } from '@rialto/upstream'
import { egressError, replyError } from './asConnectorError.ts'
import { commonRules, type HttpContext } from './errorTable.ts'

export interface InstitutionCall<T> {
  /** Built anew for each try: a signed request carries the time it was signed. */
  request(): EgressRequest
  check: Check<T>
  /** Values that must never appear in an error: keys, tokens, signatures. */
  secrets?: readonly string[]
  /** A POST that only reads, as some institutions have them: repeated like a GET. */
  readOnly?: true
}

const maxTries = 3

/**
 * One read: a request, its reply judged by the table and the schema. A GET, or what only reads, is tried up to three times when the
 * connection broke or the reply was a 5xx; nothing else ever is.
 *
 * @throws ConnectorError
 */
export const callInstitution = <T>(http: HttpContext, call: InstitutionCall<T>): Promise<T> => {
  const { institution } = http.table
  const isRead = call.readOnly === true || call.request().method === 'GET'
  return callUpstream(
    { ...http, common: commonRules },
    {
      ...call,
      maxTries: isRead ? maxTries : 1,
      replyError: reply => replyError(institution, reply, call.secrets ?? []),
      transportError: error => egressError(institution, error),
    },
  )
}
