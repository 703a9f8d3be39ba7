/**
 * Writes the generated part of the libraries for servers, `libraries/<language>`, from the OpenAPI document, by the
 * templates of `libraries/templates`. Needs Java and Maven. `npm test` checks without them that the files are current.
 *
 *     npm run libraries           # all
 *     npm run libraries -- go     # one
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { currentDigests, digestFile, readDocument } from './libraries/digests.mjs'
import { generate } from './libraries/generate.mjs'
import { languages } from './libraries/languages.mjs'
import { root } from './sources.mjs'

const wanted = process.argv.slice(2)
const document = await readDocument()
const chosen = languages.filter(({ language }) => wanted.length === 0 || wanted.includes(language))
for (const { language } of chosen) {
  const files = await generate({ language, document, target: join(root, 'libraries', language) })
  process.stdout.write(`${language}: ${files.length} files\n`)
}
await writeFile(digestFile, `${JSON.stringify(await currentDigests(), undefined, 2)}\n`)
