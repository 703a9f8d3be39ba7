import { expect, test } from 'vitest'

import type { Listing } from '../data/networks.ts'
import type { SimResponse } from '../http/types.ts'
import { createMemoryChains } from '../testing/memoryChains.ts'
import { readWithdrawal } from './readWithdrawal.ts'

const { chains } = createMemoryChains()
const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const order = { symbol: 'USDC', network: 'eth', address: TO, amount: '10.5' }
const named = (body: string) => (): SimResponse => ({ status: 400, body })
const rules = {
  networks: { base: 'base', ethereum: 'eth', solana: 'sol' },
  unknownAsset: named('asset'),
  unknownNetwork: named('network'),
  invalidAddress: ({ networkName }: Listing) => named(`address on ${networkName}`)(),
  invalidAmount: named('amount'),
  belowMinimum: ({ minimum }: Listing) => named(`below ${minimum}`)(),
}
const read = (change: object = {}, more: object = {}) =>
  readWithdrawal({ chains }, { ...order, ...change }, { ...rules, ...more })

test('an order has its asset, its listing, the requested amount and the fee of the network', () => {
  expect(read()).toMatchObject({
    asset: { symbol: 'USDC' },
    listing: { networkName: 'eth' },
    address: TO,
    amountUnits: 10_500_000n,
    feeUnits: 10_000n,
  })
  expect(read({ network: 'base' })).toMatchObject({ listing: { networkName: 'base' }, feeUnits: 5_000n })
})

test('an order without a network goes to the first open one', () => {
  expect(read({ network: undefined })).toMatchObject({ listing: { networkName: 'eth' } })
  expect(read({ network: undefined, symbol: 'SOL' })).toMatchObject({ body: 'network' })
})

test.each([
  [{ symbol: 'NOPE' }, 'asset'],
  [{ symbol: 'USD' }, 'asset'],
  [{ network: 'tron' }, 'network'],
  [{ network: '' }, 'network'],
  [{ network: 'sol' }, 'network'],
  [{ address: '0x12' }, 'address on eth'],
  [{ address: `0x${'0'.repeat(40)}` }, 'address on eth'],
  [{ amount: '' }, 'amount'],
  [{ amount: '0' }, 'amount'],
  [{ amount: '-1' }, 'amount'],
  [{ amount: '1e3' }, 'amount'],
  [{ amount: '1.0000001' }, 'amount'],
  [{ amount: '0.999999' }, 'below 1'],
])('%j gets the refusal of its %s', (change, refusal) => {
  expect(read(change)).toMatchObject({ body: refusal })
})

test('an institution can refuse closed networks, amounts and addresses in its own way', () => {
  expect(read({ network: 'sol' }, { closedNetwork: named('closed') })).toMatchObject({ body: 'closed' })
  const aboveMaximum = { maximum: '100', refusal: named('above') }
  expect(read({ amount: '100.000001' }, { aboveMaximum })).toMatchObject({ body: 'above' })
  expect(read({ amount: '100' }, { aboveMaximum })).toMatchObject({ amountUnits: 100_000_000n })
  expect(read({ amount: '0' }, { zeroAmount: named('zero') })).toMatchObject({ body: 'zero' })
  expect(read({}, { isPayable: () => false })).toMatchObject({ body: 'address on eth' })
})
