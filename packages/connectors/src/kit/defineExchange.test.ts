import { ConnectorError, type Credentials } from '@rialto/core'
import { expect, test } from 'vitest'
import { bybitDescriptor } from '../exchanges/bybit/descriptor.ts'
import { bybitErrors } from '../exchanges/bybit/errors.ts'
import { defineExchange } from './defineExchange.ts'
import { cannedEgress } from './testing/cannedEgress.ts'
import { ownSigner } from './signing/signer.ts'

const clock = { nowMs: () => 7, sleep: async () => undefined }
const parts = { egress: cannedEgress({}).egress, clock, environment: 'sandbox' } as const
const key: Credentials = { kind: 'apiKey', key: 'k', secret: 's' }

const signer = ownSigner<string, object>({
  accessOf: (credentials, { nowMs }) => {
    if (credentials.kind === 'apiKey') return `${credentials.key}${nowMs}`
    throw new ConnectorError('credentialsInvalid', 'By key')
  },
  secretsOf: access => [access],
  sign: () => ({ method: 'GET', url: 'https://api.bybit.com/' }),
})

const operations = {
  descriptor: bybitDescriptor,
  signer,
  errors: bybitErrors,
  own: { variant: 'EU' },
  balances: {
    fiat: async () => [],
    holdings: async (
      context: { descriptor: { name: string }; variant: string; environment: string },
      access: string,
    ) => [
      {
        symbol: access,
        name: [context.descriptor.name, context.variant, context.environment].join(),
        amount: '1',
        available: '1',
      },
    ],
  },
  networks: { terms: async () => [] },
  deposits: {
    address: async (_: object, access: string, { symbol }: { symbol: string }) => ({ address: `${access}-${symbol}` }),
  },
  withdrawals: {
    submit: async (_: object, credentials: Credentials, order: { symbol: string }, code?: string) =>
      ({ kind: 'unknown', message: [credentials.kind, order.symbol, code].join() }) as const,
    find: async () => undefined,
  },
  auth: () => ({}),
}

test('each operation gets the context with the exchange’s own part, and the signing credentials', async () => {
  const { read, withdraw } = defineExchange(operations)(parts)
  expect(await read.holdings(key)).toEqual([{ symbol: 'k7', name: 'Bybit,EU,sandbox', amount: '1', available: '1' }])
  expect(await read.depositAddress(key, { symbol: 'ETH', networkId: 'n' })).toEqual({ address: 'k7-ETH' })
  const order = { reference: 'r', symbol: 'ETH', networkId: 'n', address: 'a', amount: '1', maxDebit: '1' }
  expect(await withdraw.submit(key, order, '123')).toEqual({ kind: 'unknown', message: 'apiKey,ETH,123' })
})

test('rejects credentials of another kind with a rejected promise instead of throwing', async () => {
  const { read } = defineExchange(operations)(parts)
  const requested = read.balances({ kind: 'oAuth', accessToken: 't', scopes: [] })
  await expect(requested).rejects.toMatchObject({ kind: 'credentialsInvalid' })
})

test('offers only what there are operations for', () => {
  const bare = defineExchange(operations)(parts)
  expect(bare).not.toHaveProperty('history')
  expect(bare).not.toHaveProperty('orders')
  expect(bare.read).not.toHaveProperty('identity')
  expect(bare.withdraw).not.toHaveProperty('publicTerms')
  const full = defineExchange({
    ...operations,
    balances: { ...operations.balances, identity: async () => ({}) },
    networks: { ...operations.networks, publicTerms: () => [] },
    history: { list: async () => ({ transfers: [] }), find: async () => undefined },
  })(parts)
  expect(full.history).toBeDefined()
  expect(full.read.identity).toBeDefined()
  expect(full.withdraw.publicTerms).toBeDefined()
})
