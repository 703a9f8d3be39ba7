import { BridgeError } from '@rialto/core'
import { afterEach, describe, expect, test } from 'vitest'

import { egressTo, stillClock } from '../kit/testing/egressTo.ts'
import { type ProviderAnswer, type ProviderServer, startProviderServer } from '../kit/testing/startProviderServer.ts'
import { createRelayProvider } from './createRelayProvider.ts'
import {
  chainsReply,
  intentReply,
  liquidityReply,
  type QuoteBody,
  quoteReply,
  requestRow,
  requestsReply,
  sample,
} from './testing/fixtures.ts'

const documented: Readonly<Record<string, ProviderAnswer>> = {
  '/chains': { body: chainsReply },
  '/quote/v2': { body: quoteReply },
  '/requests/v3': { body: requestsReply },
  '/intents/status/v3': { body: intentReply },
  '/chains/liquidity': { body: liquidityReply },
}

let server: ProviderServer | undefined
afterEach(() => server?.stop())

const start = async (
  change: Record<string, ProviderAnswer> = {},
  options: { apiKey?: string; slippageBps?: number } = {},
) => {
  const answers = { ...documented, ...change }
  server = await startProviderServer(({ path }) => answers[path] ?? { status: 404, body: { message: 'no such path' } })
  const egress = egressTo('api.relay.link', server.origin)
  const provider = createRelayProvider({ egress, clock: stillClock(), ...options })
  return { provider, requests: server.requests }
}

const base = { network: 'eip155:8453', asset: 'ETH' }
const ethereum = { network: 'eip155:1', asset: 'ETH' }
const pair = { origin: base, destination: ethereum, recipient: sample.recipient }
const errorOf = async (promise: Promise<unknown>): Promise<BridgeError> => {
  const error: unknown = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof BridgeError)) throw new Error(`no BridgeError but ${String(error)}`)
  return error
}

describe('a quote', () => {
  test('returns Relay’s figures exactly, in lines that add up', async () => {
    const { provider, requests } = await start()
    expect(await provider.quote({ ...pair, amount: '0.1' })).toEqual({
      estimatedAmount: '0.099980224916533275',
      minimumAmount: '0.09798062041820261',
      fees: [
        {
          kind: 'providerRelayerGas',
          label: 'Relayer gas',
          amount: '0.000000773003796434',
          asset: 'ETH',
          amountUsd: '0.001627',
          includedInEstimate: true,
        },
        {
          kind: 'providerRelayerService',
          label: 'Relayer service',
          amount: '0.000019002079670291',
          asset: 'ETH',
          amountUsd: '0.039996',
          includedInEstimate: true,
        },
        {
          kind: 'originGas',
          label: 'Origin gas',
          amount: '0.000000143425703256',
          asset: 'ETH',
          amountUsd: '0.000302',
          includedInEstimate: false,
        },
      ],
      warnings: [],
    })
    const body = requests.at(-1)?.body as QuoteBody
    expect(body).toEqual({
      user: '0x000000000000000000000000000000000000dead',
      recipient: sample.recipient,
      originChainId: 8453,
      destinationChainId: 1,
      originCurrency: '0x0000000000000000000000000000000000000000',
      destinationCurrency: '0x0000000000000000000000000000000000000000',
      amount: '100000000000000000',
      tradeType: 'EXACT_INPUT',
    } satisfies QuoteBody)
  })

  test('is rejected if it answers another request', async () => {
    const { provider } = await start()
    expect(await errorOf(provider.quote({ ...pair, amount: '0.2' }))).toMatchObject({ kind: 'malformed' })
    const elsewhere = { ...pair, recipient: '0x00000000000000000000000000000000000000aa' }
    expect(await errorOf(provider.quote({ ...elsewhere, amount: '0.1' }))).toMatchObject({ kind: 'malformed' })
  })

  test('is not requested for pairs that Relay does not support', async () => {
    const { provider, requests } = await start()
    const error = await errorOf(
      provider.quote({ ...pair, origin: { network: 'eip155:10', asset: 'ETH' }, amount: '1' }),
    )
    expect(error).toMatchObject({ kind: 'noRoute' })
    expect(requests.map(({ path }) => path)).toEqual(['/chains'])
  })

  test('sends its key and its slippage, and never reveals the key', async () => {
    const { provider, requests } = await start(
      { '/quote/v2': { status: 400, body: { message: 'key s3cret-key is wrong', errorCode: 'ODD' } } },
      { apiKey: 's3cret-key', slippageBps: 50 },
    )
    const error = await errorOf(provider.quote({ ...pair, amount: '0.1' }))
    expect(error).toMatchObject({ kind: 'refused', upstreamCode: 'ODD', message: 'Relay: key [redacted] is wrong' })
    expect(requests.at(-1)?.headers['x-api-key']).toBe('s3cret-key')
    expect(requests.at(-1)?.body).toMatchObject({ slippageTolerance: '50' })
  })
})

