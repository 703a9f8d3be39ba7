import type { Ability, ConnectorDescriptor, Environment, Product } from '@rialto/core'
import { integrationIdentity } from '../../kit/descriptor/publicNetworks.ts'
import { type UpstreamIds, upstreamNetworks } from '../../kit/descriptor/upstreamNetworks.ts'
import { notCreatedAfterMs } from '../../kit/descriptor/notCreatedAfterMs.ts'

export const alpacaApiHost = 'api.alpaca.markets'
export const alpacaLoginHost = 'app.alpaca.markets'
/** Host of market data. Prices of cryptocurrencies are public; the probe reads them. */
export const alpacaDataHost = 'data.alpaca.markets'

const reads: readonly Product[] = ['balance', 'holdings', 'identity', 'cryptocurrencyDepositAddresses']

/** A withdrawal needs both. */
const abilities: Readonly<Record<string, Ability>> = { 'account:write': 'send', trading: 'trade' }

/**
 * Alpaca closed its API's withdrawals on 9 October 2026: in production they are not offered, and only reading is
 * requested, which needs no scope. The sandbox simulates the earlier API (MAPPING.md).
 */
const offers: Record<Environment, { scopes: readonly string[]; products: readonly Product[] }> = {
  sandbox: { scopes: ['account:write', 'trading'], products: [...reads, 'transfers'] },
  production: { scopes: [], products: reads },
}

/**
 * Names of the networks in the `chain` of a wallet. XRP is left out: Alpaca does not document how it returns
 * destination tags.
 */
const networkIds: Record<Environment, UpstreamIds> = {
  sandbox: { 'eip155:11155111': 'ETH' },
  production: {
    'eip155:1': 'ETH',
    'eip155:42161': 'ARB',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'SOL',
    'bip122:000000000019d6689c085ae165831e93': 'BTC',
  },
}

export const alpacaDescriptor = (environment: Environment): ConnectorDescriptor => ({
  ...integrationIdentity('alpaca'),
  institution: 'alpaca',
  scheme: { kind: 'oAuth', scopes: offers[environment].scopes, abilities },
  products: offers[environment].products,
  networks: upstreamNetworks(networkIds[environment]),
  withdrawal: {
    // Alpaca accepts no reference, so its history is matched. It documents no expiry of requests.
    notCreatedAfterMs,
    secondFactors: [],
    whitelist: 'required',
    emailConfirmation: false,
    travelRule: true,
    ceiling: { kind: 'checked' },
  },
  hosts: [alpacaApiHost, alpacaLoginHost, alpacaDataHost],
  // 200 calls a minute for each account, say the documents of the Trading API.
  budgets: [{ host: alpacaApiHost, per: { header: 'authorization' }, burst: 30, perMinute: 150 }],
  probe: { url: `https://${alpacaDataHost}/v1beta3/crypto/us/latest/trades?symbols=BTC%2FUSD`, proof: ['trades'] },
})
