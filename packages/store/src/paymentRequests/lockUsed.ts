import type { Environment } from '@rialto/core'
import { sql, type SqlBool } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../tables.ts'

interface Place {
  networkId: string
  hash: string
  position: string
}

/** An order has it, or its money may have been sent back. The list of refunds is read by its index, once for all payments. */
const isUsed = (ids: readonly string[]) => sql<SqlBool>`(assigned_at is not null or id = any(array(
  select unassigned_payment_id from refunds where unassigned_payment_id = any(${ids}::uuid[])
    and (finished_at is null or status = 'succeeded' or arrived is not null or (status = 'canceled' and hash is not null)))))`

const keyOf = ({ networkId, hash, position }: Place): string => `${networkId} ${hash} ${position}`

/**
 * Locks the rows of these payments, and returns the payments that an order has or that may have been returned. The second
 * statement sees what was committed before the locks were taken.
 */
export const lockUsed = async <T extends Place>(
  db: Database<Tables>,
  environment: Environment,
  payments: readonly T[],
): Promise<T[]> => {
  const columnsOf = () => db.selectFrom('unassigned_payments').where('environment', '=', environment)
  const locked = await columnsOf()
    .select('id')
    .where(eb =>
      eb(
        eb.refTuple('network_id', 'hash', 'position'),
        'in',
        payments.map(({ networkId, hash, position }) => eb.tuple(networkId, hash, position)),
      ),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  if (locked.length === 0) return []
  const ids = locked.map(({ id }) => id)
  const used = await columnsOf()
    .select(['network_id as networkId', 'hash', 'position'])
    .where(eb => eb('id', '=', eb.fn.any(eb.val(ids))))
    .where(isUsed(ids))
    .execute()
  const keys = new Set(used.map(keyOf))
  return payments.filter(payment => keys.has(keyOf(payment)))
}
