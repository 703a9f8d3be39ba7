import { words } from '../parts/format.ts'

/** Pages of Link, as its exit reports them. */
const pages: Readonly<Record<string, string>> = {
  startPage: 'Start',
  errorPage: 'Error',
  integrationsCatalogPage: 'Choice of the institution',
  termsAndConditionPage: 'Consent',
  integrationLoginPage: 'Sign-in',
  integrationMfaPage: 'Sign-in code',
  integrationConnectedPage: 'Account connected',
  verifyDonePage: 'Wallet verified',
  integrationAccountSelectPage: 'Choice of the account',
  transferHoldingSelectionPage: 'Choice of the asset',
  transferFundingPage: 'Ways to pay',
  transferNetworkSelectionPage: 'Choice of the network',
  transferAmountSelectionPage: 'Amount',
  transferPreviewPage: 'Preview',
  transferMfaPage: 'Code for the transfer',
  transferKycPage: 'Details of the beneficiary',
  transferExecutedPage: 'Transfer',
}

/** One that a later Link has is shown by its name. */
export const pageText = (page: string): string => pages[page] ?? words(page)

/** What the Link page requested, as people say it. */
const requests: Readonly<Record<string, string>> = {
  openLinkSession: 'Link opened',
  readLinkSession: 'Link reloaded',
  readFiatPrice: 'Exchange rate read',
  finishLinkSession: 'Link left',
  startOAuth: 'Sign-in at the institution started',
  readOAuth: 'Sign-in at the institution checked',
  completeOAuth: 'Sign-in at the institution completed',
  connectWithKey: 'API key sent',
  connectWithPassword: 'Sign-in sent',
  connectWallet: 'Wallet connected',
  restoreConnections: 'Stored accounts restored',
  challengeWallet: 'Proof of the wallet requested',
  verifyWallet: 'Proof of the wallet sent',
  askWallet: 'Payment requested from the wallet',
  answerWallet: 'Answer of the wallet received',
  linkConfigure: 'Holdings read',
  linkSources: 'Ways to pay read',
  linkPreview: 'Transfer previewed',
  linkExecute: 'Transfer approved by the user',
  linkTransfer: 'Transfer status read',
}

export const requestText = (operation: string): string => requests[operation] ?? words(operation)
