export { createLink } from './createLink.ts'
export { preload } from './preload.ts'
export { SDK_VERSION } from './version.ts'
export { isServiceDown, tryService } from '@rialto/link-protocol'
export type { BackupOpenOptions, FinishedTransfer, Link, LinkOptions, LinkTile, LinkTiles } from './options.ts'
export type {
  AccessTokenPayload,
  BackupAddressStatus,
  BackupConfig,
  BackupDestination,
  BackupEvent,
  BackupTierChanged,
  DelayedAuthPayload,
  IntegrationAccessToken,
  LinkEvent,
  LinkEventPayloads,
  LinkPayload,
  SessionSummary,
  TransferFinishedPayload,
  TransferUpdatedEvent,
  WithdrawalRequestedEvent,
} from '@rialto/link-protocol'
