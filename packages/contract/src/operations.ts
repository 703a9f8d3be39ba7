import { removeAccountOperation } from './accounts/removeAccount.ts'
import { getEquityPriceOperation } from './assets/getEquityPrice.ts'
import { listAssetsOperation } from './assets/listAssets.ts'
import { authenticateOperation } from './authentication/authenticate.ts'
import { listAuthenticationSchemesOperation } from './authentication/listAuthenticationSchemes.ts'
import { startAuthenticationOperation } from './authentication/startAuthentication.ts'
import { getBalanceOperation } from './balances/getBalance.ts'
import { createBridgingAddressOperation } from './bridging/createBridgingAddress.ts'
import { listDepositRoutesOperation } from './bridging/listDepositRoutes.ts'
import { listWithdrawalRoutesOperation } from './bridging/listWithdrawalRoutes.ts'
import { quoteBridgeOperation } from './bridging/quoteBridge.ts'
import { createCatalogLinkOperation } from './catalogLink/createCatalogLink.ts'
import { getCatalogLinkOperation } from './catalogLink/getCatalogLink.ts'
import { getHoldingsOperation } from './balances/getHoldings.ts'
import { getHoldingsValueOperation } from './balances/getHoldingsValue.ts'
import { verifyAccountOperation } from './identity/verifyAccount.ts'
import { verifyExchangeOperation } from './identity/verifyExchange.ts'
import { getStatusOperation } from './integrations/getStatus.ts'
import { listIntegrationsOperation } from './integrations/listIntegrations.ts'
import { createLinkTokenOperation } from './linkTokens/createLinkToken.ts'
import { getLinkResultOperation } from './linkTokens/getLinkResult.ts'
import { cancelOrderOperation } from './orders/cancelOrder.ts'
import { getOrderOperation } from './orders/getOrder.ts'
import { getOrderSymbolInfoOperation } from './orders/getOrderSymbolInfo.ts'
import { getTradingFeaturesOperation } from './orders/getTradingFeatures.ts'
import { listOrdersOperation } from './orders/listOrders.ts'
import { placeOrderOperation } from './orders/placeOrder.ts'
import { previewOrderOperation } from './orders/previewOrder.ts'
import { createPaymentRequestOperation } from './paymentRequests/createPaymentRequest.ts'
import { getPaymentRequestOperation } from './paymentRequests/getPaymentRequest.ts'
import { resolvePaymentRequestOperation } from './paymentRequests/resolvePaymentRequest.ts'
import { createBridgePaymentOperation } from './paymentRequests/createBridgePayment.ts'
import { createRefundOperation } from './paymentRequests/createRefund.ts'
import { getRefundOperation } from './paymentRequests/getRefund.ts'
import { reportRefundOperation } from './paymentRequests/reportRefund.ts'
import { cancelRefundOperation } from './paymentRequests/cancelRefund.ts'
import { cancelPayoutOperation } from './payouts/cancelPayout.ts'
import { getPayoutOperation } from './payouts/getPayout.ts'
import { listPayoutAddressesOperation } from './payouts/listPayoutAddresses.ts'
import { reportPayoutOperation } from './payouts/reportPayout.ts'
import { getFiatPortfolioOperation } from './portfolio/getFiatPortfolio.ts'
import { getPortfolioOperation } from './portfolio/getPortfolio.ts'
import { getLatestBlockhashOperation } from './solana/getLatestBlockhash.ts'
import { getTokenProgramOperation } from './solana/getTokenProgram.ts'
import { isTokenAddressCreatedOperation } from './solana/isTokenAddressCreated.ts'
import { refreshTokenOperation } from './tokens/refreshToken.ts'
import { getAccountAddressOperation } from './transfers/getAccountAddress.ts'
import { getSymbolDetailsOperation } from './transfers/getSymbolDetails.ts'
import { getAccountTransferOperation } from './transfers/getAccountTransfer.ts'
import { listAccountTransfersOperation } from './transfers/listAccountTransfers.ts'
import { combineTransferOperation } from './transfers/combineTransfer.ts'
import { configureTransferOperation } from './transfers/configureTransfer.ts'
import { createTransferOperation } from './transfers/createTransfer.ts'
import { getDepositAddressOperation } from './transfers/getDepositAddress.ts'
import { listDepositAddressesOperation } from './transfers/listDepositAddresses.ts'
import { executeTransferOperation } from './transfers/executeTransfer.ts'
import { listNetworksOperation } from './transfers/listNetworks.ts'
import { listTransferIntegrationsOperation } from './transfers/listTransferIntegrations.ts'
import { listTransfersOperation } from './transfers/listTransfers.ts'
import { listTransferTokensOperation } from './transfers/listTransferTokens.ts'
import { previewTransferOperation } from './transfers/previewTransfer.ts'
import { quoteTransferOperation } from './transfers/quoteTransfer.ts'
import { updateTransferOperation } from './transfers/updateTransfer.ts'
import { verifyTransferOperation } from './transfers/verifyTransfer.ts'
import { listWalletVerificationsOperation } from './wallets/listWalletVerifications.ts'

