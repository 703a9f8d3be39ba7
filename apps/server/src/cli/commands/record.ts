import { composeRecorder, readCredentials } from '../../composeRecorder.ts'
import { type EarlyCommand, UsageError } from '../command.ts'

/** Credentials come from a file or standard input: what is on a command line is in the list of processes. */
export const recordCommand: EarlyCommand = {
  name: 'record',
  usage: '<exchange> --credentials <file|-> --out <file> [--symbol USDC]',
  summary: 'Record what an account at an exchange answers to reads, scrubbed, for conformance to replay',
  options: { credentials: 'value', out: 'value', symbol: 'value' },
  positionals: 1,
  runEarly: async (config, { out, err, readInput }, input) => {
    const [exchange] = input.positionals
    if (exchange === undefined) throw new UsageError('Name the exchange, such as kraken.')
    const from = input.need('credentials')
    const credentials = from === '-' ? await readInput() : await readCredentials(from)
    const path = input.need('out')
    const recorded = await composeRecorder(config, { exchange, credentials, symbol: input.get('symbol'), out: path })
    out(`${recorded.steps.map(step => `  ${step}\n`).join('')}\nWritten to ${path}.\n`)
    if (recorded.keptWords.length > 0)
      out(`These words of the exchange were kept; make sure that none is personal: ${recorded.keptWords.join(', ')}\n`)
    for (const difference of recorded.differences) err(`Scrubbed replies are read differently: ${difference}\n`)
    return recorded.differences.length === 0
  },
}
