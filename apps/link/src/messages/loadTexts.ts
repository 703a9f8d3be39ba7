import { createMessages } from '@rialto/ui/messages'
import { withFormal } from './formal/formalTexts.ts'
import { en } from './later/en.ts'
import { type Language, pseudoLocale } from './loadLanguage.ts'
import type { LaterTranslation, Messages } from './messages.ts'

const translations: Readonly<Record<string, () => Promise<LaterTranslation>>> = {
  [pseudoLocale]: () => import('@rialto/ui/pseudo').then(file => file.toPseudo(en)),
  ar: () => import('./later/ar.json').then(file => file.default),
  de: () => import('./later/de.json').then(file => file.default),
  es: () => import('./later/es.json').then(file => file.default),
  fr: () => import('./later/fr.json').then(file => file.default),
  it: () => import('./later/it.json').then(file => file.default),
  ja: () => import('./later/ja.json').then(file => file.default),
  ko: () => import('./later/ko.json').then(file => file.default),
  pt: () => import('./later/pt.json').then(file => file.default),
  ru: () => import('./later/ru.json').then(file => file.default),
  tr: () => import('./later/tr.json').then(file => file.default),
  zh: () => import('./later/zh.json').then(file => file.default),
}

const loaded = new WeakMap<Language, Promise<Messages>>()

/**
 * Loads every text for the steps after the first screen, once. Texts that cannot be loaded are in English, which comes
 * with those steps.
 */
export function loadTexts(language: Language): Promise<Messages> {
  const known = loaded.get(language) ?? load(language)
  loaded.set(language, known)
  return known
}

async function load({ locale, texts, messages, formal }: Language): Promise<Messages> {
  const translated = await translations[texts]?.().catch(() => undefined)
  const addressed = translated && formal ? withFormal(translated, formal) : translated
  return { ...messages, ...createMessages(en, addressed ?? en, locale) }
}
