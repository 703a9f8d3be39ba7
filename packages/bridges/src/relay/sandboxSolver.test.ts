import { defined } from '@rialto/defined'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import {
  type BridgeWorld,
  SEPOLIA,
  startBridgeWorld,
} from '../../../sandbox/src/bridges/relay/testing/startBridgeWorld.ts'
import { egressTo, stillClock } from '../kit/testing/egressTo.ts'
import { createRelayProvider } from './createRelayProvider.ts'

let world: BridgeWorld
let egress: ReturnType<typeof egressTo>
beforeAll(async () => {
  world = await startBridgeWorld()
  egress = egressTo('api.relay.link', world.origin, 5_000)
})
afterAll(async () => {
  await egress.close()
  await world.stop()
})

const pairs = {
  origin: { network: 'eip155:11155111', asset: 'USDC' },
  destination: { network: 'eip155:84532', asset: 'USDC' },
}
const recipient = '0x00000000000000000000000000000000000000a1'

const open = async (refundTo?: string) => {
  const provider = createRelayProvider({ egress, clock: stillClock(), apiKey: 'key' })
  await provider.refresh()
  const issued = await provider.issueAddress({
    ...pairs,
    recipient,
    expectedAmount: '100',
    ...defined({ refundTo }),
  })
  const payIn = (amountBaseUnits: bigint) =>
    world.chains.send({ networkId: SEPOLIA.networkId, symbol: 'USDC', to: issued.address, amountBaseUnits })
  return { provider, issued, payIn, read: () => provider.operations({ ...pairs, ...issued }) }
}

describe('the sandbox’s solver, to the client of the real one', () => {
  test('pays the quoted amount, and reports it with the hashes of real transactions', async () => {
    const { provider, payIn, read } = await open()
    expect(provider.supportsRoute(pairs)).toBe(true)
    const quote = await provider.quote({ ...pairs, recipient, amount: '100' })
    expect(await read()).toEqual([])
    const { hash } = await payIn(100_000_000n)
    await world.settle()
    const [operation, ...others] = await read()
    expect(others).toEqual([])
    expect(operation).toMatchObject({ status: 'succeeded', paidInAmount: '100', paidOutAmount: quote.estimatedAmount })
    expect(operation?.originHashes[0]).toBe(hash)
    expect(operation?.destinationHashes).toHaveLength(1)
  })

  test('reprices another amount under a new id', async () => {
    const { issued, payIn, read } = await open()
    await payIn(50_000_000n)
    await world.settle()
    const [first, second] = await read()
    expect(first).toMatchObject({ reference: issued.reference, supersededBy: second?.reference, status: 'pending' })
    expect(second).toMatchObject({ status: 'succeeded', paidInAmount: '50' })
  })

  test('refunds an amount below the minimum', async () => {
    const refundTo = '0x00000000000000000000000000000000000000b2'
    const { payIn, read } = await open(refundTo)
    await payIn(10_000n)
    await world.settle()
    const last = (await read()).at(-1)
    expect(['refunded', 'failed']).toContain(last?.status)
    expect(last?.failReason).toBeDefined()
    expect(last?.destinationHashes).toEqual([])
  })
})
