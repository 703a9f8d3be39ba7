import { randomUUID } from 'node:crypto'

import { eraseUser } from '@rialto/core'
import { callRpc } from '@rialto/sandbox/testing'
import { decodePaymentRequiredHeader, encodePaymentSignatureHeader, HTTPFacilitatorClient } from '@x402/core/http'
import type { PaymentPayload } from '@x402/core/types'
import { ExactEvmScheme } from '@x402/evm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import {
  agentOf,
  chainIdOf,
  fetchOf,
  giveUsdc,
  newAccount,
  openRelayer,
  openSource,
  richAgent,
  rpcUrlOf,
} from '../../../testing/agents.ts'
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts'
import { baseSepoliaId, connectBinance, opening, openSession } from '../../../testing/linkFlows.ts'
import { type Receiver, startReceiver } from '../../../testing/startReceiver.ts'

/** Races of ten agents and a person. A campaign: RIALTO_RACES=1000. */
const races = Number(process.env['RIALTO_RACES'] ?? 3)

let server: TestServer
let receiver: Receiver
let relayer: Awaited<ReturnType<typeof openRelayer>>
beforeAll(async () => {
  receiver = await startReceiver()
  server = await createTestServer({ webhookUrl: receiver.url })
  await openSource(server)
})
beforeEach(async () => {
  relayer = await openRelayer(server)
})
afterAll(async () => {
  await server?.stop()
  await receiver?.stop()
})

const origin = 'http://127.0.0.1:4000'
const opened = async (changes: object = {}) => {
  const body = {
    userId: 'user-1',
    transactionId: randomUUID(),
    networkId: baseSepoliaId,
    symbol: 'USDC',
    amount: '50',
    ...changes,
  }
  const { content, ...error } = (await server.call('POST', '/api/v1/paymentRequests', { body })).body
  return content ?? error
}
const read = async (id: string) => (await server.call('GET', `/api/v1/paymentRequests/${id}`)).body.content
const get = (url: string, headers: Record<string, string> = {}) => fetchOf(server)(url, { headers })
const usdcOf = (address: string) =>
  server.simulators.chains.balanceOf({ networkId: baseSepoliaId, symbol: 'USDC', address })
const settle = async () => {
  for (let turns = 0; turns < 2; turns += 1) {
    await server.simulators.mine()
    server.simulators.clock.advance(61_000)
    await server.runJobs()
  }
  await server.runJobs()
}
const nonceOf = async (address: string) =>
  Number(await callRpc(rpcUrlOf(server), 'eth_getTransactionCount', [address, 'latest']))

/** A payload of the official client for an order, whose fields a test may change before they are signed. */
const signed = async (
  url: string,
  account = newAccount(),
  change: (accepted: PaymentPayload['accepted']) => PaymentPayload['accepted'] = one => one,
): Promise<PaymentPayload> => {
  const required = decodePaymentRequiredHeader((await get(url)).headers.get('PAYMENT-REQUIRED') ?? '')
  const [first] = required.accepts
  if (!first) throw new Error('nothing is accepted')
  const accepted = change(first)
  const { payload } = await new ExactEvmScheme(account).createPaymentPayload(2, accepted)
  return { x402Version: 2, resource: required.resource, accepted: first, payload }
}
const send = async (url: string, payload: PaymentPayload) => {
  const response = await get(url, { 'PAYMENT-SIGNATURE': encodePaymentSignatureHeader(payload) })
  const required = response.headers.get('PAYMENT-REQUIRED')
  const body = (await response.json()) as Record<string, unknown>
  return { status: response.status, body, error: required && decodePaymentRequiredHeader(required).error }
}

