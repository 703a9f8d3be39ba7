import type { Config } from '../../config.ts'
import { type EarlyCommand, UsageError } from '../command.ts'

/** Loaded when it is used: the other commands, and production, do without. */
const openSandbox = async (config: Config) => {
  const { composeSandboxAdmin } = await import('../../composeSandboxAdmin.ts')
  return composeSandboxAdmin(config)
}

const faucet: EarlyCommand = {
  name: 'sandbox faucet',
  usage: '<address> --network <CAIP-2 id> --symbol <symbol> --amount <amount> [--tag <destination tag or memo>]',
  summary: 'Send coins of the running sandbox to any address on its chains',
  options: { network: 'value', symbol: 'value', amount: 'value', tag: 'value' },
  positionals: 1,
  runEarly: async (config, { out }, input) => {
    const [address] = input.positionals
    if (address === undefined) throw new UsageError('Specify the address to send to.')
    const [network, symbol, amount] = [input.need('network'), input.need('symbol'), input.need('amount')]
    const tag = input.get('tag')
    const gift = { network, symbol, amount, address, ...(tag !== undefined && { tag }) }
    const hash = await (await openSandbox(config)).give(gift)
    out(`${amount} ${symbol} sent to ${address}\n\n  Transaction   ${hash}\n`)
    return true
  },
}

const reset: EarlyCommand = {
  name: 'sandbox reset',
  usage: '',
  summary: 'Delete balances, withdrawals and chains of a stopped sandbox; clients, keys and records stay',
  runEarly: async (config, { out }) => {
    const done = await (await openSandbox(config)).reset()
    out(
      done ? 'The next start begins with a new sandbox. Connect accounts again.\n' : 'There is no sandbox to reset.\n',
    )
    return true
  },
}

export const sandboxCommands: readonly EarlyCommand[] = [faucet, reset]
