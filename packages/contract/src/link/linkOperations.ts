import { acceptMoveOperation } from './acceptMove.ts'
import { answerWalletOperation } from './answerWallet.ts'
import { askWalletOperation } from './askWallet.ts'
import { challengeWalletOperation } from './challengeWallet.ts'
import { checkColorsOperation } from './checkColors.ts'
import { claimMoveOperation } from './claimMove.ts'
import { completeOAuthOperation } from './completeOAuth.ts'
import { connectWalletOperation } from './connectWallet.ts'
import { connectWithKeyOperation } from './connectWithKey.ts'
import { connectWithPasswordOperation } from './connectWithPassword.ts'
import { describeMoveOperation } from './describeMove.ts'
import { filterCatalogueOperation } from './filterCatalogue.ts'
import { findPaidReceiptOperation } from './findPaidReceipt.ts'
import { finishLinkSessionOperation } from './finishLinkSession.ts'
import { giveRefundAddressOperation } from './giveRefundAddress.ts'
import { linkCombineOperation } from './linkCombine.ts'
import { linkRehearseOperation } from './linkRehearse.ts'
import { linkConfigureOperation } from './linkConfigure.ts'
import { linkExecuteOperation } from './linkExecute.ts'
import { linkPreviewOperation } from './linkPreview.ts'
import { linkSourcesOperation } from './linkSources.ts'
import { linkTransferOperation } from './linkTransfer.ts'
import { submitAuthorizationOperation } from './submitAuthorization.ts'
import { confirmPayoutOperation } from './confirmPayout.ts'
import { previewPayoutOperation } from './previewPayout.ts'
import { listAddressOffersOperation } from './listAddressOffers.ts'
import { listManualOriginsOperation } from './listManualOrigins.ts'
import { listWithdrawalFeesOperation } from './listWithdrawalFees.ts'
import { noteWalletCallsOperation } from './noteWalletCalls.ts'
import { openLinkSessionOperation } from './openLinkSession.ts'
import { quoteManualDepositOperation } from './quoteManualDeposit.ts'
import { readAddressPaymentOperation } from './readAddressPayment.ts'
import { readFiatPriceOperation } from './readFiatPrice.ts'
import { readLinkSessionOperation } from './readLinkSession.ts'
import { readMoveOperation } from './readMove.ts'
import { readOAuthOperation } from './readOAuth.ts'
import { readOwnMoveOperation } from './readOwnMove.ts'
import { readReceiptOperation } from './readReceipt.ts'
import { restoreConnectionsOperation } from './restoreConnections.ts'
import { sandboxScenarioOperation } from './sandboxScenario.ts'
import { sandboxSessionOperation } from './sandboxSession.ts'
import { sandboxWalletOperation } from './sandboxWallet.ts'
import { startAddressPaymentOperation } from './startAddressPayment.ts'
import { startManualDepositOperation } from './startManualDeposit.ts'
import { startMoveOperation } from './startMove.ts'
import { startOAuthOperation } from './startOAuth.ts'
import { takeStoredConnectionOperation } from './takeStoredConnection.ts'
import { verifyWalletOperation } from './verifyWallet.ts'

/** Every operation of the Link page's private API by its id. */
export const linkOperationsById = {
  openLinkSession: openLinkSessionOperation,
  readReceipt: readReceiptOperation,
  findPaidReceipt: findPaidReceiptOperation,
  claimMove: claimMoveOperation,
  describeMove: describeMoveOperation,
  readMove: readMoveOperation,
  startMove: startMoveOperation,
  readOwnMove: readOwnMoveOperation,
  acceptMove: acceptMoveOperation,
  readFiatPrice: readFiatPriceOperation,
  readLinkSession: readLinkSessionOperation,
  finishLinkSession: finishLinkSessionOperation,
  filterCatalogue: filterCatalogueOperation,
  startOAuth: startOAuthOperation,
  readOAuth: readOAuthOperation,
  completeOAuth: completeOAuthOperation,
  connectWithKey: connectWithKeyOperation,
  connectWithPassword: connectWithPasswordOperation,
  connectWallet: connectWalletOperation,
  restoreConnections: restoreConnectionsOperation,
  takeStoredConnection: takeStoredConnectionOperation,
  challengeWallet: challengeWalletOperation,
  verifyWallet: verifyWalletOperation,
  askWallet: askWalletOperation,
  noteWalletCalls: noteWalletCallsOperation,
  answerWallet: answerWalletOperation,
  sandboxWallet: sandboxWalletOperation,
  sandboxScenario: sandboxScenarioOperation,
  sandboxSession: sandboxSessionOperation,
  checkColors: checkColorsOperation,
  listManualOrigins: listManualOriginsOperation,
  startManualDeposit: startManualDepositOperation,
  quoteManualDeposit: quoteManualDepositOperation,
  submitAuthorization: submitAuthorizationOperation,
  previewPayout: previewPayoutOperation,
  confirmPayout: confirmPayoutOperation,
  listAddressOffers: listAddressOffersOperation,
  startAddressPayment: startAddressPaymentOperation,
  readAddressPayment: readAddressPaymentOperation,
  giveRefundAddress: giveRefundAddressOperation,
  listWithdrawalFees: listWithdrawalFeesOperation,
  linkConfigure: linkConfigureOperation,
  linkSources: linkSourcesOperation,
  linkPreview: linkPreviewOperation,
  linkCombine: linkCombineOperation,
  linkRehearse: linkRehearseOperation,
  linkExecute: linkExecuteOperation,
  linkTransfer: linkTransferOperation,
} as const

export type LinkOperationId = keyof typeof linkOperationsById
