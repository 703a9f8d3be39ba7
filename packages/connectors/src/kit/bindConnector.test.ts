import type { Credentials } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { expect, it } from 'vitest'
import { bybitDescriptor } from '../exchanges/bybit/descriptor.ts'
import { bybitErrors } from '../exchanges/bybit/errors.ts'
import type { BoundContext, ConnectorOperations } from './bindConnector.ts'
import { bindConnector } from './bindConnector.ts'
import { cannedEgress } from './testing/cannedEgress.ts'
import { httpContextOf } from './testing/httpContextOf.ts'

const context: BoundContext = {
  http: httpContextOf(cannedEgress({}).egress, bybitErrors),
  descriptor: bybitDescriptor('sandbox'),
}
const key: Credentials = { kind: 'apiKey', key: 'k', secret: 's' }
const operations: ConnectorOperations<BoundContext, string> = {
  accessOf: credentials => {
    if (credentials.kind === 'apiKey') return credentials.key
    throw new ConnectorError('credentialsInvalid', 'By key')
  },
  readBalances: async () => [],
  readHoldings: async (given, access) => [{ symbol: access, name: given.descriptor.name, amount: '1', available: '1' }],
  readDepositAddress: async (_, access, { symbol }) => ({ address: `${access}-${symbol}` }),
  readTerms: async () => [],
  submitWithdrawal: async (_, credentials, order, code) => ({
    kind: 'unknown',
    message: [credentials.kind, order.symbol, code].join(),
  }),
  findWithdrawal: async () => undefined,
}

it('gives each operation the context, and what its calls are signed with', async () => {
  const { read, withdraw } = bindConnector(context, operations)
  expect(await read.holdings(key)).toEqual([{ symbol: 'k', name: 'Bybit', amount: '1', available: '1' }])
  expect(await read.depositAddress(key, { symbol: 'ETH', networkId: 'n' })).toEqual({ address: 'k-ETH' })
  const order = { reference: 'r', symbol: 'ETH', networkId: 'n', address: 'a', amount: '1' }
  expect(await withdraw.submit(key, order, '123')).toEqual({ kind: 'unknown', message: 'apiKey,ETH,123' })
})

it('refuses credentials of another kind as a rejected promise, not as a throw', async () => {
  const { read } = bindConnector(context, operations)
  const requested = read.balances({ kind: 'oAuth', accessToken: 't', scopes: [] })
  await expect(requested).rejects.toMatchObject({ kind: 'credentialsInvalid' })
})

it('offers only what there are operations for', () => {
  const bare = bindConnector(context, operations)
  expect(bare).not.toHaveProperty('history')
  expect(bare.read).not.toHaveProperty('identity')
  expect(bare.withdraw).not.toHaveProperty('publicTerms')
  const full = bindConnector(context, {
    ...operations,
    readIdentity: async () => ({}),
    publicTerms: () => [],
    listTransfers: async () => ({ transfers: [] }),
    findTransfer: async () => undefined,
  })
  expect(full.history).toBeDefined()
  expect(full.read.identity).toBeDefined()
  expect(full.withdraw.publicTerms).toBeDefined()
})
