import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('the chosen theme holds against the browser’s, until the choice is removed', async () => {
  const stored = new Map<string, string>()
  const dataset: Record<string, string> = {}
  vi.stubGlobal('window', { matchMedia: () => ({ matches: true, addEventListener: () => {} }) })
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  const { chooseTheme, readTheme } = await import('./theme.ts')
  chooseTheme('light')
  expect([readTheme(), dataset['theme']]).toEqual(['light', 'light'])
  chooseTheme('system')
  expect([readTheme(), dataset['theme'], stored.size]).toEqual(['system', 'dark', 0])
})
