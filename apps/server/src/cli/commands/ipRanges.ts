import { addIpRange, findClient, removeIpRange } from '@rialto/core'

import { type Command, UsageError } from '../command.ts'
import { print } from '../print.ts'
import { table } from '../table.ts'

const list: Command = {
  name: 'ip-ranges list',
  usage: '--client <id> [--json]',
  summary: 'List the IP ranges from which production accepts the client’s keys',
  options: { client: 'value', json: 'flag' },
  run: async ({ ctx }, input, { out }) => {
    const { id } = await findClient(ctx, input.need('client'))
    const ranges = await ctx.store.ipRanges.list({ clientId: id, environment: ctx.environment })
    const rows = ranges.map(({ id, range, label }) => [range, label, id])
    const json = ranges.map(({ id, range, label }) => ({ id, range, label }))
    print(input, out, json, table(['RANGE', 'LABEL', 'ID'], rows))
    if (input.has('json')) return
    if (ctx.environment === 'sandbox') out('The sandbox ignores IP ranges and accepts keys from every address.\n')
    else if (ranges.length === 0) out('No ranges: production rejects this client’s keys from every address.\n')
  },
}

const which = (positionals: readonly string[]): string => {
  const [range] = positionals
  if (range === undefined) throw new UsageError('Specify a range, for example 203.0.113.0/24')
  return range
}

const add: Command = {
  name: 'ip-ranges add',
  usage: '<address or CIDR> --client <id> [--label <text>]',
  summary: 'Accept the client’s keys from an IP range',
  options: { client: 'value', label: 'value' },
  positionals: 1,
  run: async ({ ctx }, input, { out }) => {
    const { range } = await addIpRange(ctx, {
      clientId: input.need('client'),
      range: which(input.positionals),
      label: input.get('label') ?? '',
    })
    out(`Added ${range}. Running servers accept it within 5 seconds.\n`)
  },
}

const remove: Command = {
  name: 'ip-ranges remove',
  usage: '<CIDR or id> --client <id>',
  summary: 'Stop accepting the client’s keys from an IP range',
  options: { client: 'value' },
  positionals: 1,
  run: async ({ ctx }, input, { out }) => {
    const range = which(input.positionals)
    await removeIpRange(ctx, { clientId: input.need('client'), range })
    out(`Removed ${range}. Running servers reject it within 5 seconds.\n`)
  },
}

export const ipRangeCommands: readonly Command[] = [list, add, remove]
