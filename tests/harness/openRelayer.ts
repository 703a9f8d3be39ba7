import { defined } from '@rialto/defined'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

import { runCli } from '../../apps/server/src/cli/runCli.ts'
import { sandboxControl } from './sandboxControl.ts'
import { demoClient, type Rialto } from './startRialto.ts'

const run = async (rialto: Rialto, words: readonly string[], input = ''): Promise<string> => {
  let text = ''
  const write = (part: string) => void (text += part)
  const env = { ...defined({ DATABASE_URL: rialto.databaseUrl }), RIALTO_DATA_DIR: rialto.dataDir }
  const terminal = { env, out: write, err: write, readInput: async () => input, interrupted: async () => undefined }
  if ((await runCli(['relayer', ...words], terminal)) !== 0) throw new Error(text)
  return text
}

/** The demo client's limit of the day and its use, in base units of the coin, and whether the last relays have ended. */
export const readRelayerUse = async (
  rialto: Rialto,
  networkId: string,
): Promise<{ used: bigint; perDay: bigint; isEnded: boolean }> => {
  const all = JSON.parse(await run(rialto, ['limits', '--client', demoClient.id, '--json'])) as {
    networkId: string
    used: string
    perDay: string
  }[]
  const limits = all.find(one => one.networkId === networkId)
  const { relays } = JSON.parse(await run(rialto, ['show', '--json'])) as { relays: { spent?: string }[] }
  return {
    used: BigInt(limits?.used ?? 0),
    perDay: BigInt(limits?.perDay ?? 0),
    isEnded: relays.every(({ spent }) => spent !== undefined),
  }
}

/** An account of an EVM network with ten coins. */
const newEvmAccount = (rialto: Rialto, networkId: string): RelayerAccount => {
  const key = generatePrivateKey()
  const { address } = privateKeyToAccount(key)
  const gift = { address, symbol: 'ETH', amount: '10' }
  return { key, address, fund: () => sandboxControl(rialto.sandbox).airdropOn(networkId, gift) }
}

interface RelayerAccount {
  key: string
  address: string
  fund(): Promise<unknown>
}

/** The account that pays network fees, with limits for the demo client, set as an operator does on the command line. */
export const openRelayer = async (
  rialto: Rialto,
  network: { id: string; name: string },
  limits = { perTransaction: '0.01', perDay: '1' },
  account = newEvmAccount(rialto, network.id),
): Promise<string> => {
  await account.fund()
  await run(rialto, ['set'], account.key)
  const { perTransaction, perDay } = limits
  const client = ['--client', demoClient.id, '--network', network.name]
  await run(rialto, ['limits', ...client, '--per-transaction', perTransaction, '--per-day', perDay])
  return account.address
}
