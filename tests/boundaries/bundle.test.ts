import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { beforeAll, expect, test } from 'vitest'

// @ts-expect-error a script without types
import * as script from '../../scripts/build.mjs'

const { buildAll } = script as { buildAll(say: () => void, names: string[]): Promise<void> }

const dist = join(import.meta.dirname, '../../dist')

// Nothing to do in `npm test`, which has built it.
beforeAll(() => buildAll(() => undefined, ['server']))

const chunksWith = async (text: string): Promise<string[]> => {
  const folder = join(dist, 'server')
  const names = (await readdir(folder)).filter(name => name.endsWith('.mjs'))
  const found = await Promise.all(names.map(async name => (await readFile(join(folder, name), 'utf8')).includes(text)))
  return names.filter((_name, index) => found[index])
}

test('ccxt is not loaded at the start: neither entry nor the signing thread contains it', async () => {
  for (const entry of ['server.mjs', 'cli.mjs']) {
    const text = await readFile(join(dist, entry), 'utf8')
    expect(text).not.toMatch(/class Exchange\b|require\.resolve\(["']ccxt|signWorker\.mjs/)
  }
})

test('requests are signed in a thread whose file is beside the chunk that starts it', async () => {
  const [chunk] = (await chunksWith('sharedWorker')).filter(name => name.startsWith('sharedWorker'))
  const { sharedWorker } = (await import(pathToFileURL(join(dist, 'server', chunk ?? '')).href)) as {
    sharedWorker: {
      sign(task: object): Promise<{ url: string; headers: Record<string, string> }>
      stop(): Promise<void>
    }
  }
  const call = { api: ['private', 'spot'], path: 'accounts', method: 'GET', params: {} }
  const task = { exchange: 'gate', credentials: { apiKey: 'key', secret: 'secret' }, call, nowMs: 1_760_000_000_000 }
  const { url, headers } = await sharedWorker.sign(task)
  expect(url).toBe('https://api.gateio.ws/api/v4/spot/accounts')
  expect(headers['SIGN']).toMatch(/^[0-9a-f]{128}$/)
  await sharedWorker.stop()
})
