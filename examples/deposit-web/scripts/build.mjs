import { copyFile, mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import { build } from 'esbuild'

const at = path => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Page and server into dist/. */
export async function buildMerchant() {
  await mkdir(at('dist'), { recursive: true })
  const common = { bundle: true, format: 'esm', minify: true, logLevel: 'warning' }
  await Promise.all([
    build({ ...common, entryPoints: [at('src/page/page.ts')], outfile: at('dist/page.js'), target: 'es2020' }),
    build({ ...common, entryPoints: [at('src/main.ts'), at('src/server.ts')], outdir: at('dist'), platform: 'node' }),
    copyFile(at('src/page/index.html'), at('dist/index.html')),
    copyFile(at('src/page/page.css'), at('dist/page.css')),
  ])
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildMerchant()
