import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { icons } from '@rialto/catalog/icons'
import { setBridgingRoute } from '@rialto/core'
import { isSigned } from '@rialto/link-protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestServer, type TestServer } from '../testing/createTestServer.ts'
import { createBackupFiles } from './createBackupFiles.ts'
import { publishBackup } from './publishBackup.ts'
import { readPublished } from './readPublished.ts'
import { generateSigningKey, readSigningKey } from './signingKey.ts'

let server: TestServer
let folder: string
let built: string
const key = readSigningKey(generateSigningKey())

beforeAll(async () => {
  server = await createTestServer()
  folder = await mkdtemp(join(tmpdir(), 'rialto-backup-'))
  built = await mkdtemp(join(tmpdir(), 'rialto-widget-'))
  const { buildTier1 } = (await import('../../../backup/scripts/build.mjs' as string)) as {
    buildTier1: () => Promise<Record<string, string>>
  }
  await publishBackup(built, new Map(Object.entries(await buildTier1())))
})
afterAll(async () => {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
  await rm(built, { recursive: true, force: true })
})

test('an empty folder has nothing published', async () => {
  expect(await readPublished(folder)).toEqual({ generatedAtMs: undefined, files: [] })
})

const publish = async () => publishBackup(folder, await createBackupFiles(server.ctx, { dir: built, key, icons }))
const read = (name: string) => readFile(join(folder, name), 'utf8')

test('publishes the widget with its public key, beside a catalog that this key signed', async () => {
  await publish()
  expect(await read('index.html')).toContain(`<meta name="rialto-backup-key" content="${key.publicKey}"`)
  expect(await isSigned(await read('all.json'), await read('all.json.sig'), key.publicKey)).toBe(true)
  const { generatedAtMs, files } = await readPublished(folder)
  expect(new Date(generatedAtMs ?? 0).toISOString()).toBe(JSON.parse(await read('all.json')).generatedAtUtc)
  const all = Buffer.byteLength(await read('all.json'))
  expect(files).toContainEqual({ name: 'all.json', bytes: all })
  expect(files.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^assets\/widget-.*\.js$/))
  for (const name of (await read('index.html')).matchAll(/(?:src|href)="([^"]+)"/g)) await read(String(name[1]))
})

test('the catalog lists pairs of a single client under a hash of the client’s id', async () => {
  const origin = { network: 'eip155:84532', asset: 'usdt' }
  await setBridgingRoute(server.ctx, server.client.scope, {
    origin,
    destination: { network: 'eip155:11155111', asset: 'USDC' },
    minimumAmount: undefined,
    displayName: undefined,
  })
  await publish()
  const text = await read('all.json')
  const { accountPairs } = JSON.parse(text) as { accountPairs: Record<string, object[]> }
  const hash = Buffer.from(server.ctx.ids.sha256(server.client.clientId)).toString('hex')
  expect(accountPairs).toEqual({ [hash]: [expect.objectContaining({ symbol: 'USDT', networkName: 'Base Sepolia' })] })
  expect(text).not.toContain(server.client.clientId)
})

test('publishing replaces each file atomically and leaves no partial file', async () => {
  await writeFile(join(folder, 'all.json'), 'x'.repeat(1_000_000))
  await publish()
  expect(await isSigned(await read('all.json'), await read('all.json.sig'), key.publicKey)).toBe(true)
  expect((await readdir(folder)).filter(name => name.endsWith('.new'))).toEqual([])
})
