import { checkOf, Text } from '@rialto/contract'
import Type from 'typebox'

import { BaseUnits, Decimals, maybe, Usd, Word } from '../kit/wireTypes.ts'

const Time = Type.String({ maxLength: 64 })

const Token = Type.Object({
  assetId: Text,
  decimals: Decimals,
  blockchain: Text,
  symbol: Text,
  price: Usd,
  contractAddress: maybe(Word),
})
export type OneClickToken = Type.Static<typeof Token>

/**
 * `GET /v0/tokens`. Only the array is validated here, so that one malformed token does not make the others
 * unavailable.
 */
export const isTokens = checkOf(Type.Array(Type.Unknown(), { minItems: 1, maxItems: 20_000 }))
export const isToken = checkOf(Token)

const Echo = Type.Object({
  dry: Type.Boolean(),
  swapType: Text,
  originAsset: Text,
  destinationAsset: Text,
  amount: BaseUnits,
  recipient: Text,
  refundTo: Text,
})
const Quote = Type.Object({
  depositAddress: maybe(Text),
  depositMemo: maybe(Word),
  amountIn: BaseUnits,
  amountInUsd: Usd,
  minAmountIn: maybe(BaseUnits),
  amountOut: BaseUnits,
  amountOutUsd: Usd,
  minAmountOut: maybe(BaseUnits),
  deadline: maybe(Time),
  timeWhenInactive: maybe(Time),
  timeEstimate: maybe(Type.Number()),
  withdrawFee: maybe(BaseUnits),
  refundFee: maybe(BaseUnits),
})
const QuoteReply = Type.Object({
  correlationId: Text,
  timestamp: maybe(Time),
  signature: maybe(Text),
  quoteRequest: Echo,
  quote: Quote,
})
export type OneClickQuote = Type.Static<typeof QuoteReply>
/** `POST /v0/quote`. */
export const isQuote = checkOf(QuoteReply)

const Transactions = maybe(Type.Array(Type.Object({ hash: maybe(Word) }), { maxItems: 100 }))
const Status = Type.Object({
  status: Text,
  updatedAt: maybe(Time),
  quoteResponse: Type.Object({
    quoteRequest: Type.Object({ refundTo: maybe(Word) }),
    quote: Type.Object({ depositAddress: maybe(Word) }),
  }),
  swapDetails: Type.Object({
    amountOut: maybe(BaseUnits),
    depositedAmount: maybe(BaseUnits),
    refundedAmount: maybe(BaseUnits),
    amountIn: maybe(BaseUnits),
    originChainTxHashes: Transactions,
    destinationChainTxHashes: Transactions,
    refundReason: maybe(Word),
  }),
})
export type OneClickStatus = Type.Static<typeof Status>
/** `GET /v0/status`. */
export const isStatus = checkOf(Status)

/** Rejections contain one text, or several if fields are invalid. */
export const isRefusal = checkOf(
  Type.Object({ message: Type.Union([Type.String(), Type.Array(Type.String(), { minItems: 1, maxItems: 100 })]) }),
)
