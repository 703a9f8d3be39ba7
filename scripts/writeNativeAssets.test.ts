import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, test } from 'vitest'

// @ts-expect-error -- a plain script without types
import * as script from './writeNativeAssets.mjs'

const { nativeAssets } = script as { nativeAssets(): Promise<Record<string, string>> }

test('every SDK has the same level 2 and the shapes of the vectors: run scripts/writeNativeAssets.mjs', async () => {
  const assets = await nativeAssets()
  expect(new Set(Object.entries(assets).flatMap(([path, text]) => (path.endsWith('.html') ? [text] : []))).size).toBe(1)
  for (const [path, text] of Object.entries(assets))
    expect((await readFile(join(import.meta.dirname, '..', path), 'utf8')) === text, path).toBe(true)
})
