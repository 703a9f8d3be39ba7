import { createHmac, randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { enableBridging, onBase, onSepolia } from '../../../testing/bridgingFlows.ts'
import { bridgeKey } from '../../../testing/composeTestContext.ts'
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts'
import { baseSepoliaId, sepoliaId, shopAddress } from '../../../testing/linkFlows.ts'
import { type Receiver, startReceiver } from '../../../testing/startReceiver.ts'

let server: TestServer
let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver()
  server = await createTestServer({ webhookUrl: receiver.url })
  await enableBridging(server, [{ origin: onSepolia(), destination: onBase() }])
})
beforeEach(() => void receiver.deliveries.splice(0))
afterAll(async () => {
  await server?.stop()
  await receiver?.stop()
})

interface Opened {
  transactionId: string
  transferId: string
  address: string
}

const open = async (transactionId: string = randomUUID(), address = shopAddress): Promise<Opened> => {
  const body = { userId: 'user-1', transactionId, origin: onSepolia(), destination: { ...onBase(), address } }
  const { content } = (await server.call('POST', '/api/v1/bridging/address', { body })).body
  return {
    transactionId,
    transferId: content.tracking.transferId,
    address: content.selectedRoute.bridgingAddress.address,
  }
}

const payIn = (to: string, usdc: bigint) =>
  server.simulators.chains.send({ networkId: sepoliaId, symbol: 'USDC', to, amountBaseUnits: usdc * 1_000_000n })

const recordsOf = async (query: string) =>
  (await server.call('GET', `/api/v1/transfers/managed/platform?${query}`)).body.content.items
const recordOf = async ({ transferId }: Opened) => (await recordsOf(`Id=${transferId}`))[0]

/** The bridge goes on as far as it can, and then the jobs that are due half a minute later. */
const takeTurns = async (): Promise<void> => {
  await server.simulators.institutions.settle()
  await server.simulators.mine()
  server.simulators.clock.advance(31_000)
  await server.runJobs()
}

/** Lets the bridge and the jobs come to an end; each look is due at once. */
const settle = async (): Promise<void> => {
  for (let round = 0; round < 4; round += 1) await takeTurns()
}

const reported = (transferId: string) =>
  receiver.deliveries
    .map(({ body }) => JSON.parse(body) as Record<string, unknown>)
    .filter(body => body['TransferId'] === transferId)
    .toSorted((a, b) => Number(a['Sequence']) - Number(b['Sequence']))
const wordsOf = (transferId: string) => reported(transferId).map(({ TransferStatus }) => TransferStatus)

/** As they are stored, with the sender of the pay-in. */
const transfersOf = async ({ transferId }: Opened) => {
  const { store } = server.ctx
  const { items } = await store.transfers.list(server.client.scope, {
    ...{ id: transferId, orderBy: 'createdAt', descending: true, count: 1, offset: 0 },
  })
  return items as { refundTo?: { address: string } }[]
}

