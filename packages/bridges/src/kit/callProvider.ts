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
  /** Needed to convert a minimum in an error. */
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
 * One call to a provider, validated by the error table and the schema. These calls move no money, so a call is
 * repeated once after a broken connection or a 5xx.
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
