import { createVault, generateVaultKey, type VaultKey } from '@rialto/vault'
import { afterEach, beforeEach, expect, test } from 'vitest'

import type { Tables } from '../tables.ts'
import { createTestDatabase } from '../testing/createTestDatabase.ts'
import type { TestDatabase } from '../testing/testDatabases.ts'
import { rewrapSecrets } from './rewrapSecrets.ts'
import { openVaultCanary, placeVaultCanary } from './vaultCanary.ts'

const vaultOf = (...keys: VaultKey[]) => createVault({ current: keys[0]?.id ?? '', keys })
const old = { id: 'main', key: generateVaultKey() }
const next = { id: 'next', key: generateVaultKey() }

let made: TestDatabase<Tables>
beforeEach(async () => {
  made = await createTestDatabase()
})
afterEach(() => made.drop())

test('a vault key that is not the database’s is found before anything is sealed under it', async () => {
  await placeVaultCanary(made.db, vaultOf(old), 'sandbox')
  await placeVaultCanary(made.db, vaultOf(old), 'sandbox')
  for (const wrong of [vaultOf(next), vaultOf({ id: 'main', key: generateVaultKey() })]) {
    await expect(placeVaultCanary(made.db, wrong, 'sandbox')).rejects.toMatchObject({ name: 'VaultError' })
    await expect(openVaultCanary(made.db, wrong, 'sandbox')).rejects.toMatchObject({ name: 'VaultError' })
  }
})

test('also on a database from before there was a canary', async () => {
  const environment = 'sandbox'
  const sealed_key = vaultOf(old).seal('signing key', `admin_signing_keys:sealed_key:${environment}`)
  await made.db
    .insertInto('admin_signing_keys')
    .values({ environment, sealed_key, created_at: new Date(0) })
    .execute()
  await expect(placeVaultCanary(made.db, vaultOf(next), 'sandbox')).rejects.toMatchObject({ name: 'VaultError' })
  expect(await openVaultCanary(made.db, vaultOf(next), 'sandbox')).toBe(false)
  await placeVaultCanary(made.db, vaultOf(old), 'sandbox')
})

test('a rotation re-encrypts the canary, so that a process with only the old key is detected', async () => {
  await placeVaultCanary(made.db, vaultOf(old), 'sandbox')
  await rewrapSecrets(made.db, vaultOf(next, old))
  expect(await openVaultCanary(made.db, vaultOf(next), 'sandbox')).toBe(true)
  await expect(openVaultCanary(made.db, vaultOf(old), 'sandbox')).rejects.toMatchObject({ name: 'VaultError' })
})
