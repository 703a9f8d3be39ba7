import { createMessages } from './createMessages.ts'
import { en } from './en.ts'
import type { Messages, Translation } from './messages.ts'

/** One file each, loaded when it is the one needed. English comes with the page. */
const translations: Readonly<Record<string, () => Promise<Translation>>> = {
  ar: () => import('./languages/ar.ts').then(file => file.ar),
  de: () => import('./languages/de.ts').then(file => file.de),
  es: () => import('./languages/es.ts').then(file => file.es),
  fr: () => import('./languages/fr.ts').then(file => file.fr),
  it: () => import('./languages/it.ts').then(file => file.it),
  ja: () => import('./languages/ja.ts').then(file => file.ja),
  ko: () => import('./languages/ko.ts').then(file => file.ko),
  pt: () => import('./languages/pt.ts').then(file => file.pt),
  ru: () => import('./languages/ru.ts').then(file => file.ru),
  tr: () => import('./languages/tr.ts').then(file => file.tr),
  zh: () => import('./languages/zh.ts').then(file => file.zh),
}

/** The locale of texts for tests of the page. */
const pseudoLocale = 'en-XA'

export type Language = { locale: string; messages: Messages }

/**
 * The texts for the SDK's `lng` (`en`, `pt-BR`, `system`); English when there are none for it, or when they cannot be loaded.
 * Numbers follow the same language, so that a page never mixes two, but keep the region asked for (`en-GB`).
 */
export async function loadLanguage(lng: string | undefined, systemLanguage: string): Promise<Language> {
  const wanted = lng === undefined || lng === 'system' ? systemLanguage : lng
  const base = wanted.toLowerCase().split('-')[0] ?? 'en'
  const translated = await translationOf(wanted, base).catch(() => undefined)
  const locale = translated !== undefined || base === 'en' ? toLocale(wanted, base) : 'en'
  return { locale, messages: createMessages(en, translated ?? en, locale) }
}

const translationOf = async (wanted: string, base: string): Promise<Translation | undefined> =>
  wanted === pseudoLocale ? (await import('./pseudo.ts')).pseudo : translations[base]?.()

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
