import { isRecord, literal, maybe, shape, text } from './checks.ts'
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

/** For Rialto's SDKs only: the user's present page, named as in `SessionSummary.page`. */
type PageChangedMessage = { type: 'pageChanged'; payload: { page: string } }

/** For Rialto's SDKs only: a transfer that `transferFinished` reported has a new hash or status. */
export type TransferUpdatedEvent = {
  type: 'transferUpdated'
  payload: { transferId: string; status: TransferStatus; txHash?: string }
}

/**
 * The user has confirmed a payout to their account, and the client sends it. `transferId` is the id of the payout. Known to the newest published
 * SDK for React Native and to Rialto's SDKs.
 */
export type WithdrawalRequestedEvent = {
  type: 'withdrawalRequested'
  payload: { transferId: string; status: 'pending' | 'success' }
}

const isPageChange = shape<PageChangedMessage['payload']>({ page: text })
const isTransferUpdate = shape<TransferUpdatedEvent['payload']>({
  transferId: text,
  status: isTransferStatus,
  txHash: maybe(text),
})

const isWithdrawal = shape<WithdrawalRequestedEvent['payload']>({
  transferId: text,
  status: literal('pending', 'success'),
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
  | WithdrawalRequestedEvent
  | Exclude<LinkEvent, { type: 'close' | 'done' }>

/**
 * Reads a message of the Link page; `undefined` unless it is complete and well-formed. Leaving always works: a `close`
 * or `done` with an unreadable summary becomes one without summary.
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
    case 'withdrawalRequested':
      return isWithdrawal(payload) ? { type, payload } : undefined
    default:
      return isLinkEvent(data) ? (data as PageMessage) : undefined
  }
}
