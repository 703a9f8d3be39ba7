import { createMessages } from '@rialto/ui/messages'

import { createFormat, type Format } from './createFormat.ts'
import { en } from './en/en.ts'
import type { Messages, Translation } from './messages.ts'

/** One chunk for each language, loaded on demand. English comes with the page. */
const translations: Readonly<Record<string, () => Promise<Translation>>> = {
  de: () => import('./de.json').then(file => file.default),
  es: () => import('./es.json').then(file => file.default),
  fr: () => import('./fr.json').then(file => file.default),
  pt: () => import('./pt.json').then(file => file.default),
  // For tests of the pages; see toPseudo.ts.
  'en-XA': () => import('@rialto/ui/pseudo').then(file => file.toPseudo(en)),
}

/** Languages that a member can choose, each by its own name. */
export const languages = { en: 'English', es: 'Español', pt: 'Português', fr: 'Français', de: 'Deutsch' } as const

/** `tag` is the chosen language (`de`), `locale` the format of dates and numbers (`de-AT`). */
export type Language = { tag: string; locale: string; messages: Messages; format: Format }

const baseOf = (tag: string): string =>
  Object.hasOwn(translations, tag) ? tag : (tag.toLowerCase().split('-')[0] ?? 'en')

/** The first preferred language with texts. English without one, or if its texts cannot be loaded. */
export async function loadLanguage(wanted: readonly string[]): Promise<Language> {
  const tag = wanted.map(baseOf).find(one => one === 'en' || Object.hasOwn(translations, one)) ?? 'en'
  const translated = await translations[tag]?.().catch(() => undefined)
  const shown = translated === undefined ? 'en' : tag
  const locale = wanted.find(one => baseOf(one) === shown && one !== shown && isLocale(one)) ?? shown
  const messages = createMessages(en, translated ?? en, locale)
  return { tag: shown, locale, messages, format: createFormat(locale, messages) }
}

/** Some systems give browsers an invalid locale (`en-US@posix`). */
function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}