describe('orders for the official client', () => {
  test('an agent gets 402, the relayer settles, and the payment is an ordinary payment of the request', async () => {
    const { id, address, x402Url, transactionId } = await opened()
    expect(x402Url).toBe(`${origin}/x402/orders/${id}`)
    const asked = await get(x402Url)
    expect(asked.status).toBe(402)
    expect(decodePaymentRequiredHeader(asked.headers.get('PAYMENT-REQUIRED') ?? '')).toMatchObject({
      x402Version: 2,
      accepts: [{ scheme: 'exact', network: `eip155:${chainIdOf(server)}`, amount: '50000000', payTo: address }],
    })
    const agent = await richAgent(server)
    const coins = await callRpc(rpcUrlOf(server), 'eth_getBalance', [agent.account.address, 'latest'])
    const paid = await agent.pay(x402Url)
    expect(paid).toMatchObject({ status: 200, settled: { success: true, payer: agent.account.address } })
    expect(await usdcOf(address)).toBe(50_000_000n)
    // The agent has no coin for fees: the relayer paid them.
    expect(coins).toBe('0x0')
    await settle()
    expect(await read(id)).toMatchObject({
      status: 'paid',
      creditedAmount: '50',
      payments: [{ txHash: paid.settled?.transaction, fromAddress: agent.account.address.toLowerCase() }],
    })
    const query = `/api/v1/transfers/managed/platform?ClientTransactionId=${transactionId}`
    expect((await server.call('GET', query)).body.content.items).toMatchObject([{ status: 'succeeded' }])
    const events = receiver.deliveries.map(({ body }) => JSON.parse(body))
    expect(events.filter(one => one.PaymentRequestId === id).map(({ EventType }) => EventType)).toContain(
      'paymentRequest.paid',
    )
    const after = await get(x402Url)
    expect([after.status, await after.json()]).toMatchObject([200, { status: 'paid' }])
  })

  test('after its user was erased, a payment of an agent leaves its fee and nothing that names the payer', async () => {
    const userId = randomUUID()
    const { id, x402Url } = await opened({ userId })
    const { account, pay } = await richAgent(server)
    await pay(x402Url)
    await settle()
    expect(await read(id)).toMatchObject({ status: 'paid' })
    const { scope } = server.client
    const [before] = await server.ctx.store.relays.list(scope.environment, 1)
    const names = async () => {
      const rows = await server.db.selectFrom('relays').selectAll().execute()
      const text = JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
      return text.toLowerCase().includes(account.address.slice(2).toLowerCase())
    }
    expect(await names()).toBe(true)
    server.simulators.clock.advance(90 * 24 * 60 * 60_000)
    await eraseUser(server.ctx, scope, userId)
    expect(await names()).toBe(false)
    const [relay] = await server.ctx.store.relays.list(scope.environment, 1)
    expect(relay).toMatchObject({ id: before?.id, spent: before?.spent, attempts: [] })
  })

  test('a pay link is an order for an agent that accepts JSON, and a page for every other visitor', async () => {
    const transactionId = randomUUID()
    const toAddresses = [{ networkId: baseSepoliaId, symbol: 'USDC', address: newAccount().address, amount: 7 }]
    const transferOptions = { transferType: 'payment', generatePayLink: true, transactionId, toAddresses }
    const body = { userId: 'payer', transferOptions }
    const { content } = (await server.call('POST', '/api/v1/linktoken', { body })).body
    const url = `${origin}/link?code=${new URL(content.paymentLink).searchParams.get('code')}`
    expect((await get(url)).headers.get('content-type')).toContain('text/html')
    expect((await get(url, { accept: 'text/html,application/json' })).status).toBe(200)
    const agent = await richAgent(server)
    const paid = await agent.pay(url, { accept: 'application/json' })
    expect(paid).toMatchObject({ status: 200, settled: { success: true } })
    const second = await agentOf(server).pay(url, { accept: 'application/json' })
    expect(second).toMatchObject({ status: 200, settled: undefined })
    await settle()
    const page = await server.call('POST', '/link/api/session', {
      body: opening(new URL(url).searchParams.get('code')),
      as: null,
    })
    expect(page.body.errorType).toBe('orderAlreadySent')
  })

  test('the same signature gets the same payment, and is sent once', async () => {
    const { x402Url, address } = await opened()
    const agent = newAccount()
    await giveUsdc(server, agent.address, 1_000n)
    const payload = await signed(x402Url, agent)
    const answers = await Promise.all([1, 2, 3].map(() => send(x402Url, payload)))
    const hashes = answers.flatMap(({ body }) => (body['success'] === true ? [body['transaction']] : []))
    expect(new Set(hashes).size).toBe(1)
    expect(await send(x402Url, payload)).toMatchObject({ status: 200, body: { transaction: hashes[0] } })
    expect(await usdcOf(address)).toBe(50_000_000n)
    expect(await nonceOf(relayer.address)).toBe(1)
  })

  test('the payment that one agent signed for its order pays no order of another person', async () => {
    const [mine, theirs] = [await opened(), await opened({ userId: 'user-2' })]
    const agent = newAccount()
    await giveUsdc(server, agent.address, 1_000n)
    const payload = await signed(mine.x402Url, agent)
    const error = 'invalid_exact_evm_recipient_mismatch'
    expect(await send(theirs.x402Url, payload)).toMatchObject({ status: 402, error })
    const asTheirs = { ...payload, accepted: { ...payload.accepted, payTo: theirs.address } }
    expect(await send(theirs.x402Url, asTheirs)).toMatchObject({ status: 402, error })
    expect(await nonceOf(relayer.address)).toBe(0)
    expect(await read(theirs.id)).toMatchObject({ status: 'waiting' })
    expect(await send(mine.x402Url, payload)).toMatchObject({ status: 200 })
  })

  test.each<[string, (accepted: PaymentPayload['accepted']) => PaymentPayload['accepted'], string]>([
    [
      'a smaller value',
      one => ({ ...one, amount: '49999999' }),
      'invalid_exact_evm_payload_authorization_value_mismatch',
    ],
    ['another recipient', one => ({ ...one, payTo: `0x${'1'.repeat(40)}` }), 'invalid_exact_evm_recipient_mismatch'],
    ['another domain', one => ({ ...one, extra: { ...one.extra, name: 'USDT' } }), 'invalid_exact_evm_signature'],
    ['another chain', one => ({ ...one, network: 'eip155:1' }), 'invalid_exact_evm_signature'],
    [
      'a validity of a day',
      one => ({ ...one, maxTimeoutSeconds: 86_400 }),
      'invalid_exact_evm_payload_authorization_valid_before',
    ],
    [
      'a validity that has ended',
      one => ({ ...one, maxTimeoutSeconds: -10 }),
      'invalid_exact_evm_payload_authorization_valid_before',
    ],
  ])('a signature of %s is rejected before anything is sent', async (_, change, error) => {
    const { x402Url, id } = await opened()
    const agent = newAccount()
    await giveUsdc(server, agent.address, 1_000n)
    expect(await send(x402Url, await signed(x402Url, agent, change))).toMatchObject({ status: 402, error })
    expect(await nonceOf(relayer.address)).toBe(0)
    expect(await read(id)).toMatchObject({ status: 'waiting' })
  })

  test.each([['without the money', 'invalid_exact_evm_insufficient_balance', async () => undefined]])(
    'an agent %s is rejected before anything is sent',
    async (_, error, prepare) => {
      await prepare()
      const { x402Url } = await opened()
      expect(await send(x402Url, await signed(x402Url))).toMatchObject({ status: 402, error })
      expect(await nonceOf(relayer.address)).toBe(0)
    },
  )

  test.each(['', 'e30=', 'bm8=', Buffer.from('{"x402Version":2,"accepted":{},"payload":[]}').toString('base64')])(
    'a header that is no payment asks for a payment: %s',
    async value => {
      const { x402Url } = await opened()
      expect((await get(x402Url, { 'payment-signature': value })).status).toBe(402)
    },
  )
})

