import { gzipSync } from 'node:zlib'

import type { Plugin, Rolldown } from 'vite'

type Chunks = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>

/** The entry and every chunk that it imports before anything is shown. */
const initialOf = (bundle: Chunks): Rolldown.OutputChunk[] => {
  const found = new Map<string, Rolldown.OutputChunk>()
  const add = (name: string): void => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || found.has(name)) return
    found.set(name, chunk)
    chunk.imports.forEach(add)
  }
  for (const [name, chunk] of Object.entries(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) add(name)
  return [...found.values()]
}

/** Fails the build when the script of the first page is larger than it may be. */
export function budgetPlugin({ maxInitialGzipBytes }: { maxInitialGzipBytes: number }): Plugin {
  return {
    name: 'rialto-budget',
    apply: 'build',
    generateBundle(_, bundle) {
      const bytes = initialOf(bundle).reduce((sum, { code }) => sum + gzipSync(code).length, 0)
      if (bytes > maxInitialGzipBytes)
        this.error(`The first page has ${bytes} bytes of script (gzip), more than ${maxInitialGzipBytes}.`)
      this.info(`${bytes} bytes of script (gzip) before the first page`)
    },
  }
}
