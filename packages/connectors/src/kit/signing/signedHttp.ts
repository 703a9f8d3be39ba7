import { steadyMs } from '@rialto/core'
import { type Egress, EgressError, type EgressRequest } from '@rialto/egress'
import type { ExchangeContext } from '../exchangeContext.ts'
import type { HttpContext } from '../http/errorTable.ts'
import type { Endpoint } from './signer.ts'

/**
 * Placeholder for the request in `callInstitution` and `submitOnce`: the request is built and signed for each attempt.
 */
export const unsignedRequest = (
  { descriptor }: Pick<ExchangeContext<unknown, Endpoint>, 'descriptor'>,
  { method = 'GET' }: Endpoint,
): EgressRequest => ({ method, url: `https://${descriptor.hosts[0] ?? ''}/` })

/**
 * The HTTP of one endpoint with this key. Each attempt is built and signed anew. If the exchange requires increasing
 * nonces, the calls of a key are sent one after another. A call that is not ready before `notAfterMs` is not sent.
 */
export const signedHttp = <A, E extends Endpoint>(
  context: ExchangeContext<A, E>,
  access: A,
  endpoint: E,
  { notAfterMs = Infinity }: { notAfterMs?: number | undefined } = {},
): HttpContext => {
  const { http, descriptor, signer, clock, nonces } = context
  const send: (request: EgressRequest, nonce: string) => ReturnType<Egress['request']> = async (
    { timeoutMs },
    nonce,
  ) => {
    const signed = await signer.sign(access, endpoint, { descriptor, nowMs: clock.nowMs(), nonce })
    if (steadyMs(http.clock) >= notAfterMs) throw new EgressError('denied', 'The request was not sent in time', false)
    const sent = timeoutMs === undefined ? signed : { ...signed, timeoutMs }
    const response = await http.egress.request(sent)
    signer.verify?.(access, sent, response)
    return response
  }
  const numbered = signer.nonces
  const request: Egress['request'] =
    numbered === undefined
      ? unsigned => send(unsigned, '')
      : unsigned => nonces.next(numbered.keyOf(access), nonce => send(unsigned, nonce))
  return { ...http, table: signer.tableFor?.(endpoint) ?? http.table, egress: { ...http.egress, request } }
}
