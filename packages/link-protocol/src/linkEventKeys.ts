/** The event names that published SDKs forward to `onEvent`, in their exact spelling. They drop other names. */
export const LINK_EVENT_KEYS = [
  'pageLoaded',
  'homePageLoaded',
  'methodSelected',
  'integrationSelected',
  'legalTermsViewed',
  'credentialsEntered',
  'integrationMfaRequired',
  'integrationMfaEntered',
  'integrationOAuthStarted',
  'integrationAccountSelectionRequired',
  'integrationConnected',
  'integrationConnectionError',
  'transferStarted',
  'transferAssetSelected',
  'transferNetworkSelected',
  'transferAmountEntered',
  'transferNoEligibleAssets',
  'transferConfigureError',
  'transferPreviewError',
  'transferExecutionError',
  'transferPreviewed',
  'fundingOptionsViewed',
  'fundingOptionsUpdated',
  'gasIncreaseWarning',
  'seeWhatHappenedClicked',
  'executeFundingStep',
  'transferInitiated',
  'transferMfaRequired',
  'transferMfaEntered',
  'transferKycRequired',
  'transferExecuted',
  'transferCompleted',
  'connectionUnavailable',
  'connectionDeclined',
  'transferDeclined',
  'defiWalletError',
  'walletMessageSigned',
  'verifyDonePage',
  'verifyWalletRejected',
  'linkTransferQRGenerated',
  'SDKinjectedWalletProviders',
  'done',
  'close',
] as const

export type LinkEventKey = (typeof LINK_EVENT_KEYS)[number]

/**
 * Names seen on some platforms only: the backup widget, React Native, Android and the public documents. Of these, the web SDK forwards
 * `withdrawalRequested` outside backup mode; the published one forwards none.
 */
export const EXTRA_EVENT_KEYS = [
  'backupTierChanged',
  'linkTransferQRError',
  'linkWalletAddressCopied',
  'withdrawalRequested',
  'webViewLoadFailed',
  'paypalComplianceDeclined',
  'registerTransferError',
] as const

export type ExtraEventKey = (typeof EXTRA_EVENT_KEYS)[number]
