import { randomUUID } from 'node:crypto'

import { HDKey } from '@scure/bip32'
import {
  addPaymentSource,
  confirmPaymentSource,
  defaultPaymentRules,
  finishRemovals,
  type PaymentRequest,
  refuseRequestAddress,
  setPaymentRules,
} from '@rialto/core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { adminCaller, managing } from '../../apps/server/src/http/routes/admin/testing/adminCaller.ts'
import { addMember, signedIn } from '../../apps/server/src/http/routes/admin/testing/memberCaller.ts'
import { createTestServer, type TestServer } from '../../apps/server/src/testing/createTestServer.ts'
import { baseSepoliaId } from '../../apps/server/src/testing/linkFlows.ts'
import { type Receiver, startReceiver } from '../../apps/server/src/testing/startReceiver.ts'
import { dumpDatabase } from './dumpDatabase.ts'

/** Erasing a user erases the payment requests (docs/retention.md): nothing of them is in any column of any table. */
let server: TestServer
let receiver: Receiver
const userId = 'payer-5e11'
const payer = '0x0077777d7eba4688bdef3e311b846f25870a19b9'
const dayMs = 24 * 60 * 60_000

beforeAll(async () => {
  receiver = await startReceiver()
  server = await createTestServer({ webhookUrl: receiver.url })
  const account = HDKey.fromMasterSeed(new Uint8Array(32).fill(9)).derive("m/44'/60'/0'")
  const { ctx, client } = server
  const source = await addPaymentSource(ctx, client.scope, { networkType: 'evm', value: account.publicExtendedKey })
  const firstAddress = source.firstAddresses[0]?.address ?? ''
  await confirmPaymentSource(ctx, client.scope, { id: source.id, firstAddress })
  await setPaymentRules(ctx, client.scope, { ...defaultPaymentRules, overpaid: 'refund' })
}, 60_000)
afterAll(async () => {
  await server?.stop()
  await receiver?.stop()
})

const open = async (changes: object = {}) => {
  const order = { userId, transactionId: randomUUID(), networkId: baseSepoliaId, symbol: 'USDC', amount: '50' }
  return server.call('POST', '/api/v1/paymentRequests', { body: { ...order, ...changes } })
}
const turn = async (ms = 61_000) => {
  server.simulators.clock.advance(ms)
  await server.runJobs()
}
const pay = async (to: string, amount: bigint): Promise<string> => {
  const payment = { networkId: baseSepoliaId, symbol: 'USDC', to, amountBaseUnits: amount * 1_000_000n }
  const { hash } = await server.simulators.chains.send(payment)
  await turn()
  await server.simulators.mine()
  await turn()
  await server.runJobs()
  return hash
}
const placesOf = async (wanted: readonly string[]): Promise<string[]> => {
  const all = wanted.map(mark => mark.toLowerCase())
  const found = (await dumpDatabase(server.url)).filter(({ text }) =>
    all.some(mark => text.toLowerCase().includes(mark)),
  )
  return [...new Set(found.map(({ place }) => place))].sort()
}
const finish = async () => {
  for (let minutes = 0; minutes < 2; minutes += 1) {
    await turn()
    await finishRemovals(server.ctx)
  }
}
const manage = async (method: 'GET' | 'DELETE', path: string) => {
  const { token } = await managing(server)
  return (await adminCaller(server)(method, path, { token })).body.content
}
const find = async (id: string): Promise<PaymentRequest> => {
  const request = await server.ctx.store.paymentRequests.find(server.client.scope, id)
  if (!request) throw new Error('no such request')
  return request
}

