import { expect, test } from 'vitest'

import { oauthReturned, readMessage, takeFragment, toFragment } from './messages.ts'

const codes = { attemptId: 'attempt-1', completionCode: 'code_1' }
const pageAt = (href: string) => {
  const replaced: string[] = []
  const history = {
    state: { at: 1 },
    replaceState: (_: unknown, __: string, url: string | URL) => replaced.push(String(url)),
  }
  return { page: { location: new URL(href), history } as unknown as Pick<Window, 'location' | 'history'>, replaced }
}

test('the codes go over by the fragment, and are out of the address as soon as they are read', () => {
  const { page, replaced } = pageAt(`https://link.example/?code=1#${toFragment(codes)}`)
  expect(takeFragment(page)).toEqual(codes)
  expect(replaced).toEqual(['https://link.example/?code=1'])
})

test('a fragment of something else stays where it is', () => {
  const { page, replaced } = pageAt('https://link.example/#section')
  expect(takeFragment(page)).toBeUndefined()
  expect(replaced).toEqual([])
})

test('an incomplete fragment is not a return, and is removed as well', () => {
  const { page, replaced } = pageAt('https://link.example/#rialto-oauth=attempt-1')
  expect(takeFragment(page)).toBeUndefined()
  expect(replaced).toHaveLength(1)
})

test('a message is read only with its own type and with text values', () => {
  expect(readMessage({ type: oauthReturned, ...codes }, oauthReturned)).toEqual(codes)
  expect(readMessage({ type: oauthReturned, attemptId: 1 }, oauthReturned)).toEqual({})
  for (const data of [null, 'text', {}, { type: 'other', ...codes }])
    expect(readMessage(data, oauthReturned)).toBeUndefined()
})
