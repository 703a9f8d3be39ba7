import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { Plugin } from 'vite'

const minBytes = 512
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]

const compressFile = async (path: string): Promise<void> => {
  const content = await readFile(path)
  if (content.length < minBytes) return
  await Promise.all([
    toBrotli(content, { params }).then(compressed => writeFile(`${path}.br`, compressed)),
    toGzip(content, { level: 9 }).then(compressed => writeFile(`${path}.gz`, compressed)),
  ])
}

/** Writes a `.br` and a `.gz` beside every asset, for the server to send as they are. */
export function compressPlugin(): Plugin {
  return {
    name: 'rialto-compress',
    apply: 'build',
    // Compression takes most of a build, which the bundler would report at a start.
    config: () => ({ build: { rolldownOptions: { checks: { bundlerTimings: false } } } }),
    async writeBundle({ dir = '' }) {
      const assets = join(dir, 'assets')
      const names = (await readdir(assets)).filter(name => /\.(js|css|svg)$/.test(name))
      await Promise.all(names.map(name => compressFile(join(assets, name))))
    },
  }
}
