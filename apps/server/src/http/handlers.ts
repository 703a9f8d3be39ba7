import type { OperationId } from '@rialto/contract'

import type { Handler } from './handler.ts'
import { removeAccountHandler } from './routes/accounts/removeAccount.ts'
import { getEquityPriceHandler } from './routes/assets/getEquityPrice.ts'
import { listAssetsHandler } from './routes/assets/listAssets.ts'
import { authenticateHandler } from './routes/authentication/authenticate.ts'
import { listAuthenticationSchemesHandler } from './routes/authentication/listAuthenticationSchemes.ts'
import { startAuthenticationHandler } from './routes/authentication/startAuthentication.ts'
import { getBalanceHandler } from './routes/balances/getBalance.ts'
import { getHoldingsHandler } from './routes/balances/getHoldings.ts'
import { getHoldingsValueHandler } from './routes/balances/getHoldingsValue.ts'
import { createBridgingAddressHandler } from './routes/bridging/createBridgingAddress.ts'
import { listDepositRoutesHandler } from './routes/bridging/listDepositRoutes.ts'
import { listWithdrawalRoutesHandler } from './routes/bridging/listWithdrawalRoutes.ts'
import { quoteBridgeHandler } from './routes/bridging/quoteBridge.ts'
import { createCatalogLinkHandler } from './routes/catalogLink/createCatalogLink.ts'
import { getCatalogLinkHandler } from './routes/catalogLink/getCatalogLink.ts'
import { verifyAccountHandler } from './routes/identity/verifyAccount.ts'
import { verifyExchangeHandler } from './routes/identity/verifyExchange.ts'
import { getStatusHandler } from './routes/integrations/getStatus.ts'
import { listIntegrationsHandler } from './routes/integrations/listIntegrations.ts'
import { createLinkTokenHandler } from './routes/linkTokens/createLinkToken.ts'
import { getLinkResultHandler } from './routes/linkTokens/getLinkResult.ts'
import { cancelOrderHandler } from './routes/orders/cancelOrder.ts'
import { getOrderHandler } from './routes/orders/getOrder.ts'
import { getOrderSymbolInfoHandler } from './routes/orders/getOrderSymbolInfo.ts'
import { getTradingFeaturesHandler } from './routes/orders/getTradingFeatures.ts'
import { listOrdersHandler } from './routes/orders/listOrders.ts'
import { placeOrderHandler } from './routes/orders/placeOrder.ts'
import { previewOrderHandler } from './routes/orders/previewOrder.ts'
import { createPaymentRequestHandler } from './routes/paymentRequests/createPaymentRequest.ts'
import { getPaymentRequestHandler } from './routes/paymentRequests/getPaymentRequest.ts'
import { resolvePaymentRequestHandler } from './routes/paymentRequests/resolvePaymentRequest.ts'
import { createBridgePaymentHandler } from './routes/paymentRequests/createBridgePayment.ts'
import { createRefundHandler } from './routes/paymentRequests/createRefund.ts'
import { getRefundHandler } from './routes/paymentRequests/getRefund.ts'
import { reportRefundHandler } from './routes/paymentRequests/reportRefund.ts'
import { cancelPayoutHandler } from './routes/payouts/cancelPayout.ts'
import { getPayoutHandler } from './routes/payouts/getPayout.ts'
import { listPayoutAddressesHandler } from './routes/payouts/listPayoutAddresses.ts'
import { reportPayoutHandler } from './routes/payouts/reportPayout.ts'
import { cancelRefundHandler } from './routes/paymentRequests/cancelRefund.ts'
import { getFiatPortfolioHandler } from './routes/portfolio/getFiatPortfolio.ts'
import { getPortfolioHandler } from './routes/portfolio/getPortfolio.ts'
import { getLatestBlockhashHandler } from './routes/solana/getLatestBlockhash.ts'
import { getTokenProgramHandler } from './routes/solana/getTokenProgram.ts'
import { isTokenAddressCreatedHandler } from './routes/solana/isTokenAddressCreated.ts'
import { refreshTokenHandler } from './routes/tokens/refreshToken.ts'
import { combineTransferHandler } from './routes/transfers/combineTransfer.ts'
import { configureTransferHandler } from './routes/transfers/configureTransfer.ts'
import { createTransferHandler } from './routes/transfers/createTransfer.ts'
import { executeTransferHandler } from './routes/transfers/executeTransfer.ts'
import { getAccountAddressHandler } from './routes/transfers/getAccountAddress.ts'
import { getAccountTransferHandler } from './routes/transfers/getAccountTransfer.ts'
import { getDepositAddressHandler } from './routes/transfers/getDepositAddress.ts'
import { getSymbolDetailsHandler } from './routes/transfers/getSymbolDetails.ts'
import { listAccountTransfersHandler } from './routes/transfers/listAccountTransfers.ts'
import { listDepositAddressesHandler } from './routes/transfers/listDepositAddresses.ts'
import { listNetworksHandler } from './routes/transfers/listNetworks.ts'
import { listTransferIntegrationsHandler } from './routes/transfers/listTransferIntegrations.ts'
import { listTransferTokensHandler } from './routes/transfers/listTransferTokens.ts'
import { listTransfersHandler } from './routes/transfers/listTransfers.ts'
import { previewTransferHandler } from './routes/transfers/previewTransfer.ts'
import { quoteTransferHandler } from './routes/transfers/quoteTransfer.ts'
import { updateTransferHandler } from './routes/transfers/updateTransfer.ts'
import { verifyTransferHandler } from './routes/transfers/verifyTransfer.ts'
import { listWalletVerificationsHandler } from './routes/wallets/listWalletVerifications.ts'

