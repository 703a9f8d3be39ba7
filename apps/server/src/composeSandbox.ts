import { join } from 'node:path'

import { findNetwork } from '@rialto/catalog'
import type { EvmNetworkConfig } from '@rialto/chains'
import { defined } from '@rialto/defined'
import { createEgress, type Egress } from '@rialto/egress'
import {
  createSandboxClock,
  createSimulatedPrices,
  LiteSvmMissingError,
  type SandboxChain,
  sandboxOAuthClient,
  type SandboxSolana,
  startBridge,
  startInstitutions,
  startSandboxChains,
  startSandboxSolana,
} from '@rialto/sandbox'
import type { Logger } from 'pino'

import { type Config, ConfigError, type SandboxConfig } from './config.ts'

interface Sandbox {
  origin: string
  nowMs: () => number
  chains: readonly SandboxChain[]
  /** Absent where the sandbox runs without. */
  solana: SolanaNode | undefined
  stop(): Promise<void>
}

type SolanaNode = Pick<SandboxSolana, 'networkId' | 'rpcUrl' | 'mints'>

/**
 * Starts the simulated institutions and chains, or joins those at `RIALTO_SANDBOX_URL`. Imported only when the environment is
 * `sandbox`: production neither loads nor needs it.
 *
 * @throws ConfigError when the sandbox to join does not answer as one.
 */
export const startSandboxParts = async (config: Config, log: Logger) => {
  const { sandbox } = config
  if (!sandbox) throw new Error('the sandbox is not configured')
  const { origin, nowMs, chains, solana, stop } =
    sandbox.url === undefined
      ? await startSandbox(config, sandbox, log)
      : await joinSandbox(sandbox.url, sandbox.externalRpc)
  return {
    origin,
    nowMs,
    networks: chains.map((chain): EvmNetworkConfig => {
      const finalityConfirmations = findNetwork(chain.networkId)?.finalityConfirmations ?? 1
      return { ...chain, finalityConfirmations }
    }),
    solana,
    oauth: { ...sandboxOAuthClient, sandboxOrigin: origin },
    equityPrices: createSimulatedPrices(nowMs),
    stop,
  }
}

const startSandbox = async (config: Config, { port, externalRpc }: SandboxConfig, log: Logger): Promise<Sandbox> => {
  const dataDir = join(config.dataDir, 'sandbox')
  const clock = createSandboxClock()
  const logOf = (part: string) => ({
    log: (message: string, fields: object) => log.debug({ part, ...fields }, message),
    warn: (message: string) => log.warn({ part }, message),
  })
  const { chains, solana, stopChains } = await startChains(dataDir, externalRpc, clock.nowMs, log)
  const startOn = async () => {
    const more = { ...defined({ solana }), ...bridgeWebhook(config) }
    const bridge = await startBridge({ chains, clock, dataDir, ...more, ...logOf('bridge') })
    return startInstitutions({ host: config.host, port, dataDir, chains, clock, bridge, ...logOf('institutions') })
  }
  const institutions = await startOn().catch(async (error: unknown) => {
    await stopChains()
    throw error
  })
  return {
    origin: institutions.origin,
    nowMs: institutions.clock.nowMs,
    chains: chains.chains,
    solana,
    stop: async () => {
      await institutions.stop()
      await stopChains()
    },
  }
}

/** The simulated bridge tells us as the real one would. */
const bridgeWebhook = ({ host, port, bridging }: Config) => {
  if (!bridging.relay || port === 0) return {}
  const here = host === '0.0.0.0' ? '127.0.0.1' : host
  return { webhook: { url: `http://${here}:${port}/providers/relay/webhook`, apiKey: bridging.relay.apiKey } }
}

/** All chains at once. Solana is optional, as its dependency is. */
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
  const [chains, solana] = await Promise.allSettled([evm, svm])
  const stopChains = async () => {
    if (chains.status === 'fulfilled') await chains.value.stop()
    if (solana.status === 'fulfilled') await solana.value?.stop()
  }
  if (chains.status === 'fulfilled' && solana.status === 'fulfilled') {
    return { chains: chains.value, solana: solana.value, stopChains }
  }
  await stopChains()
  throw chains.status === 'rejected' ? chains.reason : solana.status === 'rejected' ? solana.reason : undefined
}

/** Somebody else's sandbox: its chains are where it says they are, and its time is the time here. */
const joinSandbox = async (url: string, externalRpc: SandboxConfig['externalRpc']): Promise<Sandbox> => {
  const egress = createEgress({ hosts: new Set(), routes: new Map([[controlHost, url]]), userAgent: 'Rialto sandbox' })
  try {
    const { chains } = await callControl<{ chains: SandboxChain[] }>(egress, '/chains')
    const solana = await findSolana(egress)
    const clock = await trackClock(egress)
    return {
      origin: url,
      nowMs: clock.nowMs,
      chains: chains.map(chain => ({ ...chain, rpcUrl: externalRpc[String(chain.chainId)] ?? chain.rpcUrl })),
      solana,
      stop: async () => {
        clock.stop()
        await egress.close()
      },
    }
  } catch (error) {
    await egress.close()
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigError(
      `RIALTO_SANDBOX_URL: no sandbox responds at ${url}. Start it first, or unset the variable. (${reason})`,
    )
  }
}

/** Not a name that is looked up: the egress client's route says where it is. */
const controlHost = 'control.sandbox.invalid'
const readClockEveryMs = 250

/**
 * A clock moved through the sandbox's control API is moved for everybody in it. The offset only ever grows, as the clock
 * it follows; what an answer took on its way makes a reading late, never early.
 */
const trackClock = async (egress: Egress) => {
  let offsetMs = -Infinity
  const look = async () => {
    const { nowMs } = await callControl<{ nowMs: number }>(egress, '/clock')
    offsetMs = Math.max(offsetMs, nowMs - Date.now())
  }
  await look()
  // A sandbox that is away for a while is asked again; until then its time goes on as it went.
  const timer = setInterval(() => void look().catch(() => undefined), readClockEveryMs).unref()
  return { nowMs: () => Date.now() + offsetMs, stop: () => clearInterval(timer) }
}

/** A sandbox without Solana has no such path. */
const findSolana = async (egress: Egress): Promise<SolanaNode | undefined> => {
  const { status } = await getControl(egress, '/solana')
  return status === 404 ? undefined : callControl<SolanaNode>(egress, '/solana')
}

const getControl = (egress: Egress, path: string) =>
  egress.request({ method: 'GET', url: `http://${controlHost}/control${path}` })

const callControl = async <T>(egress: Egress, path: string): Promise<T> => {
  const { status, text } = await getControl(egress, path)
  if (status !== 200) throw new Error(`${path} returned HTTP ${status}`)
  return JSON.parse(text) as T
}
