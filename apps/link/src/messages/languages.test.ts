import { readdir } from 'node:fs/promises'

import { describeTranslations } from '@rialto/ui/testing'

import { en as first } from './first/en.ts'
import { en as later } from './later/en.ts'

const files = (await readdir(new URL('first', import.meta.url)))
  .map(file => file.replace('.ts', ''))
  .filter(language => language !== 'en')

const load = async (language: string) => {
  const parts = await Promise.all([import(`./first/${language}.ts`), import(`./later/${language}.ts`)])
  return Object.assign({}, ...parts.map(part => (part as Record<string, object>)[language]))
}

describeTranslations(
  { ...first, ...later },
  Object.fromEntries(files.map(language => [language, () => load(language)])),
)
