import { afterEach, expect, test, vi } from 'vitest'

import { handleMessage } from './handleMessage.ts'

afterEach(() => vi.unstubAllGlobals())

const handle = (message: object, options: object = {}) => {
  const calls: unknown[] = []
  const note = (name: string) => (value: unknown) => void calls.push([name, value])
  const all = {
    onEvent: note('event'),
    onTransferFinished: note('finished'),
    onIntegrationConnected: note('connected'),
  }
  const session = { post: note('post'), exit: (text?: string) => void calls.push(['exit', text]) }
  vi.stubGlobal('window', { location: { origin: 'https://shop.example' } })
  handleMessage(message as never, { ...all, ...options } as never, session as never)
  return calls
}

test('a loaded page learns the SDK, and the accounts that the client gave', () => {
  const accessTokens = [{ accountId: '1' }]
  expect(handle({ type: 'loaded' }, { accessTokens })).toMatchObject([
    ['post', { type: 'meshSDKSpecs', payload: { platform: 'web', origin: 'https://shop.example' } }],
    ['post', { type: 'frontAccessTokens', payload: accessTokens }],
    ['event', { type: 'pageLoaded' }],
  ])
})

test('a transfer without a status is pending, and an empty sender is left out', () => {
  const [, finished] = handle({ type: 'transferFinished', payload: { txId: 'T1', fromAddress: '' } })
  expect(finished).toEqual(['finished', { txId: 'T1', status: 'pending' }])
})

test('closing reports the page’s error', () => {
  expect(handle({ type: 'close', payload: { errorMessage: 'no' } })).toEqual([['exit', 'no']])
})
