import type { Egress, EgressRequest } from '@rialto/egress'
import { EgressError } from '@rialto/egress'
import type { Nonces } from './createNonces.ts'
import type { HttpContext } from './httpContext.ts'

/** One key whose calls carry nonces. */
export interface NoncedKey {
  nonces: Nonces
  /** What the nonces are counted by. */
  key: string
  sign(nonce: string, request: EgressRequest): EgressRequest
  /** Unix milliseconds. A call whose turn comes then or later does not leave. */
  notAfterMs?: number | undefined
}

/** The way out for calls with this key: each try gets a nonce of its own and waits for the key's turn. */
export const noncedEgress = (
  { egress, clock }: Pick<HttpContext, 'egress' | 'clock'>,
  { nonces, key, sign, notAfterMs = Infinity }: NoncedKey,
): Egress => ({
  ...egress,
  request: request =>
    nonces.next(key, async nonce => {
      if (clock.nowMs() >= notAfterMs) throw new EgressError('denied', 'The request was not sent in time', false)
      return egress.request(sign(nonce, request))
    }),
})
