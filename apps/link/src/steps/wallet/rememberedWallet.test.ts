import { afterEach, expect, test, vi } from 'vitest'

import { rememberedWallet, rememberWallet } from './rememberedWallet.ts'

afterEach(() => vi.unstubAllGlobals())

test('the chosen wallet is remembered for the tab', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  expect(rememberedWallet()).toBeUndefined()
  rememberWallet('io.metamask')
  expect(rememberedWallet()).toBe('io.metamask')
})

test('a browser without storage remembers none, and does not fail', () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  rememberWallet('io.metamask')
  expect(rememberedWallet()).toBeUndefined()
})
