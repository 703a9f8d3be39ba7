import type { Environment } from '@rialto/core'
import { defined } from '@rialto/defined'
import { type Canned, cannedEgress } from '../../../kit/testing/cannedEgress.ts'
import { uphold } from '../exchange.ts'
import { order, sent, upholdAnswers } from './fixtures.ts'

export const nowMs = Date.parse('2026-01-12T01:28:00Z')
export const credentials = { kind: 'oAuth', accessToken: 'token-1234', scopes: [] } as const

/** The connector with responses from the documents, some of them changed. */
export const startCanned = (
  changed: Readonly<Record<string, Canned | readonly Canned[]>> = {},
  environment: Environment = 'sandbox',
) => {
  const { egress, requests, calls } = cannedEgress({ ...upholdAnswers, ...changed })
  const connector = uphold({
    egress,
    clock: { nowMs: () => nowMs, sleep: async () => undefined },
    environment,
    oauth: { clientId: 'id', clientSecret: 'secret' },
  })
  const { read, withdraw, history } = connector
  const none = () => Promise.reject(new Error('no history'))
  const operations = {
    balances: () => read.balances(credentials),
    holdings: () => read.holdings(credentials),
    identity: async () => read.identity?.(credentials),
    address: () => read.depositAddress(credentials, { symbol: 'USDC', networkId: order.networkId }),
    find: () => withdraw.find(credentials, { order, sinceMs: nowMs }),
    findById: () => withdraw.find(credentials, { order, upstreamId: sent.id, sinceMs: nowMs }),
    list: (count = 10, cursor?: string) => history?.list(credentials, { count, ...defined({ cursor }) }) ?? none(),
    detail: () => history?.find(credentials, { hash: `0x${'ab'.repeat(32)}` }) ?? none(),
  }
  const submit = (code?: string) => withdraw.submit(credentials, order, code)
  return { connector, operations, submit, requests, calls }
}
