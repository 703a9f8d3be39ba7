import { sepoliaId } from '../../apps/server/src/testing/linkFlows.ts'
import type { TestServer } from '../../apps/server/src/testing/createTestServer.ts'

type Call = Readonly<{ host: string; method: 'GET' | 'POST'; path: string }>

/** Data about an exchange for the stress test of withdrawals. */
export interface FirstPartyExchange {
  /** The integration type. */
  type: string
  /** The sandbox's name of it. */
  institution: string
  /** The one call that moves money. In `path`, `*` stands for one segment. */
  money: Call
  /** How its history is asked. */
  history: Call
  /** Waited before each withdrawal, where the institution requires a pause. */
  pauseMs?: number
  /** The user's preparation there before an address can receive a withdrawal. */
  prepare?(server: TestServer, address: string): Promise<unknown>
}

export const networkId = sepoliaId
export const persona = 'Mesh'

const binanceVariant = (type: string, institution: string, host: string): FirstPartyExchange => ({
  type,
  institution,
  money: { host, method: 'POST', path: '/sapi/v1/capital/withdraw/apply$' },
  history: { host, method: 'GET', path: '/sapi/v1/capital/withdraw/history' },
})

/** By a typed key or by a sign-in that issues one: the same wire, and the same books. */
const krakenBy = (type: string): FirstPartyExchange => ({
  type,
  institution: 'kraken',
  money: { host: 'api.kraken.com', method: 'POST', path: '/0/private/Withdraw$' },
  history: { host: 'api.kraken.com', method: 'POST', path: '/0/private/WithdrawStatus' },
  prepare: (server, address) =>
    server.simulators.control('POST', '/kraken/addresses', {
      persona,
      symbol: 'USDC',
      network: 'Ethereum',
      addresses: [address],
    }),
})

const coinbaseSends = { host: 'api.coinbase.com', path: '/v2/accounts/*/transactions$' }

const geminiHost = 'api.gemini.com'

const geminiWay = (type: string): FirstPartyExchange => ({
  type,
  institution: 'gemini',
  money: { host: geminiHost, method: 'POST', path: '/v2/withdraw/*/*$' },
  history: { host: geminiHost, method: 'POST', path: '/v2/transfers' },
})

export const firstPartyExchanges: readonly FirstPartyExchange[] = [
  {
    type: 'alpaca',
    institution: 'alpaca',
    money: { host: 'api.alpaca.markets', method: 'POST', path: '/v2/wallets/transfers$' },
    history: { host: 'api.alpaca.markets', method: 'GET', path: '/v2/wallets/transfers' },
  },
  binanceVariant('binanceInternational', 'binance', 'api.binance.com'),
  binanceVariant('binanceUs', 'binanceUs', 'api.binance.us'),
  {
    type: 'bitstamp',
    institution: 'bitstamp',
    money: { host: 'www.bitstamp.net', method: 'POST', path: '/api/v2/usdc_withdrawal/$' },
    history: { host: 'www.bitstamp.net', method: 'POST', path: '/api/v2/withdrawal-requests/' },
  },
  {
    type: 'bybit',
    institution: 'bybit',
    money: { host: 'api.bybit.com', method: 'POST', path: '/v5/asset/withdraw/create$' },
    history: { host: 'api.bybit.com', method: 'GET', path: '/v5/asset/withdraw/query-record' },
    pauseMs: 10_000,
  },
  {
    type: 'coinbase',
    institution: 'coinbase',
    money: { ...coinbaseSends, method: 'POST' },
    history: { ...coinbaseSends, method: 'GET' },
  },
  geminiWay('gemini'),
  geminiWay('geminiDirect'),
  {
    type: 'gateIo',
    institution: 'gateIo',
    money: { host: 'api.gateio.ws', method: 'POST', path: '/api/v4/withdrawals$' },
    history: { host: 'api.gateio.ws', method: 'GET', path: '/api/v4/wallet/withdrawals' },
  },
  krakenBy('kraken'),
  krakenBy('krakenConnect'),
  {
    type: 'kuCoin',
    institution: 'kucoin',
    money: { host: 'api.kucoin.com', method: 'POST', path: '/api/v3/withdrawals$' },
    history: { host: 'api.kucoin.com', method: 'GET', path: '/api/v1/withdrawals$' },
  },
  {
    type: 'okx',
    institution: 'okx',
    money: { host: 'www.okx.com', method: 'POST', path: '/api/v5/asset/withdrawal$' },
    history: { host: 'www.okx.com', method: 'GET', path: '/api/v5/asset/withdrawal-history' },
  },
  {
    type: 'uphold',
    institution: 'uphold',
    money: { host: 'api.uphold.com', method: 'POST', path: '/v0/me/cards/*/transactions/*/commit$' },
    history: { host: 'api.uphold.com', method: 'GET', path: '/v0/me/transactions' },
  },
]
