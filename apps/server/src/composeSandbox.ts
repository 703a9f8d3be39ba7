import { join } from 'node:path'

import { findNetwork } from '@rialto/catalog'
import type { EvmNetworkConfig } from '@rialto/chains'
import { defined } from '@rialto/defined'
import {
  claimSandbox,
  createSandboxClock,
  createSimulatedPrices,
  LiteSvmMissingError,
  type SandboxClaim,
  sandboxOAuthClient,
  startBridge,
  startInstitutions,
  startSandboxBitcoin,
  startSandboxChains,
  startSandboxCosmos,
  startSandboxSolana,
  startSandboxStellar,
  startSandboxTon,
  startSandboxTron,
  startSandboxXrpl,
} from '@rialto/sandbox'
import type { Logger } from 'pino'

import { composeSandboxParts } from './composeSandboxParts.ts'
import { joinSandbox, type Sandbox } from './composeJoinedSandbox.ts'
import { systemNowMs } from './systemClock.ts'
import { type Config, ConfigError, type SandboxConfig } from './config.ts'
import { urlHost } from './urlHost.ts'

/**
 * Starts the simulated institutions and chains, or joins those at `RIALTO_SANDBOX_URL`, or those that another server
 * runs on the same data folder. Imported only when the environment is `sandbox`: production neither loads nor needs it.
 *
 * @throws ConfigError if the sandbox to join does not answer as one.
 */
export const startSandboxParts = async (config: Config, log: Logger) => {
  const { sandbox } = config
  if (!sandbox) throw new Error('the sandbox is not configured')
  warnIfReachable(config, log)
  const { isShared, ...parts } = await startOrJoin(config, sandbox, log)
  const { chains, stop, ...nodes } = parts
  const { origin, nowMs } = nodes
  const { wallet, scenarios, close } = composeSandboxParts(origin)
  return {
    ...nodes,
    isShared,
    networks: chains.map(withFinality),
    oauth: { ...sandboxOAuthClient, sandboxOrigin: origin },
    equityPrices: createSimulatedPrices(nowMs),
    wallet,
    scenarios,
    stop: async () => {
      await close()
      await stop()
    },
  }
}

/** As many confirmations as on the public chain of the same id. */
const withFinality = (chain: Omit<EvmNetworkConfig, 'finalityConfirmations'>): EvmNetworkConfig => ({
  ...chain,
  finalityConfirmations: findNetwork(chain.networkId)?.finalityConfirmations ?? 1,
})

