import { afterEach, expect, test, vi } from 'vitest'

import { beginSingleSignOn, lastSignOnClient } from './singleSignOn.ts'

afterEach(() => vi.unstubAllGlobals())

test('the client is remembered and the browser leaves, once the server has an address to sign in at', async () => {
  const stored = new Map<string, string>()
  const left: string[] = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  vi.stubGlobal('window', { location: { assign: (url: string) => void left.push(url) } })
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }))
  await expect(beginSingleSignOn('client')).rejects.toThrow()
  expect([lastSignOnClient(), left]).toEqual([undefined, []])
  vi.stubGlobal('fetch', async () => Response.json({ content: { authorizationUrl: 'https://id.example/authorize' } }))
  await beginSingleSignOn('client')
  expect([lastSignOnClient(), left]).toEqual(['client', ['https://id.example/authorize']])
})
