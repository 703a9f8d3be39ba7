import { type ApiKey, createApiKey, findClient, isApiKeySecret, type KeyPermission, revokeApiKey } from '@rialto/core'

import { type Command, UsageError } from '../command.ts'
import { isoTimeOrNull, print } from '../print.ts'
import { table } from '../table.ts'

const list: Command = {
  name: 'keys list',
  usage: '[--client <id>] [--json]',
  summary: 'List API keys, active and revoked',
  options: { client: 'value', json: 'flag' },
  run: async ({ ctx }, input, { out }) => {
    const { environment, store } = ctx
    const only = input.get('client')
    const clients = only === undefined ? await store.clients.list(environment) : [await findClient(ctx, only)]
    const keys = await Promise.all(clients.map(({ id }) => store.apiKeys.list({ clientId: id, environment })))
    const headings = ['KEY', 'CLIENT', 'LABEL', 'PERMISSIONS', 'PER MINUTE', 'CREATED', 'LAST USED', 'STATE']
    print(input, out, keys.flat().map(asJson), table(headings, keys.flat().map(row)))
  },
}

const asJson = (key: ApiKey) => ({
  id: key.id,
  clientId: key.clientId,
  label: key.label,
  permissions: key.permissions,
  rateLimitPerMinute: key.rateLimitPerMinute ?? null,
  createdAt: isoTimeOrNull(key.createdAtMs),
  lastUsedAt: isoTimeOrNull(key.lastUsedAtMs),
  expiresAt: isoTimeOrNull(key.expiresAtMs),
  revokedAt: isoTimeOrNull(key.revokedAtMs),
})

const row = (key: ApiKey): string[] => [
  key.id,
  key.clientId,
  key.label,
  key.permissions.join(',') || 'none',
  key.rateLimitPerMinute?.toString() ?? 'default',
  minute(key.createdAtMs),
  key.lastUsedAtMs === undefined ? 'never' : minute(key.lastUsedAtMs),
  stateOf(key),
]

const stateOf = ({ revokedAtMs, expiresAtMs }: ApiKey): string => {
  if (revokedAtMs !== undefined) return `revoked ${minute(revokedAtMs)}`
  return expiresAtMs === undefined ? 'live' : `until ${minute(expiresAtMs)}`
}

/** In UTC. */
const minute = (ms: number): string => `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')}Z`

const create: Command = {
  name: 'keys create',
  usage: '--client <id> --permissions read,write --label <text> [--rate-limit <per minute>]',
  summary: 'Create an API key and show its secret once',
  options: { client: 'value', permissions: 'value', label: 'value', 'rate-limit': 'value' },
  run: async ({ ctx }, input, { out }) => {
    const rateLimit = input.get('rate-limit')
    const { key, secret } = await createApiKey(ctx, {
      clientId: input.need('client'),
      label: input.need('label'),
      permissions: readPermissions(input.need('permissions')),
      rateLimitPerMinute: rateLimit === undefined ? undefined : Number(rateLimit),
    })
    out(`Key ${key.id} (${ctx.environment}, ${key.permissions.join(' and ')})\n\n`)
    out(`  X-Client-Id       ${key.clientId}\n  X-Client-Secret   ${secret}\n\n`)
    out('Store the secret now: only its digest is kept, and it is not shown again.\n')
    if (ctx.environment === 'production')
      out('Production accepts it from allowed IP ranges only: rialto ip-ranges add\n')
  },
}

const readPermissions = (text: string): KeyPermission[] =>
  text.split(',').map(word => {
    const permission = word.trim().toLowerCase()
    if (permission === 'read' || permission === 'write') return permission
    throw new UsageError(`--permissions must be read, write or read,write, not "${text}".`)
  })

const revoke: Command = {
  name: 'keys revoke',
  usage: '<key id>',
  summary: 'Revoke an API key; running servers reject it within 5 seconds',
  positionals: 1,
  run: async ({ ctx }, { positionals }, { out }) => {
    const [id] = positionals
    if (id === undefined) throw new UsageError('Specify a key ID. Find it with: rialto keys list')
    const key = await revokeApiKey(ctx, id)
    out(`Revoked ${key.label} (${key.id}). Running servers reject it within 5 seconds.\n`)
  },
}

const identify: Command = {
  name: 'keys identify',
  usage: '< file',
  summary: 'Find the client of an API key; reads the secret from standard input',
  run: async ({ ctx }, _input, { out, readInput }) => {
    const secret = (await readInput()).trim()
    const key = await ctx.store.apiKeys.findByHash(ctx.environment, ctx.ids.sha256(secret))
    if (key)
      return out(table(['KEY', 'CLIENT', 'LABEL', 'STATE'], [[key.id, key.clientId, key.label, row(key).at(-1) ?? '']]))
    const made = isApiKeySecret(secret)
      ? 'It is a valid Rialto key from another installation or environment'
      : 'It is not a Rialto key, or is incomplete'
    out(`No key in ${ctx.environment} has this secret. ${made}.\n`)
  },
}

export const keyCommands: readonly Command[] = [list, create, revoke, identify]
