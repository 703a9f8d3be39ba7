import { readdir } from 'node:fs/promises'

import { describeTranslations } from '@rialto/ui/testing'

import { en as first } from './first/en.ts'
import { en as later } from './later/en.ts'

const files = (await readdir(new URL('first', import.meta.url)))
  .filter(file => file.endsWith('.json'))
  .map(file => file.replace('.json', ''))

const load = async (language: string) => {
  const parts = await Promise.all([import(`./first/${language}.json`), import(`./later/${language}.json`)])
  return Object.assign({}, ...parts.map(part => (part as { default: object }).default))
}

describeTranslations(
  { ...first, ...later },
  Object.fromEntries(files.map(language => [language, () => load(language)])),
)
