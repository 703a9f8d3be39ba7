import { HDKey } from '@scure/bip32'
import { addPaymentSource, type ChainDeposits, confirmPaymentSource } from '@rialto/core'
import { beforeAll, expect, test } from 'vitest'

import { useTestServer } from '../../../testing/useTestServer.ts'
import { baseSepoliaId } from '../../../testing/linkFlows.ts'
import { adminCaller, managing } from '../admin/testing/adminCaller.ts'

const minuteMs = 60_000
const pair = { networkId: baseSepoliaId, symbol: 'USDC' }
const server = useTestServer()
let read: ChainDeposits['scan']
beforeAll(async () => {
  const value = HDKey.fromMasterSeed(new Uint8Array(32).fill(9)).derive("m/44'/60'/0'").publicExtendedKey
  const source = await addPaymentSource(server.ctx, server.client.scope, { networkType: 'evm', value })
  const firstAddress = source.firstAddresses[0]?.address ?? ''
  await confirmPaymentSource(server.ctx, server.client.scope, { id: source.id, firstAddress })
  read = server.ctx.chainDeposits.scan
})

const order = async (transactionId: string) => {
  const body = { ...pair, userId: 'user-1', transactionId, amount: '50', expiresInSeconds: 600 }
  const { id, address } = (await server.call('POST', '/api/v1/paymentRequests', { body })).body.content
  return {
    address: String(address),
    status: async () => (await server.call('GET', `/api/v1/paymentRequests/${id}`)).body.content.status,
    pay: () => server.simulators.chains.send({ ...pair, to: address, amountBaseUnits: 50_000_000n }),
  }
}
const turn = async (ms: number) => {
  await server.simulators.mine()
  server.simulators.clock.advance(ms)
  await server.runJobs()
}
/** Makes the node return no payment to the address, and with `isFailing` reject a scan of it alone. */
const flood = (address: string, isFailing = false) => {
  server.ctx.chainDeposits.scan = async (networkId, input) => {
    const isRead = input.destinations.some(one => one.address === address)
    if (isRead && isFailing && input.destinations.length === 1) throw new Error('too many')
    const { deposits } = await read(networkId, input)
    return {
      deposits: deposits.filter(({ to }) => to.toLowerCase() !== address.toLowerCase()),
      unread: isRead ? [{ address, readTo: input.from - 1n }] : [],
    }
  }
}

test('a flood to the address of one order stops no other order, and the payment behind it is found', async () => {
  const [flooded, other] = [await order('flooded'), await order('other')]
  await turn(minuteMs)
  flood(flooded.address)
  await flooded.pay()
  await other.pay()
  for (let turns = 0; turns < 3; turns += 1) await turn(minuteMs)
  expect([await other.status(), await flooded.status()]).toEqual(['paid', 'waiting'])
  const behind = async (token: string): Promise<number> =>
    (await adminCaller(server)('GET', '/Overview', { token })).body.content.paymentRequestsBehind
  const { token } = await managing(server)
  const { token: stranger } = await managing(server, await server.addClient())
  expect([await behind(token), await behind(stranger)]).toEqual([1, 0])
  // The time of the order ends while its payments are unknown.
  flood(flooded.address, true)
  for (let turns = 0; turns < 3; turns += 1) await turn(5 * minuteMs)
  expect(await flooded.status()).toBe('waiting')
  const unpaid = await order('unpaid')
  for (let turns = 0; turns < 3; turns += 1) await turn(5 * minuteMs)
  expect(await unpaid.status()).toBe('expired')
  server.ctx.chainDeposits.scan = read
  for (let turns = 0; turns < 3; turns += 1) await turn(minuteMs)
  expect(await flooded.status()).toBe('paid')
  expect(await behind((await managing(server)).token)).toBe(0)
})

test('an order whose flooded address was not paid expires once the address is read to the end', async () => {
  const flooded = await order('flooded and unpaid')
  await turn(minuteMs)
  flood(flooded.address)
  for (let turns = 0; turns < 4; turns += 1) await turn(5 * minuteMs)
  expect(await flooded.status()).toBe('waiting')
  server.ctx.chainDeposits.scan = read
  for (let turns = 0; turns < 3; turns += 1) await turn(minuteMs)
  expect(await flooded.status()).toBe('expired')
})
