import {
  checkOrigins,
  closeClient,
  createClient,
  findClient,
  maxRetentionDays,
  renameClient,
  setJitUrl,
  setRetention,
} from '@rialto/core'

import { type Command, UsageError } from '../command.ts'
import { print } from '../print.ts'
import { table } from '../table.ts'

const create: Command = {
  name: 'clients create',
  usage: '--name <name> [--origin <https://…>]…',
  summary: 'Create a client; pages on its origins can embed Link',
  options: { name: 'value', origin: 'list' },
  run: async ({ ctx }, input, { out }) => {
    const client = await createClient(ctx, { name: input.need('name'), origins: input.all('origin') })
    out(`Client ${client.name} (${ctx.environment})\n\n  X-Client-Id   ${client.id}\n\n`)
    out(`Next: rialto keys create --client ${client.id} --permissions read,write --label server\n`)
  },
}

const rename: Command = {
  name: 'clients rename',
  usage: '--client <id> --name <name>',
  summary: 'Change the name of a client, which users read in Link',
  options: { client: 'value', name: 'value' },
  run: async ({ ctx }, input, { out }) => {
    const { id, name } = await renameClient(ctx, { clientId: input.need('client'), name: input.need('name') })
    out(`Client ${id} is named ${name}. Link shows it within seconds.\n`)
  },
}

const close: Command = {
  name: 'clients close',
  usage: '--client <id> --name <its name>',
  summary: 'Close a client for good: keys, link tokens and sessions end, transfers are followed to their end',
  options: { client: 'value', name: 'value' },
  run: async ({ ctx }, input, { out }) => {
    const { id, name } = await closeClient(ctx, { clientId: input.need('client'), name: input.need('name') })
    out(`Client ${id} (${name}) is closed. Running servers reject its keys within five seconds.\n`)
    out('Transfers are followed to their end, and its webhooks report them. Accounts are removed after that.\n')
  },
}

const list: Command = {
  name: 'clients list',
  usage: '[--json]',
  summary: 'List the clients of this environment',
  options: { json: 'flag' },
  run: async ({ ctx }, input, { out }) => {
    const clients = await ctx.store.clients.list(ctx.environment)
    const rows = clients.map(({ id, name, allowedOrigins, closedAtMs }) => [
      id,
      name,
      closedAtMs === undefined ? 'open' : `closed ${new Date(closedAtMs).toISOString()}`,
      allowedOrigins.join(' '),
    ])
    const json = clients.map(({ id, name, allowedOrigins, closedAtMs }) => ({
      id,
      name,
      allowedOrigins,
      closedAt: closedAtMs === undefined ? null : new Date(closedAtMs).toISOString(),
    }))
    print(input, out, json, table(['CLIENT', 'NAME', 'STATE', 'ORIGINS'], rows))
  },
}

const setOrigins: Command = {
  name: 'clients set-origins',
  usage: '--client <id> [--origin <https://…>]…',
  summary: 'Replace the origins that can embed Link',
  options: { client: 'value', origin: 'list' },
  run: async ({ ctx }, input, { out }) => {
    const { id } = await findClient(ctx, input.need('client'))
    const origins = checkOrigins(ctx.environment, input.all('origin'))
    await ctx.store.clients.setAllowedOrigins({ clientId: id, environment: ctx.environment }, origins)
    out(`Origins that can embed Link: ${origins.join(' ') || 'none'}\n`)
  },
}

const setBridging: Command = {
  name: 'clients set-bridging',
  usage: '--client <id> --to <enabled|disabled>',
  summary: 'Enable or disable headless bridging for a client',
  options: { client: 'value', to: 'value' },
  run: async ({ ctx }, input, { out }) => {
    const to = input.need('to')
    if (to !== 'enabled' && to !== 'disabled') throw new UsageError(`--to must be enabled or disabled, not "${to}".`)
    const { id } = await findClient(ctx, input.need('client'))
    await ctx.store.clients.setMayBridge({ clientId: id, environment: ctx.environment }, to === 'enabled')
    out(`Headless bridging: ${to}\n`)
  },
}

const setJitUrlCommand: Command = {
  name: 'clients set-jit-url',
  usage: '--client <id> [--url <https://…>]',
  summary: 'Set the URL that returns deposit addresses on request; omit --url to remove it',
  options: { client: 'value', url: 'value' },
  run: async ({ ctx }, input, { out }) => {
    const { secret } = await setJitUrl(ctx, { clientId: input.need('client'), url: input.get('url') })
    if (secret === undefined) return out('Removed. Every destination now requires an address.\n')
    out(`\n  Signing secret   ${secret}\n\nStore it now: it is not shown again. Address requests are signed with it.\n`)
  },
}

const retentionCommand: Command = {
  name: 'clients set-retention',
  usage: '--client <id> [--days <count>]',
  summary:
    'Set for how many days records of transfers stay when accounts are removed; omit --days for the server’s setting',
  options: { client: 'value', days: 'value' },
  run: async ({ ctx }, input, { out }) => {
    const { id } = await findClient(ctx, input.need('client'))
    const text = input.get('days')
    if (text !== undefined && !(/^\d{1,5}$/.test(text) && Number(text) <= maxRetentionDays))
      throw new UsageError(`--days must be a number from 0 to ${maxRetentionDays}, not "${text}".`)
    const days = text === undefined ? undefined : Number(text)
    await setRetention(ctx, { clientId: id, environment: ctx.environment }, days)
    if (days === undefined) return out('RIALTO_TRANSFER_RETENTION_DAYS of the server holds for this client.\n')
    out(`Records of transfers stay for ${days} days after their end when an account is removed.\n`)
  },
}

export const clientCommands: readonly Command[] = [
  create,
  rename,
  close,
  list,
  setOrigins,
  setBridging,
  setJitUrlCommand,
  retentionCommand,
]
