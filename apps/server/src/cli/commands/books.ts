import { checkDays, findClient, readBooks } from '@rialto/core'

import { journalFile } from '../../http/routes/admin/books/journalFile.ts'
import type { Command, CommandInput } from '../command.ts'
import { table } from '../table.ts'

const daysFrom = (input: CommandInput) => checkDays({ from: input.need('from'), to: input.need('to') })

const show: Command = {
  name: 'books show',
  usage: '--client <id> --from <day> --to <day> [--json]',
  summary: 'Sum up the journal of a period, and what institutions and chains show of the same transfers',
  options: { client: 'value', from: 'value', to: 'value', json: 'flag' },
  run: async ({ ctx }, input, { out }) => {
    const { id: clientId } = await findClient(ctx, input.need('client'))
    const found = await readBooks(ctx, { clientId, environment: ctx.environment }, daysFrom(input))
    if (input.has('json')) return out(`${JSON.stringify(found, undefined, 2)}\n`)
    const { accounts, units, differences } = found
    out(
      table(
        ['DAY', 'ACCOUNT', 'ASSET', 'AMOUNT'],
        accounts.map(({ day, account, symbol, amount }) => [day, account, symbol, amount]),
      ),
    )
    const sides = units.map(({ type, symbol, institution, chain, transfers, arrived, fees }) => [
      type,
      symbol,
      institution,
      chain,
      String(transfers),
      arrived,
      fees,
    ])
    out(`\n${table(['TYPE', 'ASSET', 'INSTITUTION', 'CHAIN', 'TRANSFERS', 'ARRIVED', 'FEES'], sides)}`)
    out(`\nDifferences that nobody has settled: ${differences}\n`)
  },
}

const exportCommand: Command = {
  name: 'books export',
  usage: '--client <id> --from <day> --to <day> [--json]',
  summary: 'Write the double-entry journal of a period, as CSV or as one JSON transaction a line',
  options: { client: 'value', from: 'value', to: 'value', json: 'flag' },
  run: async ({ ctx }, input, { out }) => {
    const { id: clientId } = await findClient(ctx, input.need('client'))
    const format = input.has('json') ? ('json' as const) : ('csv' as const)
    const scope = { clientId, environment: ctx.environment }
    for await (const piece of journalFile(ctx, scope, { ...daysFrom(input), format })) out(piece)
  },
}

/** `rialto books`: the server itself compares the sides, every hour. */
export const bookCommands: readonly Command[] = [show, exportCommand]
