import { ConnectorError } from '@rialto/core'
import type { EgressRequest } from '@rialto/egress'
import { callInstitution } from '../../kit/callInstitution.ts'
import { encodeQuery } from '../../kit/encodeQuery.ts'
import type { Check } from '../../kit/schema.ts'
import type { KrakenContext } from './context.ts'
import { signedEgress } from './context.ts'
import { krakenHost } from './descriptor.ts'
import { tableFor } from './errors.ts'
import type { Answered } from './schemas.ts'
import type { KrakenKey } from './signRequest.ts'

export interface KrakenCall<T> {
  /** `BalanceEx` */
  method: string
  check: Check<Answered<T>>
  parameters?: Readonly<Record<string, string>>
  /** Changes something: sent once. */
  once?: true
}

const headers = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' }

export const privateRequest = (method: string, parameters: Readonly<Record<string, string>> = {}): EgressRequest => ({
  method: 'POST',
  url: `https://${krakenHost}/0/private/${method}`,
  headers,
  body: encodeQuery(parameters),
})

/** A read with a key. A nonce that came too late, because another process uses the key too, is followed by one more. */
export const krakenRead = async <T>(context: KrakenContext, key: KrakenKey, call: KrakenCall<T>): Promise<T> => {
  const http = { ...context.http, table: tableFor(call.method), egress: signedEgress(context, key) }
  const query = () =>
    callInstitution(http, {
      request: () => privateRequest(call.method, call.parameters),
      check: call.check,
      secrets: [key.key, key.secret],
      ...(call.once === true ? {} : { readOnly: true }),
    })
  try {
    return (await query()).result
  } catch (error) {
    if (!(error instanceof ConnectorError) || error.kind !== 'clockSkew') throw error
    return (await query()).result
  }
}
