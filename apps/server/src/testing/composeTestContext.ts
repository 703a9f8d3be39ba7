import { createSignInFactors } from '../team/signInFactors.ts'
import { createSingleSignOn } from '../team/createSingleSignOn.ts'
import { createHash, randomBytes, randomUUID } from 'node:crypto'

import { findNetwork } from '@rialto/catalog'
import { builtInAssets } from '@rialto/catalog/assets'
import {
  createAddressDerivation,
  createChainBalances,
  createChainDeposits,
  createChainPayments,
  createChainWatcher,
  createPaymentUris,
  createRelaying,
  createSignatureVerifier,
} from '@rialto/chains'
import { createConnectors, createPriceLists } from '@rialto/connectors'
import { type Clock, type Connector, type Context, defaultSettings, type Environment } from '@rialto/core'
import { noSolana } from '@rialto/core/testing'
import { createEgress, type Egress, findObstacle } from '@rialto/egress'
import { createSimulatedPrices, sandboxOAuthClient } from '@rialto/sandbox'
import { createStore, type Database, type Sealer, type Tables } from '@rialto/store'

import { createSigner, generateVaultKey } from '@rialto/vault'

import { readRecoveryAddresses } from '../bridging/readRecoveryAddresses.ts'
import { composeBridging } from '../composeBridging.ts'
import type { SandboxAccess } from '../http/routes/admin/sandbox/sandboxAccess.ts'
import { composeSandboxParts } from '../composeSandboxParts.ts'
import { startHealthMonitor } from '../jobs/healthMonitor.ts'
import type { Metrics } from '../metrics/createMetrics.ts'
import { createPrices } from '../prices/createPrices.ts'
import { createAddressRequester } from '../webhooks/createAddressRequester.ts'
import { createWebhookSender } from '../webhooks/createWebhookSender.ts'
import type { Simulators } from './startSimulators.ts'

const signedLinks = createSigner({ keys: [{ id: 'test', key: generateVaultKey() }], current: 'test' })

const linkOrigin = 'http://127.0.0.1:4000'
const userAgent = 'Rialto tests'

/** A password takes a third of a second of CPU at the cost of production. */
const leastCost = { logN: 1, r: 8, p: 1 }

/** The signing key for bridge messages, from the tests' account with the bridge. */
export const bridgeKey = 'relay_test_key'

/** The real egress client with shorter timeouts, so that a test with a hanging call does not wait for seconds. */
const impatient = (egress: Egress, timeoutMs: number): Egress => ({
  ...egress,
  request: request => egress.request({ ...request, timeoutMs: Math.min(timeoutMs, request.timeoutMs ?? timeoutMs) }),
  fetch: (url, init = {}) => {
    const signals = [AbortSignal.timeout(timeoutMs), ...(init.signal ? [init.signal] : [])]
    return egress.fetch(url, { ...init, signal: AbortSignal.any(signals) })
  },
})

interface TestContext {
  ctx: Context
  sandbox: SandboxAccess
  breakers(): { institution: string; state: string }[]
  health: ReturnType<typeof startHealthMonitor>
  close(): Promise<void>
}

