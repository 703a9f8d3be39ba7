import { en, type Messages } from './en.ts'

const languages: Readonly<Record<string, Messages>> = { en }

export type Language = { locale: string; messages: Messages }

/**
 * The catalogue for the SDK's `lng` (`en`, `pt-BR`, `system`); English when there is none for it. Numbers follow the same
 * language, so that a page never mixes two, but keep the region asked for (`en-GB`).
 */
export function pickMessages(lng: string | undefined, systemLanguage: string): Language {
  const wanted = lng === undefined || lng === 'system' ? systemLanguage : lng
  const base = wanted.toLowerCase().split('-')[0] ?? 'en'
  const messages = languages[base]
  if (messages === undefined) return { locale: 'en', messages: en }
  try {
    return { locale: Intl.getCanonicalLocales(wanted)[0] ?? base, messages }
  } catch {
    return { locale: base, messages }
  }
}
