import { createMessages } from '@rialto/ui/messages'

import { en } from '../first/en.ts'
import type { Language } from '../loadLanguage.ts'
import type { FirstTranslation } from '../messages.ts'
import { type FormalTexts, withFormal } from './formalTexts.ts'

/** Languages whose texts are familiar where nothing else is asked for, and formal where it is. */
const languages: Readonly<Record<string, () => Promise<{ first: FirstTranslation; formal: FormalTexts }>>> = {
  de: async () => ({ first: (await import('../first/de.json')).default, formal: (await import('./de.json')).default }),
  es: async () => ({ first: (await import('../first/es.json')).default, formal: (await import('./es.json')).default }),
  it: async () => ({ first: (await import('../first/it.json')).default, formal: (await import('./it.json')).default }),
}

/** The language with formal texts. The same where it has one form of address. @public Imported by name. */
export async function loadFormal(language: Language): Promise<Language> {
  const found = await languages[language.texts]?.()
  if (found === undefined) return language
  const messages = createMessages(en, withFormal(found.first, found.formal), language.locale)
  return { ...language, messages, formal: found.formal }
}
