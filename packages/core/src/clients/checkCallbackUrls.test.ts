import { describe, expect, test } from 'vitest'

import { checkCallbackUrls } from './checkCallbackUrls.ts'

test.each(['https://a.example', 'https://a.example:8443/b?c=d#e', 'https://xn--bcher-kva.example/'])(
  'takes %s',
  url => {
    for (const environment of ['sandbox', 'production'] as const)
      expect(checkCallbackUrls(environment, [url])).toEqual([url])
  },
)

describe('http', () => {
  test.each(['http://localhost:3000/a', 'http://127.0.0.1', 'http://[::1]:1/'])('%s is for the sandbox', url => {
    expect(checkCallbackUrls('sandbox', [url])).toEqual([url])
    expect(() => checkCallbackUrls('production', [url])).toThrow('callbackUrls[0]: must be https')
  })

  test.each(['http://a.example', 'http://localhost.a.example', 'http://127.0.0.1.a.example', 'http://10.0.0.1'])(
    '%s is for nobody',
    url => {
      expect(() => checkCallbackUrls('sandbox', [url])).toThrow('callbackUrls[0]: must be https, or http on localhost')
    },
  )
})

test.each([
  '',
  'a',
  '/a',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://a.example',
  'https://',
  'https://a b.example',
])('refuses "%s"', url => {
  expect(() => checkCallbackUrls('sandbox', ['https://a.example', url])).toThrow(/^callbackUrls\[1\]: /)
})

test('a user name or password, which would end up in logs, is rejected', () => {
  expect(() => checkCallbackUrls('sandbox', ['https://u:p@a.example'])).toThrow('must not contain a user name')
  expect(() => checkCallbackUrls('sandbox', ['https://u@a.example'])).toThrow('must not contain a user name')
})

test('once each, in their order', () => {
  const [a, b] = ['https://a.example/', 'https://b.example/']
  expect(checkCallbackUrls('sandbox', [b, a, b])).toEqual([b, a])
})
