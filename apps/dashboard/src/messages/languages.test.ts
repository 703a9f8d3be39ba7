import { describeTranslations } from '@rialto/ui/testing'

import { en } from './en/en.ts'

describeTranslations(en, {
  de: () => import('./de/de.ts').then(file => file.de),
  es: () => import('./es/es.ts').then(file => file.es),
  fr: () => import('./fr/fr.ts').then(file => file.fr),
  pt: () => import('./pt/pt.ts').then(file => file.pt),
})
