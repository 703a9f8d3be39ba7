import { randomBytes, randomUUID } from 'node:crypto'

import type { Scope } from '@rialto/core'
import {
  fixtureWriters,
  manualClock,
  scriptedChain,
  scriptedInstitution,
  type TestBench,
  testContext,
} from '@rialto/core/testing'
import { createSigner, createVault, generateVaultKey, type Vault } from '@rialto/vault'

import { provisionClient } from '../access/provisionClient.ts'
import { createStore } from '../createStore.ts'
import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../tables.ts'

/** One client on the test's database. */
export interface StoredWorld extends TestBench {
  db: Database<Tables>
  vault: Vault
}

const ring = { keys: [{ id: 'test', key: generateVaultKey() }], current: 'test' }
const vault = createVault(ring)
const signedLinks = createSigner(ring)

export const createStoredWorld = async (
  db: Database<Tables>,
  { scheme, environment = 'sandbox' }: { scheme?: 'oAuth' | 'apiKey'; environment?: Scope['environment'] } = {},
): Promise<StoredWorld> => {
  const clock = manualClock()
  const scope: Scope = { clientId: randomUUID(), environment }
  const institution = scriptedInstitution(clock, scheme)
  const chain = scriptedChain()
  const store = createStore(db, vault, clock.nowMs)
  const ctx = { ...testContext({ store, environment, clock, institution, chain }), signedLinks }
  const client = {
    scope,
    name: 'Test client',
    keyId: randomUUID(),
    secretHash: randomBytes(32),
    allowedOrigins: ['https://client.example'],
  }
  const provision = (webhook?: { id: string; url: string; secret: string; signatureHeader: string }) =>
    provisionClient(db, vault, { ...client, ...(webhook && { webhook }) }, new Date(clock.nowMs()))
  await provision()
  return {
    ctx,
    db,
    vault,
    scope,
    clock,
    institution,
    chain,
    ...fixtureWriters({ ctx, scope, clock }),
    async addWebhook() {
      const id = randomUUID()
      const url = `https://client.example/${id}`
      await provision({ id, url, secret: 'whsec_canary', signatureHeader: 'X-Signature' })
      return id
    },
  }
}
