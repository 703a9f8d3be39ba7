import Type from 'typebox'

import { oneOf } from '../../oneOf.ts'
import { MoneyLine } from '../../shared/moneyLine.ts'
import { Amount, AssetSymbol, FundWith, Uuid } from './linkFields.ts'

export const LinkTransferNetwork = Type.Object({
  networkId: Uuid,
  name: Type.String(),
  /** Absent as in the destination. */
  toAddress: Type.Optional(Type.String()),
  /** The institution's fee, in the asset. */
  fee: Amount,
  feeUsd: Type.Optional(Amount),
  minimum: Amount,
  maximum: Type.Optional(Amount),
  logoUrl: Type.Optional(Type.String()),
  eligible: Type.Boolean(),
  /** Public `NetworkTransferIneligibilityReason`. */
  ineligibilityReason: Type.Optional(Type.String()),
  /** The cheapest eligible one. */
  recommended: Type.Boolean(),
})

export const LinkHolding = Type.Object({
  symbol: Type.String(),
  name: Type.String(),
  available: Amount,
  valueUsd: Type.Optional(Amount),
  logoUrl: Type.Optional(Type.String()),
  eligible: Type.Boolean(),
  /** Public `HoldingTransferIneligibilityReason`. */
  ineligibilityReason: Type.Optional(Type.String()),
  networks: Type.Array(LinkTransferNetwork),
})
export type LinkHolding = Type.Static<typeof LinkHolding>

/** POST /link/api/transfers/configure */
export const LinkConfigureRequest = Type.Object({ connectionId: Uuid })
export const LinkConfigureResult = Type.Object({ holdings: Type.Array(LinkHolding) })
export type LinkConfigureResult = Type.Static<typeof LinkConfigureResult>

/**
 * POST /link/api/transfers/sources: every way in which the user can pay from the accounts of the session, best first,
 * and for every other source the reason why it cannot be used.
 */
export const LinkSourcesRequest = Type.Object({
  /** Neither if the client has fixed the amount, or the user has not entered one yet. */
  amount: Type.Optional(Amount),
  amountInFiat: Type.Optional(Amount),
})
export const LinkSource = Type.Object({
  connectionId: Uuid,
  brokerName: Type.String(),
  accountName: Type.String(),
  /** `conversion` and `purchase`: `symbol` is turned into `toSymbol` at the institution first. */
  kind: oneOf(['balance', 'conversion', 'purchase']),
  symbol: Type.String(),
  logoUrl: Type.Optional(Type.String()),
  toSymbol: Type.String(),
  networkId: Uuid,
  networkName: Type.String(),
  /** The amount that arrives, if one is requested. */
  amount: Type.Optional(Amount),
  amountUsd: Type.Optional(Amount),
  /** The maximum that can arrive, if none is requested. */
  maximum: Type.Optional(Amount),
  /** All fees: of the conversion and of the withdrawal. */
  feesUsd: Type.Optional(Amount),
})
export type LinkSource = Type.Static<typeof LinkSource>
export const LinkSourcesResult = Type.Object({
  sources: Type.Array(LinkSource),
  rejected: Type.Array(
    Type.Object({
      connectionId: Uuid,
      symbol: Type.String(),
      toSymbol: Type.Optional(Type.String()),
      networkId: Type.Optional(Uuid),
      /** Public `HoldingTransferIneligibilityReason` or `NetworkTransferIneligibilityReason`. */
      reason: Type.String(),
    }),
  ),
  /** Accounts that cannot be read now or that may not send. */
  unusable: Type.Array(Uuid),
  /** A payment by several accounts together, if none has enough alone and the client allows it. */
  combination: Type.Optional(Type.Object({ symbol: Type.String(), networkId: Uuid, parts: Type.Integer() })),
})
export type LinkSourcesResult = Type.Static<typeof LinkSourcesResult>

/**
 * POST /link/api/transfers/preview. `amount` or `amountInFiat` is required unless the client fixed one. A repeated
 * request updates the prices.
 */
