/** Values of `SessionSummary.page`. The public list is open: read any string, send one of these. */
export const PAGE_NAMES = [
  'startPage',
  'integrationsCatalogPage',
  'integrationLoginPage',
  'integrationMfaPage',
  'integrationAccountSelectPage',
  'integrationConnectedPage',
  'errorPage',
  'transferKycPage',
  'transferHoldingSelectionPage',
  'transferNetworkSelectionPage',
  'transferAmountSelectionPage',
  'transferPreviewPage',
  'transferMfaPage',
  'transferFundingPage',
  'transferExecutedPage',
  'termsAndConditionPage',
  'verifyDonePage',
  'backup',
] as const

export type PageName = (typeof PAGE_NAMES)[number]
