export { LinkConnect } from './LinkConnect.ts'
export { createSession, type LinkOutcome, type LinkSession } from './createSession.ts'
export type { LinkController } from './linkController.ts'
export { SDK_VERSION } from './version.ts'
export { isServiceDown, tryService } from '@rialto/link-protocol'
export type { FinishedTransfer, SdkEvent } from './core/actions.ts'
export type { LinkCallbacks, LinkConnectProps, LinkSettings } from './options.ts'
export type {
  AccessTokenPayload,
  BackupAddressStatus,
  BackupConfig,
  BackupDestination,
  IntegrationAccessToken,
  LinkEvent,
  LinkPayload,
  SessionSummary,
} from '@rialto/link-protocol'
