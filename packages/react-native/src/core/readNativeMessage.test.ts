import { expect, test } from 'vitest'

import { readNativeMessage } from './readNativeMessage.ts'

test('text is read as JSON, and invalid JSON is ignored', () => {
  expect(readNativeMessage('{"type":"showClose"}')).toEqual({ type: 'showClose' })
  for (const data of ['{', 'null', '[]', '7', undefined, null]) expect(readNativeMessage(data)).toBeUndefined()
})

test('the navigation bar is shown for true alone', () => {
  expect(readNativeMessage({ type: 'showNativeNavbar', payload: true })).toMatchObject({ isShown: true })
  expect(readNativeMessage({ type: 'showNativeNavbar', payload: 'true' })).toMatchObject({ isShown: false })
})

test('a session is kept only as text', () => {
  expect(readNativeMessage({ type: 'sessionKept', payload: { state: '{}' } })).toEqual({
    type: 'sessionKept',
    state: '{}',
  })
  for (const payload of [undefined, 'text', {}, { state: '' }, { state: {} }])
    expect(readNativeMessage({ type: 'sessionKept', payload })).toBeUndefined()
})

test('a transfer that failed is distinguished from one that was sent', () => {
  const failed = { status: 'error', errorMessage: 'Refused' }
  expect(readNativeMessage({ type: 'transferFinished', payload: failed })).toEqual({
    type: 'transferFailed',
    errorMessage: 'Refused',
  })
  expect(readNativeMessage({ type: 'transferFinished', payload: { status: 'error' } })).toBeUndefined()
  const sent = { type: 'transferFinished', payload: { status: 'success' } }
  expect(readNativeMessage(sent)).toEqual({ type: 'other', data: sent })
})
