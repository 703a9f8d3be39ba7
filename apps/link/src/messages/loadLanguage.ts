import { createMessages } from '@rialto/ui/messages'
import { en } from './first/en.ts'
import type { FormalTexts } from './formal/formalTexts.ts'
import type { FirstMessages, FirstTranslation } from './messages.ts'

/** One file each, loaded when it is the one needed. English comes with the page. */
const translations: Readonly<Record<string, () => Promise<FirstTranslation>>> = {
  ar: () => import('./first/ar.json').then(file => file.default),
  de: () => import('./first/de.json').then(file => file.default),
  es: () => import('./first/es.json').then(file => file.default),
  fr: () => import('./first/fr.json').then(file => file.default),
  it: () => import('./first/it.json').then(file => file.default),
  ja: () => import('./first/ja.json').then(file => file.default),
  ko: () => import('./first/ko.json').then(file => file.default),
  pt: () => import('./first/pt.json').then(file => file.default),
  ru: () => import('./first/ru.json').then(file => file.default),
  tr: () => import('./first/tr.json').then(file => file.default),
  zh: () => import('./first/zh.json').then(file => file.default),
}

/** The locale of texts for tests of the page. */
export const pseudoLocale = 'en-XA'

/** `texts` is the language that the texts of later steps are in as well. */
export type Language = {
  locale: string
  texts: string
  messages: FirstMessages
  /** Replace texts of every step, where the client asks for the formal address. */
  formal?: FormalTexts
}

/**
 * Loads the texts for the SDK's `lng` (`en`, `pt-BR`, `system`). English without a translation, or if it cannot be
 * loaded. Numbers follow the same language, so that a page never mixes two, but keep the requested region (`en-GB`).
 */
export async function loadLanguage(lng: string | undefined, systemLanguage: string): Promise<Language> {
  const wanted = lng === undefined || lng === 'system' ? systemLanguage : lng
  const base = wanted.toLowerCase().split('-')[0] ?? 'en'
  const translated = await translationOf(wanted, base).catch(() => undefined)
  const texts = translated === undefined ? 'en' : wanted === pseudoLocale ? pseudoLocale : base
  const locale = translated !== undefined || base === 'en' ? toLocale(wanted, base) : 'en'
  return { locale, texts, messages: createMessages(en, translated ?? en, locale) }
}

const translationOf = async (wanted: string, base: string): Promise<FirstTranslation | undefined> =>
  wanted === pseudoLocale ? (await import('@rialto/ui/pseudo')).toPseudo(en) : translations[base]?.()

/** Western digits everywhere: an amount has to look as it does at the institution. */
function toLocale(wanted: string, base: string): string {
  const locale = [wanted, base].find(one => {
    try {
      return Intl.getCanonicalLocales(one).length > 0
    } catch {
      return false
    }
  })
  return base === 'ar' ? `${locale ?? base}-u-nu-latn` : (locale ?? base)
}
