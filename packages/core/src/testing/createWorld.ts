import { createHash, randomBytes, randomUUID } from 'node:crypto'

import { builtInAssets } from '@rialto/catalog/assets'
import { createStore, type Database, provisionClient, type Tables } from '@rialto/store'
import { createSigner, createVault, generateVaultKey, type Vault } from '@rialto/vault'

import type { Connection } from '../connections/ports.ts'
import type { Context } from '../context.ts'
import type { Ids } from '../kernel/ids.ts'
import type { Environment, Scope } from '../kernel/scope.ts'
import { defaultSettings } from '../kernel/settings.ts'
import type { Preview } from '../transfers/ports.ts'
import { fixedPrices } from './fixedPrices.ts'
import { aConnection, aPreview } from './fixtures.ts'
import { manualClock, type ManualClock } from './manualClock.ts'
import { noSolana } from './noSolana.ts'
import { scriptedChain, type ScriptedChain } from './scriptedChain.ts'
import { scriptedInstitution, type ScriptedInstitution } from './scriptedInstitution.ts'
import { noChains } from './noChains.ts'
import { noDeposits, noDerivation } from './noDeposits.ts'
import { noRelaying } from './noRelaying.ts'

/** One client on the test's database, with its own clock, institution and chain. */
export interface World {
  ctx: Context
  db: Database<Tables>
  vault: Vault
  scope: Scope
  clock: ManualClock
  institution: ScriptedInstitution
  chain: ScriptedChain
  connect(changes?: Partial<Connection>): Promise<Connection>
  /** A preview that is valid for `settings.previewTtlMs` from now. */
  preview(connection: Connection, changes?: Partial<Preview>): Promise<Preview>
  /** Another endpoint of this client. */
  addWebhook(): Promise<string>
}

const ring = { keys: [{ id: 'test', key: generateVaultKey() }], current: 'test' }
const vault = createVault(ring)
const signedLinks = createSigner(ring)

export const realIds: Ids = {
  uuid: randomUUID,
  hex: bytes => randomBytes(bytes).toString('hex'),
  sha256: text => createHash('sha256').update(text).digest(),
}

export const createWorld = async (
  db: Database<Tables>,
  options: { scheme?: 'oAuth' | 'apiKey'; environment?: Environment } = {},
): Promise<World> => {
  const clock = manualClock()
  const scope: Scope = { clientId: randomUUID(), environment: options.environment ?? 'sandbox' }
  const institution = scriptedInstitution(clock, options.scheme)
  const chain = scriptedChain()
  const ctx = contextOf(db, scope.environment, clock, institution, chain)
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
    async connect(changes) {
      const connection = aConnection(scope, { createdAtMs: clock.nowMs(), ...changes })
      await ctx.store.connections.insert(connection)
      return connection
    },
    async preview(connection, changes) {
      const nowMs = clock.nowMs()
      const expiresAtMs = nowMs + ctx.settings.previewTtlMs
      const preview = aPreview(connection, { createdAtMs: nowMs, expiresAtMs, ...changes })
      await ctx.store.previews.insert(preview)
      return preview
    },
    async addWebhook() {
      const id = randomUUID()
      const url = `https://client.example/${id}`
      await provision({ id, url, secret: 'whsec_canary', signatureHeader: 'X-Signature' })
      return id
    },
  }
}

const contextOf = (
  db: Database<Tables>,
  environment: Environment,
  clock: ManualClock,
  { connector }: ScriptedInstitution,
  chain: ScriptedChain,
): Context => {
  const names = [connector.descriptor.type, ...connector.descriptor.aliases].map(name => name.toLowerCase())
  return {
    environment,
    clock,
    ids: realIds,
    store: createStore(db, vault, clock.nowMs),
    connectors: {
      list: () => [connector],
      find: type => (names.includes(type.toLowerCase()) ? connector : undefined),
      findByIntegrationId: id => (id === connector.descriptor.integrationId ? connector : undefined),
      health: () => ({ isUp: true }),
      unavailable: () => [],
    },
    chains: chain,
    chainBalances: noChains,
    chainDeposits: noDeposits,
    addressDerivation: noDerivation,
    relaying: noRelaying,
    paymentUris: { uriFor: () => undefined },
    signatures: { verify: async () => false, isContract: async () => false },
    signedLinks,
    solana: noSolana,
    sandboxWallet: undefined,
    sandboxScenarios: undefined,
    bridging: { providers: [], recoveryAddresses: { evm: '0x00000000000000000000000000000000000d00d1' } },
    prices: fixedPrices({ USDC: '1', ETH: '2000', EUR: '1.1' }),
    singleSignOn: {
      check: () => Promise.reject(new Error('nobody answers')),
      authorizationUrl: () => Promise.reject(new Error('nobody answers')),
      readIdentity: () => Promise.reject(new Error('nobody answers')),
      logoutUrl: () => Promise.reject(new Error('nobody answers')),
      readLogout: () => Promise.reject(new Error('nobody answers')),
    },
    requestAddress: () => Promise.reject(new Error('nobody answers')),
    refreshesInProgress: new Map(),
    webhookSender: {
      send: () => Promise.resolve({ error: 'nobody answers' }),
      findObstacle: () => Promise.resolve(undefined),
    },
    assets: builtInAssets,
    equityPrices: undefined,
    settings: { ...defaultSettings, linkOrigin: 'https://rialto.example' },
    failpoint: () => undefined,
  }
}
