import type {
  LinkCodeRequest,
  LinkCombination,
  LinkConnection,
  LinkHolding,
  LinkIntegration,
  LinkPreview,
  LinkSession,
  LinkSource,
  LinkTransfer,
  TravelRuleData,
  TravelRuleSuggestion,
} from '@rialto/contract'

import type { Problem } from '../problems/problems.ts'

/** Why a price is shown again: its text is `messages.preview` of the name. */
export type PreviewNotice = 'expired' | 'feeRose' | 'notSent'

export type AmountChoice = { amount: string } | { amountInFiat: string }

/** The user's choices so far, kept over a reload. */
export type Choice = {
  connectionId?: string | undefined
  symbol?: string | undefined
  networkId?: string | undefined
  amount?: AmountChoice | undefined
  /** The conversion or purchase at the institution before the transfer. */
  fundWith?: FundWith | undefined
  /** The asset of a deposit from a wallet or exchange that is not connected. Empty while it is not chosen. */
  manual?: { pair?: AssetPair | undefined } | undefined
  /** The asset of an order that is paid by address. Empty while it is not chosen. */
  byAddress?: { pair?: AssetPair | undefined } | undefined
  /** Of several accounts that pay together: those that may. Absent: all. */
  accountIds?: readonly string[] | undefined
  /** The preview of which a small part is sent first, with its whole amount. */
  rehearses?: { previewId: string; amount: string } | undefined
}

/** Filter of the catalogue by sendable asset and network. */
export type CatalogueFilter = {
  symbol?: string | undefined
  networkId?: string | undefined
  /** Names of the asset and of the network. */
  names: readonly string[]
  /** Ids of the integrations that cannot. */
  unsupported: readonly string[]
}

type AssetPair = { symbol: string; networkId: string }

type FundWith = { symbol: string; isPurchase: boolean }

export type OAuthInProgress = { integrationId: string; attemptId: string; authorizeUrl: string }

export type Failure = {
  kind: 'configure' | 'refused' | 'unknown' | 'transfer'
  problem: Problem
  /** The server's text, for the host alone. Empty if the server sent none. */
  message: string
  /** Finds the case at the operator: the id of the transfer or of the request. */
  supportCode: string
}

/** The account whose part was not sent, and the reason. */
export type PartFailure = { name: string; failure: Failure }

/**
 * `moved`: the session continues on another device. `elsewhere`: the link was opened outside the place where its client
 * put it.
 */
export type EndReason = 'used' | 'paid' | 'expired' | 'missing' | 'offline' | 'moved' | 'elsewhere'

/** The known state of the money when a session ends. `none` without a transfer, or if nothing is known. */
export type MoneyKnown = 'none' | 'nothingSent' | 'unknown' | 'moving'

export type Step =
  | { name: 'opening' }
  | { name: 'ended'; reason: EndReason; money: MoneyKnown }
  | { name: 'catalogue' }
  | { name: 'consent'; integrationId: string }
  | { name: 'oauth'; oauth: OAuthInProgress; window: 'open' | 'blocked' | 'resumed'; failure?: Failure }
  | { name: 'key'; integrationId: string }
  /** `fields` are sent again with the code, and kept nowhere else. `answers`: how often the institution has asked. */
  | {
      name: 'signInCode'
      integrationId: string
      fields: Record<string, string>
      request: LinkCodeRequest
      answers: number
    }
  | { name: 'connected'; connectionId: string }
  /** The confirmation of a payout to an account. */
  | { name: 'payout'; connectionId: string }
  /** The first and last step of a session that only verifies an address. */
  | { name: 'verify' }
  | { name: 'verified'; address: string }
  | { name: 'accounts' }
  /** A deposit from a wallet or exchange that is not connected. */
  | { name: 'manual'; pair?: AssetPair | undefined }
  /** An order of a fixed amount that is paid by sending to an address. */
  | { name: 'byAddress'; pair?: AssetPair | undefined }
  | { name: 'configuring' }
  | { name: 'sources' }
  /** Several accounts pay together: what each pays. `failed`: the part that was not sent, and is to be replaced. */
  | { name: 'combined'; notice?: PreviewNotice; failed?: PartFailure }
  | { name: 'combinedAccounts' }
  | { name: 'sendingPart' }
  | { name: 'assets' }
  | { name: 'network' }
  | { name: 'amount' }
  /** How much to buy. `refused`: the amount for which the account has no way to pay. */
  | { name: 'buyAmount'; refused?: AmountChoice | undefined }
  | { name: 'preview'; notice?: PreviewNotice }
  | { name: 'secondFactor'; factor: 'totp' | 'sms' | 'email'; refusals: number }
  /**
   * `checks`: how often the institution was asked again and still waits for the user. `asksNow`: the user has just
   * approved the payment, and the wallet is asked for it without another press.
   */
  | { name: 'action'; kind: 'email' | 'whitelist' | 'wallet'; checks: number; asksNow?: boolean }
  /** `asks`: how often the institution has asked. */
  | { name: 'travelRule'; suggested: TravelRuleSuggestion; asks: number }
  | { name: 'progress'; transferId: string }
  | { name: 'success' }
  | { name: 'failed'; failure: Failure }
  | { name: 'closed' }

export type LinkState = {
  step: Step
  session: LinkSession | undefined
  /** Usable in this session: connected now, or restored for a returning user. */
  connections: readonly LinkConnection[]
  integrationId: string | undefined
  /** Kept while the user looks at an integration and comes back. */
  filter?: CatalogueFilter | undefined
  choice: Choice
  holdings: readonly LinkHolding[]
  /** Every way to pay a fixed amount, the best first. Empty where the user says how much. */
  sources: readonly LinkSource[]
  preview: LinkPreview | undefined
  /**
   * Parts that several accounts pay together. `part`: the position of the part being sent, whose preview is `preview`.
   */
  combination?: LinkCombination | undefined
  part?: number | undefined
  /** The combined transfer in progress: a part of it was sent. */
  combinedId?: string | undefined
  /** The beneficiary, as the user declared it for this preview. Kept in this page’s memory only. */
  travelRule?: TravelRuleData | undefined
  transfer: LinkTransfer | undefined
  /** The session's last transfer, which failed and is tried again: it is shown no more. */
  failedTransferId?: string | undefined
  /** The host has the event that the institution accepted the transfer. Kept over a reload, so that it is sent once. */
  isHandedOver: boolean
  /** The user has read the notice of a standalone page and continues. Kept over a reload. */
  isConfirmed: boolean
}

export const initialState: LinkState = {
  step: { name: 'opening' },
  session: undefined,
  connections: [],
  integrationId: undefined,
  choice: {},
  holdings: [],
  sources: [],
  preview: undefined,
  transfer: undefined,
  isHandedOver: false,
  isConfirmed: false,
}

export function integrationOf(state: LinkState, id = state.integrationId): LinkIntegration | undefined {
  return state.session?.integrations.find(integration => integration.id === id)
}

export function connectionOf(state: LinkState): LinkConnection | undefined {
  return state.connections.find(connection => connection.connectionId === state.choice.connectionId)
}

export function holdingOf(state: LinkState): LinkHolding | undefined {
  return state.holdings.find(holding => holding.symbol === state.choice.symbol)
}
