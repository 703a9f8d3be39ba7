import { beforeEach, describe, expect, test } from 'vitest'

import { useTestServer } from '../../../../testing/useTestServer.ts'
import {
  baseSepoliaId,
  connectBinance,
  connectByKey,
  connectCoinbase,
  type OpenSession,
  openSession,
} from '../../../../testing/linkFlows.ts'

const server = useTestServer()

const have = async (balances: Record<string, string>) => {
  for (const [institution, USDC] of Object.entries(balances))
    await server.simulators.control('POST', '/personas/Mesh/balances', { institution, balances: { USDC } })
}
beforeEach(() => have({ coinbase: '70', binance: '45', okx: '60' }))

let last = 0
/** A new address: only this test sends to it. */
const freshAddress = (): string => `0x${(0xc0b1000 + (last += 1)).toString(16).padStart(40, 'c')}`
const pair = { networkId: baseSepoliaId, symbol: 'USDC' }
const payment = (address: string, more: object = {}) => ({
  transferType: 'payment',
  fundingOptions: { maximumSources: 2 },
  toAddresses: [{ ...pair, address, amount: 100 }],
  ...more,
})
const paying = async (address: string, more: object = {}): Promise<OpenSession> => {
  const open = await openSession(server, { userId: address, transferOptions: payment(address, more) })
  await connectCoinbase(server, 'Mesh', open)
  await connectBinance(server, 'Mesh', open)
  return open
}
const post = async ({ session }: OpenSession, verb: string, body: object) =>
  server.call('POST', `/link/api/transfers/${verb}`, { session, body })
const combine = async (open: OpenSession, more: object = {}) => (await post(open, 'combine', { ...pair, ...more })).body
const execute = async (open: OpenSession, previewId: string, secondFactorCode?: string) =>
  (await post(open, 'execute', { previewId, secondFactorCode })).body.content
const read = async ({ session }: OpenSession, id: string) =>
  (await server.call('GET', `/link/api/transfers/${id}`, { session })).body.content
const sessionOf = async ({ session }: OpenSession) =>
  (await server.call('GET', '/link/api/session', { session })).body.content
const arrivedAt = (address: string) => server.simulators.chains.balanceOf({ ...pair, address })
const withdrawalsTo = (address: string) =>
  server.simulators.institutions.ledger.withdrawals().filter(sent => sent.address.toLowerCase() === address)

