import { expect, test } from 'vitest'

import { unknownSettings } from './unknownSettings.ts'

test('a misspelt setting is reported with the one that was meant', () => {
  expect(unknownSettings({ RIALTO_VAULT_KEY: 'x' })).toEqual([
    { name: 'RIALTO_VAULT_KEY', nearest: 'RIALTO_VAULT_KEYS' },
  ])
})

test('settings, files with secrets and variables of other programs are not reported', () => {
  const env = {
    RIALTO_VAULT_KEYS: 'x',
    RIALTO_VAULT_KEYS_FILE: '/x',
    RIALTO_CLIENT_ID: 'x',
    RIALTO_FUZZ_RUNS: '1',
    PATH: '/bin',
  }
  expect(unknownSettings(env)).toEqual([])
})

test('a variable that is not set is not reported', () => {
  expect(unknownSettings({ RIALTO_VAULT_KEY: undefined })).toEqual([])
})
