import { join } from 'node:path'

import { findRunningSandbox, resetSandbox, SandboxRunningError } from '@rialto/sandbox'

import { callOwn } from './composeAdmin.ts'
import { type Config, ConfigError } from './config.ts'

interface Gift {
  network: string
  address: string
  symbol: string
  amount: string
  /** Destination tag, memo or comment, on the networks that have one. */
  tag?: string
}

/**
 * Access of the `rialto sandbox` commands to the sandbox of this data folder, or to the one at `RIALTO_SANDBOX_URL`.
 */
interface SandboxAdmin {
  /** Creates coins. Resolves with the transaction's hash. */
  give(gift: Gift): Promise<string>
  /** Deletes the sandbox's books and chains. False if there were none. */
  reset(): Promise<boolean>
}

/** Parts of the control API by a CAIP-2 id or its namespace. */
const faucets: Readonly<Record<string, string>> = {
  bip122: 'bitcoin',
  tron: 'tron',
  xrpl: 'xrpl',
  stellar: 'stellar',
  ton: 'ton',
  cosmos: 'cosmos',
  'cosmos:grand-1': 'noble',
}

const giveCoins = async (config: Config, origin: string, { network, ...gift }: Gift): Promise<string> => {
  const [namespace] = network.toLowerCase().split(':')
  const path =
    faucets[network.toLowerCase()] ??
    faucets[namespace ?? ''] ??
    (network.toLowerCase().startsWith('solana') ? 'solana' : 'chains')
  const answer = await callOwn(config, `${origin}/control/${path}/airdrop`, { network, ...gift })
  if (answer === undefined) throw new ConfigError(`The sandbox at ${origin} does not respond.`)
  const { error, hash, signature, txid } = JSON.parse(answer.text) as Partial<Record<string, string>>
  if (answer.status !== 200) throw new ConfigError(`The sandbox refused: ${error ?? `HTTP ${answer.status}`}`)
  return hash ?? signature ?? txid ?? ''
}

/** @throws ConfigError with a remedy, here and in every method of the result. */
export const composeSandboxAdmin = (config: Config): SandboxAdmin => {
  const { sandbox } = config
  if (!sandbox)
    throw new ConfigError('RIALTO_ENVIRONMENT is production. The sandbox commands work in the sandbox only.')
  const folder = join(config.dataDir, 'sandbox')
  return {
    give: async gift => {
      const origin = sandbox.url ?? findRunningSandbox(folder)
      if (origin !== undefined) return giveCoins(config, origin, gift)
      throw new ConfigError(
        `No sandbox is running on ${config.dataDir}. Start it with npm start, or set RIALTO_DATA_DIR to its data folder.`,
      )
    },
    reset: async () => {
      if (sandbox.url !== undefined)
        throw new ConfigError('RIALTO_SANDBOX_URL names a sandbox elsewhere. Reset it where it runs.')
      try {
        return await resetSandbox(folder)
      } catch (error) {
        if (error instanceof SandboxRunningError) throw new ConfigError(error.message)
        throw error
      }
    },
  }
}
