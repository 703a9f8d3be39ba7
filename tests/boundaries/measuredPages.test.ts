import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { callsOf } from '../../bench/pages/calls.ts'

const root = 'apps/dashboard/src'
/** The measured server is of production, which has no sandbox. */
const ofSandbox = ['readSandbox']

test('the bench of the dashboard’s pages measures every operation that a page reads', async () => {
  const files = (await readdir(root, { recursive: true })).filter(file => file.endsWith('.tsx'))
  const sources = await Promise.all(files.map(file => readFile(join(root, file), 'utf8')))
  const read = sources.flatMap(source => [...source.matchAll(/useRead\(\s*'(\w+)'/g)].map(match => match[1] ?? ''))
  expect(new Set(read).size).toBeGreaterThan(30)
  const ids = { transferId: '', sessionId: '', endpointId: '', eventId: '' }
  const measured = new Set<string>(Object.values(callsOf(ids)).map(({ id }) => id))
  expect(read.filter(id => !measured.has(id) && !ofSandbox.includes(id))).toEqual([])
})
