import type { paths } from '@relayprotocol/relay-sdk'

/** Request and response types of Relay's paths, from its published SDK. Types only: the SDK is not loaded. */
type Reply<P extends keyof paths, M extends 'get' | 'post'> =
  paths[P] extends Record<M, { responses: { 200: { content: { 'application/json': infer Body } } } }> ? Body : never

export type ChainsReply = Reply<'/chains', 'get'>
export type LiquidityReply = Reply<'/chains/liquidity', 'get'>
export type ConfigReply = Reply<'/config/v2', 'get'>
export type CurrenciesReply = Reply<'/currencies/v2', 'post'>
export type PriceReply = Reply<'/currencies/token/price', 'get'>
export type QuoteReply = Reply<'/quote/v2', 'post'>
export type DepositAddressReply = Reply<'/deposit-addresses/v1', 'get'>
export type StatusReply = Reply<'/intents/status/v3', 'get'>
export type RequestsReply = Reply<'/requests/v3', 'get'>
export type ReindexReply = Reply<'/transactions/deposit-address/reindex', 'post'>

export type WireChain = NonNullable<ChainsReply['chains']>[number]
export type WireRequest = NonNullable<RequestsReply['requests']>[number]
export type WireRequestData = NonNullable<WireRequest['data']>
export type WireTransaction = NonNullable<WireRequestData['inTxs']>[number]
export type WireAmount = NonNullable<NonNullable<QuoteReply['fees']>['gas']>
export type WireCurrency = NonNullable<WireAmount['currency']>
export type RequestStatus = NonNullable<WireRequest['status']>
export type FailReason = NonNullable<WireRequestData['failReason']>
export type RefundFailReason = NonNullable<WireRequestData['refundFailReason']>
