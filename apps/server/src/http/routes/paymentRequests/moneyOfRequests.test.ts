import { randomUUID } from 'node:crypto'

import { add, fromBaseUnits } from '@rialto/catalog'
import { defaultPaymentRules, type PaymentRules, setPaymentRules } from '@rialto/core'
import { createWalletClient, http, parseAbi } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { agentOf, newAccount, openRelayer, openSource, richAgent, rpcUrlOf } from '../../../testing/agents.ts'
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts'
import { baseSepoliaId, sepoliaId } from '../../../testing/linkFlows.ts'
import {
  goneBy,
  openBooks,
  readEvents,
  unexplained,
  unexplainedOf,
  type Views,
  viewsOf,
} from '../../../testing/moneyBooks.ts'
import { giveCoins } from '../../../testing/walletFlows.ts'
import { adminCaller, managing } from '../admin/testing/adminCaller.ts'

let server: TestServer
let views: (transferId: string) => Promise<Views>
beforeAll(async () => {
  // Nobody listens there: events are kept as they are to be sent.
  server = await createTestServer({ webhookUrl: 'http://127.0.0.1:9/hooks' })
  await openSource(server)
  // A token does not last as long as an order.
  views = async id => viewsOf(server, (await managing(server)).token)(id)
})
afterAll(() => server?.stop())

interface Sums {
  networkId: string
  symbol: string
  arrived: string
  credited: string
  refunded: string
  refunding: string
  open: string
}
interface Request {
  id: string
  transferId?: string
  address: string
  amount: string
  status: string
  creditedAmount: string
  sums: Sums[]
  x402Url?: string
}

const usdc = { networkId: baseSepoliaId, symbol: 'USDC' }
const balanceAt = async (address: string, at: { networkId: string; symbol: string } = usdc): Promise<string> =>
  fromBaseUnits(await server.simulators.chains.balanceOf({ ...at, address }), at.symbol === 'ETH' ? 18 : 6)

const opened = async (changes: object = {}): Promise<Request> => {
  const body = { userId: 'payer', transactionId: randomUUID(), ...usdc, amount: '50', ...changes }
  return (await server.call('POST', '/api/v1/paymentRequests', { body })).body.content
}
const read = async (id: string): Promise<Request> =>
  (await server.call('GET', `/api/v1/paymentRequests/${id}`)).body.content
const settle = async (seconds = 61) => {
  for (let turns = 0; turns < 2; turns += 1) {
    await server.simulators.mine()
    server.simulators.clock.advance(seconds * 1_000)
    await server.runJobs()
  }
  await server.runJobs()
}

/** A payer with coins of their own, whose balance shows what left it. */
const openPayer = async () => {
  const account = newAccount()
  await giveCoins(server, account.address, { ETH: 10n ** 18n, USDC: 1_000_000_000n })
  const token = server.simulators.chains.chains
    .find(({ networkId }) => networkId === baseSepoliaId)
    ?.tokens.find(({ symbol }) => symbol === 'USDC')?.address
  const wallet = createWalletClient({ account, transport: http(rpcUrlOf(server)) })
  const abi = parseAbi(['function transfer(address to, uint256 value)'])
  const purse = { address: account.address, networkId: baseSepoliaId }
  const readGone = await openBooks(server, [purse])
  return {
    address: account.address,
    pay: (to: string, amount: bigint) =>
      wallet.writeContract({
        chain: null,
        address: token ?? '0x',
        abi,
        functionName: 'transfer',
        args: [to as `0x${string}`, amount * 1_000_000n],
      }),
    /** USDC that left the payer since. The payer's gas is no part of an order. */
    gone: async () => (await readGone())['USDC'] ?? '0',
  }
}

const rules = (changes: Partial<PaymentRules>) =>
  setPaymentRules(server.ctx, server.client.scope, { ...defaultPaymentRules, ...changes })

/**
 * What reached the address, by the chain, is credited, sent back, on its way back or open, and the request's last event
 * names the same credit.
 */
