import { gzipSync } from 'node:zlib'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import { build } from 'esbuild'

const at = path => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** The two files people load: an ES module, and a script that defines `Rialto`. Sizes are minified and gzipped bytes. */
export async function bundleSdk() {
  const common = { entryPoints: [at('src/index.ts')], bundle: true, minify: true, target: 'es2020', write: false }
  const [module, script] = await Promise.all([
    build({ ...common, format: 'esm' }),
    build({ ...common, format: 'iife', globalName: 'Rialto' }),
  ])
  return [
    ['index.js', module.outputFiles[0].contents],
    ['rialto-link.js', script.outputFiles[0].contents],
  ].map(([name, contents]) => ({ name, contents, gzipBytes: gzipSync(contents, { level: 9 }).length }))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await mkdir(at('dist'), { recursive: true })
  for (const { name, contents, gzipBytes } of await bundleSdk()) {
    await writeFile(at(`dist/${name}`), contents)
    console.log(`${name}: ${(await readFile(at(`dist/${name}`))).length} bytes, ${gzipBytes} gzipped`)
  }
}
