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
import { createRelayProvider } from '../createRelayProvider.ts'
import { chainsReply, type QuoteBody, type QuoteReply, type RequestRow, sample, usdcOn } from './fixtures.ts'

const secret = 'relay-key-0123456789'
const zero = '0x0000000000000000000000000000000000000000'
const eth = (chainId: number) => ({ chainId, address: zero, symbol: 'ETH', name: 'Ether', decimals: 18 })
const usdc = (chainId: number) => ({ chainId, address: usdcOn.ethereum, symbol: 'USDC', name: 'USD Coin', decimals: 6 })

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Value of base units in dollars, to a millionth, in Relay's format. */
const usdOf = (amount: bigint, decimals: number, price: bigint): string =>
  fromBaseUnits((amount * price * 1_000_000n) / 10n ** BigInt(decimals), 6)

const words: Record<Fate, string> = {
  seen: 'pending',
  paidOut: 'success',
  refunded: 'refund',
  failed: 'failure',
  odd: 'reticulating',
}

/**
 * A simulated Relay: prices by `priceRule`, one deposit address per quote that requests one, and pay-ins that can be
 * reported.
 */
export const startRelaySubject = async (): Promise<BridgeSubject> => {
  let percent = 100
  let made = 0
  const quotes = new Map<string, { body: QuoteBody; id: string; paid: number }>()
  const rows: RequestRow[] = []

  const quote = (body: QuoteBody): QuoteReply => {
    const amount = BigInt(body.amount)
    const { gas, service, paidOut } = priceRule(amount, 18, percent)
    const swaps = body.destinationCurrency !== zero
    const from = eth(body.originChainId)
    const to = swaps ? usdc(body.destinationChainId) : eth(body.destinationChainId)
    const out = swaps ? (paidOut * 2_000n * 10n ** 6n) / 10n ** 18n : paidOut
    const money = (units: bigint) => ({ currency: from, amount: String(units), amountUsd: usdOf(units, 18, 2_000n) })
    made += 1
    const id = `0x${hashOf(`request ${made}`)}`
    const depositAddress = `0x${hashOf(`address ${made}`).slice(0, 40)}`
    if (body.useDepositAddress === true) quotes.set(depositAddress, { body, id, paid: 0 })
    return {
      steps: [
        {
          id: 'deposit',
          action: 'Confirm',
          description: 'Deposit',
          kind: 'transaction',
          items: [],
          requestId: id,
          ...(body.useDepositAddress === true && { depositAddress }),
        },
      ],
      fees: {
        gas: money(1n),
        relayer: money(gas + service),
        relayerGas: money(gas),
        relayerService: money(service),
        app: money(0n),
      },
      details: {
        recipient: body.recipient ?? '',
        currencyIn: money(amount),
        currencyOut: {
          currency: to,
          amount: String(out),
          amountUsd: swaps ? usdOf(out, 6, 1n) : usdOf(out, 18, 2_000n),
          minimumAmount: String((out * 99n) / 100n),
        },
        totalImpact: { percent: '-0.10' },
        timeEstimate: 2,
      },
    }
  }

  const answer = ({ path, query, body }: ProviderRequest): ProviderAnswer => {
    if (path === '/chains') return { body: chainsReply }
    if (path === '/quote/v2') return { body: quote(body as QuoteBody) }
    const [address, id] = [query.get('depositAddress'), query.get('id')]
    const found = rows.filter(row => (id === null ? row.depositAddress?.address === address : row.id === id))
    return { body: { requests: [...found].reverse() } }
  }

  const rowOf = (id: string): RequestRow => {
    const row = rows.find(candidate => candidate.id === id)
    if (row === undefined) throw new Error(`no request ${id}`)
    return row
  }

  const server = await startProviderServer(answer)
  const egress = egressTo('api.relay.link', server.origin)
  const [origin, destination] = [
    { network: 'eip155:8453', asset: 'ETH' },
    { network: 'eip155:1', asset: 'ETH' },
  ]
  return {
    provider: createRelayProvider({ egress, clock: stillClock(), apiKey: secret }),
    pairs: { origin, destination },
    swap: { origin, destination: { network: 'eip155:1', asset: 'USDC' } },
    uncarried: { origin: { network: 'eip155:10', asset: 'ETH' }, destination },
    recipient: sample.recipient,
    recoveryAddress: '0x43255777ad9bd6ff7684d04d6121cd8d96c7e32b',
    refundAddress: undefined,
    decimals: 18,
    paths: { list: '/chains', quote: '/quote/v2', status: '/requests/v3' },
    secret,
    fault: server.fault,
    clearFaults: server.clearFaults,
    calls: path => server.requests.filter(request => request.path === path).length,
    drift: to => void (percent = to),
    payIn: (address, amount) => {
      const issued = quotes.get(address)
      if (issued === undefined) throw new Error(`no address ${address}`)
      issued.paid += 1
      // The first pay-in keeps the quote's own request; later ones get separate requests.
      const id = issued.paid === 1 ? issued.id : `0x${hashOf(`${issued.id} ${issued.paid}`)}`
      const { paidOut } = priceRule(toBaseUnits(amount, 18), 18, percent)
      rows.push({
        id,
        status: 'pending',
        refundTo: issued.body.refundTo ?? null,
        supersededByRequestId: null,
        depositAddress: {
          address,
          type: 'open',
          depositor: sample.recipient,
          depositTxHash: `0x${hashOf(`deposit ${id}`)}`,
        },
        data: {
          route: {
            actual: {
              origin: { inputCurrency: { currency: eth(8453), amount: String(toBaseUnits(amount, 18)) } },
              destination: { outputCurrency: { currency: eth(1), amount: String(paidOut) } },
            },
          },
        },
      })
      return id
    },
    become: (id, fate) => {
      const row = rowOf(id)
      row.status = words[fate] as NonNullable<RequestRow['status']>
      const txHash = `0x${hashOf(`out ${id}`)}`
      row.data = { ...row.data, outTxs: fate === 'paidOut' || fate === 'refunded' ? [{ txHash }] : [] }
    },
    reprice: id => {
      const row = rowOf(id)
      const next = `0x${hashOf(`again ${id}`)}`
      row.supersededByRequestId = next
      rows.push({ ...row, id: next, supersededByRequestId: null, depositAddress: null })
      return next
    },
    reportsEach: true,
    stop: async () => {
      await egress.close()
      await server.stop()
    },
  }
}