describe('limits', () => {
  test('limits bound the fees of a client per transaction and per day', async () => {
    await openRelayer(server, { perTransaction: '0.000000000001', perDay: '1' })
    const { x402Url } = await opened()
    const agent = await richAgent(server)
    expect(await agent.pay(x402Url)).toMatchObject({ status: 503, body: { error: 'relayer_limit_reached' } })
    const { ctx, client } = server
    const spent = await ctx.store.relays.spent(client.scope, baseSepoliaId, ctx.clock.nowMs() - 86_400_000)
    await openRelayer(server, { perTransaction: '0.000000000000000001', perDay: '0.000000000000000001' })
    expect(await agent.pay(x402Url)).toMatchObject({ status: 503 })
    expect(await ctx.store.relays.spent(client.scope, baseSepoliaId, ctx.clock.nowMs() - 86_400_000)).toBe(spent)
  })

  test('nothing is offered without limits, without a key, or by an account without coins', async () => {
    const { x402Url } = await opened()
    const agent = await richAgent(server)
    await callRpc(rpcUrlOf(server), 'anvil_setBalance', [relayer.address, '0x1'])
    expect(await agent.pay(x402Url)).toMatchObject({ status: 503 })
    await server.ctx.store.relays.setLimits(server.client.scope, baseSepoliaId, undefined)
    expect((await get(x402Url)).status).toBe(404)
    await openRelayer(server)
    await server.ctx.store.relays.setKey('sandbox', 'evm', undefined)
    expect((await get(x402Url)).status).toBe(404)
    expect((await get(`${origin}/.well-known/x402`)).status).toBe(404)
    expect((await opened()).x402Url).toBeUndefined()
  })
})