const startOrJoin = async (
  config: Config,
  sandbox: SandboxConfig,
  log: Logger,
): Promise<Sandbox & { isShared: boolean }> => {
  if (sandbox.url !== undefined) {
    const joined = await joinSandbox(sandbox.url, sandbox.externalRpc).catch((error: unknown) => {
      throw new ConfigError(
        `RIALTO_SANDBOX_URL: no sandbox responds at ${sandbox.url}. Start it first, or unset the variable. (${reasonOf(error)})`,
      )
    })
    return { ...joined, isShared: false }
  }
  const folder = join(config.dataDir, 'sandbox')
  const claim = await claimSandbox(folder)
  if (claim.isOurs) return { ...(await startSandbox(config, sandbox, folder, claim, log)), isShared: false }
  log.info({ sandbox: claim.origin }, 'another server on this data folder runs the sandbox: using it')
  const joined = await joinSandbox(claim.origin, sandbox.externalRpc).catch((error: unknown) => {
    throw new ConfigError(
      `Another process runs the sandbox of ${config.dataDir} at ${claim.origin}, which does not respond. Stop that process and start again. (${reasonOf(error)})`,
    )
  })
  return { ...joined, isShared: true }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const isLoopback = (host: string): boolean => /^(localhost|127\.[\d.]+|::1)$/.test(host)

const warnIfReachable = ({ host }: Config, log: Logger): void => {
  if (isLoopback(host)) return
  log.warn(
    { host },
    'the sandbox, its control API and its published secrets can be reached from the network: use HOST=127.0.0.1, or a network that you trust',
  )
}

const startSandbox = async (
  config: Config,
  { port, externalRpc }: SandboxConfig,
  dataDir: string,
  claim: SandboxClaim & { isOurs: true },
  log: Logger,
): Promise<Sandbox> => {
  const clock = createSandboxClock(systemNowMs)
  const logOf = (part: string) => ({
    log: (message: string, fields: object) => log.debug({ part, ...fields }, message),
    warn: (message: string) => log.warn({ part }, message),
  })
  const started = await startChains(dataDir, externalRpc, clock.nowMs, log).catch((error: unknown) => {
    claim.release()
    throw error
  })
  const { chains, solana, bitcoin, tron, xrpl, stellar, ton, cosmos, stopChains } = started
  const startOn = async () => {
    const more = { ...defined({ solana }), ...bridgeWebhook(config) }
    const bridge = await startBridge({ chains, clock, dataDir, ...more, ...logOf('bridge') })
    const own = { chains, bitcoin, tron, xrpl, stellar, ton, cosmos, clock, bridge }
    return startInstitutions({ host: config.host, port, dataDir, ...own, ...logOf('institutions') })
  }
  const institutions = await startOn().catch(async (error: unknown) => {
    await stopChains()
    claim.release()
    throw error
  })
  claim.publish(`http://${urlHost(config.host)}:${new URL(institutions.origin).port}`)
  return {
    origin: institutions.origin,
    nowMs: institutions.clock.nowMs,
    chains: chains.chains,
    solana,
    bitcoin,
    tron,
    xrpl,
    stellar,
    ton,
    cosmos,
    stop: async () => {
      await institutions.stop()
      await stopChains()
      claim.release()
    },
  }
}

/** The simulated bridge sends webhooks as the real one would. */
const bridgeWebhook = ({ host, port, bridging }: Config) => {
  if (!bridging.relay || port === 0) return {}
  return {
    webhook: { url: `http://${urlHost(host)}:${port}/providers/relay/webhook`, apiKey: bridging.relay.apiKey },
  }
}

/** Starts all chains at once. Solana is optional, as its dependency is. */
const startChains = async (
  dataDir: string,
  externalRpc: SandboxConfig['externalRpc'],
  nowMs: () => number,
  log: Logger,
) => {
  const warn = (message: string) => log.warn({ part: 'chains' }, message)
  const evm = startSandboxChains({
    dataDir,
    externalRpc,
    log: (message: string) => log.info({ part: 'chains' }, message),
    warn,
  })
  const svm = startSandboxSolana({ dataDir, nowMs, warn }).catch((error: unknown) => {
    if (!(error instanceof LiteSvmMissingError)) throw error
    log.info({ part: 'chains' }, error.message)
    return undefined
  })
  const own = { dataDir, nowMs, warn }
  const all = await Promise.allSettled([
    evm,
    svm,
    startSandboxBitcoin(own),
    startSandboxTron(own),
    startSandboxXrpl(own),
    startSandboxStellar(own),
    startSandboxTon(own),
    startSandboxCosmos('cosmos', own),
    startSandboxCosmos('noble', own),
  ])
  const [chains, solana, bitcoin, tron, xrpl, stellar, ton, hub, noble] = all
  const stopChains = async () => {
    for (const started of all) if (started.status === 'fulfilled') await started.value?.stop()
  }
  if (
    chains.status === 'fulfilled' &&
    solana.status === 'fulfilled' &&
    bitcoin.status === 'fulfilled' &&
    tron.status === 'fulfilled' &&
    xrpl.status === 'fulfilled' &&
    stellar.status === 'fulfilled' &&
    ton.status === 'fulfilled' &&
    hub.status === 'fulfilled' &&
    noble.status === 'fulfilled'
  )
    return {
      chains: chains.value,
      solana: solana.value,
      bitcoin: bitcoin.value,
      tron: tron.value,
      xrpl: xrpl.value,
      stellar: stellar.value,
      ton: ton.value,
      cosmos: [hub.value, noble.value],
      stopChains,
    }
  await stopChains()
  throw all.find(started => started.status === 'rejected')?.reason
}
