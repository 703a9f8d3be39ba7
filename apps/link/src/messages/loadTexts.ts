import { createMessages } from '@rialto/ui/messages'
import { withFormal } from './formal/formalTexts.ts'
import { en } from './later/en.ts'
import { type Language, pseudoLocale } from './loadLanguage.ts'
import type { LaterTranslation, Messages } from './messages.ts'

const translations: Readonly<Record<string, () => Promise<LaterTranslation>>> = {
  [pseudoLocale]: () => import('@rialto/ui/pseudo').then(file => file.toPseudo(en)),
  ar: () => import('./later/ar.ts').then(file => file.ar),
  de: () => import('./later/de.ts').then(file => file.de),
  es: () => import('./later/es.ts').then(file => file.es),
  fr: () => import('./later/fr.ts').then(file => file.fr),
  it: () => import('./later/it.ts').then(file => file.it),
  ja: () => import('./later/ja.ts').then(file => file.ja),
  ko: () => import('./later/ko.ts').then(file => file.ko),
  pt: () => import('./later/pt.ts').then(file => file.pt),
  ru: () => import('./later/ru.ts').then(file => file.ru),
  tr: () => import('./later/tr.ts').then(file => file.tr),
  zh: () => import('./later/zh.ts').then(file => file.zh),
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
