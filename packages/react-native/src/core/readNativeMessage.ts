import { isRecord } from '@rialto/link-protocol'

type NativeMessage =
  | { type: 'showClose' }
  | { type: 'showNativeNavbar'; isShown: boolean }
  | { type: 'sessionKept'; state: string }
  | { type: 'transferFailed'; errorMessage: string }
  | { type: 'other'; data: Record<string, unknown> }

/** Reads messages that a page sends to apps only. Other data is `other`, still unchecked. Invalid JSON is ignored. */
export function readNativeMessage(data: unknown): NativeMessage | undefined {
  const message = typeof data === 'string' ? parse(data) : data
  if (!isRecord(message)) return undefined
  const { type, payload } = message
  if (type === 'showClose') return { type }
  if (type === 'showNativeNavbar') return { type, isShown: payload === true }
  if (type === 'sessionKept') {
    const state = isRecord(payload) ? payload['state'] : undefined
    return typeof state === 'string' && state !== '' ? { type, state } : undefined
  }
  if (type === 'transferFinished' && isRecord(payload) && payload['status'] === 'error') {
    const text = payload['errorMessage']
    return typeof text === 'string' ? { type: 'transferFailed', errorMessage: text } : undefined
  }
  return { type: 'other', data: message }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