describe('an address', () => {
  test('is open, refunds to the sender and does not expire', async () => {
    const { provider, requests } = await start()
    const issued = await provider.issueAddress({ ...pair, expectedAmount: '0.1' })
    expect(issued).toMatchObject({ address: sample.depositAddress, reference: sample.requestId })
    expect(issued.expiresAtMs).toBeUndefined()
    expect(issued.warnings.join()).toContain('Do not deposit from an exchange')
    expect(requests.at(-1)?.body).toMatchObject({
      useDepositAddress: true,
      refundTo: '0x0000000000000000000000000000000000000000',
    })
    expect(requests.at(-1)?.body).not.toHaveProperty('strict')
    expect(requests.at(-1)?.body).not.toHaveProperty('recoveryAddress')
  })

  test('names the operator’s recovery address for deposits that cannot be returned to their sender', async () => {
    const { provider, requests } = await start()
    const recoveryAddress = '0x43255777ad9bd6ff7684d04d6121cd8d96c7e32b'
    const { warnings } = await provider.issueAddress({ ...pair, expectedAmount: '0.1', recoveryAddress })
    expect(requests.at(-1)?.body).toMatchObject({ useDepositAddress: true, recoveryAddress })
    expect(warnings.join()).not.toContain('Do not deposit from an exchange')
  })

  test('is found beside steps with an empty deposit address', async () => {
    const [step] = quoteReply.steps ?? []
    const steps = [{ ...step, depositAddress: '' }, step]
    const { provider } = await start({ '/quote/v2': { body: { ...quoteReply, steps } } })
    expect(await provider.issueAddress({ ...pair, expectedAmount: '0.1' })).toMatchObject({
      address: sample.depositAddress,
    })
    expect(await provider.quote({ ...pair, amount: '0.1' })).toMatchObject({ fees: expect.any(Array) })
  })

  test.each([
    ['none', undefined],
    ['one of another chain', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['the recipient’s own', sample.recipient],
    ['the coin’s id', '0x0000000000000000000000000000000000000000'],
  ])('is never %s', async (_, depositAddress) => {
    const [step] = quoteReply.steps ?? []
    const { provider } = await start({ '/quote/v2': { body: { ...quoteReply, steps: [{ ...step, depositAddress }] } } })
    expect(await errorOf(provider.issueAddress({ ...pair, expectedAmount: '0.1' }))).toMatchObject({
      kind: 'malformed',
    })
  })
})

describe('an exact address', () => {
  const order = {
    ...pair,
    payoutAmount: '0.099980224916533275',
    refundAddress: '0x43255777ad9bd6ff7684d04d6121cd8d96c7e32b',
    expiresAtMs: stillClock().nowMs() + 45 * 60_000,
  }

  test('the request is strict, for exactly the payout, and names the refund address', async () => {
    const { provider, requests } = await start()
    expect(await provider.issueExactAddress?.(order)).toMatchObject({
      address: sample.depositAddress,
      reference: sample.requestId,
      payInAmount: '0.1',
      expiresAtMs: order.expiresAtMs,
    })
    expect(requests.at(-1)?.body).toMatchObject({
      tradeType: 'EXACT_OUTPUT',
      amount: '99980224916533275',
      strict: true,
      ttl: 2_700,
      enableTrueExactOutput: true,
      refundTo: order.refundAddress,
    })
  })

  test('a quote with another payout or recipient is malformed', async () => {
    const { provider } = await start()
    const other = { ...order, payoutAmount: '0.1' }
    expect(await errorOf(provider.issueExactAddress?.(other) ?? Promise.resolve())).toMatchObject({ kind: 'malformed' })
    const elsewhere = { ...order, recipient: '0x00000000000000000000000000000000000000aa' }
    expect(await errorOf(provider.issueExactAddress?.(elsewhere) ?? Promise.resolve())).toMatchObject({
      kind: 'malformed',
    })
  })
})

describe('operations', () => {
  const requested = { origin: base, destination: ethereum, address: sample.depositAddress, reference: sample.requestId }

  test('are read by address', async () => {
    const { provider, requests } = await start()
    expect(await provider.operations(requested)).toEqual([
      {
        reference: sample.requestId,
        status: 'succeeded',
        step: 'providerProcessedPayment',
        upstreamStatus: 'success',
        paidInAmount: '0.1',
        paidOutAmount: '0.099980224916533275',
        sender: '0x43255777ad9bd6ff7684d04d6121cd8d96c7e32b',
        originHashes: [`0x${'a1'.repeat(32)}`, `0x${'b2'.repeat(32)}`],
        destinationHashes: [`0x${'c3'.repeat(32)}`],
        refundHashes: [],
        updatedAtMs: Date.parse('2026-11-20T11:59:00.000Z'),
      },
    ])
    expect(
      requests.map(({ path, query }) => [path, query.get('depositAddress'), query.get('includeChildRequests')]),
    ).toEqual([['/requests/v3', sample.depositAddress, 'true']])
  })

  test('leave out unpaid requests and requests of other addresses', async () => {
    const untouched = { ...requestRow, status: 'waiting', data: {}, depositAddress: { address: sample.depositAddress } }
    const foreign = { ...requestRow, id: 'other', depositAddress: { address: `0x${'99'.repeat(20)}` } }
    const { provider } = await start({ '/requests/v3': { body: { requests: [untouched, foreign] } } })
    expect(await provider.operations(requested)).toEqual([])
  })

  const read = async (change: object) => {
    const { provider } = await start({ '/requests/v3': { body: { requests: [{ ...requestRow, ...change }] } } })
    const [operation] = await provider.operations(requested)
    return operation
  }
  const outTx = (digit: string, chainId?: number) => ({ txHash: `0x${digit.repeat(64)}`, chainId })
  const returned = { currency: { chainId: 8453, address: `0x${'00'.repeat(20)}`, symbol: 'ETH', decimals: 18 } }

  test('a success without a payout is pending, and with a refund it is a refund', async () => {
    expect(await read({ data: {} })).toMatchObject({ status: 'pending', upstreamStatus: 'success' })
    const data = { refundCurrencyData: { ...returned, amount: '99' }, outTxs: [outTx('d', 8453)] }
    const operation = await read({ data })
    expect(operation).toMatchObject({
      status: 'refunded',
      refunded: { asset: 'ETH', amount: '0.000000000000000099' },
      refundHashes: [outTx('d').txHash],
      destinationHashes: [],
      sender: '0x43255777ad9bd6ff7684d04d6121cd8d96c7e32b',
    })
    expect(operation).not.toHaveProperty('refundAddress')
  })

  test('a success of which the rest was refunded names the payout and the refund', async () => {
    const { data } = requestRow
    const refundCurrencyData = { ...returned, amount: '7' }
    const outTxs = [outTx('c', 1), outTx('d', 8453)]
    expect(await read({ data: { ...data, refundCurrencyData, outTxs } })).toMatchObject({
      status: 'succeeded',
      destinationHashes: [outTx('c').txHash],
      refundHashes: [outTx('d').txHash],
      refunded: { asset: 'ETH', amount: '0.000000000000000007' },
    })
  })

  test('of the two transactions of a refund, the first is the transfer to the depositor', async () => {
    const operation = await read({ status: 'refund', data: { outTxs: [outTx('d'), outTx('e')] } })
    expect(operation).toMatchObject({ status: 'refunded', refundHashes: [outTx('d').txHash], destinationHashes: [] })
  })

  test('the payout of a swap on one chain is the output of the origin', async () => {
    const outputCurrency = { ...returned, amount: '500000000000000000' }
    const data = { outTxs: [outTx('c', 8453)], route: { actual: { origin: { outputCurrency } } } }
    const { provider } = await start({ '/requests/v3': { body: { requests: [{ ...requestRow, data }] } } })
    const swap = { ...requested, origin: { network: 'eip155:8453', asset: 'USDC' }, destination: base }
    expect(await provider.operations(swap)).toMatchObject([{ status: 'succeeded', paidOutAmount: '0.5' }])
  })

  test('a success that the keyless call reports without a transaction is pending', async () => {
    const refusal = { status: 401, body: { message: 'API key required' } }
    const success = { ...intentReply, status: 'success', inTxHashes: ['0xa'], txHashes: [] }
    const { provider } = await start({ '/requests/v3': refusal, '/intents/status/v3': { body: success } })
    expect(await provider.operations(requested)).toMatchObject([{ status: 'pending', upstreamStatus: 'success' }])
  })

  test('query only the request if Relay requires a key that is not configured', async () => {
    const refusal = { '/requests/v3': { status: 401, body: { message: 'API key required' } } }
    const { provider } = await start(refusal)
    expect(await provider.operations(requested)).toMatchObject([
      { reference: sample.requestId, status: 'pending', step: 'providerFundsReceived', upstreamStatus: 'pending' },
    ])
    await server?.stop()
    const keyed = await start(refusal, { apiKey: 'wrong-key' })
    expect(await errorOf(keyed.provider.operations(requested))).toMatchObject({ kind: 'refused' })
  })
})
