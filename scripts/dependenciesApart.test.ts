import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { build } from 'esbuild'
import { afterEach, beforeEach, expect, test } from 'vitest'

// @ts-expect-error a script without types
import * as buildScript from './build.mjs'
// @ts-expect-error a script without types
import * as script from './dependenciesApart.mjs'

type Options = Parameters<typeof build>[0]
const { forDev } = buildScript as { forDev: Options }
const { dependenciesApart } = script as {
  dependenciesApart(given: { folder: string; options: Options }): {
    plugin: NonNullable<Options['plugins']>[number]
    bundleDependencies(): Promise<void>
  }
}
const root = join(import.meta.dirname, '..')

let folder: string
beforeEach(async () => {
  // Inside the repository, where what the dependencies import is found.
  await mkdir(join(root, '.cache'), { recursive: true })
  folder = await mkdtemp(join(root, '.cache/dependencies-of-a-test-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** What a server imports: CommonJS, ES modules, and packages that have files for bundlers beside those for Node. */
const code = `
  export { trace } from '@opentelemetry/api'
  export { default as pg } from 'pg'
  export { createHash } from 'node:crypto'
  export { sql } from 'kysely'`

test('a bundle has its dependencies in separate files, resolved as Node resolves them', async () => {
  const { plugin, bundleDependencies } = dependenciesApart({ folder: join(folder, 'dependencies'), options: forDev })
  const stdin = {
    contents: code,
    resolveDir: join(root, 'apps/server/src'),
    loader: 'ts' as const,
    sourcefile: 'in.ts',
  }
  await build({ ...forDev, stdin, outdir: folder, plugins: [plugin] })
  await bundleDependencies()
  const bundled = (await import(pathToFileURL(join(folder, 'stdin.mjs')).href)) as Record<string, unknown>
  expect(Object.keys(bundled).sort()).toEqual(['createHash', 'pg', 'sql', 'trace'])
  expect(bundled['trace']).toHaveProperty('getTracer')
  expect(bundled['pg']).toHaveProperty('Client')
})
