import { lazy } from '@rialto/defined/lazy'

import { isolate } from './isolate.ts'
import type { MessagesOf, TranslationOf } from './texts.ts'

type Texts = { readonly [key: string]: string | Texts }

const namesIn = (text: string) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))]

/** Makes the texts of one language callable. The English texts define the values of each and their order. */
export function createMessages<English extends Texts>(
  english: English,
  translated: TranslationOf<English>,
  locale: string,
): MessagesOf<English> {
  // Each takes a slow phone several hundredths of a second, and the first screen does not use them.
  const plurals = lazy(() => new Intl.PluralRules(locale))
  const numbers = lazy(() => new Intl.NumberFormat(locale))
  const shown = (value: string | number) => isolate(typeof value === 'number' ? numbers().format(value) : value, locale)
  const fill = (text: string, names: readonly string[], values: readonly (string | number)[]) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[names.indexOf(name)]
      return value === undefined ? whole : shown(value)
    })
  const build = (source: string | Texts, target: string | Texts | undefined): unknown => {
    if (typeof source === 'string') {
      const text = typeof target === 'string' ? target : source
      const names = namesIn(source)
      return names.length === 0 ? text : (...values: (string | number)[]) => fill(text, names, values)
    }
    const texts = typeof target === 'object' ? target : source
    if ('one' in source && 'other' in source) {
      return (count: number) => fill(String(texts[plurals().select(count)] ?? texts['other']), ['count'], [count])
    }
    return Object.fromEntries(Object.entries(source).map(([key, one]) => [key, build(one, texts[key])]))
  }
  return build(english, translated as Texts) as MessagesOf<English>
}
