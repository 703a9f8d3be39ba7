import { BridgeError } from '@rialto/core'
import { afterEach, describe, expect, test } from 'vitest'

import { egressTo, stillClock } from '../kit/testing/egressTo.ts'
import { type ProviderAnswer, type ProviderServer, startProviderServer } from '../kit/testing/startProviderServer.ts'
import { createOneClickProvider } from './createOneClickProvider.ts'
import {
  type QuoteBody,
  type QuoteReply,
  quoteReply,
  quoteRequest,
  sample,
  statusReply,
  tokensReply,
} from './testing/fixtures.ts'
import { quoteKey, signQuote } from './testing/signQuote.ts'

let server: ProviderServer | undefined
afterEach(() => server?.stop())

const dryReply = {
  ...quoteReply,
  quoteRequest: {
    ...quoteRequest,
    dry: true,
    swapType: 'EXACT_INPUT',
    refundTo: '0x000000000000000000000000000000000000dEaD',
  },
}
/** Another quote than usual, signed. */
const quotedWith = (quote: object): QuoteReply =>
  signQuote({ ...quoteReply, quote: { ...quoteReply.quote, ...quote } as QuoteReply['quote'] })
/** Responds to a quote request depending on whether it is dry. */
const start = async (
  change: { wet?: ProviderAnswer; dry?: (body: QuoteBody) => ProviderAnswer; status?: unknown } = {},
) => {
  server = await startProviderServer(({ path, body }) => {
    if (path === '/v0/tokens') return { body: tokensReply }
    if (path === '/v0/status') return { body: change.status ?? statusReply }
    const requested = body as QuoteBody
    return requested.dry
      ? (change.dry?.(requested) ?? { body: dryReply })
      : (change.wet ?? { body: signQuote(quoteReply) })
  })
  const egress = egressTo('1click.chaindefuser.com', server.origin)
  return { provider: createOneClickProvider({ egress, clock: stillClock(), quoteKey }), requests: server.requests }
}

const base = { network: 'eip155:8453', asset: 'ETH' }
const usdc = { network: 'eip155:1', asset: 'USDC' }
const pair = { origin: base, destination: usdc, recipient: sample.recipient }
const errorOf = async (promise: Promise<unknown>): Promise<BridgeError> => {
  const error: unknown = await promise.catch((thrown: unknown) => thrown)
  if (!(error instanceof BridgeError)) throw new Error(`no BridgeError but ${String(error)}`)
  return error
}

describe('a quote', () => {
  test('is dry, and its service fee is the difference that gas does not explain', async () => {
    const { provider, requests } = await start()
    expect(await provider.quote({ ...pair, amount: '0.1' })).toEqual({
      estimatedAmount: '198.5',
      minimumAmount: '196.515',
      fees: [
        {
          kind: 'providerRelayerGas',
          label: 'Payout gas',
          amount: '1',
          asset: 'USDC',
          amountUsd: '1',
          includedInEstimate: true,
        },
        {
          kind: 'providerRelayerService',
          label: 'Service and swap',
          amount: '0.5',
          asset: 'USDC',
          amountUsd: '0.5',
          includedInEstimate: true,
        },
      ],
      warnings: [],
    })
    expect(requests.at(-1)?.body).toEqual({
      ...quoteRequest,
      dry: true,
      swapType: 'EXACT_INPUT',
      refundTo: '0x000000000000000000000000000000000000dEaD',
      deadline: '2026-11-20T13:00:00.000Z',
    } satisfies QuoteBody)
  })

  test.each([
    ['Amount is too low for bridge, try at least 8300', { kind: 'amountTooLow', minimum: '0.0000000000000083' }],
    ['Temporary swap limits: minimum swap amount is $100', { kind: 'amountTooLow', minimum: '0.05' }],
    ['Maximum swap amount is $2,500.50', { kind: 'amountTooHigh', maximumUsd: '2500.5' }],
    ['recipient is not valid', { kind: 'invalidAddress', minimum: undefined }],
    ['tokenOut is not valid', { kind: 'noRoute' }],
    ['something new', { kind: 'refused' }],
  ])('%j is reported in our words', async (message, expected) => {
    const { provider } = await start({ dry: () => ({ status: 400, body: { message } }) })
    expect(await errorOf(provider.quote({ ...pair, amount: '0.1' }))).toMatchObject(expected)
  })

  test('without any offer is too much if a tenth would be quoted, and otherwise has no route', async () => {
    const refusal = { status: 400, body: { message: 'Failed to get quote' } }
    const limited = await start({
      dry: requested =>
        BigInt(requested.amount) > 10n ** 17n
          ? refusal
          : {
              body: {
                ...quoteReply,
                quoteRequest: requested,
                quote: { ...quoteReply.quote, amountIn: requested.amount },
              },
            },
    })
    expect(await errorOf(limited.provider.quote({ ...pair, amount: '0.5' }))).toMatchObject({ kind: 'amountTooHigh' })
    await server?.stop()
    const closed = await start({ dry: () => refusal })
    expect(await errorOf(closed.provider.quote({ ...pair, amount: '0.5' }))).toMatchObject({ kind: 'noRoute' })
  })
})

