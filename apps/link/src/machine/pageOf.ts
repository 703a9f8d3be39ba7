import type { PageName } from '@rialto/link-protocol'

import type { Step } from './state.ts'

const pages: Record<Exclude<Step['name'], 'closed'>, PageName> = {
  opening: 'startPage',
  ended: 'errorPage',
  catalogue: 'integrationsCatalogPage',
  consent: 'termsAndConditionPage',
  oauth: 'integrationLoginPage',
  key: 'integrationLoginPage',
  signInCode: 'integrationMfaPage',
  connected: 'integrationConnectedPage',
  payout: 'transferPreviewPage',
  verify: 'integrationLoginPage',
  verified: 'verifyDonePage',
  manual: 'transferHoldingSelectionPage',
  byAddress: 'transferHoldingSelectionPage',
  accounts: 'integrationAccountSelectPage',
  configuring: 'transferHoldingSelectionPage',
  sources: 'transferFundingPage',
  combined: 'transferPreviewPage',
  combinedAccounts: 'transferFundingPage',
  sendingPart: 'transferExecutedPage',
  assets: 'transferHoldingSelectionPage',
  network: 'transferNetworkSelectionPage',
  amount: 'transferAmountSelectionPage',
  buyAmount: 'transferAmountSelectionPage',
  preview: 'transferPreviewPage',
  secondFactor: 'transferMfaPage',
  action: 'transferMfaPage',
  travelRule: 'transferKycPage',
  progress: 'transferExecutedPage',
  success: 'transferExecutedPage',
  failed: 'errorPage',
}

/** The public name of the page that the user is on. */
export function pageOf(step: Step): PageName {
  return step.name === 'closed' ? 'startPage' : pages[step.name]
}
