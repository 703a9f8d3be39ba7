import { createHash, randomBytes, randomUUID } from 'node:crypto'

import { builtInAssets } from '@rialto/catalog/assets'

import type { Context } from '../context.ts'
import type { Ids } from '../kernel/ids.ts'
import type { Environment } from '../kernel/scope.ts'
import { defaultSettings } from '../kernel/settings.ts'
import type { Store } from '../store.ts'
import { fixedPrices } from './fixedPrices.ts'
import type { ManualClock } from './manualClock.ts'
import { noChains } from './noChains.ts'
import { noDeposits, noDerivation } from './noDeposits.ts'
import { noRelaying } from './noRelaying.ts'
import { noSignInFactors } from './noSignInFactors.ts'
import { noSolana } from './noSolana.ts'
import { directoryOf } from './partialContext.ts'
import type { ScriptedChain } from './scriptedChain.ts'
import type { ScriptedInstitution } from './scriptedInstitution.ts'

export const realIds: Ids = {
  uuid: randomUUID,
  hex: bytes => randomBytes(bytes).toString('hex'),
  sha256: text => createHash('sha256').update(text).digest(),
}

/** A stand-in for a signature, in the same form. */
const digest = (purpose: string, text: string): string =>
  createHash('sha256').update(`${purpose}:${text}`).digest('base64url')

/** A context with the given store, one institution and one chain. All other ports are unreachable. */
export const testContext = (given: {
  store: Store
  environment: Environment
  clock: ManualClock
  institution: ScriptedInstitution
  chain: ScriptedChain
}): Context => ({
  environment: given.environment,
  clock: given.clock,
  ids: realIds,
  store: given.store,
  connectors: directoryOf(given.institution),
  chains: given.chain,
  chainBalances: noChains,
  chainDeposits: noDeposits,
  addressDerivation: noDerivation,
  relaying: noRelaying,
  paymentUris: { uriFor: () => undefined },
  signatures: { verify: async () => false, isContract: async () => false },
  signedLinks: { sign: digest, verify: (purpose, text, signature) => digest(purpose, text) === signature },
  solana: noSolana,
  sandboxWallet: undefined,
  sandboxScenarios: undefined,
  bridging: { providers: [], recoveryAddresses: { evm: '0x00000000000000000000000000000000000d00d1' } },
  prices: fixedPrices({ USDC: '1', ETH: '2000', EUR: '1.1' }),
  signInFactors: noSignInFactors,
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
})
