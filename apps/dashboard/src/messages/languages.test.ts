import { describeTranslations } from '@rialto/ui/testing'

import { en } from './en/en.ts'

describeTranslations(en, {
  de: () => import('./de.json').then(file => file.default),
  es: () => import('./es.json').then(file => file.default),
  fr: () => import('./fr.json').then(file => file.default),
  pt: () => import('./pt.json').then(file => file.default),
})
