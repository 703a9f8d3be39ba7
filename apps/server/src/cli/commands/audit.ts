import {
  type AuditHead,
  describeAuditFault,
  findClient,
  installationLog,
  listAuditEntries,
  verifyAuditLog,
} from '@rialto/core'

import { type Command, type CommandInput, UsageError } from '../command.ts'
import { isoTime, print } from '../print.ts'
import { table } from '../table.ts'

const readHead = (input: CommandInput): AuditHead | undefined => {
  const text = input.get('head')
  if (text === undefined) return undefined
  const [, number = '', hash = ''] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? []
  if (number === '') throw new UsageError('--head is a number and a hash, as the server’s log has them: 42:9f2c…')
  if (input.get('client') === undefined) throw new UsageError('--head needs --client.')
  return { number: Number(number), hash }
}

const verify: Command = {
  name: 'audit verify',
  usage: '[--client <id>] [--head <number>:<hash>]',
  summary:
    'Verify that the audit logs are as they were written; with --head, from an entry that the server’s log has noted',
  options: { client: 'value', head: 'value' },
  run: async ({ ctx }, input, { out }) => {
    const named = input.get('client')
    const known = readHead(input)
    const clientIds = named === undefined ? await ctx.store.audit.listLogs(ctx.environment) : [await idOf(ctx, named)]
    let faults = 0
    for (const clientId of clientIds) {
      const { entries, head, fault } = await verifyAuditLog(ctx, { clientId, environment: ctx.environment }, { known })
      const end = head ? `, last one ${head.number}:${head.hash}` : ''
      out(fault ? `${clientId}: ${describeAuditFault(fault)}\n` : `${clientId}: ${entries} entries${end}\n`)
      if (fault) faults += 1
    }
    if (faults > 0) throw new Error(`${faults} of ${clientIds.length} audit logs are not as they were written.`)
    out(`${clientIds.length} audit logs are as they were written.\n`)
  },
}

const countOf = (input: CommandInput): number => {
  const text = input.get('count') ?? '50'
  if (!/^\d{1,3}$/.test(text) || Number(text) === 0) throw new UsageError('--count must be a number from 1 to 999.')
  return Number(text)
}

const list: Command = {
  name: 'audit list',
  usage: '[--client <id>] [--count <1 to 999>] [--json]',
  summary:
    'List the log of the installation (operators, members, sign-ins), or the audit log of a client, newest first',
  options: { client: 'value', count: 'value', json: 'flag' },
  run: async ({ ctx }, input, { out }) => {
    const named = input.get('client')
    const scope =
      named === undefined
        ? installationLog(ctx.environment)
        : { clientId: await idOf(ctx, named), environment: ctx.environment }
    const entries = await listAuditEntries({ ...ctx, nowMs: Date.now }, scope, { count: countOf(input) })
    const rows = entries.map(({ number, atMs, actor, operation, target }) => [
      String(number),
      isoTime(atMs),
      operation,
      `${actor.kind} ${actor.name}`,
      actor.ipAddress ?? '-',
      target ?? '-',
    ])
    print(input, out, entries, table(['NUMBER', 'TIME', 'OPERATION', 'BY', 'ADDRESS', 'TARGET'], rows))
  },
}

/** A log outlives its client. */
const idOf = async (ctx: Parameters<typeof findClient>[0], id: string): Promise<string> =>
  (await findClient(ctx, id).catch(() => ({ id: id.toLowerCase() }))).id

export const auditCommands: readonly Command[] = [list, verify]
