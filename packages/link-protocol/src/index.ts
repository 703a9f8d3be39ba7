export { isRecord } from './checks.ts'
export { LINK_EVENT_KEYS, EXTRA_EVENT_KEYS, type LinkEventKey, type ExtraEventKey } from './linkEventKeys.ts'
export { PAGE_NAMES, type PageName } from './pageNames.ts'
export type * from './payloads.ts'
export type * from './linkEvents.ts'
export { isLinkEvent } from './isLinkEvent.ts'
export {
  isAccessTokenPayload,
  isDelayedAuthPayload,
  isIntegrationAccessToken,
  isSessionSummary,
  isTransferFinishedPayload,
} from './payloadChecks.ts'
export {
  parsePageMessage,
  type PageMessage,
  type TransferUpdatedEvent,
  type WithdrawalRequestedEvent,
} from './pageMessage.ts'
export { parseHostMessage, type HostMessage } from './hostMessage.ts'
export { encodeLinkToken, decodeLinkToken } from './linkToken.ts'
export { readLinkStyle, encodeLinkStyle, isLinkTheme, type LinkStyle, type LinkTheme } from './linkStyle.ts'
export { readLinkParameters, appendLinkParameters, type LinkParameters } from './linkParameters.ts'
export { postToHost, type HostTransport, type HostWindow, type OutgoingMessage } from './postToHost.ts'
export { readParentOrigin, type EmbeddedWindow } from './readParentOrigin.ts'
export { readAccessTokens } from './readAccessTokens.ts'
export { isTokenText, toTokenText, toSafeName } from './tokenText.ts'
export {
  backupSigningText,
  parseBackupHostMessage,
  parseBackupPageMessage,
  readAddressStatus,
  readBackupConfig,
  type BackupAddressStatus,
  type BackupConfig,
  type BackupDestination,
  type BackupEvent,
  type BackupHostMessage,
  type BackupJitRequest,
  type BackupJitResponse,
  type BackupPageMessage,
  type BackupSummary,
  type BackupTierChanged,
  unfitBackupField,
} from './backup.ts'
export { isServiceDown, tryService, type ServiceAttempt } from './isServiceDown.ts'
export { isSigned } from './isSigned.ts'