const expectExplained = async (id: string): Promise<Request> => {
  const request = await read(id)
  for (const { networkId, symbol, arrived, credited, refunded, refunding, open } of request.sums) {
    expect([credited, refunded, refunding, open].reduce(add, '0')).toBe(arrived)
    expect(await balanceAt(request.address, { networkId, symbol })).toBe(arrived)
  }
  const events = (await readEvents(server, { subjectId: id })) as { CreditedAmountDecimal?: string }[]
  expect(events.at(-1)?.CreditedAmountDecimal).toBe(request.creditedAmount)
  return request
}

/** The transfer that pays the order shows the credited amount in each view, and names no fee that Rialto cannot know. */
const expectPaid = async (id: string, isPaidAgain = false): Promise<Request> => {
  const request = await expectExplained(id)
  expect(request).toMatchObject({ status: 'paid', transferId: expect.any(String) })
  const { record, event, exported, receipt } = await views(request.transferId ?? '')
  const { moneyLine: line } = record
  expect(unexplained(line)).toEqual({})
  expect(line).toMatchObject({ state: 'actual', fees: [], credited: { amount: request.creditedAmount } })
  expect(goneBy(line)).toEqual({ USDC: request.creditedAmount })
  expect([event.MoneyLine, exported.moneyLine, receipt.moneyLine]).toEqual([line, line, line])
  expect(event.DestinationAmountDecimal).toBe(request.creditedAmount)
  const { payer } = record
  expect([exported.payer, receipt.payer]).toEqual([payer, payer])
  // Payments after the end of the transfer are reported by the events of the request.
  if (!isPaidAgain) expect(event.Payer).toEqual(payer)
  expect(payer && unexplainedOf(payer)).toEqual(payer && {})
  expect(goneBy(payer?.moneyLine ?? line)).toEqual(sentIn(request))
  return request
}

/** What arrived of each asset, on whichever network. */
const sentIn = ({ sums }: Request): Record<string, string> =>
  sums.reduce<Record<string, string>>(
    (sent, { symbol, arrived }) => ({ ...sent, [symbol]: add(sent[symbol] ?? '0', arrived) }),
    {},
  )

