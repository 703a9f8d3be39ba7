import type {
  GetExecutionStatusResponse,
  QuoteRequest,
  QuoteResponse,
  TokenResponse,
} from '@defuse-protocol/one-click-sdk-typescript'

/** The provider's types declare values as enums of its package, which is never loaded: on the wire they are text. */
type OnWire<T> = T extends string
  ? `${T}`
  : T extends readonly (infer Item)[]
    ? OnWire<Item>[]
    : T extends object
      ? { [Key in keyof T]: OnWire<T[Key]> }
      : T

/** A native coin has `null` there (https://docs.near-intents.org, Quickstart); the types only allow absence. */
type TokenRow = Omit<OnWire<TokenResponse>, 'contractAddress'> & { contractAddress?: string | null }
export type QuoteBody = OnWire<QuoteRequest>
export type QuoteReply = OnWire<QuoteResponse>
export type StatusReply = OnWire<GetExecutionStatusResponse>

const token = (
  assetId: string,
  blockchain: TokenRow['blockchain'],
  symbol: string,
  decimals: number,
  price: number,
  contractAddress: string | null,
): TokenRow => ({
  assetId,
  decimals,
  blockchain,
  symbol,
  price,
  priceUpdatedAt: '2026-02-27T15:25:30.527Z',
  contractAddress,
})

export const assets = {
  ethOnEthereum: 'nep141:eth.omft.near',
  ethOnBase: 'nep141:base.omft.near',
  usdcOnEthereum: 'nep141:eth-0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48.omft.near',
  btc: 'nep141:btc.omft.near',
  ltc: 'nep141:ltc.omft.near',
} as const

/** `GET /v0/tokens`, cut to a few. */
export const tokensReply: TokenRow[] = [
  token('nep141:wrap.near', 'near', 'wNEAR', 24, 1.1, 'wrap.near'),
  token(assets.ethOnEthereum, 'eth', 'ETH', 18, 2000, null),
  token(assets.ethOnBase, 'base', 'ETH', 18, 2000, null),
  token(assets.usdcOnEthereum, 'eth', 'USDC', 6, 1, '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'),
  token('nep141:eth-twin.omft.near', 'eth', 'USDT', 6, 1, '0x00000000000000000000000000000000000000aa'),
  token(assets.btc, 'btc', 'BTC', 8, 66093, null),
  token(assets.ltc, 'ltc', 'LTC', 8, 80, null),
  token('nep245:v2_1.omni.hot.tg:1100_111', 'stellar', 'XLM', 7, 0.1, null),
]

export const sample = {
  recipient: '0xF0AE622e463fa757Cf72243569E18Be7Df1996cd',
  refundTo: '0x43255777ad9bd6ff7684d04d6121cd8d96c7e32b',
  depositAddress: '0x76b4c56085ED136a8744D52bE956396624a730E8',
  correlationId: '550e8400-e29b-41d4-a716-446655440000',
} as const

export const quoteRequest: QuoteBody = {
  dry: false,
  depositMode: 'SIMPLE',
  swapType: 'FLEX_INPUT',
  slippageTolerance: 100,
  originAsset: assets.ethOnBase,
  depositType: 'ORIGIN_CHAIN',
  destinationAsset: assets.usdcOnEthereum,
  amount: '100000000000000000',
  refundTo: sample.refundTo,
  refundType: 'ORIGIN_CHAIN',
  recipient: sample.recipient,
  recipientType: 'DESTINATION_CHAIN',
  deadline: '2026-11-21T12:00:00.000Z',
}

/** `POST /v0/quote` for an address that accepts about 0.1 ETH on Base, and pays USDC on Ethereum. */
export const quoteReply: QuoteReply = {
  correlationId: sample.correlationId,
  timestamp: '2026-11-20T12:00:00.000Z',
  signature: 'ed25519:signature',
  quoteRequest,
  quote: {
    depositAddress: sample.depositAddress,
    amountIn: '100000000000000000',
    amountInFormatted: '0.1',
    amountInUsd: '200.00',
    minAmountIn: '99000000000000000',
    amountOut: '198500000',
    amountOutFormatted: '198.5',
    amountOutUsd: '198.50',
    minAmountOut: '196515000',
    deadline: '2026-11-21T12:00:00.000Z',
    timeWhenInactive: '2026-11-21T12:10:00.000Z',
    timeEstimate: 60,
    withdrawFee: '1000000',
  },
}

const details: StatusReply['swapDetails'] = {
  intentHashes: [],
  nearTxHashes: [],
  originChainTxHashes: [{ hash: `0x${'a1'.repeat(32)}`, explorerUrl: '' }],
  destinationChainTxHashes: [{ hash: `0x${'c3'.repeat(32)}`, explorerUrl: '' }],
  depositedAmount: '100000000000000000',
  amountIn: '100000000000000000',
  amountOut: '198500000',
}

/** `GET /v0/status` of a pay-in that arrived. */
export const statusReply: StatusReply = {
  correlationId: sample.correlationId,
  quoteResponse: quoteReply,
  status: 'SUCCESS',
  updatedAt: '2026-11-20T12:05:00.000Z',
  swapDetails: details,
}
