import type { Environment, RequestMoney } from '@rialto/core'
import { sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { scopeOf } from '../scopeOf.ts'
import type { Tables } from '../tables.ts'
import { readPosted } from './listChanged.ts'

/** The clocks of servers differ by less than that, and no transaction is open for longer. */
const overlap = sql`interval '1 hour'`

/** Requests with a payment that became final, or a refund that arrived, since the last run of the books. */
export const listPaidRequests = async (db: Database<Tables>, environment: Environment): Promise<string[]> => {
  const { rows } = await sql<{ request_id: string }>`
    with since as (
      select coalesce(max(payments_read_at) - ${overlap}, '-infinity'::timestamptz) as at
      from book_places where environment = ${environment}
    )
    select request_id from incoming_payments, since
    where environment = ${environment} and state = 'final' and final_at >= since.at
    union
    select request_id from refunds, since
    where environment = ${environment} and status = 'succeeded' and finished_at >= since.at and request_id is not null
    order by request_id`.execute(db)
  return rows.map(row => row.request_id)
}

interface Row {
  id: string
  client_id: string
  environment: Environment
  payments: RequestMoney['payments']
  refunds: RequestMoney['refunds']
}

/** Final payments and arrived refunds of these requests. Amounts are read as text: JSON numbers would lose digits. */
export const readRequests = async (db: Database<Tables>, ids: readonly string[]): Promise<RequestMoney[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<Row>`
    select id, client_id, environment,
      (select coalesce(jsonb_agg(jsonb_build_object('symbol', symbol, 'amount', amount::text,
          'counted', coalesce(counted, 0)::text) order by number), '[]')
        from incoming_payments where request_id = payment_requests.id and state = 'final') as payments,
      (select coalesce(jsonb_agg(jsonb_build_object('symbol', symbol, 'amount', amount::text)
          order by finished_at, id), '[]')
        from refunds where request_id = payment_requests.id and status = 'succeeded') as refunds
    from payment_requests where id = any(${ids}::uuid[]) order by id`.execute(db)
  const posted = await readPosted(db, ids)
  return rows.map(row => ({
    scope: scopeOf(row),
    requestId: row.id,
    payments: row.payments,
    refunds: row.refunds,
    posted: posted.get(row.id) ?? { revision: 0, postings: [] },
  }))
}