/** The handler of each operation of the public API. An operation without one does not compile. */
export const handlers: { readonly [Id in OperationId]: Handler<Id> } = {
  createLinkToken: createLinkTokenHandler,
  getLinkResult: getLinkResultHandler,
  listIntegrations: listIntegrationsHandler,
  getStatus: getStatusHandler,
  getBalance: getBalanceHandler,
  getHoldings: getHoldingsHandler,
  refreshToken: refreshTokenHandler,
  removeAccount: removeAccountHandler,
  listNetworks: listNetworksHandler,
  configureTransfer: configureTransferHandler,
  previewTransfer: previewTransferHandler,
  combineTransfer: combineTransferHandler,
  executeTransfer: executeTransferHandler,
  listTransfers: listTransfersHandler,
  listTransferIntegrations: listTransferIntegrationsHandler,
  listTransferTokens: listTransferTokensHandler,
  verifyTransfer: verifyTransferHandler,
  getDepositAddress: getDepositAddressHandler,
  listDepositAddresses: listDepositAddressesHandler,
  updateTransfer: updateTransferHandler,
  quoteTransfer: quoteTransferHandler,
  listWithdrawalRoutes: listWithdrawalRoutesHandler,
  listDepositRoutes: listDepositRoutesHandler,
  quoteBridge: quoteBridgeHandler,
  createBridgingAddress: createBridgingAddressHandler,
  listAssets: listAssetsHandler,
  getEquityPrice: getEquityPriceHandler,
  listAuthenticationSchemes: listAuthenticationSchemesHandler,
  authenticate: authenticateHandler,
  startAuthentication: startAuthenticationHandler,
  getHoldingsValue: getHoldingsValueHandler,
  getFiatPortfolio: getFiatPortfolioHandler,
  getPortfolio: getPortfolioHandler,
  getCatalogLink: getCatalogLinkHandler,
  createCatalogLink: createCatalogLinkHandler,
  verifyAccount: verifyAccountHandler,
  verifyExchange: verifyExchangeHandler,
  listAccountTransfers: listAccountTransfersHandler,
  getAccountTransfer: getAccountTransferHandler,
  createTransfer: createTransferHandler,
  getAccountAddress: getAccountAddressHandler,
  getSymbolDetails: getSymbolDetailsHandler,
  listWalletVerifications: listWalletVerificationsHandler,
  getLatestBlockhash: getLatestBlockhashHandler,
  getTokenProgram: getTokenProgramHandler,
  isTokenAddressCreated: isTokenAddressCreatedHandler,
  createPaymentRequest: createPaymentRequestHandler,
  getPaymentRequest: getPaymentRequestHandler,
  resolvePaymentRequest: resolvePaymentRequestHandler,
  createBridgePayment: createBridgePaymentHandler,
  createRefund: createRefundHandler,
  getRefund: getRefundHandler,
  reportRefund: reportRefundHandler,
  cancelRefund: cancelRefundHandler,
  listPayoutAddresses: listPayoutAddressesHandler,
  getPayout: getPayoutHandler,
  reportPayout: reportPayoutHandler,
  cancelPayout: cancelPayoutHandler,
  listOrders: listOrdersHandler,
  getOrder: getOrderHandler,
  getTradingFeatures: getTradingFeaturesHandler,
  getOrderSymbolInfo: getOrderSymbolInfoHandler,
  cancelOrder: cancelOrderHandler,
  previewOrder: previewOrderHandler,
  placeOrder: placeOrderHandler,
}
