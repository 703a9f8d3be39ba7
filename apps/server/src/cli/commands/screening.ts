import { lookedUpAddressKeys } from '@rialto/catalog'
import { findClient, readScreening, setScreening } from '@rialto/core'

import { type Command, UsageError } from '../command.ts'
import { print } from '../print.ts'
import { table } from '../table.ts'

const lists: Command = {
  name: 'screening lists',
  usage: '[--json]',
  summary: 'List the sanctions lists that are loaded',
  options: { json: 'flag' },
  run: async ({ ctx }, input, { out }) => {
    const loaded = await ctx.store.screening.lists()
    const rows = loaded.map(({ name, addresses, publishedOn, loadedAtMs, source, skippedLines }) => [
      name,
      String(addresses),
      skippedLines.length === 0 ? '-' : skippedLines.join(', '),
      publishedOn ?? '-',
      new Date(loadedAtMs).toISOString(),
      source,
    ])
    const json = loaded.map(({ loadedAtMs, hasKeys: _, ...list }) => ({
      ...list,
      loadedAt: new Date(loadedAtMs).toISOString(),
    }))
    print(input, out, json, table(['LIST', 'ADDRESSES', 'LINES LEFT OUT', 'PUBLISHED', 'LAST READ', 'SOURCE'], rows))
    if (loaded.length === 0 && !input.has('json')) out('No list is loaded. Set RIALTO_SANCTIONS_LISTS.\n')
  },
}

const refresh: Command = {
  name: 'screening refresh',
  usage: '[--accept-shrinking]',
  summary: 'Read the sanctions lists again now; servers do this by themselves every few hours',
  options: { 'accept-shrinking': 'flag' },
  run: async ({ refreshSanctionsLists }, input, { out }) => {
    const refreshed = await refreshSanctionsLists({ acceptsShrinking: input.has('accept-shrinking') })
    for (const { name, state, problem } of refreshed) out(`${name}: ${state}. ${problem ?? ''}`.trimEnd() + '\n')
    if (refreshed.length === 0) throw new UsageError('No list is named. Set RIALTO_SANCTIONS_LISTS.')
    if (refreshed.some(({ state }) => state === 'failed'))
      throw new UsageError('Some lists were not loaded. Their earlier addresses stay.')
  },
}

const check: Command = {
  name: 'screening check',
  usage: '<address> [--json]',
  summary: 'Show the entries of the sanctions lists that name an address',
  options: { json: 'flag' },
  positionals: 1,
  run: async ({ ctx }, input, { out }) => {
    const [address] = input.positionals
    if (address === undefined) throw new UsageError('Name the address: rialto screening check <address>')
    const found = await ctx.store.screening.find(lookedUpAddressKeys(address))
    if (found.length === 0 && !input.has('json')) return out('No loaded list names this address.\n')
    const rows = found.map(({ list, entry, name }) => [list, entry || '-', name || '-'])
    const json = found.map(({ list, entry, name }) => ({ list, entry, name }))
    print(input, out, json, table(['LIST', 'ENTRY', 'NAME'], rows))
  },
}

const modes = ['off', 'warn', 'block'] as const

const mode: Command = {
  name: 'screening mode',
  usage: '--client <id> [--set off|warn|block]',
  summary: 'Show or set what happens for a client when an address is on a sanctions list',
  options: { client: 'value', set: 'value' },
  run: async ({ ctx }, input, { out }) => {
    const { id } = await findClient(ctx, input.need('client'))
    const scope = { clientId: id, environment: ctx.environment }
    const wanted = input.get('set')
    const chosen = modes.find(one => one === wanted)
    if (wanted !== undefined && chosen === undefined)
      throw new UsageError(`--set must be off, warn or block, not "${wanted}".`)
    const state = chosen === undefined ? await readScreening(ctx, scope) : await setScreening(ctx, scope, chosen)
    out(`Screening: ${state.mode}\n`)
  },
}

export const screeningCommands: readonly Command[] = [lists, refresh, check, mode]
