import { beforeAll, describe, expect, test } from 'vitest'

import { useTestServer } from '../../../testing/useTestServer.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'
import { describeFields } from '../../../testing/describeRefusals.ts'
import {
  baseSepoliaId,
  connectBinance,
  connectByKey,
  type LinkedAccount,
  shopAddress,
} from '../../../testing/linkFlows.ts'

const method = 'POST'
const path = '/api/v1/transfers/managed/combine'
const server = useTestServer()
let sources: { fromAuthToken: string; fromType: string }[]

const sourceOf = ({ accessToken }: LinkedAccount, fromType: string) => ({ fromAuthToken: accessToken, fromType })

beforeAll(async () => {
  sources = [
    sourceOf((await connectBinance(server)).connection, 'binanceInternational'),
    sourceOf((await connectByKey(server, 'okx')).connection, 'okx'),
    sourceOf((await connectByKey(server, 'bybit')).connection, 'bybit'),
  ]
  for (const [institution, USDC] of [
    ['binance', '70'],
    ['okx', '45'],
    ['bybit', '1'],
  ])
    await server.simulators.control('POST', '/personas/Mesh/balances', { institution, balances: { USDC } })
})

const to = { toAddress: shopAddress, networkId: baseSepoliaId, symbol: 'USDC' }
const combine = (changes: Record<string, unknown> = {}) =>
  server.call(method, path, { body: { sources, ...to, amount: 100, ...changes } })
interface Part {
  previewId: string
  sourceIndex: number
  amount: number
}
const execute = ({ previewId, sourceIndex }: Part) =>
  server.call('POST', '/api/v1/transfers/managed/execute', { body: { ...sources[sourceIndex], previewId } })
const records = async (query: string) =>
  (await server.call('GET', `/api/v1/transfers/managed/platform?${query}`)).body.content.items
const arrived = () =>
  server.simulators.chains.balanceOf({ networkId: baseSepoliaId, symbol: 'USDC', address: shopAddress })
const sentOf = async (parts: readonly Part[]) => {
  const { withdrawals } = (await server.simulators.control('GET', '/withdrawals')) as {
    withdrawals: { reference: string; amount: string }[]
  }
  return parts.flatMap(({ previewId }) =>
    withdrawals
      .filter(({ reference }) => reference === previewId.replaceAll('-', ''))
      .map(({ amount }) => Number(amount)),
  )
}

describe('POST /transfers/managed/combine', () => {
  test('two accounts pay what neither has: one transfer, and exactly its amount arrives', async () => {
    const before = await arrived()
    const { status, body } = await combine({ transactionId: 'order-1' })
    expect(status).toBe(200)
    const { transferId, parts, previewExpiresIn, amountToReceive, totalEstimatedAmount } = body.content
    expect({ previewExpiresIn, amountToReceive }).toEqual({ previewExpiresIn: 30, amountToReceive: 100 })
    expect(totalEstimatedAmount).toBeGreaterThan(100)
    expect(parts).toMatchObject([{ fromType: 'binanceInternational' }, { fromType: 'okx' }])
    expect(parts[0].amount + parts[1].amount).toBe(100)

    expect((await execute(parts[0])).body.content).toMatchObject({ status: 'inProgress' })
    await server.settle()
    expect(await records(`Id=${transferId}`)).toMatchObject([{ status: 'pending', amountToReceive: 100 }])
    expect((await execute(parts[1])).body.content).toMatchObject({ status: 'inProgress' })
    await server.settle()

    expect(await records('ClientTransactionId=order-1')).toMatchObject([
      {
        transferId,
        status: 'succeeded',
        destinationAmount: 100,
        parts: [
          { transferId: parts[0].previewId, status: 'succeeded', from: { type: 'binanceInternational' } },
          { transferId: parts[1].previewId, status: 'succeeded', hash: expect.stringMatching(/^0x/) },
        ],
      },
    ])
    expect((await arrived()) - before).toBe(100_000_000n)
    expect(await sentOf(parts)).toHaveLength(2)
    // What is repeated moves nothing.
    for (const part of parts) await execute(part)
    await server.settle()
    expect((await arrived()) - before).toBe(100_000_000n)
  })

  test('a rejected part is replaced by another one, and the parts still sum to the amount', async () => {
    for (const institution of ['binance', 'okx', 'bybit'])
      await server.simulators.control('POST', '/personas/Mesh/balances', { institution, balances: { USDC: '70' } })
    const before = await arrived()
    const { content } = (await combine({ transactionId: 'order-2' })).body
    await execute(content.parts[0])
    // Its money is gone by the time it is asked.
    const gone = content.parts[1].sourceIndex === 1 ? 'okx' : content.parts[1].sourceIndex === 2 ? 'bybit' : 'binance'
    await server.simulators.control('POST', '/personas/Mesh/balances', { institution: gone, balances: { USDC: '0' } })
    expect((await execute(content.parts[1])).body.content.status).toBe('failed')
    const completed = await server.call(method, path, { body: { sources, transferId: content.transferId } })
    expect(completed.body.content).toMatchObject({ transferId: content.transferId, parts: [{}] })
    expect(completed.body.content.amountToReceive).toBeCloseTo(100 - content.parts[0].amount, 6)
    await execute(completed.body.content.parts[0])
    await server.settle()
    const [record] = await records(`Id=${content.transferId}`)
    expect(record.status).toBe('succeeded')
    expect(record.parts.map((part: { status: string }) => part.status).sort()).toEqual([
      'failed',
      'succeeded',
      'succeeded',
    ])
    expect((await arrived()) - before).toBe(100_000_000n)
    const again = await server.call(method, path, { body: { sources, transferId: content.transferId } })
    expect(again).toMatchObject({ status: 409, body: { errorType: 'conflict' } })
  })

  test('accounts with too little in total give insufficientFunds', async () => {
    expect(await combine({ amount: 500 })).toMatchObject({ status: 400, body: { errorType: 'insufficientFunds' } })
  })

  test('the parts alone can be executed', async () => {
    const { content } = (await combine({ amount: 5 })).body
    const { status } = await execute({ ...content.parts[0], previewId: content.transferId })
    expect(status).toBe(400)
  })

  describeAuthentication(() => server, {
    method,
    path,
    permission: 'write',
    options: () => ({ body: { sources, ...to, amount: 100 } }),
  })
  describeFields(() => server, { method, path, good: () => ({ sources, ...to, amount: 100 }) }, [
    ['sources', { sources: [] }],
    ['toAddress', { toAddress: undefined }, 'missingField'],
    ['amount', { amount: undefined }, 'missingField'],
    ['amountInFiat', { amountInFiat: 5 }],
    ['maximumParts', { maximumParts: 6 }],
    ['toAddress', { transferId: '52b2cdb6-5a4f-4b28-a57c-5b8f0a8cbf4d' }],
  ])
  test('one account named twice is invalidField', async () => {
    const twice = [...sources.slice(0, 1), ...sources.slice(0, 1)]
    expect(await combine({ sources: twice })).toMatchObject({ status: 400, body: { errorType: 'invalidField' } })
  })
})
