import { createConnectors } from '@rialto/connectors'
import type { Connector, Credentials } from '@rialto/core'
import { type Egress, EgressError } from '@rialto/egress'

import { isOverloaded } from '../../packages/egress/src/isOverloaded.ts'

const bytes = 2_000_000
const fill = (part: string): string => part.repeat(Math.ceil(bytes / part.length)).slice(0, bytes)
const message = fill('you have only ip invalid address too many requests insufficient ')

/** Replies of 2 MB: texts in the fields of errors, long numbers, deep and wide documents, pages, and nothing that ends. */
const replies: Readonly<Record<string, string>> = {
  'a text in every field of an error': JSON.stringify({
    ...Object.fromEntries(
      ['message', 'msg', 'error', 'reason', 'code', 'retMsg', 'err-msg', 'label'].map(name => [
        name,
        message.slice(0, bytes / 8),
      ]),
    ),
  }),
  'an error whose text is one word': JSON.stringify({ code: -1, msg: fill('a'), error: fill('a').slice(1) }),
  'a page': `<html><body>${message}`,
  spaces: fill(' '),
  digits: `{"balance":${fill('9')}}`,
  'a digit text': JSON.stringify({ data: [{ balance: fill('9'), available: fill('0.') }] }),
  brackets: fill('['),
  'many rows': JSON.stringify({
    result: Array.from({ length: 30_000 }, (_, id) => ({ id, asset: 'USDC', free: '1.0', locked: '0' })),
  }),
  escapes: `"${fill('\\u0000')}"`,
}
const statuses = [200, 400]

const credentials = { key: 'key', secret: 'c2VjcmV0', passphrase: 'p', accessToken: 'a', refreshToken: 'r' }
const order = {
  reference: '0198f9c2-0000-7000-8000-000000000001',
  symbol: 'USDC',
  networkId: 'aa883b03-120d-477c-a588-37c2afd3ca71',
  toAddress: '0x0077777d7EBA4688BDeF3E311b846F25870A19B9',
  amount: '5',
  maxDebit: '6',
}

const callsOf = ({ auth, read, withdraw }: Connector): (() => Promise<unknown>)[] => {
  const given = credentials as unknown as Credentials
  const fields = {
    apiKey: 'key',
    apiSecret: 'c2VjcmV0',
    secret: 'c2VjcmV0',
    passphrase: 'p',
    username: 'u',
    password: 'p',
  }
  return [
    async () => auth.connectWithKey?.(fields),
    async () => auth.signIn?.(fields, {}),
    async () => auth.completeOAuth?.({ code: 'c', codeVerifier: 'v', redirectUri: 'https://rialto.example' }),
    async () => auth.refresh?.(given),
    async () => read.balances(given),
    async () => read.holdings(given),
    async () => read.identity?.(given),
    async () => read.depositAddress(given, order),
    async () => withdraw.terms(given, 'USDC'),
    async () => withdraw.publicTerms?.('USDC'),
    async () => withdraw.submit(given, order as never),
    async () => withdraw.find(given, { order: order as never, sinceMs: Date.now() - 60_000 }),
  ]
}

const nextTurn = () => new Promise(resolve => setImmediate(resolve))

/**
 * Every call of every connector, answered with 2 MB of hostile text: the CPU time of the whole call, which is at
 * least the longest time for which the event loop stood still, beside that of `JSON.parse` alone.
 */
export const hostileTexts = async (): Promise<object> => {
  let answer = { status: 200, text: '' }
  const egress = {
    request: async () => {
      await nextTurn()
      // As the egress client does.
      if (isOverloaded(answer.text, 2 * 1024 * 1024))
        throw new EgressError('tooLarge', 'answer of an excessive structure', true)
      return { ...answer, headers: { 'content-type': 'application/json', 'retry-after': '9'.repeat(1_000) } }
    },
    close: async () => undefined,
  } as unknown as Egress
  const { connectors } = createConnectors({
    egress,
    clock: { nowMs: Date.now, sleep: async () => undefined },
    environment: 'production',
    oauth: () => ({ clientId: 'c', clientSecret: 's' }),
  })
  const worst: { ms: number; type: string; reply: string; status: number }[] = []
  let calls = 0
  for (const connector of connectors)
    for (const [reply, text] of Object.entries(replies))
      for (const status of statuses) {
        answer = { status, text }
        for (const call of callsOf(connector)) {
          const begun = process.threadCpuUsage()
          await Promise.race([
            call().catch(() => undefined),
            new Promise(resolve => setTimeout(resolve, 2_000).unref()),
          ])
          const { user, system } = process.threadCpuUsage(begun)
          calls += 1
          worst.push({ ms: Math.round((user + system) / 1_000), type: connector.descriptor.type, reply, status })
          if (worst.length > 1_000) worst.sort((a, b) => b.ms - a.ms).splice(20)
        }
      }
  const parseMs = Object.fromEntries(
    Object.entries(replies).map(([reply, text]) => {
      const begunMs = performance.now()
      try {
        JSON.parse(text)
      } catch {
        // Only the time counts.
      }
      return [reply, Math.round(performance.now() - begunMs)]
    }),
  )
  return { calls, connectors: connectors.length, parseMs, worst: worst.sort((a, b) => b.ms - a.ms).slice(0, 20) }
}
