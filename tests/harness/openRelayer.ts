import { defined } from '@rialto/defined'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

import { runCli } from '../../apps/server/src/cli/runCli.ts'
import { sandboxControl } from './sandboxControl.ts'
import { demoClient, type Rialto } from './startRialto.ts'

/** The account that pays network fees, with ten coins and limits for the demo client, set as an operator does on the command line. */
export const openRelayer = async (
  rialto: Rialto,
  network: { id: string; name: string },
  limits = { perTransaction: '0.01', perDay: '1' },
): Promise<string> => {
  const key = generatePrivateKey()
  const { address } = privateKeyToAccount(key)
  const run = async (words: readonly string[], input = ''): Promise<void> => {
    let text = ''
    const write = (part: string) => void (text += part)
    const env = { ...defined({ DATABASE_URL: rialto.databaseUrl }), RIALTO_DATA_DIR: rialto.dataDir }
    const terminal = { env, out: write, err: write, readInput: async () => input, interrupted: async () => undefined }
    if ((await runCli(['relayer', ...words], terminal)) !== 0) throw new Error(text)
  }
  await sandboxControl(rialto.sandbox).airdropOn(network.id, { address, symbol: 'ETH', amount: '10' })
  await run(['set'], key)
  const { perTransaction, perDay } = limits
  const client = ['--client', demoClient.id, '--network', network.name]
  await run(['limits', ...client, '--per-transaction', perTransaction, '--per-day', perDay])
  return address
}
