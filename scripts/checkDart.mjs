/**
 * Parses the Flutter package and compares its format with the real formatter's, where there is no Flutter. Needs Node 22 and
 * `npm install --no-save @wasm-fmt/dart_fmt@0.4.0`.
 *
 *     node scripts/checkDart.mjs
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { root } from './sources.mjs'

const parser = '@wasm-fmt/dart_fmt'
const { format } = await import(parser)
const folder = join(root, 'sdks/flutter')
const files = (await readdir(folder, { recursive: true })).filter(file => file.endsWith('.dart'))
const problems = []
for (const file of files) {
  const text = await readFile(join(folder, file), 'utf8')
  try {
    // The tables are written by a script of ours.
    if (format(text, file, { line_width: 130 }) !== text && !file.includes('generated'))
      problems.push(`${file}: not formatted`)
  } catch (error) {
    problems.push(`${file}: ${error}`)
  }
}
console.log([...problems, `${files.length} files parsed`].join('\n'))
process.exitCode = problems.length > 0 ? 1 : 0