describe('a pay-in to a bridging address', () => {
  test('a pay-in from a sanctioned sender continues and is recorded once for a client with screening', async () => {
    const { store } = server.ctx
    const scope = server.client.scope
    const first = await open()
    await payIn(first.address, 25n)
    await settle()
    const sender = (await transfersOf(first))[0]?.refundTo?.address ?? expect.fail('no sender')
    const opened = await open()
    await payIn(opened.address, 25n)
    const list = { name: 'own', source: 'test', publishedOn: undefined, skippedLines: [], digest: '', loadedAtMs: 0 }
    await store.screening.replace(list, [{ address: sender.toLowerCase(), entry: '7', name: 'Example' }])
    await store.screening.setMode(scope, 'block')
    await settle()
    expect(await recordOf(opened)).toMatchObject({ status: 'succeeded' })
    expect(await store.screening.listDecisions(scope, { transferId: opened.transferId, count: 9 })).toMatchObject([
      { step: 'bridgingPayIn', outcome: 'warned', matches: [{ role: 'source', entry: '7' }] },
    ])
    await store.screening.setMode(scope, 'off')
    await store.screening.keepOnly([])
  })

  test('a pay-in ends as coins on the other chain, with events Pending and Succeeded', async () => {
    const opened = await open()
    const before = await server.simulators.chains.balanceOf({
      networkId: baseSepoliaId,
      symbol: 'USDC',
      address: shopAddress,
    })
    const { hash } = await payIn(opened.address, 25n)
    await settle()
    const record = await recordOf(opened)
    const after = await server.simulators.chains.balanceOf({
      networkId: baseSepoliaId,
      symbol: 'USDC',
      address: shopAddress,
    })
    expect(Number(after - before) / 1e6).toBeCloseTo(record.destinationAmount, 6)
    expect(record).toMatchObject({
      id: opened.transferId,
      status: 'succeeded',
      isBridgingTransfer: true,
      sourceAmount: 25,
      symbol: 'USDC',
      networkId: baseSepoliaId,
      destinationAddress: shopAddress,
      bridgingDetails: {
        status: 'providerProcessedPayment',
        statusDescription: 'The bridge has sent the payout.',
        sourceSide: { networkName: 'Sepolia', symbol: 'USDC', amount: 25, transactionHash: hash },
        targetSide: { networkName: 'Base Sepolia', symbol: 'USDC', transactionHash: record.hash },
      },
    })
    expect(record.amountInFiat).toBeCloseTo(record.destinationAmount, 2)
    const taken = 25 - record.destinationAmount
    expect(taken).toBeGreaterThan(0)
    expect(record.withdrawalFee).toMatchObject({ feeCurrency: 'USDC' })
    expect([record.withdrawalFee.fee, record.withdrawalFee.feeInFiat, record.totalFeesAmountInFiat]).toEqual(
      Array(3).fill(expect.closeTo(taken, 4)),
    )
    expect(record.totalTransactionAmountInFiat).toBeCloseTo(25, 2)
    expect(wordsOf(opened.transferId)).toEqual(['Pending', 'Succeeded'])
    expect(reported(opened.transferId)[1]).toMatchObject({
      EventType: 'transfer.succeeded',
      Sequence: 2,
      UserId: 'user-1',
      TransactionId: opened.transactionId,
      transferId: opened.transferId,
      TxHash: record.hash,
      Chain: 'Base Sepolia',
      Token: 'USDC',
      DestinationAddress: shopAddress,
      SourceAmount: 25,
      DestinationAmount: record.destinationAmount,
      RefundAddress: record.refundAddress,
    })
  })

  test('a second pay-in becomes a separate transfer, and the transaction id has a new address by then', async () => {
    const opened = await open()
    await payIn(opened.address, 5n)
    await settle()
    const again = await open(opened.transactionId)
    expect(again.address).not.toBe(opened.address)
    await payIn(opened.address, 7n)
    server.simulators.clock.advance(11 * 60_000)
    const succeeded = () => recordsOf(`ClientTransactionId=${opened.transactionId}&Statuses=succeeded`)
    // An address that was paid into is looked at seldom: a look just before the pay-in was in a block puts it off to the next.
    for (let round = 0; round < 40 && (await succeeded()).length < 2; round += 1) await takeTurns()
    await settle()
    const records = await succeeded()
    expect(records.map(({ sourceAmount }: { sourceAmount: number }) => sourceAmount).sort()).toEqual([5, 7])
    const late = records.find(({ sourceAmount }: { sourceAmount: number }) => sourceAmount === 7)
    expect([opened.transferId, again.transferId]).not.toContain(late.id)
    expect(wordsOf(late.id)).toEqual(['Pending', 'Succeeded'])
    expect(await recordOf(again)).toMatchObject({ status: 'pending', sourceAmount: 0 })
  })

  test('a pay-in that the bridge returns has the events Failed, then refunded', async () => {
    const opened = await open()
    const trigger = { mode: 'refund', depositAddress: opened.address }
    await server.simulators.control('POST', '/bridge/triggers', trigger)
    await payIn(opened.address, 9n)
    await settle()
    expect(await recordOf(opened)).toMatchObject({ status: 'failed', bridgingDetails: { status: 'refunded' } })
    expect(wordsOf(opened.transferId)).toEqual(['Pending', 'Failed', 'RefundPending', 'RefundSucceeded'])
    const [, , , refund] = reported(opened.transferId)
    expect(refund).toMatchObject({ EventType: 'transfer.refundSucceeded', TxHash: expect.stringMatching(/^0x/) })
    expect(refund?.['RefundAddress']).toMatch(/^0x/)
  })

  test('bridged transfers are listed among other transfers with the same filters', async () => {
    const opened = await open()
    const found = async (query: string) =>
      (await recordsOf(`${query}&Count=100`)).some(({ id }: { id: string }) => id === opened.transferId)
    expect(await found('Statuses=pending')).toBe(true)
    expect(await found('Statuses=succeeded')).toBe(false)
    expect(await found('UserId=user-1&OrderBy=amountInFiat')).toBe(true)
    expect(await found('UserId=user-2')).toBe(false)
    expect(await found('IntegrationIds=721a5035-029f-4e05-bf3c-009da2fe381b')).toBe(false)
  })
})

