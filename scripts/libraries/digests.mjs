import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { loadSources, root } from '../sources.mjs'
import { filesOf } from './generate.mjs'
import { languages } from './languages.mjs'
import { namesOf } from './namesOf.mjs'
import { prepareDocument } from './prepareDocument.mjs'

/** Digests of the generated files and of their sources: the document, the templates and the generator. */
export const digestFile = join(root, 'libraries/generated.json')

export const readDocument = async () => {
  const { openApiDocument } = await loadSources("export { openApiDocument } from './packages/contract/src/index.ts'")
  return openApiDocument('https://rialto.example.com')
}

const digestOf = texts => {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(`${text.length}:${text}`)
  return hash.digest('hex')
}

const readAll = async (folder, names) => Promise.all(names.map(name => readFile(join(folder, name), 'utf8')))

const ofLanguage = async (language, document) => {
  const templates = join(root, 'libraries/templates', language)
  const config = await readFile(join(templates, 'config.json'), 'utf8')
  const names = (await readdir(templates)).sort()
  const prepared = prepareDocument(document, language)
  const inputs = [
    JSON.stringify(prepared),
    JSON.stringify(namesOf(language, prepared)),
    await readFile(join(root, 'libraries/generator.json'), 'utf8'),
    ...(await readAll(templates, names)),
  ]
  const written = await filesOf(join(root, 'libraries', language), JSON.parse(config))
  return { inputs: digestOf(inputs), files: digestOf(await readAll(join(root, 'libraries', language), written)) }
}

/** A language with the same digests as the stored ones has the files that its generator would write. */
export const currentDigests = async () => {
  const document = await readDocument()
  const entries = await Promise.all(
    languages.map(async ({ language }) => [language, await ofLanguage(language, document)]),
  )
  return Object.fromEntries(entries)
}
