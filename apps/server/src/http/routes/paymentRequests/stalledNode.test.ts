import { HDKey } from '@scure/bip32'
import { addPaymentSource, confirmPaymentSource } from '@rialto/core'
import { beforeAll, expect, test } from 'vitest'

import { useTestServer } from '../../../testing/useTestServer.ts'
import { baseSepoliaId } from '../../../testing/linkFlows.ts'

const minuteMs = 60_000
const server = useTestServer()
beforeAll(async () => {
  const value = HDKey.fromMasterSeed(new Uint8Array(32).fill(8)).derive("m/44'/60'/0'").publicExtendedKey
  const source = await addPaymentSource(server.ctx, server.client.scope, { networkType: 'evm', value })
  const firstAddress = source.firstAddresses[0]?.address ?? ''
  await confirmPaymentSource(server.ctx, server.client.scope, { id: source.id, firstAddress })
})

const turn = async (ms: number) => {
  server.simulators.clock.advance(ms)
  await server.runJobs()
}

test('an order does not expire by a node that stands still, and is paid by a payment that the node shows later', async () => {
  const pair = { networkId: baseSepoliaId, symbol: 'USDC' }
  const body = { ...pair, userId: 'user-1', transactionId: 'stalled', amount: '50', expiresInSeconds: 600 }
  const { id, address } = (await server.call('POST', '/api/v1/paymentRequests', { body })).body.content
  const read = async () => (await server.call('GET', `/api/v1/paymentRequests/${id}`)).body.content
  const { heads } = server.ctx.chainDeposits
  const stoodStillAtMs = server.ctx.clock.nowMs()
  const stalled = await heads(baseSepoliaId)
  server.ctx.chainDeposits.heads = async () => ({ ...stalled, headAtMs: stoodStillAtMs })
  for (let turns = 0; turns < 4; turns += 1) await turn(10 * minuteMs)
  expect(await read()).toMatchObject({ status: 'waiting' })
  await server.simulators.chains.send({ ...pair, to: address, amountBaseUnits: 50_000_000n })
  await server.simulators.mine()
  server.ctx.chainDeposits.heads = async networkId => ({
    ...(await heads(networkId)),
    headAtMs: server.ctx.clock.nowMs(),
  })
  await turn(minuteMs)
  await server.simulators.mine()
  await turn(minuteMs)
  const paid = await read()
  expect(paid).toMatchObject({ status: 'paid', payments: [{ state: 'final' }] })
  expect(paid.payments[0]).not.toHaveProperty('issue')
  // A node that goes on ends the time.
  const next = (await server.call('POST', '/api/v1/paymentRequests', { body: { ...body, transactionId: 'unpaid' } }))
    .body.content
  await turn(11 * minuteMs)
  await turn(minuteMs)
  expect((await server.call('GET', `/api/v1/paymentRequests/${next.id}`)).body.content).toMatchObject({
    status: 'expired',
  })
})
