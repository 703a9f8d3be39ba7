import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { runCli } from '../cli/runCli.ts'
import { createVaultFor } from '../composeVault.ts'
import { readConfig } from '../config.ts'
import { keyServerUser, masterKeyId, startKeyServer } from './testing/startKeyServer.ts'

let keys: Awaited<ReturnType<typeof startKeyServer>>
let folder: string
beforeAll(async () => {
  keys = await startKeyServer()
  folder = await mkdtemp(join(tmpdir(), 'rialto-kms-'))
})
afterAll(async () => {
  await keys?.stop()
  await rm(folder, { recursive: true, force: true })
})

const envWith = (own: Record<string, string>) => ({
  RIALTO_ENVIRONMENT: 'production',
  RIALTO_DATA_DIR: folder,
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
  RIALTO_KMS_ENDPOINT: keys.endpoint,
  RIALTO_KMS_REGION: keyServerUser.region,
  RIALTO_KMS_KEY_ID: masterKeyId,
  RIALTO_KMS_ACCESS_KEY_ID: keyServerUser.accessKeyId,
  RIALTO_KMS_SECRET_ACCESS_KEY: keyServerUser.secretAccessKey,
  ...own,
})

const wrap = async (id: string, own: Record<string, string> = {}) => {
  const seen = { out: '', err: '' }
  const code = await runCli(['vault', 'wrap', '--id', id], {
    env: envWith({ RIALTO_ENVIRONMENT: 'sandbox', ...own }),
    out: text => void (seen.out += text),
    err: text => void (seen.err += text),
    readInput: () => Promise.resolve(''),
    interrupted: () => Promise.resolve(),
  })
  return { code, ...seen, entry: /^RIALTO_VAULT_KEYS=(\S+)$/m.exec(seen.out)?.[1] ?? '' }
}

const vaultOf = async (own: Record<string, string>) => createVaultFor(readConfig(envWith(own)))

test('a key that the key service has made and encrypted seals and opens after every start, also from a file', async () => {
  const { code, entry } = await wrap('main')
  expect(code).toBe(0)
  expect(entry).toMatch(/^main:kms:/)
  const sealed = (await vaultOf({ RIALTO_VAULT_KEYS: entry })).seal('a credential', 'its row')
  const path = join(folder, 'vault_keys')
  await writeFile(path, `${entry}\n`)
  expect((await vaultOf({ RIALTO_VAULT_KEYS_FILE: path })).open(sealed, 'its row')).toBe('a credential')
  // Beside a key in plain text, which it replaces: both open.
  const plain = `old:${Buffer.from(Array.from({ length: 32 }, (_, at) => at)).toString('base64')}`
  const old = (await vaultOf({ RIALTO_VAULT_KEYS: plain })).seal('older', 'its row')
  const both = await vaultOf({ RIALTO_VAULT_KEYS: `${entry},${plain}` })
  expect([both.open(sealed, 'its row'), both.open(old, 'its row')]).toEqual(['a credential', 'older'])
})

test('an encrypted key serves under no other id', async () => {
  const { entry } = await wrap('main')
  await expect(vaultOf({ RIALTO_VAULT_KEYS: entry.replace('main', 'other') })).rejects.toThrow(
    'the key service refuses Decrypt: 400, InvalidCiphertextException',
  )
})

test('errors name the problem without a key: secret, region, master key, service', async () => {
  const { entry } = await wrap('main')
  const start = (own: Record<string, string>) => vaultOf({ RIALTO_VAULT_KEYS: entry, ...own })
  await expect(start({ RIALTO_KMS_SECRET_ACCESS_KEY: 'another' })).rejects.toThrow('403, InvalidSignatureException')
  await expect(start({ RIALTO_KMS_REGION: 'us-east-1' })).rejects.toThrow('403, InvalidSignatureException')
  await expect(start({ RIALTO_KMS_KEY_ID: 'alias/other' })).rejects.toThrow('400, NotFoundException')
  await expect(start({ RIALTO_KMS_ENDPOINT: 'http://127.0.0.1:1' })).rejects.toThrow('does not answer Decrypt')
  await expect(start({ RIALTO_KMS_REGION: '' })).rejects.toThrow('RIALTO_KMS_REGION is not set')
  await expect(start({ RIALTO_KMS_ENDPOINT: 'http://kms.example' })).rejects.toThrow(
    'RIALTO_KMS_ENDPOINT must be https',
  )
  expect(await wrap('main', { RIALTO_KMS_KEY_ID: 'alias/other' })).toMatchObject({
    code: 1,
    err: 'the key service refuses GenerateDataKeyWithoutPlaintext: 400, NotFoundException\n',
  })
})
