import type { Check } from '@rialto/contract'
import { type EgressResponse, inTurns, parseJson } from '@rialto/egress'

import {
  type CommonRules,
  type ErrorRule,
  type ErrorTable,
  findRule,
  type UpstreamError,
  upstreamErrorOf,
} from './errorTable.ts'
import { retryAfterMs } from './retryAfterMs.ts'

/**
 * A classified reply. Only `ok` and `rejected` come from the provider itself; the others prove nothing about its
 * actions.
 */
export type Reply<T, Rule extends ErrorRule> = { kind: 'ok'; value: T } | FailedReply<Rule>

export type FailedReply<Rule extends ErrorRule> =
  | { kind: 'rejected'; status: number; error: UpstreamError; rule: Rule; retryAfterMs: number | undefined }
  | { kind: 'down'; status: number; retryAfterMs: number | undefined }
  | { kind: 'unreadable'; status: number; retryAfterMs: number | undefined }

interface Judging<T, Rule extends ErrorRule> {
  check: Check<T>
  table: ErrorTable<Rule>
  common: CommonRules<Rule>
  nowMs: number
}

/**
 * Classifies a reply in one fixed order, for every provider and for calls that move money as for reads:
 *
 * 1. **Transport and size.** Errors of the egress client (no connection, time-out, reset, redirect, more than the size
 *    cap) are not replies and are handled elsewhere. Only its `maybeSent: false` proves that nothing was sent.
 * 2. **Parse.** As JSON or by the table. A declared content type is not evidence: some exchanges label JSON as
 *    `text/html`, and gateways label maintenance pages as JSON. An unparsable body is passed on as `undefined`, since a
 *    status may still name the case.
 * 3. **The provider's own error** (`table.readError`), at any status: many exchanges report errors in a 200. Its texts
 *    are cut to 1,000 characters. Its kind comes from the status if that has one meaning everywhere (`byStatus`), else
 *    from the first matching row.
 * 4. **Status** without an error of the provider: `byStatus`, then 500 and more is `down`, then all but 2xx is
 *    `unreadable`.
 * 5. **Schema.** A 2xx that does not fit (an HTML page, `{}`, half a document) is `unreadable`, never an empty result.
 *
 * After a call that moves money, `down` and `unreadable` mean an unknown outcome, which is read back and never sent
 * again.
 */
export const judgeReply = async <T, Rule extends ErrorRule>(
  response: EgressResponse,
  { check, table, common, nowMs }: Judging<T, Rule>,
): Promise<Reply<T, Rule>> => {
  const { status, text } = response
  const body = await inTurns((table.parse ?? parseJson)(text))
  const own = table.readError(body, response)
  const wait = retryAfterMs(response.headers['retry-after'], nowMs)
  const byStatus = common.byStatus[status]
  if (own !== undefined) {
    const error = upstreamErrorOf(status, own)
    return {
      kind: 'rejected',
      status,
      error,
      rule: byStatus ?? findRule(table.rules, error, common),
      retryAfterMs: wait,
    }
  }
  if (byStatus !== undefined) {
    const error = { status, code: String(status), message: '' }
    return { kind: 'rejected', status, error, rule: byStatus, retryAfterMs: wait }
  }
  if (status >= 500) return { kind: 'down', status, retryAfterMs: wait }
  if (status < 200 || status > 299 || !check(body)) return { kind: 'unreadable', status, retryAfterMs: wait }
  return { kind: 'ok', value: body }
}
