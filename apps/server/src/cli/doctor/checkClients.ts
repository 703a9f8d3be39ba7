import pino from 'pino'

import { type Admin, composeAdmin } from '../../composeAdmin.ts'
import type { Config } from '../../config.ts'
import type { Check } from './check.ts'

/** Opens the database as a start does, migrations included, and in production looks for what the first request needs. */
export const checkClients = async (config: Config): Promise<Check[]> => {
  const where = config.databaseUrl === undefined ? `embedded in ${config.dataDir}` : 'at DATABASE_URL'
  let admin: Admin
  try {
    admin = await composeAdmin(config, pino({ level: 'silent' }))
  } catch (error) {
    const advice =
      config.databaseUrl === undefined
        ? 'Set DATABASE_URL to a PostgreSQL server, version 15 or newer.'
        : 'Check that it is running, that user and password are correct, and that the role can alter the schema.'
    return [{ state: 'bad', what: `Database ${where}: ${(error as Error).message}`, advice }]
  }
  try {
    const clients = config.environment === 'production' ? await findClients(admin) : []
    return [{ state: 'ok', what: `Database ${where}, schema up to date` }, ...clients]
  } finally {
    await admin.close()
  }
}

const findClients = async ({ ctx }: Admin): Promise<Check[]> => {
  const clients = await ctx.store.clients.list(ctx.environment)
  if (clients.length === 0)
    return [{ state: 'note', what: 'No clients yet', advice: 'Create one: rialto clients create --name <name>' }]
  const checks = await Promise.all(clients.map(({ id, name }) => check(ctx, id, name)))
  return checks.flat()
}

const check = async (ctx: Admin['ctx'], id: string, name: string): Promise<Check[]> => {
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
