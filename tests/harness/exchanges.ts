import { connectBinance, connectCoinbase } from './connectAccount.ts'

/** Data about an exchange for the tests of lost replies. */
export interface Exchange {
  name: 'Binance' | 'Coinbase'
  institution: 'binance' | 'coinbase'
  connect: typeof connectBinance
  /** The one call that moves money, as the control API's faults name it. */
  withdrawCall: { host: string; method: 'POST'; path: string }
  /** Path of that call in the simulators' list of requests. */
  withdrawPath: RegExp
  /** A read that the connector makes between the committed intent and the call. */
  lookBefore: { host: string; method: 'GET'; path: string }
  mfaCode: string | undefined
  /** After this long without a trace in its history, nothing was sent. */
  notCreatedAfterMs: number
}

export const exchanges: readonly Exchange[] = [
  {
    name: 'Binance',
    institution: 'binance',
    connect: connectBinance,
    withdrawCall: { host: 'api.binance.com', method: 'POST', path: '/sapi/v1/capital/withdraw/apply' },
    withdrawPath: /\/withdraw\/apply$/,
    lookBefore: { host: 'api.binance.com', method: 'GET', path: '/api/v3/account' },
    mfaCode: undefined,
    notCreatedAfterMs: 3_600_000,
  },
  {
    name: 'Coinbase',
    institution: 'coinbase',
    connect: connectCoinbase,
    withdrawCall: { host: 'api.coinbase.com', method: 'POST', path: '/v2/accounts/' },
    withdrawPath: /\/transactions$/,
    lookBefore: { host: 'api.coinbase.com', method: 'GET', path: '/v2/accounts' },
    mfaCode: '123456',
    notCreatedAfterMs: 3_600_000,
  },
]
