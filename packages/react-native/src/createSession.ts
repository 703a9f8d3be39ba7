import type { LinkPayload, SessionSummary } from '@rialto/link-protocol'

import type { FinishedTransfer } from './core/actions.ts'
import { createController } from './linkController.ts'
import type { LinkCallbacks, LinkConnectProps } from './options.ts'

export type LinkOutcome = {
  /** `done`: a transfer was accepted or an account connected; `exited`: the user left without; `failed`: an error ended it. */
  status: 'done' | 'exited' | 'failed'
  connections: LinkPayload[]
  transfers: FinishedTransfer[]
  errorMessage?: string
  summary?: SessionSummary
}

export type LinkSession = {
  /** For `<LinkConnect {...session.props} />`. */
  props: LinkConnectProps
  /** Settles once, when the session has ended. It never rejects. */
  outcome: Promise<LinkOutcome>
  close: () => void
}

/**
 * One use of Link with its outcome as a promise. Your callbacks are called as well.
 *
 * @example
 * const session = createSession({ linkToken })
 * setSession(session) // renders <LinkConnect {...session.props} />
 * const { status, transfers } = await session.outcome
 */
export function createSession(props: LinkConnectProps): LinkSession {
  const controller = props.controller ?? createController()
  const connections: LinkPayload[] = []
  const transfers: FinishedTransfer[] = []
  let settle: (outcome: LinkOutcome) => void = () => undefined
  const outcome = new Promise<LinkOutcome>(resolve => {
    settle = resolve
  })
  const callbacks: LinkCallbacks = {
    onIntegrationConnected: payload => {
      connections.push(payload)
      props.onIntegrationConnected?.(payload)
    },
    onTransferFinished: transfer => {
      transfers.push(transfer)
      props.onTransferFinished?.(transfer)
    },
    onExit: (errorMessage, summary) => {
      const isDone = transfers.length > 0 || connections.length > 0
      const status = errorMessage !== undefined ? 'failed' : isDone ? 'done' : 'exited'
      settle({ status, connections, transfers, ...(errorMessage && { errorMessage }), ...(summary && { summary }) })
      props.onExit?.(errorMessage, summary)
    },
  }
  return { props: { ...props, ...callbacks, controller }, outcome, close: () => controller.close() }
}