describe('one order is paid once', () => {
  test.each(Array.from({ length: races }, (_, round) => round))(
    'a person with a connected account and ten agents pay one order at once: race %i',
    { timeout: 60_000 },
    async () => {
      const transactionId = randomUUID()
      const destination = newAccount().address
      const toAddresses = [{ networkId: baseSepoliaId, symbol: 'USDC', address: destination, amount: 7 }]
      const transferOptions = { transferType: 'payment', generatePayLink: true, transactionId, toAddresses }
      const { content } = (
        await server.call('POST', '/api/v1/linktoken', { body: { userId: 'payer', transferOptions } })
      ).body
      const code = new URL(content.paymentLink).searchParams.get('code') ?? ''
      const url = `${origin}/link?code=${code}`
      const page = await server.call('POST', '/link/api/session', { body: opening(code), as: null })
      const session = page.body.content.sessionToken as string
      const { connection } = await connectBinance(server, 'Mesh', { code, session })
      const preview = await server.call('POST', '/link/api/transfers/preview', {
        session,
        body: { connectionId: connection.connectionId, networkId: baseSepoliaId, symbol: 'USDC' },
      })
      const { previewId } = preview.body.content
      const agents = await Promise.all(Array.from({ length: 10 }, () => richAgent(server)))
      const person = () => server.call('POST', '/link/api/transfers/execute', { session, body: { previewId } })
      const [byPerson, ...byAgents] = await Promise.all([
        person(),
        ...agents.map(agent => agent.pay(url, { accept: 'application/json' })),
      ])
      await settle()
      await server.settle()
      const left = await Promise.all(agents.map(({ account }) => usdcOf(account.address)))
      const paidByAgents = left.filter(amount => amount < 1_000_000_000n).length
      const arrived = await usdcOf(destination)
      expect(paidByAgents + (arrived > 0n ? 1 : 0)).toBe(1)
      expect(byAgents.filter(({ settled }) => settled?.success === true).length).toBe(paidByAgents)
      for (const one of byAgents) expect([200, 409]).toContain(one.status)
      expect(byPerson.status).toBeLessThan(500)
    },
  )
})

