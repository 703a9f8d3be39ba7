import { hash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { transformSync } from 'rolldown/utils'

import { root } from './sources.mjs'

const cache = join(root, '.cache/javascript', process.version)

/** Spaces replace the types, so that lines and columns remain. JSX, which Node does not know, is converted as in the build. */
const convert = (path, source) =>
  path.endsWith('.ts')
    ? stripTypeScriptTypes(source)
    : transformSync(path, source, { lang: 'tsx', jsx: { runtime: 'automatic', development: false } }).code

/**
 * The JavaScript of a TypeScript file, cached by content for all processes and runs: a conversion takes longer than the
 * rest of an import.
 */
export const toJavaScript = path => {
  const source = readFileSync(path, 'utf8')
  const cached = join(cache, hash('sha1', `${path.endsWith('x') ? 'tsx' : 'ts'}\n${source}`))
  try {
    return readFileSync(cached, 'utf8')
  } catch {
    const code = convert(path, source)
    const draft = `${cached}.${process.pid}`
    mkdirSync(cache, { recursive: true })
    writeFileSync(draft, code)
    renameSync(draft, cached)
    return code
  }
}

/** Converts every file of the sources once, before several processes would each do it. */
const convertAll = () => {
  const folders = ['packages', 'apps', 'examples', 'tests', 'scripts']
  for (const folder of folders)
    for (const entry of readdirSync(join(root, folder), { recursive: true })) {
      if (/^(?!.*(?:node_modules|\bdist\b)).*(?<!\.d)\.tsx?$/.test(entry)) toJavaScript(join(root, folder, entry))
    }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) convertAll()
