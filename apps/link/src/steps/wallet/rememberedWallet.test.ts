import { afterEach, expect, test, vi } from 'vitest'

import { lastApp, rememberApp, rememberedWallet, rememberWallet, withFirst } from './rememberedWallet.ts'

afterEach(() => vi.unstubAllGlobals())

const storeIn = (name: 'sessionStorage' | 'localStorage') => {
  const stored = new Map<string, string>()
  vi.stubGlobal(name, {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
}

test('the chosen wallet is remembered for the tab', () => {
  storeIn('sessionStorage')
  expect(rememberedWallet()).toBeUndefined()
  rememberWallet('io.metamask')
  expect(rememberedWallet()).toBe('io.metamask')
})

test('a browser without storage remembers none, and does not fail', () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  for (const name of ['sessionStorage', 'localStorage']) vi.stubGlobal(name, { getItem: refuse, setItem: refuse })
  rememberWallet('io.metamask')
  rememberApp('phantom')
  expect(rememberedWallet()).toBeUndefined()
  expect(lastApp()).toBeUndefined()
})

test('the wallet app that was opened last comes first, and the others keep their order', () => {
  storeIn('localStorage')
  const apps = [{ providerId: 'io.metamask' }, { providerId: 'trust' }, { providerId: 'phantom' }]
  expect(withFirst(apps, lastApp())).toEqual(apps)
  rememberApp('phantom')
  expect(withFirst(apps, lastApp()).map(({ providerId }) => providerId)).toEqual(['phantom', 'io.metamask', 'trust'])
})