describe('an address', () => {
  const issue = { ...pair, expectedAmount: '0.1', recoveryAddress: sample.refundTo }

  test('accepts any amount near the expected one, until it expires', async () => {
    const { provider, requests } = await start()
    expect(await provider.issueAddress(issue)).toEqual({
      address: sample.depositAddress,
      reference: sample.correlationId,
      expiresAtMs: Date.parse('2026-11-21T12:00:00.000Z'),
      warnings: [
        'Deposit before 2026-11-21T12:00:00.000Z: later deposits may be lost.',
        'Deposits below 0.099 ETH are refunded.',
      ],
    })
    expect(requests.at(-1)?.body).toEqual(quoteRequest)
  })

  test('that needs a memo, has expired or is for another request is never returned', async () => {
    const spoilt = async (quote: object, kind: string) => {
      const { provider } = await start({ wet: { body: quotedWith(quote) } })
      expect(await errorOf(provider.issueAddress(issue))).toMatchObject({ kind })
      await server?.stop()
    }
    await spoilt({ depositMemo: '1234' }, 'noRoute')
    await spoilt({ depositAddress: null }, 'malformed')
    await spoilt({ depositAddress: sample.recipient }, 'malformed')
    await spoilt({ deadline: '2026-11-20T11:00:00.000Z' }, 'malformed')
    const { provider } = await start()
    const elsewhere = { ...issue, recipient: '0x00000000000000000000000000000000000000aa' }
    expect(await errorOf(provider.issueAddress(elsewhere))).toMatchObject({ kind: 'malformed' })
  })

  test('that 1Click did not sign, or signed for another address, is never returned', async () => {
    const { depositAddress: _, ...unaddressed } = quoteReply.quote
    const other = '0x00000000000000000000000000000000000000aa'
    for (const body of [
      quoteReply,
      { ...signQuote(quoteReply), quote: { ...unaddressed, depositAddress: other } },
      { ...quoteReply, signature: signQuote({ ...quoteReply, timestamp: '2026-11-20T12:00:01.000Z' }).signature },
      { ...quoteReply, signature: undefined },
    ]) {
      const { provider } = await start({ wet: { body } })
      expect(await errorOf(provider.issueAddress(issue))).toMatchObject({ kind: 'malformed', upstreamCode: 'unsigned' })
      await server?.stop()
    }
  })

  test('is not requested without a recovery address, even if the recipient has an address on the origin', async () => {
    const { provider, requests } = await start()
    const { recoveryAddress: _, ...unnamed } = issue
    expect(await errorOf(provider.issueAddress(unnamed))).toMatchObject({ kind: 'noRoute' })
    expect(requests.filter(({ path }) => path === '/v0/quote')).toEqual([])
  })

  test('warns about deposits that are smaller than the fee of a refund', async () => {
    const refundFee = '1000000000000000'
    const { provider } = await start({ wet: { body: quotedWith({ refundFee }) } })
    const { warnings } = await provider.issueAddress(issue)
    expect(warnings.slice(1)).toEqual([
      'Deposits below 0.099 ETH are refunded, less 0.001 ETH.',
      'Deposits below 0.001 ETH are lost.',
    ])
  })
})

