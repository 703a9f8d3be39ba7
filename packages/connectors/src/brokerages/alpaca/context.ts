import type { Credentials } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import type { EgressRequest } from '@rialto/egress'
import type { BoundContext } from '../../kit/bindConnector.ts'
import { callInstitution } from '../../kit/callInstitution.ts'
import type { Check } from '../../kit/schema.ts'
import { alpacaApiHost } from './descriptor.ts'

/** What calls are made with: the token, and what it may do beside reading. */
export interface AlpacaAccess {
  token: string
  scopes: readonly string[]
}

export const accessOf = (credentials: Credentials): AlpacaAccess => {
  if (credentials.kind === 'oAuth') return { token: credentials.accessToken, scopes: credentials.scopes }
  throw new ConnectorError('credentialsInvalid', 'Alpaca requires a connection made by signing in')
}

/** A call of the Trading API. `path` begins with `/v2/`. */
export const alpacaRequest = (
  { token }: Pick<AlpacaAccess, 'token'>,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): EgressRequest => ({
  method,
  url: `https://${alpacaApiHost}${path}`,
  headers: {
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
})

export interface AlpacaRead<T> {
  path: string
  check: Check<T>
  /** Encoded here. */
  query?: Readonly<Record<string, string>>
  /** Where an answer may be longer than answers are. */
  maxResponseBytes?: number
}

export const alpacaRead = <T>(
  { http }: Pick<BoundContext, 'http'>,
  access: Pick<AlpacaAccess, 'token'>,
  { path, check, query, maxResponseBytes }: AlpacaRead<T>,
): Promise<T> => {
  const request = alpacaRequest(access, 'GET', query === undefined ? path : `${path}?${new URLSearchParams(query)}`)
  return callInstitution(http, {
    request: () => (maxResponseBytes === undefined ? request : { ...request, maxResponseBytes }),
    check,
    secrets: [access.token],
  })
}
