import { fromBaseUnits } from '@rialto/catalog'
import { findClient, limitSponsorship, readSponsorship, removeSponsorship, sponsoredDecimals } from '@rialto/core'

import { type Command, type CommandInput, UsageError } from '../command.ts'

const pattern = /^\d{1,6}(\.\d{1,9})?$/

const amountIn = (input: CommandInput, name: 'per-transfer' | 'per-day'): string => {
  const text = input.need(name)
  if (!pattern.test(text)) throw new UsageError(`--${name} must be an amount of SOL such as 0.005, not "${text}".`)
  return text
}

const sponsorship: Command = {
  name: 'sponsorship',
  usage: '--client <id> [--per-transfer <SOL> --per-day <SOL> | --off]',
  summary: 'Show or set up to what amount a client pays network fees on Solana for its users’ wallets',
  options: { client: 'value', 'per-transfer': 'value', 'per-day': 'value', off: 'flag' },
  run: async ({ ctx }, input, { out }) => {
    const { id } = await findClient(ctx, input.need('client'))
    const scope = { clientId: id, environment: ctx.environment }
    if (input.has('off')) await removeSponsorship(ctx, scope)
    else if (input.get('per-transfer') !== undefined || input.get('per-day') !== undefined)
      await limitSponsorship(ctx, scope, {
        maximumPerTransfer: amountIn(input, 'per-transfer'),
        maximumPerDay: amountIn(input, 'per-day'),
      })
    const { limits, used } = await readSponsorship(ctx, scope)
    if (!limits) return out('Users pay network fees themselves.\n')
    const sol = (lamports: bigint) => `${fromBaseUnits(lamports, sponsoredDecimals)} SOL`
    out(
      `Network fees on Solana are paid up to ${sol(limits.perTransfer)} for a transfer and ${sol(limits.perDay)} in 24 hours, of which ${sol(used)} are used.\n`,
    )
  },
}

export const sponsorshipCommands: readonly Command[] = [sponsorship]
