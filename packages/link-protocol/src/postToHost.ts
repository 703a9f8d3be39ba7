import type { PageMessage } from './pageMessage.ts'
import type { TransferFailedPayload } from './payloads.ts'

/** The parts of `window` that the five hosts provide. Injectable, so that each can be tested without its platform. */
export type HostWindow = {
  webkit?: { messageHandlers?: { jsMessageHandler?: { postMessage(message: unknown): void } } }
  ReactNativeWebView?: { postMessage(message: string): void }
  JSBridge?: { sendNativeMessage?(message: string): void; postMessage?(message: string): void }
  parent?: { postMessage(message: unknown, targetOrigin: string): void }
}

export type HostTransport = 'webkit' | 'reactNative' | 'android' | 'flutter' | 'parent' | 'none'

/** Native hosts also take the failed form of `transferFinished`. */
export type OutgoingMessage =
  | PageMessage
  | { type: 'transferFinished'; payload: TransferFailedPayload }
  | { type: 'showClose' }
  /** For Rialto's native SDKs only: the state that a new WebView needs to resume the session, as opaque text. */
  | { type: 'sessionKept'; payload: { state: string } }
  | { type: 'showNativeNavbar'; payload: boolean }

/**
 * Sends one message to the opener of the page and returns the channel: iOS receives objects, the other native hosts
 * JSON text, a web page `postMessage` with its exact origin. Never posts to `*`: without a known origin a web host
 * receives no message.
 */
export function postToHost(
  message: OutgoingMessage,
  environment: { window: HostWindow; targetOrigin?: string | undefined },
): HostTransport {
  const { window, targetOrigin } = environment
  const { webkit, ReactNativeWebView, JSBridge } = window
  if (webkit?.messageHandlers?.jsMessageHandler) {
    webkit.messageHandlers.jsMessageHandler.postMessage(message)
    return 'webkit'
  }
  if (ReactNativeWebView) {
    ReactNativeWebView.postMessage(JSON.stringify(message))
    return 'reactNative'
  }
  if (JSBridge?.sendNativeMessage) {
    JSBridge.sendNativeMessage(JSON.stringify(message))
    return 'android'
  }
  if (JSBridge?.postMessage) {
    JSBridge.postMessage(JSON.stringify(message))
    return 'flutter'
  }
  return postToParent(message, window, targetOrigin)
}

function postToParent(message: OutgoingMessage, window: HostWindow, targetOrigin: string | undefined): HostTransport {
  // A top-level page is its own parent: it has no host to notify.
  const isAlone = !window.parent || window.parent === (window as unknown)
  if (isAlone || !targetOrigin || targetOrigin === '*') return 'none'
  window.parent?.postMessage(message, targetOrigin)
  return 'parent'
}
