import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { ConfigError, isSecretFile, readSecretFiles } from './secretFiles.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rialto-secrets-'))
})
afterAll(() => rmSync(folder, { recursive: true }))
const fileWith = (text: string) => {
  const path = join(folder, `${text.trim() || 'empty'}.txt`)
  writeFileSync(path, text)
  return path
}

test('only a setting that is a secret is read from a file', () => {
  expect(isSecretFile('RIALTO_VAULT_KEYS_FILE')).toBe(true)
  expect(isSecretFile('RIALTO_PUBLIC_URL_FILE')).toBe(false)
})

test('a secret is the content of its file without the final line break', () => {
  const env = readSecretFiles({ RIALTO_VAULT_KEYS_FILE: fileWith('main:key\n'), PORT: '1' })
  expect(env).toMatchObject({ RIALTO_VAULT_KEYS: 'main:key', PORT: '1' })
})

test.each([
  ['both the variable and its file', () => ({ RIALTO_VAULT_KEYS: 'x', RIALTO_VAULT_KEYS_FILE: fileWith('y') })],
  ['an empty file', () => ({ RIALTO_VAULT_KEYS_FILE: fileWith(' \n') })],
  ['a file that does not exist', () => ({ RIALTO_VAULT_KEYS_FILE: join(folder, 'none') })],
])('%s is a fault of the configuration, which names the variable', (_, env) => {
  expect(() => readSecretFiles(env())).toThrow(ConfigError)
  expect(() => readSecretFiles(env())).toThrow('RIALTO_VAULT_KEYS')
})
