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

  test('is refused when it answers another question', async () => {
    const { provider } = await start()
    expect(await errorOf(provider.quote({ ...pair, amount: '0.2' }))).toMatchObject({ kind: 'malformed' })
    const elsewhere = { ...pair, recipient: '0x00000000000000000000000000000000000000aa' }
    expect(await errorOf(provider.quote({ ...elsewhere, amount: '0.1' }))).toMatchObject({ kind: 'malformed' })
  })

  test('is not asked for pairs Relay does not join', async () => {
    const { provider, requests } = await start()
    const error = await errorOf(
      provider.quote({ ...pair, origin: { network: 'eip155:10', asset: 'ETH' }, amount: '1' }),
    )
    expect(error).toMatchObject({ kind: 'noRoute' })
    expect(requests.map(({ path }) => path)).toEqual(['/chains'])
  })

  test('sends its key and its slippage, and shows the key to nobody', async () => {
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
  test('is open, refunds to the sender where nobody else is named, and does not run out', async () => {
    const { provider, requests } = await start()
    const issued = await provider.issueAddress({ ...pair, expectedAmount: '0.1' })
    expect(issued).toMatchObject({ address: sample.depositAddress, reference: sample.requestId })
    expect(issued.expiresAtMs).toBeUndefined()
    expect(requests.at(-1)?.body).toMatchObject({
      useDepositAddress: true,
      refundTo: '0x0000000000000000000000000000000000000000',
    })
    expect(requests.at(-1)?.body).not.toHaveProperty('strict')
    await provider.issueAddress({ ...pair, expectedAmount: '0.1', refundTo: sample.recipient })
    expect(requests.at(-1)?.body).toMatchObject({ refundTo: sample.recipient })
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

  test('leave out what nobody has paid and what belongs to another address', async () => {
    const untouched = { ...requestRow, status: 'waiting', data: {}, depositAddress: { address: sample.depositAddress } }
    const foreign = { ...requestRow, id: 'other', depositAddress: { address: `0x${'99'.repeat(20)}` } }
    const { provider } = await start({ '/requests/v3': { body: { requests: [untouched, foreign] } } })
    expect(await provider.operations(requested)).toEqual([])
  })

  test('ask about the request alone where Relay requires a key we do not have', async () => {
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
