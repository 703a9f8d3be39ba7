import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { callApi } from '../harness/callApi.ts'
import { type Account, connectBinance, connectKraken } from '../harness/connectAccount.ts'
import { eventually } from '../harness/eventually.ts'
import { type Executed, execute, previewDeposit } from '../harness/deposit.ts'
import { exchanges } from '../harness/exchanges.ts'
import { ended, expectMovedOnce, expectDelivered, freshAddress, withdrawCalls } from '../harness/money.ts'
import { openEnvironment, type TestEnvironment } from '../harness/openEnvironment.ts'
import { type ReceivedSpan, receiveTraces, type TraceReceiver } from '../harness/receiveTraces.ts'
import { signInFirst } from '../harness/signInFirst.ts'
import { demoClient, type Rialto } from '../harness/startRialto.ts'

let env: TestEnvironment
let servers: Rialto[]
let traces: TraceReceiver

beforeAll(async () => {
  ;[env, traces] = await Promise.all([openEnvironment(), receiveTraces()])
  const first = await env.start({ env: traces.env })
  servers = [first, await env.start({ env: traces.env, anotherPort: true })]
})
afterAll(async () => {
  await env?.close()
  await traces?.stop()
})

test.each(exchanges)(
  'one preview of $name executed 32 times at once over two processes on one database: one withdrawal',
  async exchange => {
    const on = (caller: number) => servers[caller % 2] as Rialto
    const address = freshAddress()
    const account = await exchange.connect(on(0))
    const previewId = await previewDeposit(on(0), account, { address, amount: 50 })
    await env.sandbox.control.clearRequests()
    // Slow enough that the last caller comes while the first one's call is under way.
    await env.sandbox.control.addFault({ ...exchange.withdrawCall, mode: 'latency', ms: 300 })
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, caller) => execute(on(caller), account, previewId, exchange.mfaCode)),
    )

    // On a busy machine the last caller comes when all is over.
    for (const answer of answers) expect(['200 inProgress', '200 succeeded']).toContain(summary(answer))
    expect(new Set(answers.map(answer => answer.executeTransferResult.transferId))).toEqual(new Set([previewId]))
    expect(await ended(on(0), previewId)).toMatchObject({ status: 'succeeded' })
    expect(await withdrawCalls(env, exchange)).toBe(1)
    await expectMovedOnce(env, address, 50)
    await expectDelivered(env, previewId, ['Pending', 'Succeeded'])
  },
)

const summary = ({ http, status }: Executed): string => `${http} ${status}`

describe('a second factor given many times at once', () => {
  const coinbase = exchanges.find(({ name }) => name === 'Coinbase')
  if (!coinbase) throw new Error('Coinbase is missing')

  test('32 callers of two processes with the right code: one withdrawal', async () => {
    const on = (caller: number) => servers[caller % 2] as Rialto
    const address = freshAddress()
    const account = await coinbase.connect(on(0))
    const previewId = await previewDeposit(on(0), account, { address, amount: 50 })
    expect(await execute(on(0), account, previewId)).toMatchObject({ status: 'mfaRequired' })
    await env.sandbox.control.clearRequests()
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, caller) => execute(on(caller), account, previewId, coinbase.mfaCode)),
    )

    expect(answers.every(({ http }) => http === 200)).toBe(true)
    expect(await ended(on(1), previewId)).toMatchObject({ status: 'succeeded' })
    expect(await withdrawCalls(env, coinbase)).toBe(1)
    await expectMovedOnce(env, address, 50)
    await expectDelivered(env, previewId, ['Pending', 'Succeeded'])
  })
})

test('a page that follows one server learns of a transfer that the other one made', async () => {
  const [first, second] = servers as [Rialto, Rialto]
  // The link of the server that started last is the one that works.
  const headers = await signInFirst(second)
  const ending = new AbortController()
  const response = await fetch(`${second.api}/admin/api/v1/Changes`, { headers, signal: ending.signal })
  expect(response.status).toBe(200)
  let seen = ''
  const read = async () => {
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) seen += part
  }
  const reading = read().catch(() => undefined)
  await expect.poll(() => seen).toContain('event: missed')
  const [exchange] = exchanges
  if (!exchange) throw new Error('no exchange')
  const account = await exchange.connect(first)
  const previewId = await previewDeposit(first, account, { address: freshAddress(), amount: 5 })
  await execute(first, account, previewId, exchange.mfaCode)
  await expect.poll(() => seen).toContain(`event: transfer\ndata: {"transferId":"${previewId}"}`)
  ending.abort()
  await reading
})

/** Signed requests that Kraken has received, however they were answered. Each server probes its public status from time to time. */
const signedRequests = async (host: string): Promise<number> =>
  (await env.sandbox.control.requests())
    .filter(request => request.host === host && request.path.startsWith('/0/private/'))
    .reduce((sum, { count }) => sum + count, 0)

