import { defined } from '@rialto/defined'

import type { ExchangeContext } from '../../kit/exchangeContext.ts'
import { accessTokenOf } from '../../kit/oauth/accessTokenOf.ts'
import { sampleHost } from './descriptor.ts'
import { ownSigner } from '../../kit/signing/signer.ts'

/** One private call. */
export interface SampleEndpoint {
  method?: 'GET' | 'POST'
  path: string
  body?: object
}

export type SampleContext = ExchangeContext<string, SampleEndpoint>

/** Reads go through `signedRead`, the one call that moves money through `withdrawSigned`. */
export const sampleSigner = ownSigner<string, SampleEndpoint>({
  accessOf: accessTokenOf('Sample'),
  secretsOf: token => [token],
  sign: (token, { method = 'GET', path, body }) => ({
    method,
    url: `https://${sampleHost}${path}`,
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
    ...defined({ body: body && JSON.stringify(body) }),
  }),
})
