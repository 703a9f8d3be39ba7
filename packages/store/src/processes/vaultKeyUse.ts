import type { Database } from '../database/openDatabase.ts'
import { sql } from 'kysely'

import type { Tables } from '../tables.ts'

export interface ServerProcess {
  machine: string
  pid: number
  vaultKeys: string[]
  sealingKey: string | null
}

/**
 * The first of these keys that every process can open, or otherwise the last: in a rotation, the last is the oldest.
 */
export const sharedKey = (
  own: readonly string[],
  others: readonly Pick<ServerProcess, 'vaultKeys'>[],
): string | undefined => own.find(key => others.every(({ vaultKeys }) => vaultKeys.includes(key))) ?? own.at(-1)

/** Server processes that share the database now. */
export const listRunning = async (db: Database<Tables>): Promise<ServerProcess[]> => {
  const { rows } = await sql<ServerProcess>`
    select machine, pid, vault_keys as "vaultKeys", sealing_key as "sealingKey"
    from server_processes where ended_at is null and alive_until > clock_timestamp() order by machine, pid`.execute(db)
  return rows
}

/**
 * Fingerprint of the vault key with which a command seals beside the running servers: one that all of them can open.
 */
export const findSealingKey = async (db: Database<Tables>, own: readonly string[]): Promise<string | undefined> =>
  sharedKey(own, await listRunning(db))

/** Running processes that do not seal with this key yet: they would write secrets under another one after a rewrap. */
export const listSealingOtherwise = async (db: Database<Tables>, print: string): Promise<ServerProcess[]> =>
  (await listRunning(db)).filter(({ sealingKey }) => sealingKey !== print)
