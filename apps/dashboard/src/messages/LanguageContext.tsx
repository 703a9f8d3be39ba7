import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'

import { keepLanguage, wantedLanguages } from './chosenLanguage.ts'
import { type Language, loadLanguage } from './loadLanguage.ts'

type LanguageContextValue = Language & { choose: (tag: string) => Promise<void> }

const LanguageContext = createContext<LanguageContextValue | undefined>(undefined)

/** Shows everything in one language, and switches once another one is chosen and loaded. */
export function LanguageProvider({ initial, children }: { initial: Language; children: ReactNode }) {
  const [language, setLanguage] = useState(initial)
  useEffect(() => {
    document.documentElement.lang = language.locale
    document.title = language.messages.shell.title
  }, [language])
  const choose = async (tag: string) => {
    keepLanguage(tag)
    setLanguage(await loadLanguage(wantedLanguages()))
  }
  return <LanguageContext value={{ ...language, choose }}>{children}</LanguageContext>
}

/** The texts, and the formats of dates and numbers. */
export function useLanguage(): LanguageContextValue {
  const value = useContext(LanguageContext)
  if (value === undefined) throw new Error('useLanguage outside of LanguageProvider')
  return value
}
