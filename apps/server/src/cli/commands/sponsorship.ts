import { fromBaseUnits, toBaseUnits } from '@rialto/catalog'
import { findClient } from '@rialto/core'

import { type Command, type CommandInput, UsageError } from '../command.ts'

/** Of SOL: fees are paid on Solana alone. */
const decimals = 9
const pattern = /^\d{1,6}(\.\d{1,9})?$/

const amountIn = (input: CommandInput, name: 'per-transfer' | 'per-day'): bigint => {
  const text = input.need(name)
  if (!pattern.test(text)) throw new UsageError(`--${name} must be an amount of SOL such as 0.005, not "${text}".`)
  return toBaseUnits(text, decimals)
}

const dayMs = 24 * 60 * 60_000

const sponsorship: Command = {
  name: 'sponsorship',
  usage: '--client <id> [--per-transfer <SOL> --per-day <SOL> | --off]',
  summary: 'Show or set up to what amount a client pays network fees on Solana for its users’ wallets',
  options: { client: 'value', 'per-transfer': 'value', 'per-day': 'value', off: 'flag' },
  run: async ({ ctx }, input, { out }) => {
    const { id } = await findClient(ctx, input.need('client'))
    const scope = { clientId: id, environment: ctx.environment }
    const repository = ctx.store.sponsorship
    if (input.has('off')) await repository.setLimits(scope, undefined)
    else if (input.get('per-transfer') !== undefined || input.get('per-day') !== undefined) {
      const limits = { perTransfer: amountIn(input, 'per-transfer'), perDay: amountIn(input, 'per-day') }
      if (limits.perDay < limits.perTransfer) throw new UsageError('--per-day must not be below --per-transfer.')
      await repository.setLimits(scope, limits)
    }
    const limits = await repository.limits(scope)
    if (!limits) return out('Users pay network fees themselves.\n')
    const spent = await repository.spent(scope, ctx.clock.nowMs() - dayMs)
    const sol = (lamports: bigint) => `${fromBaseUnits(lamports, decimals)} SOL`
    out(
      `Network fees on Solana are paid up to ${sol(limits.perTransfer)} for a transfer and ${sol(limits.perDay)} in 24 hours, of which ${sol(spent)} are used.\n`,
    )
  },
}

export const sponsorshipCommands: readonly Command[] = [sponsorship]
