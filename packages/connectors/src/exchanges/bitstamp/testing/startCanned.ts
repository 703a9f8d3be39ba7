import type { EgressRequest, EgressResponse } from '@rialto/egress'
import { type Canned, cannedEgress } from '../../../kit/testing/cannedEgress.ts'
import { bitstamp } from '../exchange.ts'
import { bitstampAnswers, order } from './fixtures.ts'
import { hmac } from '../../../kit/signing/signer.ts'

export const nowMs = Date.parse('2026-01-12T11:13:00Z')
const credentials = { kind: 'apiKey', key: 'key-1234', secret: 'secret-1234' } as const
const contentType = 'application/json'

/** Signs a response like Bitstamp's own server, with `secret`. */
export const signedAs = (secret: string, { headers }: EgressRequest, response: EgressResponse): EgressResponse => {
  const stamp = `${headers?.['x-auth-nonce'] ?? ''}${headers?.['x-auth-timestamp'] ?? ''}`
  const signature = hmac('sha256', secret, `${stamp}${contentType}${response.text}`, 'hex')
  const signed = { ...response.headers, 'content-type': contentType, 'x-server-auth-signature': signature }
  return { ...response, headers: signed }
}

/** The connector with fixed wire responses that are signed like the server's, and its operations by name. */
export const startCanned = (
  change: Record<string, Canned | readonly Canned[]> = {},
  seal: (request: EgressRequest, response: EgressResponse) => EgressResponse = (request, response) =>
    signedAs(credentials.secret, request, response),
) => {
  const canned = cannedEgress({ ...bitstampAnswers, ...change })
  const egress = {
    ...canned.egress,
    request: async (request: EgressRequest) => seal(request, await canned.egress.request(request)),
  }
  const clock = { nowMs: () => nowMs, sleep: async () => undefined }
  const connector = bitstamp({ egress, clock, environment: 'sandbox' })
  const { auth, read, withdraw, history } = connector
  const none = () => Promise.reject(new Error('not there'))
  return {
    ...canned,
    history,
    submit: (changes: Partial<typeof order> & { tag?: string } = {}) =>
      withdraw.submit(credentials, { ...order, ...changes }),
    credentials,
    find: (search: Parameters<typeof withdraw.find>[1]) => withdraw.find(credentials, search),
    operations: {
      connect: () => auth.connectWithKey?.({ username: credentials.key, password: credentials.secret }) ?? none(),
      balances: () => read.balances(credentials),
      holdings: () => read.holdings(credentials),
      address: () => read.depositAddress(credentials, order),
      terms: () => withdraw.terms(credentials, 'USDC'),
      find: () => withdraw.find(credentials, { order, sinceMs: nowMs }),
      followed: () => withdraw.find(credentials, { order, upstreamId: '9976', sinceMs: nowMs }),
      list: () => history?.list(credentials, { count: 10 }) ?? none(),
      detail: () => history?.find(credentials, { id: '9976' }) ?? none(),
      byHash: () => history?.find(credentials, { hash: `0x${'0'.repeat(64)}` }) ?? none(),
    },
  }
}