/** The server's parts as production composes them, on a clock that the test controls. */
export const composeTestContext = async (options: {
  db: Database<Tables>
  vault: Sealer
  simulators: Simulators
  environment: Environment
  timeoutMs: number
  metrics?: Metrics | undefined
}): Promise<TestContext> => {
  const { simulators, environment } = options
  const { institutions, clock: time } = simulators
  const clock: Clock = { nowMs: time.nowMs, sleep: async ms => time.advance(Math.ceil(ms)) }
  const routes = new Map(institutions.hosts.map(host => [host, institutions.origin]))
  const out = createEgress({ hosts: new Set<string>(), routes, userAgent })
  const local = { allowPrivate: ['127.0.0.0/8'], allowHttp: true }
  const nodes = createEgress({ hosts: new Set(['127.0.0.1']), userAgent, ...local })
  const policy = { hosts: 'anyPublic', userAgent, ...local } as const
  const webhooks = createEgress(policy)
  const egress = impatient(out, options.timeoutMs)
  const networks = simulators.chains.chains.map(chain => ({
    ...chain,
    finalityConfirmations: findNetwork(chain.networkId)?.finalityConfirmations ?? 1,
  }))
  const chainBalances = createChainBalances({ egress: nodes, evm: networks, solana: [] })
  const { connectors, unavailable, health, breakers } = createConnectors({
    egress,
    clock,
    environment,
    oauth: () => ({ ...sandboxOAuthClient, sandboxOrigin: institutions.origin }),
    chainBalances,
    chainPayments: createChainPayments({ egress: nodes, evm: networks, solana: [] }),
    observe: options.metrics?.upstream,
  })
  const monitor = startHealthMonitor(connectors)
  const bridges = composeBridging({
    config: {
      relay: { apiKey: bridgeKey },
      oneclick: undefined,
      order: ['relay'],
      recoveryAddresses: readRecoveryAddresses(undefined, 'sandbox'),
      refreshMs: 600_000,
      addressTtlMs: defaultSettings.bridgingAddressTtlMs,
    },
    clock,
    userAgent,
    sandboxOrigin: institutions.origin,
    log: { warn: () => undefined },
  })
  await Promise.all(bridges.bridging.providers.map(provider => provider.refresh()))
  const { wallet, scenarios, close: closeWallet } = composeSandboxParts(institutions.origin)
  const ctx: Context = {
    environment,
    clock,
    ids: {
      uuid: randomUUID,
      hex: bytes => randomBytes(bytes).toString('hex'),
      sha256: text => createHash('sha256').update(text).digest(),
    },
    store: createStore(options.db, options.vault, clock.nowMs),
    connectors: { ...directory(connectors, health), unavailable: () => unavailable },
    chains: createChainWatcher({ egress: nodes, evm: networks, solana: [] }),
    chainBalances,
    chainDeposits: createChainDeposits({ egress: nodes, evm: networks, isLive: false }),
    addressDerivation: createAddressDerivation({ isTestnet: environment === 'sandbox' }),
    paymentUris: createPaymentUris({ evm: networks, solana: [] }),
    relaying: createRelaying({ egress: nodes, evm: networks, solana: [] }),
    prices: createPrices(createPriceLists(egress), clock, () => undefined),
    signatures: createSignatureVerifier({ egress: nodes, evm: networks }),
    signedLinks,
    solana: noSolana,
    sandboxWallet: environment === 'sandbox' ? wallet : undefined,
    sandboxScenarios: environment === 'sandbox' ? scenarios : undefined,
    bridging: bridges.bridging,
    requestAddress: createAddressRequester(webhooks, Date.now),
    signInFactors: createSignInFactors(leastCost),
    singleSignOn: createSingleSignOn((url, init) => webhooks.fetch(url, init), {
      isHttpAllowed: true,
      nowMs: Date.now,
    }),
    refreshesInProgress: new Map(),
    webhookSender: createWebhookSender(webhooks, Date.now, url => findObstacle(url, policy)),
    assets: builtInAssets,
    equityPrices: environment === 'sandbox' ? createSimulatedPrices(clock.nowMs) : undefined,
    settings: { ...defaultSettings, linkOrigin },
    failpoint: () => undefined,
  }
  return {
    ctx,
    sandbox: { scenarios, consoleUrl: institutions.origin, demoUrl: undefined },
    breakers,
    health: monitor,
    close: async () => {
      monitor.stop()
      await bridges.stop()
      await Promise.all([out.close(), nodes.close(), webhooks.close(), closeWallet()])
    },
  }
}

const directory = (connectors: readonly Connector[], health: Context['connectors']['health']) => ({
  list: () => connectors,
  find: (type: string) =>
    connectors.find(({ descriptor }) =>
      [descriptor.type, ...descriptor.aliases].some(name => name.toLowerCase() === type.toLowerCase()),
    ),
  findByIntegrationId: (id: string) =>
    connectors.find(({ descriptor }) => descriptor.integrationId === id.toLowerCase()),
  health,
})