describe('what no account has alone', () => {
  test('two pay together, each with its own code, and exactly the payment arrives, once', async () => {
    const address = freshAddress()
    const open = await paying(address)
    const found = (await post(open, 'sources', {})).body.content
    expect(found).toMatchObject({ sources: [], combination: { ...pair, parts: 2 } })
    const { content } = await combine(open)
    expect(content).toMatchObject({ amount: '100', parts: [{ fromName: 'Coinbase' }, { fromName: 'Binance' }] })
    const [first, second] = content.parts
    expect(Number(first.amount) + Number(second.amount)).toBe(100)
    expect(Number(content.total)).toBe(Number(first.total) + Number(second.total))

    expect(await execute(open, first.previewId)).toMatchObject({ status: 'secondFactorRequired', factor: 'sms' })
    // Nothing has begun: a reload starts over.
    expect((await sessionOf(open)).transferId).toBeUndefined()
    expect(await execute(open, first.previewId, '123456')).toMatchObject({ status: 'submitted' })
    expect((await sessionOf(open)).transferId).toBe(content.transferId)
    expect(await read(open, content.transferId)).toMatchObject({ status: 'pending', missing: second.amount })
    expect(await execute(open, second.previewId)).toMatchObject({ status: 'submitted' })
    await server.settle()
    const ended = await read(open, content.transferId)
    expect(ended).toMatchObject({
      status: 'succeeded',
      steps: [
        { name: 'submitted', state: 'done' },
        { name: 'confirmed', state: 'done' },
      ],
      // The clock of the sandbox stands still: neither part is older.
      parts: expect.arrayContaining([
        expect.objectContaining({ fromName: 'Coinbase', status: 'succeeded', isSent: true }),
        expect.objectContaining({ fromName: 'Binance', status: 'succeeded', isSent: true }),
      ]),
    })
    expect(ended.missing).toBeUndefined()
    expect(await combine(open)).toMatchObject({ errorType: 'conflict' })
    for (const { previewId } of content.parts) await execute(open, previewId, '123456')
    await server.settle()
    expect(await arrivedAt(address)).toBe(100_000_000n)
    expect(withdrawalsTo(address).map(({ institution }) => institution)).toEqual(['coinbase', 'binance'])
    expect(server.simulators.institutions.ledger.unbalanced()).toEqual([])
  })

  test('a part that is refused is replaced by another account, for no more than is missing', async () => {
    const address = freshAddress()
    const open = await paying(address)
    const { content } = await combine(open)
    const [first, second] = content.parts
    expect(first.fromName).toBe('Coinbase')
    await execute(open, first.previewId)
    expect(await execute(open, first.previewId, '123456')).toMatchObject({ status: 'submitted' })
    await have({ binance: '0' })
    expect(await execute(open, second.previewId)).toMatchObject({ status: 'failed' })
    expect(await read(open, content.transferId)).toMatchObject({
      status: 'pending',
      missing: second.amount,
      parts: expect.arrayContaining([
        expect.objectContaining({ fromName: 'Coinbase', status: expect.stringMatching(/pending|succeeded/) }),
        expect.objectContaining({ fromName: 'Binance', status: 'failed' }),
      ]),
    })
    await connectByKey(server, 'okx', 'Mesh', open)
    const rest = (await combine(open)).content
    expect(rest).toMatchObject({
      transferId: content.transferId,
      amount: second.amount,
      paid: first.amount,
      parts: [{ fromName: 'OKX' }],
    })
    expect(await execute(open, rest.parts[0].previewId)).toMatchObject({ status: 'submitted' })
    await server.settle()
    expect(await read(open, content.transferId)).toMatchObject({ status: 'succeeded' })
    expect(await arrivedAt(address)).toBe(100_000_000n)
  })

  test('the user chooses which accounts pay, and those that have too little are insufficientFunds', async () => {
    const open = await paying(freshAddress())
    const before = (await combine(open)).content.parts as { connectionId: string }[]
    const { connection } = await connectByKey(server, 'okx', 'Mesh', open)
    for (const { connectionId } of before.slice(0, 1)) {
      const chosen = [connectionId, connection.connectionId]
      const { parts } = (await combine(open, { connectionIds: chosen })).content
      expect(parts.map((part: { connectionId: string }) => part.connectionId).sort()).toEqual(chosen.sort())
      expect(await combine(open, { connectionIds: [connectionId] })).toMatchObject({ errorType: 'insufficientFunds' })
      // Another session's accounts are as unknown as those that do not exist.
      const foreign = await paying(freshAddress())
      expect(await combine(foreign, { connectionIds: chosen.slice(1) })).toMatchObject({
        errorType: 'insufficientFunds',
      })
    }
  })

  test('nothing is combined if one account has enough or the client allows only one', async () => {
    const one = await paying(freshAddress(), { fundingOptions: { maximumSources: 1 } })
    expect((await post(one, 'sources', {})).body.content.combination).toBeUndefined()
    expect(await combine(one)).toMatchObject({ errorType: 'badRequest' })
    await have({ coinbase: '700' })
    const rich = await paying(freshAddress())
    const { sources, combination } = (await post(rich, 'sources', {})).body.content
    expect({ count: sources.length, combination }).toEqual({ count: 1, combination: undefined })
  })
})

describe('a link token', () => {
  const issue = async (more: object) => {
    const transferOptions = payment(freshAddress(), more)
    return server.call('POST', '/api/v1/linktoken', { body: { userId: 'user-1', transferOptions } })
  }
  const destination = { ...pair, address: freshAddress() }
  test.each([
    ['onramp', { transferType: 'onramp' }],
    ['an inclusive fee', { isInclusiveFeeEnabled: true }],
    ['an amount that the user chooses', { transferType: 'deposit', toAddresses: [destination] }],
    ['six accounts', { fundingOptions: { maximumSources: 6 } }],
  ])('does not combine several accounts with %s', async (_, more) => {
    expect(await issue(more)).toMatchObject({ status: 400, body: { errorType: 'invalidField' } })
  })
})
