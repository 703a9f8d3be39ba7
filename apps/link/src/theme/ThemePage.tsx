import { defined } from '@rialto/defined'
import { isRightToLeft } from '@rialto/ui/messages'
import { useEffect, useState, useSyncExternalStore } from 'react'

import { App } from '../App.tsx'
import type { Language } from '../messages/loadLanguage.ts'
import type { LinkSessionHandle } from '../session/createLinkSession.ts'
import { type BrandForm, formOf, isLogoUrl } from './brandForm.ts'
import { ThemeForm } from './ThemeForm.tsx'
import type { themedStore } from './themedStore.ts'
import { useChecked } from './useChecked.ts'

export type ThemePageProps = {
  link: LinkSessionHandle
  language: Language
  setTheme: ReturnType<typeof themedStore>['setTheme']
}

export function ThemePage({ link, language, setTheme }: ThemePageProps) {
  const { store } = link
  const session = useSyncExternalStore(store.subscribe, store.read).session
  const [changed, setChanged] = useState<BrandForm>()
  const form = changed ?? (session && formOf(session))
  const { light, dark, hasColors } = form ?? { light: '', dark: '', hasColors: false }
  const checked = useChecked(link, hasColors ? { light, dark } : undefined)
  const colors = checked?.brand?.colors
  useEffect(() => {
    if (changed === undefined) return
    const { cornerRadius, font, verb, logoUrl } = changed
    setTheme({
      brand: { cornerRadius, font, confirmVerb: verb, ...defined({ colors: changed.hasColors ? colors : undefined }) },
      logoUrl: isLogoUrl(logoUrl) ? logoUrl : undefined,
    })
  }, [changed, colors, setTheme])
  return (
    <div className="theme">
      {form && <ThemeForm form={form} problems={hasColors ? (checked?.problems ?? []) : []} onChange={setChanged} />}
      <div className="theme__link" lang={language.locale} dir={isRightToLeft(language.locale) ? 'rtl' : 'ltr'}>
        <App link={link} language={language} />
      </div>
    </div>
  )
}
