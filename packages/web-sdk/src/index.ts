export { createLink } from './createLink.ts'
export { preload } from './preload.ts'
export { SDK_VERSION } from './version.ts'
export type { FinishedTransfer, Link, LinkOptions } from './options.ts'
export type {
  AccessTokenPayload,
  DelayedAuthPayload,
  IntegrationAccessToken,
  LinkEvent,
  LinkEventPayloads,
  LinkPayload,
  SessionSummary,
  TransferFinishedPayload,
  TransferUpdatedEvent,
} from '@rialto/link-protocol'
