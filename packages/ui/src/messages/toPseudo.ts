import type { TranslationOf } from './texts.ts'

type Texts = { readonly [key: string]: string | Texts }

const accented: Readonly<Record<string, string>> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, at) => [
    letter,
    [...'åƀçđéƒğĥîĵķļɱñöþɋřšţûṽŵẋýžÅƁÇĐÉƑĞĤÎĴĶĻṀÑÖÞɊŘŠŢÛṼŴẊÝŽ'][at] ?? letter,
  ]),
)

/**
 * Readable English in accented letters, a third longer, as translations are. Text in plain letters was never
 * translated, and text that does not fit will not fit in other languages either. Shown for `lng=en-XA`.
 */
export const toPseudo = <English extends Texts>(texts: English) => accent(texts) as TranslationOf<English>

function accent(texts: string | Texts): string | Texts {
  if (typeof texts !== 'string')
    return Object.fromEntries(Object.entries(texts).map(([key, one]) => [key, accent(one)]))
  const letters = texts.replace(/\{\w+\}|[A-Za-z]/g, one => accented[one] ?? one)
  return `${letters}${' ·'.repeat(Math.ceil(texts.length / 6))}`
}
