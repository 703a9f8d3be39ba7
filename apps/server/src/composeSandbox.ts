import { join } from 'node:path'

import { findNetwork } from '@rialto/catalog'
import type { EvmNetworkConfig } from '@rialto/chains'
import {
  createSandboxClock,
  sandboxOAuthClient,
  type SandboxChains,
  startInstitutions,
  startSandboxChains,
} from '@rialto/sandbox'
import type { Logger } from 'pino'

import type { Config } from './config.ts'

/**
 * Starts the simulated institutions and chains, or joins those at `RIALTO_SANDBOX_URL`. Imported only when the environment is
 * `sandbox`: production neither loads nor needs it.
 */
export const startSandboxParts = async (config: Config, log: Logger) => {
  const { sandbox } = config
  if (!sandbox) throw new Error('the sandbox is not configured')
  const dataDir = join(config.dataDir, 'sandbox')
  const chains = await startSandboxChains({
    dataDir,
    externalRpc: sandbox.externalRpc,
    log: (message: string) => log.info({ part: 'chains' }, message),
  })
  const institutions =
    sandbox.url === undefined ? await startHere(config, chains, dataDir, sandbox.port, log) : undefined
  const origin = institutions?.origin ?? sandbox.url ?? ''
  return {
    origin,
    nowMs: institutions?.clock.nowMs ?? Date.now,
    networks: chains.chains.map((chain): EvmNetworkConfig => {
      const finalityConfirmations = findNetwork(chain.networkId)?.finalityConfirmations ?? 1
      return { ...chain, finalityConfirmations }
    }),
    oauth: { ...sandboxOAuthClient, authorizeOrigin: `${origin}/~login.coinbase.com` },
    stop: async () => {
      await institutions?.stop()
      await chains.stop()
    },
  }
}

const startHere = (config: Config, chains: SandboxChains, dataDir: string, port: number, log: Logger) =>
  startInstitutions({
    host: config.host,
    port,
    dataDir,
    chains,
    clock: createSandboxClock(),
    log: (message, fields) => log.debug({ part: 'institutions', ...fields }, message),
  })
