import { type Canned, cannedEgress } from '../../../kit/testing/cannedEgress.ts'
import { okx } from '../exchange.ts'
import { okxAnswers, order } from './fixtures.ts'

export const nowMs = Date.parse('2026-01-12T11:13:00Z')
const credentials = { kind: 'apiKey', key: 'key-1234', secret: 'secret-1234', passphrase: 'phrase-1234' } as const

/** The connector with canned responses, and its operations by name. */
export const startCanned = (change: Record<string, Canned | readonly Canned[]> = {}) => {
  const canned = cannedEgress({ ...okxAnswers, ...change })
  const clock = { nowMs: () => nowMs, sleep: async () => undefined }
  const { auth, read, withdraw, history } = okx({ egress: canned.egress, clock, environment: 'sandbox' })
  const { key: username, secret: password, passphrase: authToken } = credentials
  if (auth.connectWithKey === undefined || history === undefined)
    throw new Error('OKX connects by key and has a history')
  const { connectWithKey } = auth
  return {
    ...canned,
    submit: (changes: Partial<typeof order> & { tag?: string } = {}) =>
      withdraw.submit(credentials, { ...order, ...changes }),
    list: (input: Partial<Parameters<typeof history.list>[1]> = {}) =>
      history.list(credentials, { count: 10, ...input }),
    find: (input: Parameters<typeof history.find>[1]) => history.find(credentials, input),
    operations: {
      connect: () => connectWithKey({ username, password, authToken }),
      balances: () => read.balances(credentials),
      holdings: () => read.holdings(credentials),
      address: () => read.depositAddress(credentials, order),
      terms: () => withdraw.terms(credentials, 'USDC'),
      find: () => withdraw.find(credentials, { order, sinceMs: nowMs }),
      list: () => history.list(credentials, { count: 10 }),
      detail: () => history.find(credentials, { id: '15447421' }),
    },
  }
}
