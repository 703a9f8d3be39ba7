import { expect, test } from 'vitest'
import { isRegisteredRedirect, sandboxOAuthClient } from './oauthClients.ts'

test.each([
  ['http://localhost:9999/callback', true],
  ['https://127.0.0.1/', true],
  ['http://[::1]:3000/back?x=1', true],
  ['http://localhost.evil.example/', false],
  ['http://evil.example/localhost', false],
  ['http://localhost:1/#fragment', false],
  ['javascript:alert(1)', false],
  ['file://localhost/etc', false],
  ['not a url', false],
])('an application of this machine may be sent back to %s: %s', (url, allowed) => {
  expect(isRegisteredRedirect(sandboxOAuthClient, url)).toBe(allowed)
})

test('an application with registered redirect URLs is only redirected to exactly these', () => {
  const client = { ...sandboxOAuthClient, redirectUris: ['https://app.example/back'] }
  const allowed = ['https://app.example/back', 'https://app.example/back/', 'http://localhost:9999/'].map(url =>
    isRegisteredRedirect(client, url),
  )
  expect(allowed).toEqual([true, false, false])
})
