import { describeTranslations } from '@rialto/ui/testing'

import { expect, test } from 'vitest'

import { en } from './en/en.ts'

describeTranslations(en, {
  de: () => import('./de.json').then(file => file.default),
  es: () => import('./es.json').then(file => file.default),
  fr: () => import('./fr.json').then(file => file.default),
  pt: () => import('./pt.json').then(file => file.default),
})

test.each([
  ['de', /\b(du|dir|dich|deine?[mnrs]?)\b/iu, () => import('./de.json')],
  ['es', /\busted(es)?\b/iu, () => import('./es.json')],
  ['fr', /\b(tu|toi|ton|tes)\b/iu, () => import('./fr.json')],
  ['pt', /\b(tu|teu|tua|contigo)\b/iu, () => import('./pt.json')],
] as const)('%s addresses its reader in one form', async (_, other, load) => {
  const texts: unknown[] = [(await load()).default]
  const mixed: string[] = []
  while (texts.length > 0) {
    const one = texts.pop()
    if (typeof one === 'string' && other.test(one)) mixed.push(one)
    if (typeof one === 'object' && one !== null) texts.push(...Object.values(one))
  }
  // The choice of the form for Link names both.
  expect(mixed.filter(text => text !== 'Du' && !text.includes('«Sie»'))).toEqual([])
})
