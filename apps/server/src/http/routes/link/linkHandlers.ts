import { acceptMoveHandler } from './acceptMove.ts'
import { answerWalletHandler } from './answerWallet.ts'
import { askWalletHandler } from './askWallet.ts'
import { challengeWalletHandler } from './challengeWallet.ts'
import { checkColorsHandler } from './checkColors.ts'
import { claimMoveHandler } from './claimMove.ts'
import { completeOAuthHandler } from './completeOAuth.ts'
import { connectWalletHandler } from './connectWallet.ts'
import { connectWithKeyHandler } from './connectWithKey.ts'
import { connectWithPasswordHandler } from './connectWithPassword.ts'
import { describeMoveHandler } from './describeMove.ts'
import { filterCatalogueHandler } from './filterCatalogue.ts'
import { findPaidReceiptHandler } from './findPaidReceipt.ts'
import { finishLinkSessionHandler } from './finishLinkSession.ts'
import { giveRefundAddressHandler } from './giveRefundAddress.ts'
import { linkCombineHandler } from './linkCombine.ts'
import { linkRehearseHandler } from './linkRehearse.ts'
import { linkConfigureHandler } from './linkConfigure.ts'
import { linkExecuteHandler } from './linkExecute.ts'
import { linkPreviewHandler } from './linkPreview.ts'
import { linkSourcesHandler } from './linkSources.ts'
import { linkTransferHandler } from './linkTransfer.ts'
import { submitAuthorizationHandler } from './submitAuthorization.ts'
import { confirmPayoutHandler } from './confirmPayout.ts'
import { previewPayoutHandler } from './previewPayout.ts'
import { listAddressOffersHandler } from './listAddressOffers.ts'
import { listManualOriginsHandler } from './listManualOrigins.ts'
import { listWithdrawalFeesHandler } from './listWithdrawalFees.ts'
import { noteWalletCallsHandler } from './noteWalletCalls.ts'
import { openLinkSessionHandler } from './openLinkSession.ts'
import { quoteManualDepositHandler } from './quoteManualDeposit.ts'
import { readAddressPaymentHandler } from './readAddressPayment.ts'
import { readFiatPriceHandler } from './readFiatPrice.ts'
import { readLinkSessionHandler } from './readLinkSession.ts'
import { readMoveHandler } from './readMove.ts'
import { readOAuthHandler } from './readOAuth.ts'
import { readOwnMoveHandler } from './readOwnMove.ts'
import { readReceiptHandler } from './readReceipt.ts'
import { restoreConnectionsHandler } from './restoreConnections.ts'
import { sandboxScenarioHandler } from './sandboxScenario.ts'
import { sandboxSessionHandler } from './sandboxSession.ts'
import { sandboxWalletHandler } from './sandboxWallet.ts'
import { startAddressPaymentHandler } from './startAddressPayment.ts'
import { startManualDepositHandler } from './startManualDeposit.ts'
import { startMoveHandler } from './startMove.ts'
import { startOAuthHandler } from './startOAuth.ts'
import { takeStoredConnectionHandler } from './takeStoredConnection.ts'
import { verifyWalletHandler } from './verifyWallet.ts'

/** Operations without a session token. A one-time code or a token in the request authorizes them. */
export const openLinkHandlers = {
  openLinkSession: openLinkSessionHandler,
  readReceipt: readReceiptHandler,
  findPaidReceipt: findPaidReceiptHandler,
  claimMove: claimMoveHandler,
  describeMove: describeMoveHandler,
  readMove: readMoveHandler,
}

/** Operations of a session. */
export const linkHandlers = {
  startOAuth: startOAuthHandler,
  readOAuth: readOAuthHandler,
  completeOAuth: completeOAuthHandler,
  connectWithKey: connectWithKeyHandler,
  connectWithPassword: connectWithPasswordHandler,
  restoreConnections: restoreConnectionsHandler,
  takeStoredConnection: takeStoredConnectionHandler,
  startMove: startMoveHandler,
  readOwnMove: readOwnMoveHandler,
  acceptMove: acceptMoveHandler,
  listManualOrigins: listManualOriginsHandler,
  startManualDeposit: startManualDepositHandler,
  quoteManualDeposit: quoteManualDepositHandler,
  submitAuthorization: submitAuthorizationHandler,
  previewPayout: previewPayoutHandler,
  confirmPayout: confirmPayoutHandler,
  listAddressOffers: listAddressOffersHandler,
  startAddressPayment: startAddressPaymentHandler,
  readAddressPayment: readAddressPaymentHandler,
  giveRefundAddress: giveRefundAddressHandler,
  listWithdrawalFees: listWithdrawalFeesHandler,
  sandboxScenario: sandboxScenarioHandler,
  sandboxSession: sandboxSessionHandler,
  checkColors: checkColorsHandler,
  readLinkSession: readLinkSessionHandler,
  filterCatalogue: filterCatalogueHandler,
  readFiatPrice: readFiatPriceHandler,
  finishLinkSession: finishLinkSessionHandler,
  linkConfigure: linkConfigureHandler,
  linkSources: linkSourcesHandler,
  linkPreview: linkPreviewHandler,
  linkCombine: linkCombineHandler,
  linkRehearse: linkRehearseHandler,
  linkExecute: linkExecuteHandler,
  linkTransfer: linkTransferHandler,
  challengeWallet: challengeWalletHandler,
  connectWallet: connectWalletHandler,
  verifyWallet: verifyWalletHandler,
  askWallet: askWalletHandler,
  noteWalletCalls: noteWalletCallsHandler,
  answerWallet: answerWalletHandler,
  sandboxWallet: sandboxWalletHandler,
}
