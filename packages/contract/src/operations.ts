import { removeAccountOperation } from './accounts/removeAccount.ts'
import { getEquityPriceOperation } from './assets/getEquityPrice.ts'
import { listAssetsOperation } from './assets/listAssets.ts'
import { getBalanceOperation } from './balances/getBalance.ts'
import { getHoldingsOperation } from './holdings/getHoldings.ts'
import { getStatusOperation } from './integrations/getStatus.ts'
import { listIntegrationsOperation } from './integrations/listIntegrations.ts'
import { createLinkTokenOperation } from './linkTokens/createLinkToken.ts'
import { refreshTokenOperation } from './tokens/refreshToken.ts'
import { configureTransferOperation } from './transfers/configureTransfer.ts'
import { executeTransferOperation } from './transfers/executeTransfer.ts'
import { listNetworksOperation } from './transfers/listNetworks.ts'
import { listTransferIntegrationsOperation } from './transfers/listTransferIntegrations.ts'
import { listTransfersOperation } from './transfers/listTransfers.ts'
import { listTransferTokensOperation } from './transfers/listTransferTokens.ts'
import { previewTransferOperation } from './transfers/previewTransfer.ts'
import { verifyTransferOperation } from './transfers/verifyTransfer.ts'

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
  listAssetsOperation,
  getEquityPriceOperation,
] as const