describe('an exact address', () => {
  const order = {
    ...pair,
    payoutAmount: '198.5',
    refundAddress: sample.refundTo,
    expiresAtMs: stillClock().nowMs() + 45 * 60_000,
  }
  const exactReply: QuoteReply = {
    ...quoteReply,
    quoteRequest: {
      ...quoteRequest,
      swapType: 'EXACT_OUTPUT',
      amount: '198500000',
      deadline: new Date(order.expiresAtMs).toISOString(),
    },
    quote: { ...quoteReply.quote, amountIn: '101000000000000000' } as QuoteReply['quote'],
  }

  test('the request names exactly the payout, and the refund to the given address', async () => {
    const { provider, requests } = await start({ wet: { body: signQuote(exactReply) } })
    expect(await provider.issueExactAddress?.(order)).toMatchObject({
      address: sample.depositAddress,
      payInAmount: '0.101',
      expiresAtMs: order.expiresAtMs,
    })
    expect(requests.at(-1)?.body).toEqual(exactReply.quoteRequest)
  })

  test('an unsigned quote, or one with another payout, is malformed', async () => {
    for (const [body, upstreamCode] of [
      [exactReply, 'unsigned'],
      [signQuote({ ...exactReply, quote: { ...exactReply.quote, amountOut: '198400000' } }), 'otherQuote'],
    ] as const) {
      const { provider } = await start({ wet: { body } })
      const answer = provider.issueExactAddress?.(order) ?? Promise.resolve()
      expect(await errorOf(answer)).toMatchObject({ kind: 'malformed', upstreamCode })
      await server?.stop()
    }
  })
})

describe('operations', () => {
  const requested = { origin: base, destination: usdc, address: sample.depositAddress, reference: sample.correlationId }

  test('are one per address', async () => {
    const { provider } = await start()
    expect(await provider.operations(requested)).toEqual([
      {
        reference: sample.correlationId,
        status: 'succeeded',
        step: 'providerProcessedPayment',
        upstreamStatus: 'SUCCESS',
        paidInAmount: '0.1',
        paidOutAmount: '198.5',
        originHashes: [`0x${'a1'.repeat(32)}`],
        destinationHashes: [`0x${'c3'.repeat(32)}`],
        refundHashes: [],
        updatedAtMs: Date.parse('2026-11-20T12:05:00.000Z'),
      },
    ])
    const other = { ...requested, address: '0x00000000000000000000000000000000000000aa' }
    expect(await errorOf(provider.operations(other))).toMatchObject({ kind: 'malformed' })
  })

  const read = async (word: string, swapDetails: object) => {
    const reply = { ...statusReply, status: word, swapDetails: { ...statusReply.swapDetails, ...swapDetails } }
    const { provider } = await start({ status: reply })
    const [operation] = await provider.operations(requested)
    return operation
  }
  const unpaid = { destinationChainTxHashes: [], amountOut: null }

  test('a success whose deposit was returned is a refund', async () => {
    const operation = await read('SUCCESS', { ...unpaid, refundedAmount: '99999700000000000' })
    expect(operation).toMatchObject({
      status: 'refunded',
      refunded: { asset: 'ETH', amount: '0.0999997' },
      refundAddress: sample.refundTo,
    })
    expect(operation).not.toHaveProperty('paidOutAmount')
  })

  test('a success without a payout is pending', async () => {
    expect(await read('SUCCESS', unpaid)).toMatchObject({ status: 'pending', upstreamStatus: 'SUCCESS' })
  })

  test('a success of which a part was refunded names both amounts', async () => {
    expect(await read('SUCCESS', { refundedAmount: '49000000000000000' })).toMatchObject({
      status: 'succeeded',
      paidOutAmount: '198.5',
      refunded: { asset: 'ETH', amount: '0.049' },
    })
  })

  test('a failure whose deposit was returned is a refund', async () => {
    expect(await read('FAILED', { ...unpaid, refundedAmount: '1' })).toMatchObject({ status: 'refunded' })
    expect(await read('FAILED', unpaid)).toMatchObject({ status: 'failed' })
  })
})

test('supports no look-alike of a known token, and no pay-ins that need a memo', async () => {
  const { provider } = await start()
  await provider.refresh()
  const bitcoin = { network: 'bip122:000000000019d6689c085ae165831e93', asset: 'BTC' }
  const stellar = { network: 'stellar:pubnet', asset: 'XLM' }
  const twin = { network: 'eip155:1', asset: 'USDT' }
  expect(provider.supportsRoute({ origin: bitcoin, destination: usdc })).toBe(true)
  expect(provider.supportsRoute({ origin: twin, destination: bitcoin })).toBe(false)
  expect(provider.supportsRoute({ origin: base, destination: stellar })).toBe(true)
  expect(provider.supportsRoute({ origin: stellar, destination: base })).toBe(false)
})
