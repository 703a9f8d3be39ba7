import { defined } from '@rialto/defined'

import { runCli } from '../../apps/server/src/cli/runCli.ts'
import { demoClient, type Rialto } from './startRialto.ts'

/** Adds a payment source of the demo client and confirms its first address, as an operator does on the command line. */
export const addPaymentSource = async (rialto: Rialto, networks: string, value: string): Promise<void> => {
  const added = await run(rialto, 'add', '--networks', networks, '--value', value)
  const source = /--source (\S+)/.exec(added)?.[1] ?? ''
  const firstAddress = /^ {2}(\S+)/m.exec(added)?.[1] ?? ''
  await run(rialto, 'confirm', '--source', source, '--first-address', firstAddress)
}

const run = async (rialto: Rialto, ...words: string[]): Promise<string> => {
  let text = ''
  const write = (part: string) => void (text += part)
  const env = { ...defined({ DATABASE_URL: rialto.databaseUrl }), RIALTO_DATA_DIR: rialto.dataDir }
  const terminal = { env, out: write, err: write, readInput: async () => '', interrupted: async () => undefined }
  const code = await runCli(['payments', 'sources', ...words, '--client', demoClient.id], terminal)
  if (code !== 0) throw new Error(text)
  return text
}
