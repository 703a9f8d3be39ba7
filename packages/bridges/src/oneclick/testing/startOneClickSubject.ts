import { createHash } from 'node:crypto'

import { fromBaseUnits, toBaseUnits } from '@rialto/catalog'

import type { BridgeSubject, Fate } from '../../kit/conformance/subject.ts'
import { egressTo, stillClock } from '../../kit/testing/egressTo.ts'
import { priceRule } from '../../kit/testing/priceRule.ts'
import {
  type ProviderAnswer,
  type ProviderRequest,
  startProviderServer,
} from '../../kit/testing/startProviderServer.ts'
import { createOneClickProvider } from '../createOneClickProvider.ts'
import { assets, type QuoteBody, type QuoteReply, sample, type StatusReply, tokensReply } from './fixtures.ts'
import { quoteKey, signQuote } from './signQuote.ts'

const secret = 'partner.jwt.0123456789'

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

const words: Record<Fate, string> = {
  seen: 'PROCESSING',
  paidOut: 'SUCCESS',
  refunded: 'REFUNDED',
  failed: 'FAILED',
  odd: 'RETICULATING',
}

const usdOf = (amount: bigint, decimals: number, price: bigint): string =>
  fromBaseUnits((amount * price * 1_000_000n) / 10n ** BigInt(decimals), 6)

/**
 * 1Click with accounting: prices by `priceRule`, one deposit address per quote that is not dry, pay-ins added up per
 * address.
 */
export const startOneClickSubject = async (): Promise<BridgeSubject> => {
  let percent = 100
  let made = 0
  const issued = new Map<string, { reply: QuoteReply; paid: bigint; status: string }>()

  const quote = (body: QuoteBody): QuoteReply => {
    const amount = BigInt(body.amount)
    const { gas, paidOut } = priceRule(amount, 18, percent)
    const swaps = body.destinationAsset === assets.usdcOnEthereum
    const out = swaps ? (paidOut * 2_000n * 10n ** 6n) / 10n ** 18n : paidOut
    const outUsd = swaps ? usdOf(out, 6, 1n) : usdOf(out, 18, 2_000n)
    made += 1
    const depositAddress = `0x${hashOf(`address ${made}`).slice(0, 40)}`
    const reply: QuoteReply = signQuote({
      correlationId: hashOf(`quote ${made}`).slice(0, 32),
      timestamp: '2026-11-20T12:00:00.000Z',
      signature: 'ed25519:signature',
      quoteRequest: body,
      quote: {
        ...(!body.dry && { depositAddress, deadline: body.deadline, timeWhenInactive: body.deadline }),
        amountIn: body.amount,
        amountInFormatted: fromBaseUnits(amount, 18),
        amountInUsd: usdOf(amount, 18, 2_000n),
        minAmountIn: String((amount * 99n) / 100n),
        amountOut: String(out),
        amountOutFormatted: fromBaseUnits(out, swaps ? 6 : 18),
        amountOutUsd: outUsd,
        minAmountOut: String((out * 99n) / 100n),
        timeEstimate: 30,
        withdrawFee: String(swaps ? 1_000n : gas),
      },
    })
    if (!body.dry) issued.set(depositAddress, { reply, paid: 0n, status: 'PENDING_DEPOSIT' })
    return reply
  }

  const entryOf = (address: string) => {
    const entry = issued.get(address)
    if (entry === undefined) throw new Error(`no address ${address}`)
    return entry
  }

  const status = (address: string): StatusReply => {
    const { reply, paid, status: word } = entryOf(address)
    const hashes = (seed: string, shown: boolean) =>
      shown ? [{ hash: `0x${hashOf(`${seed} ${address}`)}`, explorerUrl: '' }] : []
    return {
      correlationId: reply.correlationId,
      quoteResponse: reply,
      status: word as StatusReply['status'],
      updatedAt: '2026-11-20T12:01:00.000Z',
      swapDetails: {
        intentHashes: [],
        nearTxHashes: [],
        originChainTxHashes: hashes('in', paid > 0n),
        destinationChainTxHashes: hashes('out', word === 'SUCCESS' || word === 'REFUNDED'),
        ...(paid > 0n && { depositedAmount: String(paid), amountIn: String(paid), amountOut: reply.quote.amountOut }),
      },
    }
  }

  const answer = ({ path, query, body }: ProviderRequest): ProviderAnswer => {
    if (path === '/v0/tokens') return { body: tokensReply }
    if (path === '/v0/quote') return { body: quote(body as QuoteBody) }
    return { body: status(query.get('depositAddress') ?? '') }
  }

  const server = await startProviderServer(answer)
  const egress = egressTo('1click.chaindefuser.com', server.origin)
  const [origin, destination] = [
    { network: 'eip155:8453', asset: 'ETH' },
    { network: 'eip155:1', asset: 'ETH' },
  ]
  return {
    provider: createOneClickProvider({ egress, clock: stillClock(), token: secret, quoteKey }),
    pairs: { origin, destination },
    swap: { origin, destination: { network: 'eip155:1', asset: 'USDC' } },
    uncarried: { origin: { network: 'stellar:pubnet', asset: 'XLM' }, destination },
    recipient: sample.recipient,
    recoveryAddress: sample.refundTo,
    refundAddress: sample.refundTo,
    decimals: 18,
    paths: { list: '/v0/tokens', quote: '/v0/quote', status: '/v0/status' },
    secret,
    fault: server.fault,
    clearFaults: server.clearFaults,
    calls: path => server.requests.filter(request => request.path === path).length,
    drift: to => void (percent = to),
    payIn: (address, amount) => {
      const entry = entryOf(address)
      entry.paid += toBaseUnits(amount, 18)
      entry.status = 'PROCESSING'
      return address
    },
    become: (address, fate) => void (entryOf(address).status = words[fate]),
    reportsEach: false,
    stop: async () => {
      await egress.close()
      await server.stop()
    },
  }
}
