import { expect, test } from 'vitest'

import { anAddress, baseSepolia, createWorld, sepolia } from '../testing/index.ts'
import { readSource, readSourceWithRefund } from './readSource.ts'

test('an account is read with its terms, balance and address for refunds', async () => {
  const world = createWorld()
  const connection = await world.connect()
  const sent = { networkId: sepolia, symbol: 'USDC', address: anAddress }
  const source = await readSource(world.ctx, connection, sent)
  expect(source.terms).toMatchObject({ networkId: sepolia })
  expect(Number(source.available)).toBeGreaterThan(0)
  const { refundTo, ...same } = await readSourceWithRefund(world.ctx, connection, sent)
  expect(same).toEqual(source)
  expect(refundTo).toHaveProperty('address')
})

test('an asset that the institution does not send on a network has no terms', async () => {
  const world = createWorld()
  const connection = await world.connect()
  const sent = { networkId: baseSepolia, symbol: 'DOGE', address: anAddress }
  expect(await readSource(world.ctx, connection, sent)).toEqual({ terms: undefined, available: '0' })
})
