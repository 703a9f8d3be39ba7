import type { Environment } from '@rialto/core'
import { type Canned, cannedEgress } from '../../../kit/testing/cannedEgress.ts'
import { alpaca } from '../exchange.ts'
import { alpacaAnswers, order, outgoing } from './fixtures.ts'

export const nowMs = Date.parse('2026-01-12T11:13:00Z')
const credentials = { kind: 'oAuth', accessToken: 'token-1234', scopes: ['account:write', 'trading'] } as const

/** The connector with fixed wire responses, and its operations by name. */
export const startCanned = (
  change: Record<string, Canned | readonly Canned[]> = {},
  environment: Environment = 'sandbox',
) => {
  const canned = cannedEgress({ ...alpacaAnswers, ...change })
  const clock = { nowMs: () => nowMs, sleep: async () => undefined }
  const oauth = { clientId: 'id', clientSecret: 'secret' }
  const connector = alpaca({ egress: canned.egress, clock, environment, oauth })
  const { auth, read, withdraw, history } = connector
  const none = () => Promise.reject(new Error('not there'))
  const grant = { code: 'code', codeVerifier: 'v'.repeat(43), redirectUri: 'https://shop.example/callback' }
  return {
    ...canned,
    connector,
    submit: (changes: Partial<typeof order> & { tag?: string } = {}) =>
      withdraw.submit(credentials, { ...order, ...changes }),
    find: (rest: object = {}) => withdraw.find(credentials, { order, sinceMs: nowMs - 60_000, ...rest }),
    operations: {
      connect: () => auth.completeOAuth?.(grant) ?? none(),
      balances: () => read.balances(credentials),
      holdings: () => read.holdings(credentials),
      identity: () => read.identity?.(credentials) ?? none(),
      address: () => read.depositAddress(credentials, order),
      terms: () => withdraw.terms(credentials, 'USDC'),
      find: () => withdraw.find(credentials, { order, sinceMs: nowMs }),
      list: () => history?.list(credentials, { count: 10 }) ?? none(),
      detail: () => history?.find(credentials, { id: outgoing.id }) ?? none(),
    },
  }
}
