import { addIpRange, findClient, removeIpRange } from '@rialto/core'

import { type Command, UsageError } from '../command.ts'
import { table } from '../table.ts'

const list: Command = {
  name: 'ip-ranges list',
  usage: '--client <id>',
  summary: 'Addresses from which production accepts the client’s keys',
  options: { client: 'value' },
  run: async ({ ctx }, input, { out }) => {
    const { id } = await findClient(ctx, input.need('client'))
    const ranges = await ctx.store.ipRanges.list({ clientId: id, environment: ctx.environment })
    out(
      table(
        ['RANGE', 'LABEL', 'ID'],
        ranges.map(({ id, range, label }) => [range, label, id]),
      ),
    )
    if (ctx.environment === 'sandbox') out('The sandbox accepts keys from everywhere, whatever is listed.\n')
    else if (ranges.length === 0) out('None: production accepts this client’s keys from nowhere.\n')
  },
}

const which = (positionals: readonly string[]): string => {
  const [range] = positionals
  if (range === undefined) throw new UsageError('Which range? For example 203.0.113.0/24')
  return range
}

const add: Command = {
  name: 'ip-ranges add',
  usage: '<address or CIDR> --client <id> [--label <text>]',
  summary: 'Accept the client’s keys from there',
  options: { client: 'value', label: 'value' },
  positionals: 1,
  run: async ({ ctx }, input, { out }) => {
    const { range } = await addIpRange(ctx, {
      clientId: input.need('client'),
      range: which(input.positionals),
      label: input.get('label') ?? '',
    })
    out(`Accepted from ${range}, within 5 seconds on running servers.\n`)
  },
}

const remove: Command = {
  name: 'ip-ranges remove',
  usage: '<CIDR or id> --client <id>',
  summary: 'No longer accept them from there',
  options: { client: 'value' },
  positionals: 1,
  run: async ({ ctx }, input, { out }) => {
    const range = which(input.positionals)
    await removeIpRange(ctx, { clientId: input.need('client'), range })
    out(`Removed ${range}. Running servers refuse it within 5 seconds.\n`)
  },
}

export const ipRangeCommands: readonly Command[] = [list, add, remove]
