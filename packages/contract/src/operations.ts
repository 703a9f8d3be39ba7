import { removeAccountOperation } from './accounts/removeAccount.ts'
import { getEquityPriceOperation } from './assets/getEquityPrice.ts'
import { listAssetsOperation } from './assets/listAssets.ts'
import { authenticateOperation } from './authentication/authenticate.ts'
import { listAuthenticationSchemesOperation } from './authentication/listAuthenticationSchemes.ts'
import { startAuthenticationOperation } from './authentication/startAuthentication.ts'
import { getBalanceOperation } from './balances/getBalance.ts'
import { createBridgingAddressOperation } from './bridging/createBridgingAddress.ts'
import { listDepositRoutesOperation, listWithdrawalRoutesOperation } from './bridging/listRoutes.ts'
import { quoteBridgeOperation } from './bridging/quoteBridge.ts'
import { createCatalogLinkOperation, readCatalogLinkOperation } from './catalogLink/catalogLink.ts'
import { getHoldingsOperation } from './holdings/getHoldings.ts'
import { getHoldingsValueOperation } from './holdings/getHoldingsValue.ts'
import { verifyAccountOperation, verifyExchangeOperation } from './identity/verifyIdentity.ts'
import { getStatusOperation } from './integrations/getStatus.ts'
import { listIntegrationsOperation } from './integrations/listIntegrations.ts'
import { createLinkTokenOperation } from './linkTokens/createLinkToken.ts'
import { cancelOrderOperation } from './orders/cancelOrder.ts'
import { getOrderOperation } from './orders/getOrder.ts'
import { getOrderSymbolInfoOperation, getTradingFeaturesOperation } from './orders/getTradingFeatures.ts'
import { listOrdersOperation } from './orders/listOrders.ts'
import { placeOrderOperation, previewOrderOperation } from './orders/placeOrder.ts'
import { getFiatPortfolioOperation } from './portfolio/getFiatPortfolio.ts'
import { getPortfolioOperation } from './portfolio/getPortfolio.ts'
import {
  getLatestBlockhashOperation,
  getTokenProgramOperation,
  isTokenAddressCreatedOperation,
} from './solana/solanaOperations.ts'
import { refreshTokenOperation } from './tokens/refreshToken.ts'
import { getAccountAddressOperation, getSymbolDetailsOperation } from './transfers/accountAddresses.ts'
import { getAccountTransferOperation, listAccountTransfersOperation } from './transfers/accountTransfers.ts'
import { configureTransferOperation } from './transfers/configureTransfer.ts'
import { createTransferOperation } from './transfers/createTransfer.ts'
import { getDepositAddressOperation, listDepositAddressesOperation } from './transfers/depositAddresses.ts'
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

/** Every operation of the public API. */
export const operations = [
  createLinkTokenOperation,
  listIntegrationsOperation,
  getStatusOperation,
  getBalanceOperation,
  getHoldingsOperation,
  refreshTokenOperation,
  removeAccountOperation,
  listNetworksOperation,
  configureTransferOperation,
  previewTransferOperation,
  executeTransferOperation,
  listTransfersOperation,
  listTransferIntegrationsOperation,
  listTransferTokensOperation,
  verifyTransferOperation,
  getDepositAddressOperation,
  listDepositAddressesOperation,
  updateTransferOperation,
  quoteTransferOperation,
  listWithdrawalRoutesOperation,
  listDepositRoutesOperation,
  quoteBridgeOperation,
  createBridgingAddressOperation,
  listAssetsOperation,
  getEquityPriceOperation,
  listAuthenticationSchemesOperation,
  authenticateOperation,
  startAuthenticationOperation,
  getHoldingsValueOperation,
  getFiatPortfolioOperation,
  getPortfolioOperation,
  readCatalogLinkOperation,
  createCatalogLinkOperation,
  verifyAccountOperation,
  verifyExchangeOperation,
  listAccountTransfersOperation,
  getAccountTransferOperation,
  createTransferOperation,
  getAccountAddressOperation,
  getSymbolDetailsOperation,
  listWalletVerificationsOperation,
  getLatestBlockhashOperation,
  getTokenProgramOperation,
  isTokenAddressCreatedOperation,
  listOrdersOperation,
  getOrderOperation,
  getTradingFeaturesOperation,
  getOrderSymbolInfoOperation,
  cancelOrderOperation,
  previewOrderOperation,
  // Last: its path takes any one word.
  placeOrderOperation,
] as const
