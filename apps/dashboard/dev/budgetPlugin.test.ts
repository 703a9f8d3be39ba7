import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { budgetPlugin } from './budgetPlugin.ts'

let root: string
/** A page, what it imports before anything is shown, and what it imports later. */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'rialto-budget-'))
  const random = (length: number) =>
    Array.from({ length }, (_, index) => Math.imul(index + 1, 2_654_435_761).toString(36)).join('')
  const files = {
    'index.html': '<script type="module" src="./main.js"></script>',
    'main.js': "import { text } from './now.js'; document.title = text; import('./later.js')",
    'now.js': `export const text = '${random(400)}'`,
    'later.js': `document.body.title = '${random(4_000)}'`,
  }
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(root, name), text)))
})
afterAll(() => rm(root, { recursive: true, force: true }))

const buildWithin = (maxInitialGzipBytes: number) =>
  build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { write: false },
    plugins: [budgetPlugin({ maxInitialGzipBytes })],
  })

test('a build fails above the budget of the first page, in which scripts that are loaded later do not count', async () => {
  await expect(buildWithin(1_000)).rejects.toThrow(
    /The first page has \d{4} bytes of script \(gzip\), more than 1000\./,
  )
  await expect(buildWithin(8_000)).resolves.toBeDefined()
})
