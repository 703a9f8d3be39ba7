import { type Canned, cannedEgress } from '../../../kit/testing/cannedEgress.ts'
import { kraken } from '../exchange.ts'
import { krakenAnswers, order } from './fixtures.ts'

export const nowMs = Date.parse('2026-01-12T11:13:00Z')
export const credentials = { kind: 'apiKey', key: 'key1234', secret: 'secret1234==' } as const

/** The connector over recorded answers of Kraken, with some of them changed. */
export const startCanned = (change: Record<string, Canned | readonly Canned[]> = {}) => {
  const canned = cannedEgress({ ...krakenAnswers, ...change })
  const clock = { nowMs: () => nowMs, sleep: async () => undefined }
  const connector = kraken({ egress: canned.egress, clock, environment: 'sandbox' })
  const { auth, read, withdraw, history } = connector
  return {
    ...canned,
    submit: (more: Partial<typeof order> & { tag?: string; notAfterMs?: number } = {}, code?: string) =>
      withdraw.submit(credentials, { ...order, ...more }, code),
    operations: {
      connect: () => auth.connectWithKey?.({ username: 'key1234', password: 'secret1234==' }) ?? Promise.reject(),
      balances: () => read.balances(credentials),
      holdings: () => read.holdings(credentials),
      address: () => read.depositAddress(credentials, order),
      terms: () => withdraw.terms(credentials, 'USDC'),
      find: () => withdraw.find(credentials, { order, sinceMs: nowMs }),
      list: () => history?.list(credentials, { count: 10 }) ?? Promise.reject(new Error('no history')),
      detail: () => history?.find(credentials, { id: 'x' }) ?? Promise.reject(new Error('no history')),
    },
  }
}

/** The forms of the requests of one call. */
export const formsOf = (requests: readonly { url: string; body?: string }[], method: string) =>
  requests
    .filter(({ url }) => url.endsWith(`/${method}`))
    .map(({ body }) => Object.fromEntries(new URLSearchParams(body)))