describe('every unit that reaches the address of an order is explained', () => {
  test('a payment arrives in one transaction', async () => {
    await rules({})
    const { id, address } = await opened()
    const payer = await openPayer()
    await payer.pay(address, 50n)
    await settle()
    const { transferId } = await expectPaid(id)
    expect(await payer.gone()).toBe('50')
    const { token } = await managing(server)
    const history = await adminCaller(server)('GET', `/Transfers/${transferId}/history`, { token })
    expect(history.body.content).toMatchObject({ connectionId: null, paymentRequestId: id })
  })

  test('a payment arrives in three parts, each of which is reported', async () => {
    await rules({})
    const { id, address } = await opened()
    const payer = await openPayer()
    for (const amount of [10n, 15n, 25n]) {
      await payer.pay(address, amount)
      await settle()
      await expectExplained(id)
    }
    await expectPaid(id)
    expect(await payer.gone()).toBe('50')
  })

  test.each(['credit', 'hold', 'refund'] as const)('an excess follows the rule %s', async overpaid => {
    await rules({ overpaid })
    const { id, address } = await opened()
    const payer = await openPayer()
    await payer.pay(address, 55n)
    await settle()
    const { sums } = await expectPaid(id)
    const { arrived, credited, open, refunding } = sums[0] as Sums
    expect({ arrived, credited }).toEqual({ arrived: '55', credited: overpaid === 'credit' ? '55' : '50' })
    expect({ open, refunding }).toEqual({
      open: overpaid === 'hold' ? '5' : '0',
      refunding: overpaid === 'refund' ? '5' : '0',
    })
    expect(await payer.gone()).toBe('55')
  })

  test('a part is credited once its time has ended', async () => {
    await rules({ underpaid: 'credit' })
    const { id, address } = await opened({ expiresInSeconds: 600 })
    const payer = await openPayer()
    await payer.pay(address, 20n)
    await settle()
    await settle(700)
    expect(await expectPaid(id)).toMatchObject({ amount: '50', creditedAmount: '20' })
  })

  test('a part is returned once its time has ended', async () => {
    await rules({ underpaid: 'refund' })
    const { id, address } = await opened({ expiresInSeconds: 600 })
    const payer = await openPayer()
    await payer.pay(address, 20n)
    await settle()
    await settle(700)
    const ended = await expectExplained(id)
    expect(ended).toMatchObject({ status: 'expired', sums: [{ arrived: '20', credited: '0', refunding: '20' }] })
    const { record, event } = await views(ended.transferId ?? '')
    const statusDetails = 'The order of 50 USDC was not paid in time: 20 USDC arrived and will be returned.'
    expect(record).toMatchObject({ status: 'failed', statusDetails })
    expect(event.MoneyLine).toEqual(record.moneyLine)
    expect(record.payer).toMatchObject({
      moneyLine: { leaves: [{ amount: '20' }], credited: { amount: '0' } },
      rest: [{ state: 'returning', amount: '20' }],
    })
    expect(event.Payer).toEqual(record.payer)
    expect(unexplained(record.moneyLine)).toEqual({})
  })

  test('a part is followed by more than the rest', async () => {
    await rules({ overpaid: 'hold' })
    const { id, address } = await opened()
    const payer = await openPayer()
    for (const amount of [20n, 40n]) {
      await payer.pay(address, amount)
      await settle()
    }
    expect((await expectPaid(id)).sums).toMatchObject([{ arrived: '60', credited: '50', open: '10' }])
    expect(await payer.gone()).toBe('60')
  })

  test('a part in time is returned, and the rest, which is late, waits', async () => {
    await rules({ underpaid: 'refund', late: 'hold' })
    const { id, address } = await opened({ expiresInSeconds: 600 })
    const payer = await openPayer()
    await payer.pay(address, 20n)
    await settle()
    await settle(700)
    await payer.pay(address, 30n)
    await settle()
    const ended = await expectExplained(id)
    expect(ended).toMatchObject({ status: 'expired', sums: [{ arrived: '50', refunding: '20', open: '30' }] })
    const { record, exported, receipt } = await views(ended.transferId ?? '')
    expect(record.payer).toMatchObject({ moneyLine: { leaves: [{ amount: '50' }], credited: { amount: '0' } } })
    expect(record.payer && unexplainedOf(record.payer)).toEqual({})
    expect([exported.payer, receipt.payer]).toEqual([record.payer, record.payer])
    expect(await payer.gone()).toBe('50')
  })

  test('a payment after the time to pay waits, and no transfer counts it', async () => {
    await rules({ late: 'hold' })
    const { id, address } = await opened({ expiresInSeconds: 600 })
    await settle(700)
    const payer = await openPayer()
    await payer.pay(address, 50n)
    await settle()
    const ended = await expectExplained(id)
    expect(ended).toMatchObject({ status: 'expired', sums: [{ arrived: '50', credited: '0', open: '50' }] })
    expect(ended.transferId).toBeUndefined()
    expect(await payer.gone()).toBe('50')
  })

  test('a payment of a sanctioned sender waits beside the payment that counts', async () => {
    await rules({ other: 'refund' })
    const { id, address } = await opened()
    const [payer, listed] = await Promise.all([openPayer(), openPayer()])
    const { store } = server.ctx
    const list = { name: 'own', source: 'test', publishedOn: undefined, skippedLines: [], digest: '', loadedAtMs: 0 }
    await store.screening.replace(list, [{ address: listed.address.toLowerCase(), entry: '7', name: 'Example' }])
    await store.screening.setMode(server.client.scope, 'block')
    await listed.pay(address, 50n)
    await settle()
    await payer.pay(address, 50n)
    await settle()
    await store.screening.setMode(server.client.scope, 'off')
    await store.screening.keepOnly([])
    expect((await expectPaid(id)).sums).toMatchObject([{ arrived: '100', credited: '50', open: '50' }])
    expect([await payer.gone(), await listed.gone()]).toEqual(['50', '50'])
  })

  test('a second payment, another asset and another network stay open', async () => {
    await rules({ other: 'hold' })
    const { id, address } = await opened()
    const payer = await openPayer()
    await payer.pay(address, 50n)
    await settle()
    await payer.pay(address, 50n)
    const send = server.simulators.chains.send
    await send({ ...usdc, symbol: 'ETH', to: address, amountBaseUnits: 10n ** 16n })
    await send({ ...usdc, networkId: sepoliaId, to: address, amountBaseUnits: 7_000_000n })
    await settle()
    const { sums, transferId } = await expectPaid(id, true)
    expect(sums.map(({ open }) => open).sort()).toEqual(['0.01', '50', '7'])
    const { record } = await views(transferId ?? '')
    expect(record.payer?.others).toMatchObject([
      { networkId: baseSepoliaId, symbol: 'ETH', amount: '0.01', state: 'open' },
      { networkId: sepoliaId, networkName: 'Sepolia', symbol: 'USDC', amount: '7', state: 'open' },
    ])
    expect(await payer.gone()).toBe('100')
  })

  test('two refunds return parts, the second of which is in progress', async () => {
    await rules({})
    const { id, address } = await opened()
    const payer = await openPayer()
    await payer.pay(address, 50n)
    await settle()
    const refund = async (amount: string) => {
      const body = { paymentRequestId: id, amount, address: payer.address, reason: 'Returned goods' }
      return (await server.call('POST', '/api/v1/refunds', { body })).body.content.id as string
    }
    const first = await refund('10')
    await refund('15')
    const { hash } = await server.simulators.chains.send({ ...usdc, to: payer.address, amountBaseUnits: 10_000_000n })
    await server.call('POST', `/api/v1/refunds/${first}/transaction`, { body: { txHash: hash } })
    await settle()
    const request = await expectExplained(id)
    expect(request.sums).toMatchObject([{ arrived: '50', credited: '25', refunded: '10', refunding: '15' }])
    const { record } = await views(request.transferId ?? '')
    expect(record.payer && unexplainedOf(record.payer)).toEqual({})
    expect(record.payer?.rest).toEqual([
      { state: 'returned', amount: '10' },
      { state: 'returning', amount: '15' },
    ])
    expect(await payer.gone()).toBe('40')
  })

  test('a refund reaches the payer, whose loss is the credited amount', async () => {
    await rules({})
    const { id, address } = await opened()
    const payer = await openPayer()
    await payer.pay(address, 50n)
    await settle()
    const body = { paymentRequestId: id, amount: '30', address: payer.address, reason: 'Returned goods' }
    const refund = (await server.call('POST', '/api/v1/refunds', { body })).body.content
    const { hash } = await server.simulators.chains.send({ ...usdc, to: payer.address, amountBaseUnits: 30_000_000n })
    await server.call('POST', `/api/v1/refunds/${refund.id}/transaction`, { body: { txHash: hash } })
    await settle()
    const request = await expectExplained(id)
    expect(request.sums).toMatchObject([{ arrived: '50', credited: '20', refunded: '30', open: '0' }])
    const { record, exported, receipt } = await views(request.transferId ?? '')
    expect(record.payer).toMatchObject({
      networks: [{ networkId: baseSepoliaId, networkName: 'Base Sepolia' }],
      moneyLine: { leaves: [{ amount: '50' }], credited: { amount: '20' } },
      rest: [{ state: 'returned', amount: '30' }],
    })
    expect([exported.payer, receipt.payer]).toEqual([record.payer, record.payer])
    expect(await payer.gone()).toBe('20')
    const events = await readEvents(server, { subjectId: refund.id })
    expect(events.at(-1)).toMatchObject({ EventType: 'refund.succeeded', AmountDecimal: '30', TxHash: hash })
  })

  test('an agent pays the amount by x402, and the relayer pays the network', async () => {
    await rules({})
    const relayer = await openRelayer(server)
    const { id, x402Url } = await opened()
    const agent = await richAgent(server)
    const [ofAgent, ofRelayer] = await Promise.all([
      openBooks(server, [{ address: agent.account.address, networkId: baseSepoliaId }]),
      openBooks(server, [{ address: relayer.address, networkId: baseSepoliaId }]),
    ])
    expect(await agent.pay(x402Url ?? '')).toMatchObject({ status: 200, settled: { success: true } })
    await settle()
    await expectPaid(id)
    expect(await ofAgent()).toEqual({ USDC: '50' })
    const [relay] = await server.ctx.store.relays.list(server.client.scope.environment, 1)
    expect(await ofRelayer()).toEqual({ ETH: fromBaseUnits(relay?.spent ?? 0n, 18) })
    // Whoever comes second pays nothing.
    const late = agentOf(server)
    expect(await late.pay(x402Url ?? '')).toMatchObject({ status: 200, settled: undefined })
  })
})
