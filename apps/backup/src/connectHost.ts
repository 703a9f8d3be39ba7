import {
  type BackupHostMessage,
  type BackupJitResponse,
  type BackupPageMessage,
  type BackupSummary,
  type HostWindow,
  parseBackupHostMessage,
} from '@rialto/link-protocol'

import type { CallJit } from './resolveAddress.ts'

type Connection = {
  /** Reports an event, in both forms that published hosts read. */
  event: (event: Extract<BackupPageMessage, { type: 'event' }>['payload']) => void
  /** Ends the widget: the host removes it. */
  leave: (summary: BackupSummary, isDone: boolean) => void
  callJit: CallJit
}

/**
 * Exchanges messages with the page or app that opened the widget. Only the first origin that sends a configuration is
 * accepted from then on; the configuration and the calls are never sent to any other origin.
 *
 * @param sid the session id of the widget's own address; every message to a web page carries it
 */
export function connectHost(
  window: Window & HostWindow,
  sid: string,
  handle: {
    onConfig: (config: Extract<BackupHostMessage, { type: 'meshBackupConfig' }>['payload']) => void
    onCloseRequested: () => void
  },
): Connection {
  const waiting = new Map<string, (response: BackupJitResponse) => void>()
  let origin: string | undefined
  let calls = 0

  const post = (message: Record<string, unknown>): void => {
    const { webkit, ReactNativeWebView, JSBridge } = window
    if (webkit?.messageHandlers?.jsMessageHandler) webkit.messageHandlers.jsMessageHandler.postMessage(message)
    else if (ReactNativeWebView) ReactNativeWebView.postMessage(JSON.stringify(message))
    else if (JSBridge?.sendNativeMessage) JSBridge.sendNativeMessage(JSON.stringify(message))
    else if (JSBridge?.postMessage) JSBridge.postMessage(JSON.stringify(message))
    // Before the configuration only `loaded` is posted, which contains no secret, because the host's origin is not
    // known yet.
    else if (window.parent !== window) window.parent.postMessage({ ...message, sid }, origin ?? '*')
  }
  const isNative = Boolean(
    window.webkit?.messageHandlers?.jsMessageHandler ?? window.ReactNativeWebView ?? window.JSBridge,
  )

  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (origin !== undefined && event.origin !== origin) return
    if (!isNative && event.source !== window.parent) return
    const message = parseBackupHostMessage(event.data)
    if (!message) return
    if (message.type === 'meshBackupConfig') {
      if (origin !== undefined) return
      // A page without an origin (a native host's file) can only be addressed with `*`.
      origin = event.origin === 'null' || event.origin === '' ? '*' : event.origin
      handle.onConfig(message.payload)
    } else if (origin !== undefined && message.type === 'meshBackupJitResponse') {
      waiting.get(message.payload.callId)?.(message.payload)
      waiting.delete(message.payload.callId)
    } else if (message.type === 'closeRequested') handle.onCloseRequested()
  })
  post({ type: 'loaded' })

  return {
    event: payload => {
      post({ ...payload })
      post({ type: 'event', payload })
    },
    leave: (payload, isDone) => {
      if (isNative) return post({ type: 'done', payload })
      post({ type: isDone ? 'done' : 'close', payload })
      post({ type: 'exit', payload })
    },
    callJit: request =>
      new Promise(resolve => {
        const callId = `${(calls += 1)}`
        waiting.set(callId, resolve)
        post({ type: 'meshBackupJitRequest', payload: { callId, ...request } })
      }),
  }
}
