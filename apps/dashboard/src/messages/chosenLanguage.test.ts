import { afterEach, expect, test, vi } from 'vitest'

import { keepLanguage, wantedLanguages } from './chosenLanguage.ts'

afterEach(() => vi.unstubAllGlobals())

test('a member’s choice comes before the browser’s languages', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  vi.stubGlobal('navigator', { languages: ['fr', 'en'] })
  expect(wantedLanguages()).toEqual(['fr', 'en'])
  keepLanguage('de')
  expect(wantedLanguages()).toEqual(['de', 'fr', 'en'])
})
