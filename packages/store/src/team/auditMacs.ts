import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import type { Environment, Scope } from '@rialto/core'

import type { Database } from '../database/openDatabase.ts'
import { scopeColumns, type Sealer } from '../scopeOf.ts'
import { sealedColumns } from '../sealedColumns.ts'
import type { Tables } from '../tables.ts'

const contextOf = sealedColumns.audit_keys.columns.sealed_key

interface Numbered {
  number: number
  hash: string
}

/** The key that signs the audit logs: in the database, and opened by the vault's keys alone. */
export const findAuditKey = async (
  db: Database<Tables>,
  sealer: Sealer,
  environment: Environment,
): Promise<Buffer | undefined> => {
  const row = await db
    .selectFrom('audit_keys')
    .select('sealed_key')
    .where('environment', '=', environment)
    .executeTakeFirst()
  return row && Buffer.from(sealer.open(row.sealed_key, contextOf(environment)), 'hex')
}

/** Returns the key, and creates it if it does not exist. */
export const takeAuditKey = async (tx: Database<Tables>, sealer: Sealer, environment: Environment): Promise<Buffer> => {
  const found = await findAuditKey(tx, sealer, environment)
  if (found) return found
  const sealed_key = sealer.seal(randomBytes(32).toString('hex'), contextOf(environment))
  await tx
    .insertInto('audit_keys')
    .values({ environment, sealed_key })
    .onConflict(conflict => conflict.column('environment').doNothing())
    .execute()
  const made = await findAuditKey(tx, sealer, environment)
  if (!made) throw new Error('the key of the audit log is neither there nor could it be made')
  return made
}

const macOf = (key: Buffer, what: 'entry' | 'head', { clientId, environment }: Scope, { number, hash }: Numbered) =>
  createHmac('sha256', key)
    .update(JSON.stringify([what, clientId, environment, number, hash]))
    .digest()

export const macOfEntry = (key: Buffer, scope: Scope, entry: Numbered): Buffer => macOf(key, 'entry', scope, entry)

const isMac = (
  ...[key, what, scope, numbered, mac]: [Buffer | undefined, 'entry' | 'head', Scope, Numbered, Buffer]
) => {
  const right = key && macOf(key, what, scope, numbered)
  return right !== undefined && right.length === mac.length && timingSafeEqual(right, mac)
}

export const isEntryMac = (key: Buffer | undefined, scope: Scope, entry: Numbered, mac: Buffer): boolean =>
  isMac(key, 'entry', scope, entry, mac)

export const isHeadMac = (key: Buffer | undefined, scope: Scope, head: Numbered, mac: Buffer): boolean =>
  isMac(key, 'head', scope, head, mac)

/** Notes which entry is the last one. */
export const writeHead = async (tx: Database<Tables>, key: Buffer, scope: Scope, head: Numbered): Promise<void> => {
  const values = { number: BigInt(head.number), hash: head.hash, mac: macOf(key, 'head', scope, head) }
  await tx
    .insertInto('audit_heads')
    .values({ ...scopeColumns(scope), ...values })
    .onConflict(conflict => conflict.columns(['client_id', 'environment']).doUpdateSet(values))
    .execute()
}
