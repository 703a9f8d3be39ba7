import { type Canned, cannedEgress } from '../../../kit/testing/cannedEgress.ts'
import { kuCoin } from '../exchange.ts'
import { kucoinAnswers, order, sent } from './fixtures.ts'

export const nowMs = Date.parse('2026-01-12T11:13:00Z')
const credentials = { kind: 'apiKey', key: 'key-1234', secret: 'secret-1234', passphrase: 'phrase-1234' } as const

/** The connector with canned responses, and its operations by name. */
export const startCanned = (change: Record<string, Canned | readonly Canned[]> = {}) => {
  const canned = cannedEgress({ ...kucoinAnswers, ...change })
  const clock = { nowMs: () => nowMs, sleep: async () => undefined }
  const connector = kuCoin({ egress: canned.egress, clock, environment: 'sandbox' })
  const { auth, read, withdraw, history } = connector
  const none = () => Promise.reject(new Error('not there'))
  const fields = { username: credentials.key, password: credentials.secret, authToken: credentials.passphrase }
  return {
    ...canned,
    submit: (changes: Partial<typeof order> = {}) => withdraw.submit(credentials, { ...order, ...changes }),
    findById: (upstreamId: string) => withdraw.find(credentials, { order, upstreamId, sinceMs: nowMs }),
    findBeside: (claimed: string) => withdraw.find(credentials, { order, sinceMs: nowMs, claimed: new Set([claimed]) }),
    findOf: (changes: Partial<typeof order>) =>
      withdraw.find(credentials, { order: { ...order, ...changes }, sinceMs: nowMs }),
    termsOf: (symbol: string) => withdraw.terms(credentials, symbol),
    addressOf: (symbol: string) => read.depositAddress(credentials, { ...order, symbol }),
    detailOf: (id: string) => history?.find(credentials, { id }) ?? none(),
    operations: {
      connect: () => auth.connectWithKey?.(fields) ?? none(),
      balances: () => read.balances(credentials),
      holdings: () => read.holdings(credentials),
      address: () => read.depositAddress(credentials, order),
      terms: () => withdraw.terms(credentials, 'USDC'),
      publicTerms: async () => (await withdraw.publicTerms?.('USDC')) ?? [],
      find: () => withdraw.find(credentials, { order, sinceMs: nowMs }),
      list: () => history?.list(credentials, { count: 10 }) ?? none(),
      detail: () => history?.find(credentials, { id: sent.id }) ?? none(),
      byHash: () => history?.find(credentials, { hash: sent.walletTxId, symbol: 'USDC' }) ?? none(),
    },
  }
}
