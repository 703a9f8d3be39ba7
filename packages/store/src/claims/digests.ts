import { createHmac, randomBytes } from 'node:crypto'

import type { Environment } from '@rialto/core'

import type { Database } from '../database/openDatabase.ts'
import type { Sealer } from '../scopeOf.ts'
import { sealedColumns } from '../sealedColumns.ts'
import type { Tables } from '../tables.ts'

/** A keyed hash of the kind and the parts, in their order, for values that must be comparable but not readable. */
export type Digest = (kind: string, ...parts: readonly string[]) => Buffer

/** The digests of an environment. `db` is that of the statement that needs them. */
export type Digests = (db: Database<Tables>, environment: Environment) => Promise<Digest>

const contextOf = sealedColumns.digest_keys.columns.sealed_key

/**
 * Digests with a key of the environment, which is stored encrypted with the vault's key and survives its rotation. The
 * key is created once and never replaced: a new key would make all paid orders unrecognizable. `root` creates it in a
 * separate transaction, which callers cannot roll back.
 */
export const createDigests = (root: Database<Tables>, sealer: Sealer): Digests => {
  const known = new Map<Environment, Digest>()
  const read = async (db: Database<Tables>, environment: Environment): Promise<Digest | undefined> => {
    const row = await db
      .selectFrom('digest_keys')
      .select('sealed_key')
      .where('environment', '=', environment)
      .executeTakeFirst()
    return row && digestBy(Buffer.from(sealer.open(row.sealed_key, contextOf(environment)), 'base64'))
  }
  return async (db, environment) => {
    const cached = known.get(environment)
    if (cached) return cached
    const digest = (await read(db, environment)) ?? (await make(root, sealer, environment, read))
    known.set(environment, digest)
    return digest
  }
}

const make = async (
  root: Database<Tables>,
  sealer: Sealer,
  environment: Environment,
  read: (db: Database<Tables>, environment: Environment) => Promise<Digest | undefined>,
): Promise<Digest> => {
  await root
    .insertInto('digest_keys')
    .values({ environment, sealed_key: sealer.seal(randomBytes(32).toString('base64'), contextOf(environment)) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const digest = await read(root, environment)
  if (!digest) throw new Error('the digest key was not stored')
  return digest
}

const digestBy =
  (key: Buffer): Digest =>
  (kind, ...parts) =>
    createHmac('sha256', key)
      .update(JSON.stringify([kind, ...parts]))
      .digest()

/** Creates the environment's key if it does not exist, before it is needed. */
export const placeDigestKey = async (db: Database<Tables>, sealer: Sealer, environment: Environment): Promise<void> =>
  void (await createDigests(db, sealer)(db, environment))