const readHoldings = (server: Rialto, { accessToken, type }: Account) =>
  callApi(server, 'POST', '/holdings/get', { authToken: accessToken, type })

describe('an institution that two processes call', () => {
  const host = 'api.kraken.com'

  test('an institution receives the nonces of one API key in order, and rejects none', async () => {
    const account = await connectKraken(servers[0] as Rialto)
    await env.sandbox.control.clearRequests()
    await readHoldings(servers[0] as Rialto, account)
    const each = await signedRequests(host)
    expect(each).toBeGreaterThan(0)
    await env.sandbox.control.clearRequests()
    const rounds = 25
    const readAll = async (server: Rialto) => {
      for (let round = 0; round < rounds; round += 1)
        expect(await readHoldings(server, account)).toMatchObject({ http: 200 })
    }
    await Promise.all(servers.map(readAll))
    // A nonce that is refused is followed by another request.
    expect(await signedRequests(host)).toBe(2 * rounds * each)
  })

  test('an institution that one process found down is not called by the other', async () => {
    const [first, second] = servers as [Rialto, Rialto]
    const account = await connectKraken(first)
    await env.sandbox.control.addFault({ host, path: '/', mode: 'status', code: 503, times: 1_000 })
    for (let count = 0; count < 6; count += 1) await readHoldings(first, account)
    const isUpAt = async (server: Rialto) => {
      const { content } = await callApi(server, 'GET', '/status')
      return (content as { type: string; isUp: boolean }[]).find(({ type }) => type === account.type)?.isUp
    }
    expect(await isUpAt(first)).toBe(false)
    await expect.poll(() => isUpAt(second)).toBe(false)
    await env.sandbox.control.clearRequests()
    expect(await readHoldings(second, account)).toMatchObject({ errorType: 'integrationUnavailable' })
    expect(await signedRequests(host)).toBe(0)
    await env.sandbox.control.clearFaults()
  })
})

describe('a trace', () => {
  const [traceId, spanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']

  test('a trace covers a deposit from the request to the webhook, across processes, without secrets', async () => {
    const [server] = servers as [Rialto]
    const account = await connectBinance(server)
    const address = freshAddress()
    const previewId = await previewDeposit(server, account, { address, amount: 5 })
    const order = { fromAuthToken: account.accessToken, fromType: account.type, previewId }
    const headers = { traceparent: `00-${traceId}-${spanId}-00` }
    await callApi(server, 'POST', '/transfers/managed/execute', order, { headers })
    expect(await ended(server, previewId)).toMatchObject({ status: 'succeeded' })
    await expectDelivered(env, previewId, ['Pending', 'Succeeded'])
    const received = env.hooks.about(previewId).map(({ traceparent }) => traceparent)

    const spanOf = (name: string, parentSpanId: string) =>
      eventually(
        async () => traces.trace(traceId).find(span => span.name === name && span.parentSpanId === parentSpanId),
        `the span ${name} below ${parentSpanId}`,
        20_000,
        () => `: ${JSON.stringify(traces.trace(traceId), undefined, 1)}`,
      )
    const request = await spanOf('POST /api/v1/transfers/managed/execute', spanId)
    expect(request.attributes).toMatchObject({ 'http.response.status_code': expect.anything() })
    const sent = await spanOf('binance withdraw.submit', request.spanId)
    expect(sent.attributes).toMatchObject({ 'rialto.outcome': 'accepted' })
    const job = await spanOf('transfer.reconcile', request.spanId)
    await spanOf('binance withdraw.find', job.spanId)
    const isBelow = (child: ReceivedSpan, ancestor: ReceivedSpan): boolean => {
      const parent = traces.trace(traceId).find(({ spanId: id }) => id === child.parentSpanId)
      return parent !== undefined && (parent.spanId === ancestor.spanId || isBelow(parent, ancestor))
    }
    for (const traceparent of received) {
      const [, ofTrace, id] = traceparent?.split('-') ?? []
      expect(ofTrace).toBe(traceId)
      const delivered = await eventually(
        async () => traces.trace(traceId).find(span => span.spanId === id),
        `the span of the delivery ${traceparent}`,
      )
      expect(delivered.name).toBe('webhook')
      // Each process sends its spans when it sends any: a delivery's may come before those it is below.
      await eventually(
        async () => isBelow(delivered, request) || undefined,
        `the spans between the delivery ${traceparent} and the request`,
        20_000,
        () => `: ${JSON.stringify(traces.trace(traceId), undefined, 1)}`,
      )
    }
    const secrets = [demoClient.secret, account.accessToken, account.tokenId, 'Pass123', address, 'crash-test']
    for (const hidden of secrets) expect(traces.text()).not.toContain(hidden)
  })
})
