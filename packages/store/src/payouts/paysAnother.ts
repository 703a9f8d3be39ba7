import { sameDestination, type TaggedAddress } from '@rialto/catalog'
import type { Environment } from '@rialto/core'
import { defined } from '@rialto/defined'
import { sql } from 'kysely'

import type { Digests } from '../claims/digests.ts'
import type { Database } from '../database/openDatabase.ts'
import { refundDigest } from '../paymentRequests/eraseRequests.ts'
import type { Tables } from '../tables.ts'

interface Sent {
  id: string
  environment: Environment
  networkId: string
  hash: string
  to: TaggedAddress
}

/**
 * Whether the client's transaction pays another refund or payout to the same destination, an erased one included.
 * Transactions that report the same payment wait for each other.
 */
export const paysAnother = async (
  db: Database<Tables>,
  digests: Digests,
  { id, environment, networkId, hash, to }: Sent,
): Promise<boolean> => {
  const paid = { environment, networkId, hash, address: to.address, tag: to.tag ?? null }
  const digest = refundDigest(await digests(db, environment), paid)
  await sql`select pg_advisory_xact_lock(hashtextextended(${digest.toString('hex')}, 0))`.execute(db)
  const listOf = (table: 'refunds' | 'payouts') =>
    db
      .selectFrom(table)
      .select(['id', 'to_address', 'address_tag'])
      .where('environment', '=', environment)
      .where('network_id', '=', networkId)
      .where(sql`lower(hash)`, '=', hash.toLowerCase())
      .where('status', '!=', 'failed')
      .where('id', '!=', id)
  const others = await listOf('refunds').union(listOf('payouts')).execute()
  // One account has several spellings on TON, among others.
  const isSamePlace = ({ to_address: address, address_tag: tag }: (typeof others)[number]) =>
    address !== null && sameDestination(networkId, { address, ...defined({ tag: tag ?? undefined }) }, to)
  if (others.some(isSamePlace)) return true
  const erased = await db.selectFrom('claims').select('kind').where('digest', '=', digest).executeTakeFirst()
  return erased !== undefined
}
