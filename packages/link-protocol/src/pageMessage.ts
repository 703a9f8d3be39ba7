import { isRecord, maybe, shape, text } from './checks.ts'
import { isLinkEvent } from './isLinkEvent.ts'
import type { LinkEvent } from './linkEvents.ts'
import {
  isAccessTokenPayload,
  isDelayedAuthPayload,
  isSessionSummary,
  isTransferFinishedPayload,
  isTransferStatus,
} from './payloadChecks.ts'
import type {
  AccessTokenPayload,
  DelayedAuthPayload,
  SessionSummary,
  TransferFinishedPayload,
  TransferStatus,
} from './payloads.ts'

/** To our own SDKs alone: where the user is, as `SessionSummary.page` names it. */
type PageChangedMessage = { type: 'pageChanged'; payload: { page: string } }

/** To our own SDKs alone: a transfer that `transferFinished` reported has a hash or another status. */
export type TransferUpdatedEvent = {
  type: 'transferUpdated'
  payload: { transferId: string; status: TransferStatus; txHash?: string }
}

const isPageChange = shape<PageChangedMessage['payload']>({ page: text })
const isTransferUpdate = shape<TransferUpdatedEvent['payload']>({
  transferId: text,
  status: isTransferStatus,
  txHash: maybe(text),
})

/** Messages of the Link page to the page or app that opened it. The envelope is `{type, payload?}` on every transport. */
export type PageMessage =
  | { type: 'loaded' }
  | { type: 'brokerageAccountAccessToken'; payload: AccessTokenPayload }
  | { type: 'delayedAuthentication'; payload: DelayedAuthPayload }
  | { type: 'transferFinished'; payload: TransferFinishedPayload }
  | { type: 'close' | 'done'; payload?: SessionSummary }
  | PageChangedMessage
  | TransferUpdatedEvent
  | Exclude<LinkEvent, { type: 'close' | 'done' }>

/**
 * Reads a message of the Link page; `undefined` for anything that is not one, complete and well-formed.
 * Leaving is never refused: a `close` or `done` whose summary is unreadable is a `close` or `done` without summary.
 */
export function parsePageMessage(data: unknown): PageMessage | undefined {
  if (!isRecord(data)) return undefined
  const { type, payload } = data
  switch (type) {
    case 'loaded':
      return { type }
    case 'close':
    case 'done':
      return isSessionSummary(payload) ? { type, payload } : { type }
    case 'brokerageAccountAccessToken':
      return isAccessTokenPayload(payload) ? { type, payload } : undefined
    case 'delayedAuthentication':
      return isDelayedAuthPayload(payload) ? { type, payload } : undefined
    case 'transferFinished':
      return isTransferFinishedPayload(payload) ? { type, payload } : undefined
    case 'pageChanged':
      return isPageChange(payload) ? { type, payload } : undefined
    case 'transferUpdated':
      return isTransferUpdate(payload) ? { type, payload } : undefined
    default:
      return isLinkEvent(data) ? (data as PageMessage) : undefined
  }
}
