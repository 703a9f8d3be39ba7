import { gzipSync } from 'node:zlib'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import { build } from 'esbuild'

const at = path => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Backup mode is a separate file beside the SDK's, loaded when it is opened. */
const replacing = (filter, path) => ({
  name: 'backup-file',
  setup: ({ onResolve }) => onResolve({ filter }, () => path),
})

/** Builds the published files: an ES module and a script that defines `Rialto`, each with its file of backup mode. */
export async function bundleSdk() {
  const make = async (name, entry, options, plugins = []) => {
    const { outputFiles } = await build({
      ...{ entryPoints: [at(entry)], bundle: true, minify: true, target: 'es2020', write: false },
      ...options,
      plugins,
    })
    const { contents } = outputFiles[0]
    return { name, contents, gzipBytes: gzipSync(contents, { level: 9 }).length }
  }
  const module = { format: 'esm' }
  return Promise.all([
    make('index.js', 'src/index.ts', module, [replacing(/\/openBackup\.ts$/, { path: './backup.js', external: true })]),
    make('backup.js', 'src/backup/openBackup.ts', module),
    make('rialto-link.js', 'src/index.ts', { format: 'iife', globalName: 'Rialto' }, [
      replacing(/\/loadBackup\.ts$/, { path: at('src/backup/loadBackupScript.ts') }),
    ]),
    make('rialto-link-backup.js', 'src/backup/openBackup.ts', { format: 'iife', globalName: 'RialtoBackup' }),
  ])
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await mkdir(at('dist'), { recursive: true })
  for (const { name, contents, gzipBytes } of await bundleSdk()) {
    await writeFile(at(`dist/${name}`), contents)
    console.log(`${name}: ${(await readFile(at(`dist/${name}`))).length} bytes, ${gzipBytes} gzipped`)
  }
}