export const LinkPreviewRequest = Type.Object({
  connectionId: Uuid,
  symbol: AssetSymbol,
  networkId: Uuid,
  amount: Type.Optional(Amount),
  amountInFiat: Type.Optional(Amount),
  /** The asset that is converted first, or the currency of a purchase. */
  fundWith: Type.Optional(FundWith),
})
/** Fields of both previews: of one account's transfer, and of one paid by several accounts. */
const priced = {
  /** Remaining validity in milliseconds at the time of the response. */
  expiresInMs: Type.Integer(),
  symbol: Type.String(),
  networkId: Uuid,
  networkName: Type.String(),
  /** Arrives at `toAddress`. */
  amount: Amount,
  amountUsd: Type.Optional(Amount),
  /** The client's figure for the amount, in US dollars, if it is close enough to ours to be shown instead. */
  displayAmountUsd: Type.Optional(Amount),
  /** The institutions' fees, on top of `amount`. */
  fee: Amount,
  feeUsd: Type.Optional(Amount),
  /** The client's fee for the whole transfer, and the amount credited after it. Both or neither. */
  clientFee: Type.Optional(Amount),
  clientFeeUsd: Type.Optional(Amount),
  received: Type.Optional(Amount),
  moneyLine: MoneyLine,
  /** Leaves the user's accounts in the asset that is sent: amount + fee. */
  total: Amount,
  /** Value of all that leaves. */
  totalUsd: Type.Optional(Amount),
  toAddress: Type.String(),
  addressTag: Type.Optional(Type.String()),
  estimatedSeconds: Type.Integer(),
}

export const LinkPreview = Type.Object({
  ...priced,
  previewId: Uuid,
  fromName: Type.String(),
  refundAddress: Type.Optional(Type.String()),
  refundAddressTag: Type.Optional(Type.String()),
  /**
   * The preceding order at the institution: at most `spends` of `from` is spent, and at least `yields` of `symbol` is
   * received.
   */
  funding: Type.Optional(
    Type.Object({
      kind: oneOf(['conversion', 'purchase']),
      from: Type.String(),
      spends: Amount,
      yields: Amount,
      feeUsd: Type.Optional(Amount),
    }),
  ),
  /** All fees: of the conversion and of the withdrawal. */
  feesUsd: Type.Optional(Amount),
  /** From a wallet: the client pays the network's fee, as far as its limits currently allow. */
  isFeeSponsored: Type.Optional(Type.Boolean()),
  /** The client allows that this part is sent first, and the rest once it has arrived. */
  rehearsal: Type.Optional(Type.Object({ amount: Amount })),
  /** User action required at the institution first: the transfer would be rejected now. */
  obstacle: Type.Optional(oneOf(['whitelist'])),
})
export type LinkPreview = Type.Static<typeof LinkPreview>

/**
 * POST /link/api/transfers/combine: one transfer in parts from several accounts of the session, or the missing part of
 * the session's combined transfer. Repeating the call prices it again. `insufficientFunds` if the accounts do not
 * suffice, `conflict` if the transfer is complete.
 */
export const LinkCombineRequest = Type.Object({
  symbol: AssetSymbol,
  networkId: Uuid,
  /** The accounts that may pay. Absent: all of the session. */
  connectionIds: Type.Optional(Type.Array(Uuid, { minItems: 1, maxItems: 10 })),
})
/**
 * POST /link/api/transfers/rehearse: the transfer of a preview as one in parts, of which a small one is sent first.
 * `/transfers/combine` prices the rest. Repeating the call prices the part again.
 */
export const LinkRehearseRequest = Type.Object({ previewId: Uuid })
/** One account's part, executed by its own id. Same fields as a preview. */
export const LinkPart = Type.Object({
  ...LinkPreview.properties,
  connectionId: Uuid,
  accountName: Type.String(),
})
export type LinkPart = Type.Static<typeof LinkPart>
/** The amounts are what these parts pay together. */
export const LinkCombination = Type.Object({
  ...priced,
  transferId: Uuid,
  /** The largest first. */
  parts: Type.Array(LinkPart),
  /** Amount already paid by other parts of the transfer. Absent: none. */
  paid: Type.Optional(Amount),
})
export type LinkCombination = Type.Static<typeof LinkCombination>

export const FiatPriceRequest = Type.Object(
  /** ISO 4217. */
  { currency: Type.String({ pattern: '^[A-Z]{3}$' }) },
  { title: 'FiatPriceRequest' },
)
/** Display currency of dollar amounts. */
export const FiatPrice = Type.Object({
  currency: Type.String(),
  /** USD per unit. Absent without a quote: amounts are then shown in dollars. */
  usd: Type.Optional(Amount),
})
export type FiatPrice = Type.Static<typeof FiatPrice>
