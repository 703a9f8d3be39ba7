import { type Credentials, ConnectorError } from '@rialto/core'
import type { ExchangeContext } from '../../kit/exchangeContext.ts'
import { sampleHost } from './descriptor.ts'
import { encodeQuery, hmac, ownSigner } from '../../kit/signing/signer.ts'

export interface SampleKey {
  key: string
  secret: string
}

/** One private call. Parameters travel in the query, or as JSON in a POST. */
export interface SampleEndpoint {
  method?: 'GET' | 'POST'
  path: string
  parameters?: Readonly<Record<string, string>>
}

export type SampleContext = ExchangeContext<SampleKey, SampleEndpoint>

const keyOf = (credentials: Credentials): SampleKey => {
  if (credentials.kind === 'apiKey') return { key: credentials.key, secret: credentials.secret }
  throw new ConnectorError('credentialsInvalid', 'Sample requires an API key and its secret')
}

/** Reads go through `signedRead`, the one call that moves money through `withdrawSigned`. */
export const sampleSigner = ownSigner<SampleKey, SampleEndpoint>({
  accessOf: keyOf,
  secretsOf: ({ key, secret }) => [key, secret],
  sign: ({ key, secret }, { method = 'GET', path, parameters = {} }, { nowMs }) => {
    const query = method === 'GET' ? encodeQuery(parameters) : ''
    const body = method === 'GET' ? '' : JSON.stringify(parameters)
    const target = query === '' ? path : `${path}?${query}`
    const signature = hmac('sha256', secret, `${nowMs}${method}${target}${body}`, 'hex')
    return {
      method,
      url: `https://${sampleHost}${target}`,
      headers: { accept: 'application/json', key, timestamp: String(nowMs), signature },
      ...(body === '' ? {} : { body }),
    }
  },
})
