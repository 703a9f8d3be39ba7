import type { ConnectorDescriptor, Environment } from '@rialto/core'
import type { EgressRequest } from '@rialto/egress'
import { accessTokenOf as tokenOf } from '../../kit/oauth/accessTokenOf.ts'
import type { HttpContext } from '../../kit/httpContext.ts'
import { coinbaseApiHost } from './descriptor.ts'

export interface CoinbaseContext {
  http: HttpContext
  descriptor: ConnectorDescriptor
  environment: Environment
}

export const accessTokenOf = tokenOf('Coinbase')

/** The API's dated version these schemas were written against. */
const version = '2024-02-07'

/** A call to the API. `path` begins with `/v2/`. */
export const coinbaseRequest = (token: string | undefined, method: 'GET' | 'POST', path: string, body?: object) => {
  const request: EgressRequest = {
    method,
    url: `https://${coinbaseApiHost}${path}`,
    headers: {
      accept: 'application/json',
      'cb-version': version,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }
  return request
}
