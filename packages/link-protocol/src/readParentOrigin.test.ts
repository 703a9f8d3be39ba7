import { expect, test } from 'vitest'

import { readParentOrigin } from './readParentOrigin.ts'

const allowed = ['https://app.example']
const page = (ancestor: string | undefined, referrer: string) => ({
  location: ancestor === undefined ? {} : { ancestorOrigins: { 0: ancestor, length: 1 } },
  document: { referrer },
})

test('the embedding page is read from its origin, and from the referrer only without one', () => {
  expect(readParentOrigin(page('https://app.example', ''), allowed)).toBe('https://app.example')
  expect(readParentOrigin(page(undefined, 'https://app.example/deposit?x=1'), allowed)).toBe('https://app.example')
})

test('an allowed referrer does not help a page that embeds from elsewhere', () => {
  expect(readParentOrigin(page('https://evil.example', 'https://app.example/'), allowed)).toBeUndefined()
})

test('no origin that only looks like an allowed one is taken', () => {
  for (const referrer of [
    'https://app.example.evil.example/',
    'http://app.example/',
    'https://app.example:8443/',
    'no URL',
    '',
  ])
    expect(readParentOrigin(page(undefined, referrer), allowed)).toBeUndefined()
})
