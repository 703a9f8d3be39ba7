import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import './loadTypeScript.mjs'
import { root } from './sources.mjs'

/** Folders whose English texts are TypeScript, with the translations of each as `<language>.json`. */
const folders = [
  { english: 'apps/link/src/messages/first/en.ts', translations: 'apps/link/src/messages/first' },
  { english: 'apps/link/src/messages/later/en.ts', translations: 'apps/link/src/messages/later' },
  { english: 'apps/dashboard/src/messages/en/en.ts', translations: 'apps/dashboard/src/messages' },
]

/** Paths of texts that the translation lacks. A counted text is one text, whichever forms its language needs. */
export const missingIn = (english, translation, path = '') =>
  Object.entries(english).flatMap(([key, text]) => {
    const translated = translation?.[key]
    const isOne = typeof text === 'string' || ('one' in text && 'other' in text)
    if (isOne) return translated === undefined ? [`${path}${key}`] : []
    return missingIn(text, translated, `${path}${key}.`)
  })

/** Texts that pages show in English, as `<file>: <path>`. A release has none. */
export async function listMissingTexts() {
  const listed = await Promise.all(
    folders.map(async ({ english, translations }) => {
      const { en } = await import(pathToFileURL(join(root, english)).href)
      const files = (await readdir(join(root, translations))).filter(name => name.endsWith('.json'))
      return Promise.all(
        files.map(async name => {
          const translation = JSON.parse(await readFile(join(root, translations, name), 'utf8'))
          return missingIn(en, translation).map(path => `${translations}/${name}: ${path}`)
        }),
      )
    }),
  )
  return listed.flat(2)
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const missing = await listMissingTexts()
  process.stdout.write(missing.length === 0 ? 'Every text is translated.\n' : `${missing.join('\n')}\n`)
  process.exitCode = missing.length === 0 ? 0 : 1
}
