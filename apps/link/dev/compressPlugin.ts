import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import type { Plugin } from 'vite'

const minBytes = 512

/** Writes a `.br` and a `.gz` beside every asset, for the server to send as they are. */
export function compressPlugin(): Plugin {
  return {
    name: 'rialto-compress',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const assets = join(dir, 'assets')
      for (const name of await readdir(assets)) {
        if (!/\.(js|css|svg)$/.test(name)) continue
        const content = await readFile(join(assets, name))
        if (content.length < minBytes) continue
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
        await writeFile(join(assets, `${name}.br`), brotliCompressSync(content, { params }))
        await writeFile(join(assets, `${name}.gz`), gzipSync(content, { level: 9 }))
      }
    },
  }
}
