import { type Canned, cannedEgress } from '../../../kit/testing/cannedEgress.ts'
import { bybit } from '../exchange.ts'
import { bybitAnswers, order } from './fixtures.ts'

export const nowMs = Date.parse('2026-01-12T11:13:00Z')
const credentials = { kind: 'apiKey', key: 'key-1234', secret: 'secret-1234' } as const

/** The connector with canned responses, and its operations by name. */
export const startCanned = (change: Record<string, Canned | readonly Canned[]> = {}) => {
  const canned = cannedEgress({ ...bybitAnswers, ...change })
  const clock = { nowMs: () => nowMs, sleep: async () => undefined }
  const connector = bybit({ egress: canned.egress, clock, environment: 'sandbox' })
  const { auth, read, withdraw, history } = connector
  const none = () => Promise.reject(new Error('not there'))
  return {
    ...canned,
    submit: (changes: Partial<typeof order> = {}) => withdraw.submit(credentials, { ...order, ...changes }),
    operations: {
      connect: () => auth.connectWithKey?.({ username: credentials.key, password: credentials.secret }) ?? none(),
      balances: () => read.balances(credentials),
      holdings: () => read.holdings(credentials),
      address: () => read.depositAddress(credentials, order),
      terms: () => withdraw.terms(credentials, 'USDC'),
      find: () => withdraw.find(credentials, { order, sinceMs: nowMs }),
      list: () => history?.list(credentials, { count: 10 }) ?? none(),
      detail: () => history?.find(credentials, { id: '9976' }) ?? none(),
    },
  }
}
