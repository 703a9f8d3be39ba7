import {
  type PageMessage,
  parsePageMessage,
  type SessionSummary,
  type TransferFinishedPayload,
} from '@rialto/link-protocol'

import type { Action, FinishedTransfer, Input } from './actions.ts'
import { linkUrl, type LinkUrlSettings } from './linkUrl.ts'
import { readNativeMessage } from './readNativeMessage.ts'

const invalidToken = 'Invalid link token!'
const unreachable = 'The service can’t be reached. Check your internet connection, then try again.'
const stopped = 'The page stopped. Close this window and try again.'
const loadTimeoutMs = 20_000

/**
 * One use of a link token as a state machine without clock, screen or network: inputs go in, actions come out. There is
 * exactly one `exit`, whatever the order of inputs.
 */
export function createLinkSession(
  token: string,
  settings: LinkUrlSettings,
  platform: string,
): (input: Input) => Action[] {
  let isEnded = false
  let isLoaded = false
  let hasReloaded = false
  let page = 'startPage'
  let problem: string | undefined

  const exit = (errorMessage?: string, summary: SessionSummary = { page }): Action[] => {
    isEnded = true
    return [{ do: 'exit', ...(errorMessage !== undefined && { errorMessage }), summary }]
  }
  const fail = (message: string): Action[] => {
    problem = message
    return [{ do: 'showError', message }]
  }
  const reloadOnce = (otherwise: string): Action[] => {
    if (hasReloaded) return fail(otherwise)
    hasReloaded = true
    isLoaded = false
    return [{ do: 'reload' }]
  }
  const leave = (): Action[] => {
    if (problem !== undefined) return exit(problem, { page, errorMessage: problem })
    return isLoaded ? [{ do: 'confirmExit' }] : exit()
  }
  const receive = (data: unknown): Action[] => {
    const own = readNativeMessage(data)
    if (own?.type === 'showClose') return [{ do: 'confirmExit' }]
    if (own?.type === 'showNativeNavbar') return [{ do: 'navbar', isShown: own.isShown }]
    if (own?.type === 'sessionKept') return [{ do: 'keep', state: own.state }]
    if (own?.type === 'transferFailed')
      return [{ do: 'event', event: { type: 'transferExecutionError', payload: { errorMessage: own.errorMessage } } }]
    const message = parsePageMessage(own?.data)
    if (message === undefined) return []
    if (message.type === 'pageChanged') {
      page = message.payload.page
      return []
    }
    if (message.type === 'loaded') {
      isLoaded = true
      problem = undefined
    }
    return actionsOf(message, exit)
  }

  return input => {
    if (isEnded) return []
    switch (input.is) {
      case 'open': {
        const url = linkUrl(token, settings, platform)
        if (url === undefined) return exit(invalidToken, { page, errorMessage: invalidToken })
        return [{ do: 'load', url, timeoutMs: loadTimeoutMs }]
      }
      case 'message':
        return receive(input.data)
      case 'timeout':
        return isLoaded ? [] : fail(unreachable)
      case 'loadFailed':
        return reloadOnce(unreachable)
      case 'rendererGone':
        return reloadOnce(stopped)
      case 'back':
        return isLoaded && input.canGoBack ? [{ do: 'goBack' }] : leave()
      case 'closePressed':
        return leave()
      case 'exitConfirmed':
      case 'closeLink':
        return exit()
      case 'jitAnswered':
        return []
    }
  }
}

type Exit = (errorMessage?: string, summary?: SessionSummary) => Action[]

function connectedActions(payload: Extract<Action, { do: 'connected' }>['payload']): Action[] {
  return [
    { do: 'event', event: { type: 'integrationConnected', payload } },
    { do: 'connected', payload },
  ]
}

function actionsOf(message: Exclude<PageMessage, { type: 'pageChanged' }>, exit: Exit): Action[] {
  switch (message.type) {
    case 'close':
    case 'done':
      return exit(message.payload?.errorMessage, message.payload)
    case 'loaded':
      return [{ do: 'loaded' }, { do: 'event', event: { type: 'pageLoaded' } }]
    case 'brokerageAccountAccessToken':
      return connectedActions({ accessToken: message.payload })
    case 'delayedAuthentication':
      return connectedActions({ delayedAuth: message.payload })
    case 'transferFinished':
      return [
        { do: 'event', event: { type: 'transferCompleted', payload: message.payload } },
        { do: 'transferFinished', payload: finishedTransfer(message.payload) },
      ]
    default:
      return [{ do: 'event', event: message }]
  }
}

/** The page keeps to `success` for the published SDKs and sends the status beside it. */
function finishedTransfer({ transferStatus, fromAddress, ...payload }: TransferFinishedPayload): FinishedTransfer {
  const transfer = { ...payload, status: transferStatus ?? 'pending' }
  return fromAddress ? { ...transfer, fromAddress } : transfer
}
