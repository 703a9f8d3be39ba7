import type { Check } from '@rialto/contract'
import { defined } from '@rialto/defined'
import type { EgressRequest } from '@rialto/egress'
import { callUpstream } from '@rialto/upstream'

import { egressError, type OriginUnits, replyError } from './bridgeErrorOf.ts'
import { commonRules, type HttpContext } from './errorTable.ts'

interface ProviderCall<T> {
  method: 'GET' | 'POST'
  url: string
  body?: unknown
  check: Check<T>
  /** For a minimum in a refusal. */
  origin?: OriginUnits
}

const maxTries = 2

const requestOf = <T>(http: HttpContext, { method, url, body }: ProviderCall<T>): EgressRequest => ({
  method,
  url,
  headers: {
    accept: 'application/json',
    ...defined({ 'content-type': body === undefined ? undefined : 'application/json' }),
    ...http.headers,
  },
  ...defined({ body: body === undefined ? undefined : JSON.stringify(body) }),
})

/**
 * One call to a provider, its reply judged by the table and the schema. None of these calls moves money, so one whose connection broke or
 * that was answered with a 5xx is made once more.
 *
 * @throws BridgeError
 */
export const callProvider = <T>(http: HttpContext, call: ProviderCall<T>): Promise<T> =>
  callUpstream(
    { ...http, common: commonRules },
    {
      request: () => requestOf(http, call),
      check: call.check,
      maxTries,
      replyError: reply => replyError(http, reply, call.origin),
      transportError: error => egressError(http.table.provider, error),
    },
  )
