import { beforeAll, describe, expect, test } from 'vitest'

import { enableBridging } from '../../../testing/bridgingFlows.ts'
import { useTestServer } from '../../../testing/useTestServer.ts'
import { baseSepoliaId, openSession, shopAddress, toShop } from '../../../testing/linkFlows.ts'

const sepoliaId = '03b2d786-7092-4a6a-9737-d6013e21819b'
const pair = { networkId: sepoliaId, symbol: 'USDC' }
const server = useTestServer()
beforeAll(async () => {
  await enableBridging(server)
})

const open = async (request: object = toShop({ transactionId: 'order-1' })) => {
  const { session } = await openSession(server, request)
  const call = (path: string, body: object = {}) => server.call('POST', `/link/api/manual/${path}`, { session, body })
  return { session, origins: () => call('origins'), start: (body: object = pair) => call('deposits', body) }
}

describe('a deposit from a wallet or exchange that is not connected', () => {
  test('a deposit has an address of its session alone, and each request returns the same address', async () => {
    const [one, other] = [await open(), await open()]
    expect((await one.origins()).body.content).toMatchObject({ origins: [{ ...pair, networkName: 'Sepolia' }] })
    const started = (await one.start()).body.content
    expect(started).toMatchObject({ ...pair, receives: { symbol: 'USDC', networkName: 'Base Sepolia' } })
    expect(started.paymentUri).toMatch(new RegExp(`^ethereum:0x\\w{40}@\\d+/transfer\\?address=${started.address}$`))
    expect((await one.start()).body.content).toEqual(started)
    const second = (await other.start()).body.content
    expect(second.address).not.toBe(started.address)
    const read = (session: string, id: string) => server.call('GET', `/link/api/transfers/${id}`, { session })
    const steps = [
      { name: 'paidIn', state: 'current' },
      { name: 'confirmed', state: 'waiting' },
    ]
    expect((await read(one.session, started.transferId)).body.content).toMatchObject({ status: 'pending', steps })
    expect((await read(other.session, started.transferId)).status).toBe(404)
  })

  test('a usual pay-in is quoted once there is an address, and nothing is quoted before', async () => {
    const { session, start } = await open()
    const quote = () => server.call('POST', '/link/api/manual/quotes', { session, body: pair })
    expect((await quote()).body.content).toEqual({})
    await start()
    const { fee } = (await quote()).body.content
    expect(fee).toEqual({ amount: expect.any(String), symbol: 'USDC', ofAmount: '50' })
    expect(Number(fee.amount)).toBeGreaterThan(0)
  })

  test('the deposit becomes a transfer of the client’s order with a readable receipt', async () => {
    const { session, start } = await open()
    const { transferId } = (await start()).body.content
    const { body } = await server.call('GET', `/api/v1/transfers/managed/platform?Id=${transferId}`)
    expect(body.content.items).toMatchObject([
      { clientTransactionId: 'order-1', userId: 'user-1', destinationAddress: shopAddress },
    ])
    const { receiptUrl } = (await server.call('GET', `/link/api/transfers/${transferId}`, { session })).body.content
    const token = new URL(receiptUrl).pathname.replace('/receipt/', '')
    const receipt = await server.call('GET', `/link/api/receipts/${token}`, { as: null })
    expect(receipt.body.content).toMatchObject({ transfer: { transferId, fromName: 'Sepolia' } })
  })

  test('the transfer has no client transaction id if the session has none', async () => {
    const { start } = await open(toShop())
    const { transferId } = (await start()).body.content
    const { body } = await server.call('GET', `/api/v1/transfers/managed/platform?Id=${transferId}`)
    expect(body.content.items[0]).not.toHaveProperty('clientTransactionId')
  })

  test('on the wrong network is shown where it waits, with the network and that it was sent back', async () => {
    const { session, start } = await open()
    const { transferId, address } = (await start()).body.content
    const { simulators } = server
    await simulators.chains.send({
      networkId: baseSepoliaId,
      symbol: 'USDC',
      to: address,
      amountBaseUnits: 30_000_000n,
    })
    for (let round = 0; round < 4; round += 1) {
      simulators.clock.advance(31_000)
      await server.runJobs()
      await simulators.institutions.settle()
      await simulators.mine()
    }
    const { content } = (await server.call('GET', `/link/api/transfers/${transferId}`, { session })).body
    expect(content).toMatchObject({
      status: 'failed',
      money: 'refunded',
      fromName: 'Base Sepolia',
      paidInstead: {
        amount: '30',
        symbol: 'USDC',
        networkName: 'Base Sepolia',
        requested: { symbol: 'USDC', networkName: 'Sepolia' },
      },
      refundAddress: expect.stringMatching(/^0x/),
      refundHash: expect.stringMatching(/^0x/),
    })
    expect(content.transferId).not.toBe(transferId)
  })

  test.each([
    ['an amount is fixed', toShop({ amountInFiat: 5 })],
    [
      'a least amount is asked for',
      {
        transferOptions: {
          toAddresses: [{ networkId: baseSepoliaId, symbol: 'USDC', address: shopAddress, minAmount: 5 }],
        },
      },
    ],
    ['an order that a pay link shares is paid once', toShop({ transactionId: 'order-2', generatePayLink: true })],
    ['the user has to prove an address', { ...toShop(), verifyWalletOptions: {} }],
    ['nothing is transferred', {}],
    [
      'no route leads to what the client accepts',
      {
        transferOptions: { toAddresses: [{ networkId: sepoliaId, symbol: 'USDC', address: shopAddress }] },
      },
    ],
  ])('is not offered where %s', async (_, request) => {
    const { session, origins, start } = await open(request)
    const opened = await server.call('GET', '/link/api/session', { session })
    expect(opened.body.content.hasManualDeposits).toBe(false)
    expect((await origins()).body.content).toEqual({ origins: [] })
    expect(await start()).toMatchObject({ status: 400, body: { errorType: 'invalidField' } })
  })
})
