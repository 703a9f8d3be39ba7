import { type Check, oddRowsOf } from '@rialto/contract'
import type { EgressRequest } from '@rialto/egress'
import { callUpstream } from '@rialto/upstream'
import { egressError, replyError } from './asConnectorError.ts'
import { commonRules, type HttpContext } from './errorTable.ts'

export interface InstitutionCall<T> {
  /** Built for each attempt, because a signed request contains the time of its signature. */
  request(): EgressRequest
  check: Check<T>
  /** Values that must never appear in an error: keys, tokens, signatures. */
  secrets?: readonly string[]
  /** A POST that only reads. It is repeated like a GET. */
  readOnly?: true
}

const maxTries = 3

/**
 * One read: a request whose reply is validated by the error table and the schema. A GET or a read-only call is tried
 * up to three times after a broken connection or a 5xx. Any other call is made once.
 *
 * @throws ConnectorError
 */
export const callInstitution = async <T>(http: HttpContext, call: InstitutionCall<T>): Promise<T> => {
  const { institution } = http.table
  const isRead = call.readOnly === true || call.request().method === 'GET'
  const body = await callUpstream(
    { ...http, common: commonRules },
    {
      ...call,
      maxTries: isRead ? maxTries : 1,
      replyError: reply => replyError(institution, reply, call.secrets ?? []),
      transportError: error => egressError(institution, error),
    },
  )
  for (const odd of oddRowsOf(body)) http.onOddRows?.(odd)
  return body
}
