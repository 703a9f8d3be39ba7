import type { EgressRequest } from '@rialto/egress'
import { type Canned, cannedEgress } from '../../../kit/testing/cannedEgress.ts'
import { gemini, geminiDirect } from '../exchange.ts'
import { type GeminiVariant, keyVariant } from '../descriptor.ts'
import { geminiAnswers, order } from './fixtures.ts'

export const nowMs = Date.parse('2026-01-12T11:13:00Z')
const access = {
  apiKey: { kind: 'apiKey', key: 'key1234', secret: 'secret1234' },
  oAuth: { kind: 'oAuth', accessToken: 'token1234', scopes: [] },
} as const

/** The decoded payload of a request. */
export const payloadOf = ({ headers }: EgressRequest): Record<string, unknown> =>
  JSON.parse(Buffer.from(headers?.['x-gemini-payload'] ?? '', 'base64').toString()) as Record<string, unknown>

/** The connector with fixed wire responses, and its operations by name. */
export const startCanned = (
  change: Record<string, Canned | readonly Canned[]> = {},
  variant: GeminiVariant = keyVariant,
) => {
  const canned = cannedEgress({ ...geminiAnswers, ...change })
  const clock = { nowMs: () => nowMs, sleep: async () => undefined }
  const oauth = { clientId: 'us', clientSecret: 'client1234' }
  const connector = { gemini, geminiDirect }[variant.type]({
    egress: canned.egress,
    clock,
    environment: 'sandbox',
    oauth,
  })
  const { auth, read, withdraw, history } = connector
  const credentials = access[variant.connectsBy]
  const none = () => Promise.reject(new Error('not there'))
  return {
    ...canned,
    submit: (changes: Partial<typeof order> & { tag?: string; notAfterMs?: number } = {}) =>
      withdraw.submit(credentials, { ...order, ...changes }),
    list: (input: { count: number; cursor?: string; sinceMs?: number }) => history?.list(credentials, input) ?? none(),
    detail: (input: { id?: string; hash?: string; symbol?: string }) => history?.find(credentials, input) ?? none(),
    operations: {
      balances: () => read.balances(credentials),
      holdings: () => read.holdings(credentials),
      identity: () => read.identity?.(credentials) ?? none(),
      address: () => read.depositAddress(credentials, order),
      terms: () => withdraw.terms(credentials, 'USDC'),
      find: () => withdraw.find(credentials, { order, sinceMs: nowMs }),
      list: () => history?.list(credentials, { count: 10 }) ?? none(),
      detail: () => history?.find(credentials, { id: '309356152' }) ?? none(),
      ...(variant === keyVariant && {
        connect: () => auth.connectWithKey?.({ username: 'key1234', password: 'secret1234' }) ?? none(),
      }),
    },
  }
}
