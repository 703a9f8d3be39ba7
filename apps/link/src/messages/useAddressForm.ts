import { useEffect, useState } from 'react'

import type { Language } from './loadLanguage.ts'

/** The language in the form of address that the client's configuration asks for, once its texts are loaded. */
export function useAddressForm(language: Language, form: 'formal' | 'familiar' | undefined): Language {
  const [formal, setFormal] = useState<{ of: Language; language: Language }>()
  useEffect(() => {
    if (form !== 'formal') return undefined
    let isOver = false
    void import('./formal/loadFormal.ts')
      .then(module => module.loadFormal(language))
      .then(loaded => {
        if (!isOver) setFormal({ of: language, language: loaded })
      })
      .catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [language, form])
  return form === 'formal' && formal?.of === language ? formal.language : language
}