describe('an order whose withdrawal from an exchange was refused', () => {
  const asset = { networkId: baseSepoliaId, symbol: 'USDC' }
  const amount = 30
  const refusal = JSON.stringify({ code: -1021, msg: 'Timestamp for this request is outside of the recvWindow.' })
  const fault = (path: string, more: object) =>
    server.simulators.control('POST', '/faults', { host: 'api.binance.com', path, mode: 'status', times: 99, ...more })
  afterEach(() => server.simulators.control('DELETE', '/faults'))

  /** A person opens the order's page, and Binance refuses the withdrawal with a documented error. */
  const refused = async (isCreated: boolean) => {
    const [userId, transactionId, address] = [randomUUID(), randomUUID(), newAccount().address]
    const request = () => opened({ userId, transactionId, amount: String(amount) })
    const transferOptions = { transferType: 'payment', transactionId, toAddresses: [{ ...asset, address, amount }] }
    const { session, connection } = await connectBinance(
      server,
      'Mesh',
      await openSession(server, { userId, transferOptions }),
    )
    const body = { connectionId: connection.connectionId, ...asset }
    const { content } = (await server.call('POST', '/link/api/transfers/preview', { session, body })).body
    const { previewId } = content
    return {
      request,
      execute: async () => {
        await fault('/sapi/v1/capital/withdraw/apply', { code: 400, body: refusal, afterSideEffect: isCreated })
        await server.call('POST', '/link/api/transfers/execute', { session, body: { previewId } })
        await server.simulators.control('DELETE', '/faults')
      },
      arrived: () => usdcOf(address),
    }
  }

  test('an agent does not pay an order whose refused withdrawal was created', async () => {
    const { request, execute, arrived } = await refused(true)
    const { id, x402Url } = await request()
    const agent = await richAgent(server)
    await execute()
    expect(await agent.pay(x402Url)).toMatchObject({ status: 409, body: { error: 'order_already_paid' } })
    expect((await request()).errorType).toBe('orderAlreadySent')
    for (let rounds = 0; rounds < 3; rounds += 1) {
      await server.settle()
      await settle()
    }
    expect(await arrived()).toBe(30_000_000n)
    expect(await usdcOf(agent.account.address)).toBe(1_000_000_000n)
    expect(await read(id)).toMatchObject({ status: 'paidOtherwise', payments: [] })
  })

  test('neither an agent nor an address is offered to pay an order while the history behind a refusal cannot be read', async () => {
    const { request, execute } = await refused(true)
    const { x402Url } = await request()
    await execute()
    await fault('/sapi/v1/capital/withdraw/history', { code: 503 })
    const agent = await richAgent(server)
    expect(await agent.pay(x402Url)).toMatchObject({ status: 503, body: { error: 'order_unknown' } })
    expect((await request()).errorType).toBe('integrationUnavailable')
    await server.simulators.control('DELETE', '/faults')
    expect(await agent.pay(x402Url)).toMatchObject({ status: 409, body: { error: 'order_already_paid' } })
    expect(await usdcOf(agent.account.address)).toBe(1_000_000_000n)
  })

  test('an agent pays an order whose refused withdrawal was not created', async () => {
    const { request, execute, arrived } = await refused(false)
    const { id, x402Url } = await request()
    await execute()
    const agent = await richAgent(server)
    expect(await agent.pay(x402Url)).toMatchObject({ status: 200, settled: { success: true } })
    await settle()
    await server.settle()
    expect(await read(id)).toMatchObject({ status: 'paid' })
    expect(await arrived()).toBe(0n)
  })
})

