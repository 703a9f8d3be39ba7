import { access, constants, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { type CommonContext, describeAuditFault, verifyAuditLog } from '@rialto/core'

import { badClockDifferenceMs, maxClockDifferenceMs } from '../../composeClock.ts'
import { embeddedPostgresFault, type Inspection, inspectDatabase } from '../../composeInspection.ts'
import { otherEnvironment } from '../../composeStorage.ts'
import type { Config } from '../../config.ts'
import { databaseFaultOf } from '../../databaseFault.ts'
import { checkClients } from './checkClients.ts'
import type { Check } from './checkRuntime.ts'

/** Reads every audit log from its first entry to its last. */
const checkAudit = async (ctx: CommonContext): Promise<Check[]> => {
  const clientIds = await ctx.store.audit.listLogs(ctx.environment)
  const faults: Check[] = []
  for (const clientId of clientIds) {
    const { fault } = await verifyAuditLog(ctx, { clientId, environment: ctx.environment })
    if (fault)
      faults.push({
        state: 'bad',
        what: `Audit log of ${clientId}: ${describeAuditFault(fault)}`,
        advice:
          'Somebody has changed the table. Compare it with a backup, and with the last entries in the servers’ logs.',
      })
  }
  if (faults.length > 0 || clientIds.length === 0) return faults
  return [{ state: 'ok', what: `${clientIds.length} audit logs are as they were written` }]
}

const minVersion = 150_000

/** Looks at the database as a start finds it, and changes nothing. */
export const checkDatabase = async (config: Config, embeddedFault = embeddedPostgresFault): Promise<Check[]> => {
  const { databaseUrl } = config
  if (databaseUrl === undefined) return [noEmbedded(embeddedFault()) ?? (await checkDataDir(config))]
  let inspection: Inspection
  try {
    inspection = await inspectDatabase(config, databaseUrl)
  } catch (error) {
    return describe(error)
  }
  try {
    const checks = [
      ...schema(inspection),
      ...(await environment(inspection, config)),
      await vaultKey(inspection),
      ...(await clock(inspection)),
    ]
    if (inspection.pending.length === 0) checks.push(...(await checkAudit(inspection.ctx)))
    // Before the first start there are no tables to look for clients in.
    if (config.environment === 'production' && inspection.pending.length === 0)
      checks.push(...(await checkClients(inspection.ctx)))
    return checks
  } catch (error) {
    return describe(error)
  } finally {
    await inspection.close()
  }
}

const describe = (error: unknown): Check[] => {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  // checkVault has said so.
  if (name === 'VaultError' || name === 'ConfigError') return []
  const fault = databaseFaultOf(error)
  if (fault) return [{ state: 'bad', what: `Database at DATABASE_URL ${fault.what}`, advice: fault.advice }]
  return [{ state: 'bad', what: `Database at DATABASE_URL: ${message}` }]
}

const environment = async (inspection: Inspection, config: Config): Promise<Check[]> => {
  const owner = await inspection.environment()
  if (owner === undefined || owner === config.environment) return []
  return [{ state: 'bad', what: 'Database of another environment', advice: otherEnvironment(owner) }]
}

const schema = ({ version, pending }: Inspection): Check[] => {
  const major = Math.floor(version / 10_000)
  if (version < minVersion)
    return [
      { state: 'bad', what: `Database is PostgreSQL ${major}`, advice: 'Rialto requires PostgreSQL 15 or newer.' },
    ]
  if (pending.length === 0)
    return [{ state: 'ok', what: `Database at DATABASE_URL, PostgreSQL ${major}, schema up to date` }]
  return [
    {
      state: 'note',
      what: `Database at DATABASE_URL, PostgreSQL ${major}, ${pending.length} migrations to run: ${pending.join(', ')}`,
      advice: 'The start runs them, or run them ahead of it with: rialto migrate',
    },
  ]
}

const vaultKey = async ({ opensSecrets }: Inspection): Promise<Check> => {
  const isOurs = await opensSecrets()
  if (isOurs === undefined) return { state: 'note', what: 'Vault key will be tied to this database by the first start' }
  if (isOurs) return { state: 'ok', what: 'Vault key opens the secrets in this database' }
  return {
    state: 'bad',
    what: 'Vault key does not open the secrets in this database',
    advice: 'Set RIALTO_VAULT_KEYS to the keys that this database was used with, the current one first.',
  }
}

const clock = async ({ clockAheadMs }: Inspection): Promise<Check[]> => {
  const aheadMs = await clockAheadMs()
  if (Math.abs(aheadMs) <= maxClockDifferenceMs) return []
  const seconds = Math.round(Math.abs(aheadMs) / 1_000)
  return [
    {
      state: Math.abs(aheadMs) > badClockDifferenceMs ? 'bad' : 'note',
      what: `This machine’s clock is ${seconds} s ${aheadMs > 0 ? 'ahead of' : 'behind'} the database’s`,
      advice: 'Synchronize the clocks of all servers and the database, for example with chrony.',
    },
  ]
}

/** A release has no PostgreSQL. */
const noEmbedded = (fault: string | undefined): Check | undefined =>
  fault === undefined ? undefined : { state: 'bad', what: 'Database: DATABASE_URL is not set', advice: fault }

/** The embedded database is made by the first start: here it only matters whether it could. */
const checkDataDir = async ({ dataDir }: Config): Promise<Check> => {
  let folder = dataDir
  while (folder !== dirname(folder) && !(await stat(folder).catch(() => undefined))) folder = dirname(folder)
  try {
    await access(folder, constants.W_OK | constants.X_OK)
    // To read it, it would have to be started.
    const isNew = (await stat(join(dataDir, 'postgres')).catch(() => undefined)) === undefined
    const later = isNew ? 'made by the first start' : 'the start checks its schema and that the vault key is its own'
    return { state: 'ok', what: `Database embedded in ${dataDir}: ${later}` }
  } catch {
    return {
      state: 'bad',
      what: `Database embedded in ${dataDir}: this user cannot write to ${folder}`,
      advice: 'Give this user write access, or set RIALTO_DATA_DIR or DATABASE_URL.',
    }
  }
}
