import type { Clock, Connector, Environment } from '@rialto/core'
import type { Egress } from '@rialto/egress'
import { createBinanceConnector } from './exchanges/binance/createBinanceConnector.ts'
import { createCoinbaseConnector } from './exchanges/coinbase/createCoinbaseConnector.ts'
import type { CoinbaseOAuthOptions } from './exchanges/coinbase/oauth.ts'

export interface ConnectorsOptions {
  egress: Egress
  clock: Clock
  environment: Environment
  /** Absent: Coinbase is left out, and `unavailable` says why. */
  coinbaseOAuth?: CoinbaseOAuthOptions
}

export interface Connectors {
  connectors: Connector[]
  /** Known integrations this installation cannot offer, with what is missing, for the operator. */
  unavailable: { type: string; reason: string }[]
}

/** Every connector this installation is configured for. */
export const createConnectors = ({ coinbaseOAuth, ...shared }: ConnectorsOptions): Connectors => {
  const binance = createBinanceConnector(shared)
  if (coinbaseOAuth === undefined || coinbaseOAuth.clientId === '' || coinbaseOAuth.clientSecret === '') {
    const reason = 'No OAuth client is configured for Coinbase (client id and secret)'
    return { connectors: [binance], unavailable: [{ type: 'coinbase', reason }] }
  }
  const coinbase = createCoinbaseConnector({ ...shared, oauth: coinbaseOAuth })
  return { connectors: [coinbase, binance], unavailable: [] }
}