describe('the facilitator', () => {
  const clientOf = (secret = server.client.secret) => {
    const headers = { 'x-client-id': server.client.clientId, 'x-client-secret': secret }
    const original = globalThis.fetch
    globalThis.fetch = fetchOf(server)
    const client = new HTTPFacilitatorClient({
      url: `${origin}/x402/facilitator`,
      createAuthHeaders: async () => ({ verify: headers, settle: headers, supported: headers }),
    })
    return { client, restore: () => (globalThis.fetch = original) }
  }
  const requirements = (payTo: string) => ({
    scheme: 'exact',
    network: `eip155:${chainIdOf(server)}` as const,
    amount: '1000000',
    asset: server.simulators.chains.chains
      .find(({ networkId }) => networkId === baseSepoliaId)
      ?.tokens.find(({ symbol }) => symbol === 'USDC')?.address as string,
    payTo,
    maxTimeoutSeconds: 60,
    extra: { name: 'USD Coin', version: '2' },
  })

  test('the facilitator verifies and settles for the client’s own server, if the operator allows', async () => {
    await openRelayer(server, { isFacilitated: true })
    const { client, restore } = clientOf()
    try {
      const payTo = newAccount().address
      const agent = newAccount()
      await giveUsdc(server, agent.address, 5n)
      const accepted = requirements(payTo)
      const { payload } = await new ExactEvmScheme(agent).createPaymentPayload(2, accepted)
      const signedPayload = { x402Version: 2, accepted, payload }
      expect((await client.getSupported()).kinds).toEqual([
        { x402Version: 2, scheme: 'exact', network: accepted.network },
      ])
      expect(await client.verify(signedPayload, accepted)).toMatchObject({ isValid: true, payer: agent.address })
      const settled = await client.settle(signedPayload, accepted)
      expect(settled).toMatchObject({ success: true, payer: agent.address })
      expect(await usdcOf(payTo)).toBe(1_000_000n)
      expect(await client.verify(signedPayload, accepted)).toMatchObject({ isValid: false })
      await openRelayer(server)
      expect(await client.verify(signedPayload, accepted)).toMatchObject({ invalidReason: 'not_offered' })
    } finally {
      restore()
    }
  })

  test('one signature is settled for one request, and for the amount that was signed', async () => {
    await openRelayer(server, { isFacilitated: true })
    const payTo = newAccount().address
    const agent = newAccount()
    await giveUsdc(server, agent.address, 5n)
    const accepted = requirements(payTo)
    const { payload } = await new ExactEvmScheme(agent).createPaymentPayload(2, accepted)
    const signed = { x402Version: 2, accepted, payload }
    const settle = async (paymentPayload: object, paymentRequirements: object, more: Record<string, string> = {}) => {
      const { clientId, secret } = server.client
      const response = await fetchOf(server)(`${origin}/x402/facilitator/settle`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-client-id': clientId, 'x-client-secret': secret, ...more },
        body: JSON.stringify({ paymentPayload, paymentRequirements }),
      })
      return (await response.json()) as { success: boolean; errorReason?: string; transaction: string }
    }
    const used = { success: false, errorReason: 'invalid_exact_evm_nonce_already_used' }
    const key = { 'idempotency-key': 'request-1' }
    const first = await settle(signed, accepted, key)
    expect(first).toMatchObject({ success: true })
    // A lost response is repeated for the same request only.
    expect(await settle(signed, accepted, key)).toEqual(first)
    expect(await settle(signed, accepted)).toMatchObject(used)
    expect(await settle(signed, accepted, { 'idempotency-key': 'request-2' })).toMatchObject(used)
    // The nonce identifies the payment. All other fields of this payload differ from the signed ones.
    const dearer = { ...accepted, amount: '100000000' }
    const { authorization } = payload as { authorization: object }
    const raised = {
      ...signed,
      accepted: dearer,
      payload: { ...payload, authorization: { ...authorization, value: dearer.amount } },
    }
    expect(await settle(raised, dearer, key)).toMatchObject(used)
    expect(await settle(signed, dearer, key)).toMatchObject({ success: false })
    expect(await usdcOf(payTo)).toBe(1_000_000n)
  })

  test('the facilitator rejects a caller without the client’s key', async () => {
    const response = await fetchOf(server)(`${origin}/x402/facilitator/settle`, { method: 'POST', body: '{}' })
    expect(response.status).toBe(401)
  })
})
