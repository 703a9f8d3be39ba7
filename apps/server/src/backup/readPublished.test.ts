import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { readPublished } from './readPublished.ts'

test('a published backup is listed with its time, without files that are still written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rialto-published-'))
  expect(await readPublished(folder)).toEqual({ generatedAtMs: undefined, files: [] })
  await mkdir(join(folder, 'assets'))
  const catalog = '{"generatedAtUtc":"2026-01-02T03:04:05.000Z"}'
  const files = {
    'index.html': '<p>',
    'all.json': catalog,
    'all.json.sig': 's',
    'assets/b.js': '22',
    'assets/c.js.new': '',
  }
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)))
  const { generatedAtMs, files: found } = await readPublished(folder)
  expect(generatedAtMs).toBe(Date.UTC(2026, 0, 2, 3, 4, 5))
  expect(found.map(({ name }) => name)).toEqual(['index.html', 'all.json', 'all.json.sig', 'assets/b.js'])
  expect(found.at(-1)).toEqual({ name: 'assets/b.js', bytes: 2 })
  await rm(folder, { recursive: true })
})
