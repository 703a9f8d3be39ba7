import { expect, test } from 'vitest'

type Texts = string | { readonly [key: string]: Texts }

const flat = (texts: Texts, path = ''): [string, string][] =>
  typeof texts === 'string'
    ? [[path, texts]]
    : Object.entries(texts).flatMap(([key, one]) => flat(one, `${path}.${key}`))

const namesIn = (text: string) => [...new Set([...text.matchAll(/\{\w+\}/g)].map(([name]) => name))].sort()

const counted = /\.(zero|one|two|few|many|other)$/

/** Faults in the texts of a language: names that the English text does not fill, empty texts, English ones, plurals. */
function faultsOf(
  language: string,
  english: ReadonlyMap<string, string>,
  texts: readonly [string, string][],
): string[] {
  const englishOf = (path: string) => english.get(path) ?? english.get(path.replace(counted, '.other')) ?? ''
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const has = new Set(texts.map(([path]) => path))
  return texts.flatMap(([path, text]) => {
    // Some languages have a separate word for zero, one or two.
    const isWord = /\.(zero|one|two)$/.test(path) && namesIn(text).length === 0
    const forms = path.endsWith('.other') && english.has(path.replace(/other$/, 'one')) ? categories : []
    const missing = forms.map(form => path.replace(/other$/, form)).filter(form => !has.has(form))
    return [
      ...(isWord || String(namesIn(text)) === String(namesIn(englishOf(path))) ? [] : [`${path}: other names`]),
      ...(text.trim() === '' ? [`${path}: empty`] : []),
      ...(text === englishOf(path) && text.split(' ').length > 2 ? [`${path}: as in English`] : []),
      ...missing.map(form => `${form}: missing`),
    ]
  })
}

/**
 * Tests that each text of a language is a translation of an English one, with the same names and the forms that the
 * language's plurals need. `npm run translations` lists the missing ones.
 */
export const describeTranslations = (english: Texts, languages: Readonly<Record<string, () => Promise<Texts>>>) => {
  const source = new Map(flat(english))
  const keysOf = (paths: readonly string[]) => {
    const general = paths.map(path => path.replace(counted, '.other'))
    return [...new Set(paths.map((path, at) => (source.has(general[at] ?? '') ? general[at] : path)))].sort()
  }
  test.each(Object.keys(languages))('each text in %s has an English one and its names', async language => {
    const texts = flat((await languages[language]?.()) ?? '')
    expect(faultsOf(language, source, texts)).toEqual([])
    expect(keysOf([...texts.map(([path]) => path), ...source.keys()])).toEqual(keysOf([...source.keys()]))
  })
}
