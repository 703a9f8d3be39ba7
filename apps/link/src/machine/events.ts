import type {
  LinkCodeRequest,
  LinkCombination,
  LinkConnection,
  NewLinkConnection,
  LinkExecution,
  LinkHolding,
  LinkPreview,
  LinkSession,
  LinkSource,
  LinkSourcesResult,
  LinkTransfer,
  TravelRuleData,
} from '@rialto/contract'

import type {
  AmountChoice,
  PreviewNotice,
  CatalogueFilter,
  Choice,
  EndReason,
  Failure,
  OAuthInProgress,
} from './state.ts'

type ShownAddress = { symbol: string; networkName: string; address: string }

/** Every event of a session: actions of the user and responses of the server. */
export type LinkEventIn =
  | {
      type: 'sessionOpened'
      session: LinkSession
      restored: readonly LinkConnection[]
      /** Of the tile of the client's page that the user has chosen. */
      chosenId?: string | undefined
      remembered: {
        choice: Choice
        oauth?: OAuthInProgress | undefined
        isHandedOver: boolean
        isConfirmed?: boolean | undefined
      }
    }
  /** The user continues after the notice of a standalone page. */
  | { type: 'confirmed' }
  | { type: 'sessionEnded'; reason: EndReason }
  | { type: 'openingRetried' }
  | { type: 'catalogueOpened' }
  | { type: 'catalogueFiltered'; filter: CatalogueFilter | undefined }
  | { type: 'accountsOpened' }
  | { type: 'manualOpened' }
  | { type: 'manualChosen'; pair: { symbol: string; networkId: string }; networkName: string }
  | { type: 'manualShown'; deposit: ShownAddress }
  | { type: 'byAddressOpened' }
  | { type: 'byAddressChosen'; pair: { symbol: string; networkId: string }; networkName: string }
  | { type: 'byAddressShown'; payment: ShownAddress }
  /** A payment of the order was seen at its address. */
  | { type: 'byAddressBegun'; pair: { symbol: string; networkId: string } }
  | { type: 'integrationChosen'; integrationId: string; searched: boolean }
  | { type: 'keyFormOpened' }
  | { type: 'oauthStarted'; oauth: OAuthInProgress; window: 'open' | 'blocked' }
  | { type: 'oauthRetried' }
  | { type: 'credentialsEntered' }
  | { type: 'signInCodeRequired'; fields: Record<string, string>; request: LinkCodeRequest }
  | { type: 'signInCodeTypeReopened' }
  | { type: 'signInCodeEntered' }
  | { type: 'connectionFailed'; failure: Failure }
  | { type: 'connected'; connection: NewLinkConnection }
  | { type: 'payoutConfirmed'; transferId: string; status: 'pending' | 'success' }
  | { type: 'walletVerified'; address: string; message: string; signature: string; atMs: number }
  | { type: 'walletVerificationRejected' }
  | { type: 'walletMismatched'; name: string; connectedAddress: string; atMs: number }
  | { type: 'accountChosen'; connectionId: string }
  | {
      type: 'holdingsLoaded'
      holdings: readonly LinkHolding[]
      sources?: readonly LinkSource[]
      /** Amounts that several accounts can pay together if none has enough alone. */
      offer?: LinkSourcesResult['combination']
    }
  | { type: 'combinationPriced'; combination: LinkCombination }
  | { type: 'combinationConfirmed' }
  /** A small part of the preview is to be sent before the rest. */
  | { type: 'rehearsalChosen'; previewId: string; amount: string }
  | { type: 'payingAccountsOpened' }
  | { type: 'payingAccountsChosen'; connectionIds: readonly string[] }
  /** Of a combined transfer that lacks a part. */
  | { type: 'restRequested'; transfer: LinkTransfer }
  | { type: 'sourcesOpened' }
  | { type: 'sourceChosen'; source: LinkSource }
  | { type: 'configureFailed'; failure: Failure }
  | { type: 'configureRetried' }
  | { type: 'assetChosen'; symbol: string }
  | { type: 'networkChosen'; networkId: string }
  | { type: 'amountEntered'; amount: AmountChoice }
  | { type: 'amountReopened' }
  | { type: 'previewed'; preview: LinkPreview }
  | { type: 'previewFailed'; failure: Failure }
  | { type: 'previewReopened'; notice?: PreviewNotice }
  | { type: 'secondFactorEntered' }
  | { type: 'travelRuleEntered'; travelRule: TravelRuleData }
  | { type: 'executed'; execution: LinkExecution }
  | { type: 'executionRefused'; failure: Failure }
  | { type: 'outcomeUnknown'; failure: Failure }
  | { type: 'transferFound'; transferId: string }
  | { type: 'transferUpdated'; transfer: LinkTransfer }
  | { type: 'back' }
  | { type: 'left' }
