import type { OAuthCredentials } from '@rialto/core'
import { callInstitution } from '../../../kit/callInstitution.ts'
import type { Check } from '../../../kit/schema.ts'
import type { KrakenContext } from '../context.ts'
import { krakenHost } from '../descriptor.ts'
import { bearerErrors } from './bearerErrors.ts'

export interface BearerCall<T> {
  method: 'GET' | 'POST' | 'DELETE'
  /** `/oauth/userinfo` */
  path: string
  /** What it takes. */
  scope: string
  check: Check<T>
  body?: object
}

/** A call with the token of a sign-in. What changes something is sent once. */
export const bearerCall = <T>(
  { http }: KrakenContext,
  { accessToken }: OAuthCredentials,
  { method, path, scope, check, body }: BearerCall<T>,
): Promise<T> => {
  const headers = { accept: 'application/json', authorization: `Bearer ${accessToken}` }
  return callInstitution(
    { ...http, table: bearerErrors(scope) },
    {
      request: () => ({
        method,
        url: `https://${krakenHost}${path}`,
        headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
      check,
      secrets: [accessToken],
    },
  )
}
