import { ConnectorError } from '@rialto/core'
import { defined } from '@rialto/defined'
import { callInstitution } from '../http/callInstitution.ts'
import type { ExchangeContext } from '../exchangeContext.ts'
import type { Check } from '@rialto/contract'
import { signedHttp, unsignedRequest } from './signedHttp.ts'
import type { Endpoint } from './signer.ts'

/** An endpoint and the schema of its response. */
export type SignedRead<E extends Endpoint, T> = E & {
  check: Check<T>
  /** A POST that only reads. It is repeated like a GET. */
  readOnly?: true
}

/**
 * Runs a read with this access, and repeats it once: after synchronizing the clock if the exchange says that the clock
 * is off, or with a new nonce if the nonce was too low (another process uses the key too).
 */
export const signedRead = async <A, E extends Endpoint, T>(
  context: ExchangeContext<A, E>,
  access: A,
  read: SignedRead<E, T>,
): Promise<T> => {
  const { signer, clock, nonces } = context
  const http = signedHttp(context, access, read)
  const query = () =>
    callInstitution(http, {
      request: () => unsignedRequest(context, read),
      check: read.check,
      secrets: signer.secretsOf(access),
      ...defined({ readOnly: read.readOnly }),
    })
  if (signer.serverTime !== undefined) return clock.read(query)
  try {
    return await query()
  } catch (error) {
    if (signer.nonces === undefined || !(error instanceof ConnectorError) || error.kind !== 'clockSkew') throw error
    nonces.refused?.(signer.nonces.keyOf(access), error)
    return query()
  }
}
