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
  ['de', /(?<!\p{L})(du|dir|dich|deine?[mnrs]?)(?!\p{L})/iu, () => import('./de.json')],
  ['es', /(?<!\p{L})usted(es)?(?!\p{L})/iu, () => import('./es.json')],
  ['fr', /(?<!\p{L})([Tt]u|[Tt]oi|[Tt]on|[Tt]es)(?!\p{L})/u, () => import('./fr.json')],
  ['pt', /(?<!\p{L})(tu|teu|tua|contigo)(?!\p{L})/iu, () => import('./pt.json')],
] as const)('%s addresses its reader in one form', async (_, other, load) => {
  const texts: unknown[] = [(await load()).default]
  const mixed: string[] = []
  while (texts.length > 0) {
    const one = texts.pop()
    if (typeof one === 'string' && other.test(one)) mixed.push(one)
    if (typeof one === 'object' && one !== null) texts.push(...Object.values(one))
  }
  // The texts of the setting for the form of address name both forms.
  expect(mixed.filter(text => text !== 'Du' && !text.includes('«Sie»'))).toEqual([])
})
