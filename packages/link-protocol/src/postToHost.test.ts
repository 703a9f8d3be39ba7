import { expect, test, vi } from 'vitest'

import { type HostWindow, postToHost } from './postToHost.ts'

const message = { type: 'loaded' } as const
const json = '{"type":"loaded"}'

test('each host receives messages in its own form', () => {
  const post = vi.fn()
  const parent = { postMessage: post }
  const cases: [HostWindow, string, unknown[]][] = [
    [{ webkit: { messageHandlers: { jsMessageHandler: { postMessage: post } } }, parent }, 'webkit', [message]],
    [{ ReactNativeWebView: { postMessage: post }, parent }, 'reactNative', [json]],
    [{ JSBridge: { sendNativeMessage: post }, parent }, 'android', [json]],
    [{ JSBridge: { postMessage: post }, parent }, 'flutter', [json]],
    [{ parent }, 'parent', [message, 'https://shop.example']],
  ]
  for (const [window, transport, sent] of cases) {
    expect(postToHost(message, { window, targetOrigin: 'https://shop.example' })).toBe(transport)
    expect(post).toHaveBeenLastCalledWith(...sent)
  }
  expect(post).toHaveBeenCalledTimes(cases.length)
})

test('messages are never posted to every origin, to no origin, or to the page itself', () => {
  const post = vi.fn()
  const alone: HostWindow = {}
  alone.parent = alone as unknown as NonNullable<HostWindow['parent']>
  const parent = { postMessage: post }
  expect(postToHost(message, { window: { parent }, targetOrigin: '*' })).toBe('none')
  expect(postToHost(message, { window: { parent } })).toBe('none')
  expect(postToHost(message, { window: alone, targetOrigin: 'https://shop.example' })).toBe('none')
  expect(post).not.toHaveBeenCalled()
})
