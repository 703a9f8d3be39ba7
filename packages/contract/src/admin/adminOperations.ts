import type { AdminOperation } from './adminOperation.ts'
import {
  listBridgingRoutesOperation,
  removeBridgingRouteOperation,
  setBridgingPriorityOperation,
  setBridgingRouteOperation,
} from './bridgingRoutes.ts'
import { readCallbackUrlsOperation, replaceCallbackUrlsOperation } from './callbackUrls.ts'
import { issueAdminTokenOperation } from './issueAdminToken.ts'
import {
  createSubClientOperation,
  listSubClientsOperation,
  readSubClientOperation,
  removeSubClientLogoOperation,
  removeSubClientOperation,
  replaceSubClientOperation,
  setSubClientLogoOperation,
} from './subClientOperations.ts'

/** Every operation of the account management API. */
export const adminOperations: readonly AdminOperation[] = [
  issueAdminTokenOperation,
  readCallbackUrlsOperation,
  replaceCallbackUrlsOperation,
  listSubClientsOperation,
  createSubClientOperation,
  readSubClientOperation,
  replaceSubClientOperation,
  removeSubClientOperation,
  setSubClientLogoOperation,
  removeSubClientLogoOperation,
  listBridgingRoutesOperation,
  setBridgingRouteOperation,
  removeBridgingRouteOperation,
  setBridgingPriorityOperation,
]
