import { createMessages } from '@rialto/ui/messages'
import { en } from './first/en.ts'
import type { FormalTexts } from './formal/formalTexts.ts'
import type { FirstMessages, FirstTranslation } from './messages.ts'

/** One file each, loaded when it is the one needed. English comes with the page. */
const translations: Readonly<Record<string, () => Promise<FirstTranslation>>> = {
  ar: () => import('./first/ar.ts').then(file => file.ar),
  de: () => import('./first/de.ts').then(file => file.de),
  es: () => import('./first/es.ts').then(file => file.es),
  fr: () => import('./first/fr.ts').then(file => file.fr),
  it: () => import('./first/it.ts').then(file => file.it),
  ja: () => import('./first/ja.ts').then(file => file.ja),
  ko: () => import('./first/ko.ts').then(file => file.ko),
  pt: () => import('./first/pt.ts').then(file => file.pt),
  ru: () => import('./first/ru.ts').then(file => file.ru),
  tr: () => import('./first/tr.ts').then(file => file.tr),
  zh: () => import('./first/zh.ts').then(file => file.zh),
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
