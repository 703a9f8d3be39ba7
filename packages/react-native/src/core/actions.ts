import type {
  BackupEvent,
  BackupJitRequest,
  BackupTierChanged,
  LinkEvent,
  LinkPayload,
  SessionSummary,
  TransferFinishedPayload,
  TransferUpdatedEvent,
  WithdrawalRequestedEvent,
} from '@rialto/link-protocol'

/** A transfer that the institution has accepted, with its present state. */
export type FinishedTransfer = Omit<TransferFinishedPayload, 'status' | 'transferStatus' | 'fromAddress'> & {
  /** `pending` until the transfer is confirmed; it can still fail. Credit the user on the webhook. */
  status: 'pending' | 'succeeded' | 'failed'
  /** Absent if the institution does not report its sending address. */
  fromAddress?: string
}

export type SdkEvent = LinkEvent | TransferUpdatedEvent | WithdrawalRequestedEvent | BackupEvent | BackupTierChanged

/**
 * Actions that a session requires of its host, in this order. They are the same on every platform:
 * packages/link-protocol/vectors.
 */
export type Action =
  /** Open this address in the WebView, and report `timeout` if the page is not ready by then. */
  | { do: 'load'; url: string; timeoutMs: number }
  /** Open the bundled file of level 2 with these parameters. */
  | { do: 'loadLevel2'; parameters: string; timeoutMs: number }
  /** The page runs: take away what covers it. */
  | { do: 'loaded' }
  /** Give the page this text (`window.rialtoKept`) when it is loaded into another WebView. */
  | { do: 'keep'; state: string }
  | { do: 'send'; message: { type: string; payload?: unknown } }
  | { do: 'event'; event: SdkEvent }
  | { do: 'connected'; payload: LinkPayload }
  | { do: 'transferFinished'; payload: FinishedTransfer }
  | { do: 'callJit'; request: BackupJitRequest }
  | { do: 'navbar'; isShown: boolean }
  | { do: 'confirmExit' }
  | { do: 'goBack' }
  | { do: 'reload' }
  | { do: 'showError'; message: string }
  /** The outcome of the session, once. No further action follows. */
  | { do: 'exit'; errorMessage?: string; summary?: SessionSummary }

/** Inputs of a session. */
export type Input =
  | { is: 'open' }
  /** A message of the page: JSON text or an object. */
  | { is: 'message'; data: unknown }
  | { is: 'timeout' }
  /** The document did not load, or with an HTTP status of 400 or above. */
  | { is: 'loadFailed' }
  | { is: 'rendererGone' }
  | { is: 'back'; canGoBack: boolean }
  /** The close button of the app's side. */
  | { is: 'closePressed' }
  | { is: 'exitConfirmed' }
  /** The app ends the session. */
  | { is: 'closeLink' }
  /** Outcome of a callback of the app, by the request's `callId`. Without a result it failed. */
  | { is: 'jitAnswered'; callId: string; method: 'addressInit' | 'statusPoll'; isOk: boolean; result?: unknown }
