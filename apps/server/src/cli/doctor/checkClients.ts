import type { CommonContext } from '@rialto/core'

import type { Check } from './checkRuntime.ts'

/** In production: what the first request of each client needs. */
export const checkClients = async (ctx: CommonContext): Promise<Check[]> => {
  const clients = await ctx.store.clients.list(ctx.environment)
  if (clients.length === 0)
    return [{ state: 'note', what: 'No clients yet', advice: 'Create one: rialto clients create --name <name>' }]
  const checks = await Promise.all(clients.map(({ id, name }) => check(ctx, id, name)))
  return checks.flat()
}

const check = async (ctx: CommonContext, id: string, name: string): Promise<Check[]> => {
  const scope = { clientId: id, environment: ctx.environment }
  const [keys, ranges] = await Promise.all([ctx.store.apiKeys.listLive(scope), ctx.store.ipRanges.list(scope)])
  const lacks: Check[] = []
  if (keys.length === 0)
    lacks.push({
      state: 'note',
      what: `${name} has no active API key`,
      advice: `rialto keys create --client ${id} --permissions read,write --label server`,
    })
  if (ranges.length === 0)
    lacks.push({
      state: 'note',
      what: `${name} has no allowed IP ranges: its keys are rejected from every address`,
      advice: `rialto ip-ranges add <your server’s address> --client ${id}`,
    })
  return lacks.length > 0
    ? lacks
    : [{ state: 'ok', what: `${name}: ${keys.length} active keys, ${ranges.length} IP ranges` }]
}
