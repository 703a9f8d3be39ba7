import { expect, test } from 'vitest'

import { parseHostMessage } from './hostMessage.ts'

test('a request to close carries nothing else on', () => {
  expect(parseHostMessage({ type: 'closeRequested', payload: { a: 1 } })).toEqual({ type: 'closeRequested' })
})

test('the SDK’s specification is read only for known platforms', () => {
  const payload = { platform: 'reactNative', version: '1.2.3' }
  expect(parseHostMessage({ type: 'meshSDKSpecs', payload })).toEqual({ type: 'meshSDKSpecs', payload })
  expect(parseHostMessage({ type: 'meshSDKSpecs', payload: { ...payload, platform: 'desktop' } })).toBeUndefined()
  expect(parseHostMessage({ type: 'meshSDKSpecs', payload: { platform: 'web' } })).toBeUndefined()
})

test.each(['frontAccessTokens', 'frontTransferDestinationTokens'])(
  '%s without readable tokens is an empty list',
  type => {
    expect(parseHostMessage({ type, payload: [{ accessToken: 1 }] })).toEqual({ type, payload: [] })
  },
)

test('other data is not a message', () => {
  for (const data of [undefined, null, 'closeRequested', [], {}, { type: 'toString' }])
    expect(parseHostMessage(data)).toBeUndefined()
})
