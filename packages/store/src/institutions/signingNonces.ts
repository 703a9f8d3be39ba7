import { sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../tables.ts'

interface NonceRequest {
  /** SHA-256 of the institution and the key. */
  keyHash: Buffer
  /** The next number by the caller's clock. */
  atLeast: number
  /** How many numbers from the first on the holder may use. */
  span: number
  /** Of `server_processes`. */
  ownerId: string
  ttlMs: number
  now: Date
}

/** A key's numbers from `first` on; the fence releases them. */
interface HeldNonces {
  first: number
  fence: bigint
}

/**
 * Reserves a range of a key's numbers, above the last that any process has used or may have used. Undefined while
 * another process holds the key. One statement.
 */
export const holdNonces = async (
  db: Database<Tables>,
  { keyHash, atLeast, span, ownerId, ttlMs, now }: NonceRequest,
): Promise<HeldNonces | undefined> => {
  const { rows } = await sql<{ first: bigint; fence: bigint }>`
    insert into signing_nonces (key_hash, last, fence, owner_id, held_until)
    values (${keyHash}, ${atLeast}::bigint + ${span}::bigint, 1, ${ownerId}, ${new Date(now.getTime() + ttlMs)}::timestamptz)
    on conflict (key_hash) do update set
      last = greatest(signing_nonces.last + 1, ${atLeast}::bigint) + ${span}::bigint, fence = signing_nonces.fence + 1,
      owner_id = excluded.owner_id, held_until = excluded.held_until
    where signing_nonces.owner_id is null or signing_nonces.owner_id = excluded.owner_id
      or signing_nonces.held_until <= ${now}
    returning last - ${span}::bigint as first, fence`.execute(db)
  const [row] = rows
  return row && { first: Number(row.first), fence: row.fence }
}

/** Releases the key, and stores the last number used. Does nothing if another process has taken it over. */
export const releaseNonces = async (
  db: Database<Tables>,
  { keyHash, fence, last }: { keyHash: Buffer; fence: bigint; last: number },
): Promise<void> => {
  await sql`
    update signing_nonces set last = ${last}::bigint, owner_id = null
    where key_hash = ${keyHash} and fence = ${fence}`.execute(db)
}