test('a user is exported with payment requests, payments and refunds, and erased with them once nothing is in progress', async () => {
  const headers = await signedIn(server, await addMember(server, 'owner'))
  await adminCaller(server)('PUT', '/Retention', { headers, body: { transferRetentionDays: 90 } })
  const paid = (await open()).body.content
  const hash = await pay(paid.address, 55n)
  const unpaid = (await open({ expiresInSeconds: 600 })).body.content
  const body = { paymentRequestId: paid.id, amount: '10', address: payer, reason: 'Returned goods' }
  const refund = (await server.call('POST', '/api/v1/refunds', { body })).body.content
  const returned = await server.simulators.chains.send({
    ...{ networkId: baseSepoliaId, symbol: 'USDC', to: payer, amountBaseUnits: 10_000_000n },
  })
  await server.call('POST', `/api/v1/refunds/${refund.id}/transaction`, { body: { txHash: returned.hash } })
  const exported = await manage('GET', `/Users/${userId}/export`)
  expect(exported.paymentRequests).toMatchObject([
    {
      id: paid.id,
      address: paid.address,
      status: 'paid',
      payments: [{ hash, amount: '55', state: 'final' }],
      refunds: [{ amount: '5' }, { id: refund.id, hash: returned.hash, to: { address: expect.stringMatching(/^0x/) } }],
    },
    { id: unpaid.id, status: 'waiting', payments: [], refunds: [] },
  ])
  const request = await find(paid.id)
  const erased = await manage('DELETE', `/Users/${userId}`)
  expect(erased.inProgress).toBe(2)
  expect(erased.waitsFor.toSorted()).toEqual(['paymentRequestWatched', 'refundInProgress'])
  // The return is proven, and a payment in time counts, after the erasure was asked for.
  await pay(unpaid.address, 50n)
  expect((await find(unpaid.id)).status).toBe('paid')
  await turn(31 * dayMs)
  await finish()
  // The refund that a rule created was neither sent nor canceled: the money is still owed.
  expect((await find(paid.id)).status).toBe('paid')
  await expect(find(unpaid.id)).rejects.toThrow()
  const [ofRule] = exported.paymentRequests[0].refunds
  await server.call('POST', `/api/v1/refunds/${ofRule.id}/cancel`)
  await finish()
  const marks = [userId, paid.id, unpaid.id, paid.address, unpaid.address, refund.id, ofRule.id, payer, returned.hash]
  expect(await placesOf([...marks, paid.transactionId, unpaid.transactionId])).toEqual([])
  const kept = await server.ctx.store.users.listRetained(server.client.scope)
  expect(kept).toMatchObject([{ amount: '50', hash, phase: 'settled' }, { amount: '50' }])
  expect(await placesOf([hash])).toEqual(['retained_transfers.hash'])

  // Keyed digests remain: the order stays paid, the address is issued to nobody, and the transaction pays no refund.
  const again = await open({ transactionId: paid.transactionId })
  expect(again.body.errorType).toBe('orderAlreadySent')
  const { store } = server.ctx
  const other = { ...request, id: randomUUID(), userId: 'other', transactionId: randomUUID() }
  expect(await store.paymentRequests.insert(other)).toBe('addressUsed')
  await expect(find(other.id)).rejects.toThrow()
  const payTo = { networkId: baseSepoliaId, address: paid.address, tag: undefined }
  await expect(refuseRequestAddress(server.ctx, payTo)).rejects.toMatchObject({ type: 'addressUnavailable' })
  const next = (await open({ userId: 'other' })).body.content
  expect([paid.address, unpaid.address]).not.toContain(next.address)
  await pay(next.address, 50n)
  const second = { ...body, paymentRequestId: next.id }
  const { id } = (await server.call('POST', '/api/v1/refunds', { body: second })).body.content
  const reported = await server.call('POST', `/api/v1/refunds/${id}/transaction`, { body: { txHash: returned.hash } })
  expect(reported.body.errorType).toBe('conflict')
}, 60_000)

test('a request without a payment is deleted 30 days after its watch, and its address is not issued again', async () => {
  const { id, address } = (await open({ userId: 'absent-83cc', expiresInSeconds: 600 })).body.content
  await turn(700_000)
  const request = await find(id)
  expect(request.status).toBe('expired')
  await turn(31 * dayMs)
  await finish()
  expect((await find(id)).status).toBe('expired')
  await turn(30 * dayMs)
  await finish()
  expect(await placesOf(['absent-83cc', id, address])).toEqual([])
  const other = { ...request, id: randomUUID(), transactionId: randomUUID() }
  expect(await server.ctx.store.paymentRequests.insert(other)).toBe('addressUsed')
}, 60_000)