/** Every operation of the public API by its id. `placeOrder` is last, because its path matches any single segment. */
export const operationsById = {
  createLinkToken: createLinkTokenOperation,
  getLinkResult: getLinkResultOperation,
  listIntegrations: listIntegrationsOperation,
  getStatus: getStatusOperation,
  getBalance: getBalanceOperation,
  getHoldings: getHoldingsOperation,
  refreshToken: refreshTokenOperation,
  removeAccount: removeAccountOperation,
  listNetworks: listNetworksOperation,
  configureTransfer: configureTransferOperation,
  previewTransfer: previewTransferOperation,
  combineTransfer: combineTransferOperation,
  executeTransfer: executeTransferOperation,
  listTransfers: listTransfersOperation,
  listTransferIntegrations: listTransferIntegrationsOperation,
  listTransferTokens: listTransferTokensOperation,
  verifyTransfer: verifyTransferOperation,
  getDepositAddress: getDepositAddressOperation,
  listDepositAddresses: listDepositAddressesOperation,
  updateTransfer: updateTransferOperation,
  quoteTransfer: quoteTransferOperation,
  listWithdrawalRoutes: listWithdrawalRoutesOperation,
  listDepositRoutes: listDepositRoutesOperation,
  quoteBridge: quoteBridgeOperation,
  createBridgingAddress: createBridgingAddressOperation,
  listAssets: listAssetsOperation,
  getEquityPrice: getEquityPriceOperation,
  listAuthenticationSchemes: listAuthenticationSchemesOperation,
  authenticate: authenticateOperation,
  startAuthentication: startAuthenticationOperation,
  getHoldingsValue: getHoldingsValueOperation,
  getFiatPortfolio: getFiatPortfolioOperation,
  getPortfolio: getPortfolioOperation,
  getCatalogLink: getCatalogLinkOperation,
  createCatalogLink: createCatalogLinkOperation,
  verifyAccount: verifyAccountOperation,
  verifyExchange: verifyExchangeOperation,
  listAccountTransfers: listAccountTransfersOperation,
  getAccountTransfer: getAccountTransferOperation,
  createTransfer: createTransferOperation,
  getAccountAddress: getAccountAddressOperation,
  getSymbolDetails: getSymbolDetailsOperation,
  listWalletVerifications: listWalletVerificationsOperation,
  getLatestBlockhash: getLatestBlockhashOperation,
  getTokenProgram: getTokenProgramOperation,
  isTokenAddressCreated: isTokenAddressCreatedOperation,
  createPaymentRequest: createPaymentRequestOperation,
  getPaymentRequest: getPaymentRequestOperation,
  resolvePaymentRequest: resolvePaymentRequestOperation,
  createBridgePayment: createBridgePaymentOperation,
  createRefund: createRefundOperation,
  getRefund: getRefundOperation,
  reportRefund: reportRefundOperation,
  cancelRefund: cancelRefundOperation,
  listPayoutAddresses: listPayoutAddressesOperation,
  getPayout: getPayoutOperation,
  reportPayout: reportPayoutOperation,
  cancelPayout: cancelPayoutOperation,
  listOrders: listOrdersOperation,
  getOrder: getOrderOperation,
  getTradingFeatures: getTradingFeaturesOperation,
  getOrderSymbolInfo: getOrderSymbolInfoOperation,
  cancelOrder: cancelOrderOperation,
  previewOrder: previewOrderOperation,
  placeOrder: placeOrderOperation,
} as const

export type OperationId = keyof typeof operationsById

export type OperationOf<Id extends OperationId> = (typeof operationsById)[Id]

/** The same as a list, in the order in which routes are registered. */
export const operations = Object.values(operationsById)
