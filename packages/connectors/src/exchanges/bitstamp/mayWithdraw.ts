import { ConnectorError } from '@rialto/core'
import { callInstitution } from '../../kit/callInstitution.ts'
import type { BitstampContext } from './context.ts'
import { privateRequest, signedEgress } from './context.ts'
import { tableFor } from './errors.ts'
import type { BitstampKey } from './signRequest.ts'

const path = 'btc_withdrawal'

/** Nothing that Bitstamp could grant to a call without an amount and an address. */
const isNothing = (_body: unknown): _body is never => false

/** Refusals that say nothing of the right: the key, the call or Bitstamp itself was at fault. */
const silent: ReadonlySet<string> = new Set([
  'unavailable',
  'malformed',
  'rateLimited',
  'clockSkew',
  'credentialsInvalid',
])

/**
 * Whether the key may withdraw. No call tells it, so the withdraw call is asked without amount and address, which can create
 * nothing: with the right it misses those, without it Bitstamp looks no further.
 *
 * @throws ConnectorError when the answer tells neither.
 */
export const mayWithdraw = async (context: BitstampContext, key: BitstampKey): Promise<boolean> => {
  const http = { ...context.http, table: tableFor(path), egress: signedEgress(context, key) }
  const call = { request: () => privateRequest(path), check: isNothing, secrets: [key.key, key.secret] }
  const error: unknown = await callInstitution(http, call).catch((thrown: unknown) => thrown)
  if (!(error instanceof ConnectorError) || silent.has(error.kind)) throw error
  return error.kind !== 'permissionMissing'
}