test('an address that nothing is paid into is closed without an event', async () => {
  const opened = await open()
  server.simulators.clock.advance(server.ctx.settings.bridgingAddressTtlMs)
  await settle()
  expect(await recordOf(opened)).toMatchObject({ status: 'failed', bridgingDetails: { status: 'canceled' } })
  expect(wordsOf(opened.transferId)).toEqual([])
  expect((await open(opened.transactionId)).address).not.toBe(opened.address)
})

describe('POST /providers/relay/webhook', () => {
  const path = '/providers/relay/webhook'
  const notice = (address: string) =>
    JSON.stringify({
      event: 'request.status.updated',
      timestamp: server.ctx.clock.nowMs(),
      data: { status: 'success', requestId: randomUUID(), depositAddress: { address } },
    })
  const send = (payload: string, key = bridgeKey, signed = payload, url = path) => {
    const timestamp = String(server.ctx.clock.nowMs())
    const signature = createHmac('sha256', key).update(`${timestamp}.${signed}`).digest('hex')
    const headers = {
      'content-type': 'application/json',
      'x-signature-timestamp': timestamp,
      'x-signature-sha256': signature,
    }
    return server.app.inject({ method: 'POST', url, headers, payload })
  }
  test('a message brings the next poll forward, and its content is not used', async () => {
    const opened = await open()
    await server.runJobs()
    server.simulators.clock.advance(1)
    const { transferId } = opened
    expect((await send(notice(opened.address.toUpperCase().replace('0X', '0x')))).statusCode).toBe(204)
    expect(await server.runJobs()).toBe(1)
    expect(await recordOf(opened)).toMatchObject({ id: transferId, status: 'pending' })
  })

  test('another’s signature, another body, another time: 401 and nothing happens', async () => {
    const opened = await open()
    await server.runJobs()
    const body = notice(opened.address)
    expect((await send(body, 'somebody else')).statusCode).toBe(401)
    expect((await send(body, bridgeKey, `${body} `)).statusCode).toBe(401)
    const unsigned = await server.app.inject({ method: 'POST', url: path, payload: body })
    expect({ status: unsigned.statusCode, text: unsigned.body }).toEqual({ status: 401, text: '' })
    expect(await server.runJobs()).toBe(0)
  })

  test('an unknown address in a message is acknowledged and ignored', async () => {
    expect((await send(notice(shopAddress))).statusCode).toBe(204)
  })

  test('an unknown provider receives 404', async () => {
    expect((await send('{}', bridgeKey, '{}', '/providers/nobody/webhook')).statusCode).toBe(404)
  })
})
