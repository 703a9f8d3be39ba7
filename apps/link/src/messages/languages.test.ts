import { readdir } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { en as first } from './first/en.ts'
import { en as later } from './later/en.ts'

type Texts = string | { readonly [key: string]: Texts }

const flat = (texts: Texts, path = ''): [string, string][] =>
  typeof texts === 'string'
    ? [[path, texts]]
    : Object.entries(texts).flatMap(([key, one]) => flat(one, `${path}.${key}`))

const namesIn = (text: string) => [...new Set([...text.matchAll(/\{\w+\}/g)].map(([name]) => name))].sort()

const english = new Map([...flat(first), ...flat(later)])
const files = (await readdir(new URL('first', import.meta.url)))
  .map(file => file.replace('.ts', ''))
  .filter(language => language !== 'en')

/** The forms of a counted text are those of the language; each names what the English one does. */
const englishOf = (path: string) => english.get(path) ?? english.get(path.replace(/\.\w+$/, '.other'))

test.each(files)('%s has every text, each with the names of the English one', async language => {
  const parts = await Promise.all([import(`./first/${language}.ts`), import(`./later/${language}.ts`)])
  const texts = parts.flatMap(part => flat(Object.values(part as Record<string, Texts>)[0] ?? ''))
  for (const [path, text] of texts) {
    // Some languages have a word for none, one and two.
    const isWord = /\.(zero|one|two)$/.test(path) && namesIn(text).length === 0
    if (!isWord) expect({ path, names: namesIn(text) }).toEqual({ path, names: namesIn(englishOf(path) ?? '') })
    expect({ path, text: text.trim() }).not.toEqual({ path, text: '' })
  }
  const same = texts.filter(([path, text]) => text === englishOf(path) && text.split(' ').length > 2)
  expect(same).toEqual([])
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const counted = texts
    .filter(([path]) => path.startsWith('.catalogue.results.'))
    .map(([path]) => path.split('.').at(-1))
  expect(counted.sort()).toEqual(pluralCategories.sort())
})
