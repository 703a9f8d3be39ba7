import type { Environment } from '@rialto/core'
import type { EgressRequest } from '@rialto/egress'
import type { BoundContext } from '../../kit/bindConnector.ts'
import type { InstitutionCall } from '../../kit/callInstitution.ts'
import { callInstitution } from '../../kit/callInstitution.ts'
import { accessTokenOf as tokenOf } from '../../kit/oauth/accessTokenOf.ts'
import { upholdHost } from './descriptor.ts'

export interface UpholdContext extends BoundContext {
  environment: Environment
}

export const accessTokenOf = tokenOf('Uphold')

interface Requested {
  method?: 'GET' | 'POST'
  /** Begins with `/v0/`. */
  path: string
  body?: object
  headers?: Readonly<Record<string, string>>
}

export const upholdRequest = (token: string, { method = 'GET', path, body, headers }: Requested): EgressRequest => ({
  method,
  url: `https://${upholdHost}${path}`,
  headers: {
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
  },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
})

/** One call to the API that is not the money call. */
export const callUphold = <T>(
  { http }: UpholdContext,
  token: string,
  { check, ...requested }: Requested & Pick<InstitutionCall<T>, 'check'>,
): Promise<T> => callInstitution(http, { request: () => upholdRequest(token, requested), check, secrets: [token] })
